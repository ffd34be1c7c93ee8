"""The Great Wall: photos in haste, a race for one, two browsers to the end, and cards that are dragged."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from kartenhaus.engine import Refused
from kartenhaus.games.great_wall import GreatWall, State
from tests.browser.dealing import deal
from tests.browser.finger import play, play_together, ranking
from tests.browser.fits import assert_fits
from tests.browser.guest import DESKTOP, Guest, guest
from tests.browser.small_deck import GREAT_WALL, bring_deck
from tests.server.serving import roomy, serving

NAME = "The Great Wall"
GAME = GreatWall()
# Connections so bad that the server cannot tell how slow they are: it waits as long for earlier calls as it ever does.
UNMEASURED = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  if (JSON.parse(text).type !== 'pong') send.call(this, text);
};
"""
# Presses a button at this moment of the machine's clock.
PRESS_AT = """(button, moment) => setTimeout(() => button.click(), moment - Date.now())"""


def table_for_two(someone: Guest, window: int, deck: str = "") -> None:
    """The host sits down and agrees on everything but who plays on the other seat."""
    page = someone.page
    someone.go()
    someone.button("With friends", someone.tile(NAME)).tap()
    someone.sit_down("Ada")
    someone.button("Less", page.get_by_role("group", name="Seats at the table")).tap()
    page.get_by_label("How long everyone has to call CLICK").select_option(str(window))
    if deck:
        bring_deck(someone, deck)


def join(someone: Guest, host: Guest) -> None:
    someone.page.goto(host.page.url)
    someone.sit_down("Bob")
    expect(host.page.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()


def photos(state: State, seat: int) -> list[str]:
    return [GAME.write_move(move) for move in GAME.legal_moves(state, seat) if GAME.is_call(move)]


def rivals(state: State) -> tuple[str, str] | None:
    """A photo of either player such that whoever comes second comes too late."""

    def only_the_first(*calls: tuple[int, str]) -> bool:
        moves = [(seat, GAME.read_move(text)) for seat, text in calls]
        settled = GAME.settle(state.copy(), [(seat, move) for seat, move in moves if not isinstance(move, Refused)])
        return [isinstance(how.answer, Refused) for how in settled] == [False, True]

    for one in photos(state, 0):
        for two in photos(state, 1):
            if only_the_first((0, one), (1, two)) and only_the_first((1, two), (0, one)):
                return one, two
    return None


def wall(someone: Guest) -> list[str]:
    cards = someone.page.get_by_role("group", name="The wall", exact=True).locator("[data-place^=wall-]")
    return cards.locator(".unseen").all_text_contents()


def points(someone: Guest) -> dict[str, int]:
    """By seat, as it is written beside the names."""
    seats = someone.page.locator("li[data-place^=seat-]")
    return {
        seat.get_attribute("data-place") or "": int(seat.locator(".points").inner_text().split()[-1])
        for seat in seats.all()
    }


def test_a_whole_game_in_haste(browser: Browser, house: str) -> None:
    """Against a bot that photographs fast; whoever sees a photo calls it, else lets the window pass."""
    with guest(browser, house) as someone:
        table_for_two(someone, 1500, GREAT_WALL)
        someone.page.get_by_label("Level of new bots").select_option("hard")
        someone.button("Fill with bots").tap()
        someone.button("Start").tap()
        play(someone, NAME)
        assert len(ranking(someone)) == 2


def test_two_browsers_to_the_ranking(browser: Browser, house: str) -> None:
    with guest(browser, house) as ada, guest(browser, house, DESKTOP, has_touch=True) as bob:
        table_for_two(ada, 0, GREAT_WALL)
        join(bob, ada)
        ada.button("Start").tap()
        play_together([ada, bob], NAME)
        rankings = [ranking(seen) for seen in (ada, bob)]
        assert rankings[0] == rankings[1]
        # Somebody has photographed something.
        assert not all(re.search(r"\b0 points", line) for line in rankings[0])


def test_a_race_for_a_photo(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both see a photo and press in the same moment; only one can have it, and both read who was how fast."""
    clicks = rivals(deal(monkeypatch, GAME, lambda state: rivals(state) is not None))
    assert clicks
    with (
        serving(roomy(tmp_path)) as server,
        guest(browser, f"http://127.0.0.1:{server.port}") as ada,
        guest(browser, f"http://127.0.0.1:{server.port}", DESKTOP, has_touch=True) as bob,
    ):
        both = (ada, bob)
        for seen in both:
            seen.context.add_init_script(UNMEASURED)
        table_for_two(ada, 6000)
        join(bob, ada)
        ada.button("Start").tap()
        finders = [
            seen.page.locator(f"[data-place=composition-{click.split()[1]}]")
            for seen, click in zip(both, clicks, strict=True)
        ]
        for finder in finders:
            finder.wait_for()
        moment = finders[0].evaluate("Date.now() + 400")
        for finder in finders:
            finder.evaluate(PRESS_AT, moment)
        for seen in both:
            lines = seen.page.locator(".race li")
            expect(lines).to_have_count(2)
            expect(lines.first).to_have_text(re.compile("^(You|Ada|Bob): first"))
            expect(lines.last).to_have_text(re.compile(r"(second, \d+ ms behind|too close to tell)"))
        # Whoever was second is told so, and why there is nothing left to photograph.
        loser = (bob if ": first" in ada.page.locator(".race li.mine").inner_text() else ada).page
        expect(loser.get_by_text("An earlier photo has changed the wall")).to_be_visible()
        expect(loser.locator(".race li.mine")).to_have_text(re.compile("^You: (second|too close)"))
        assert wall(ada) == wall(bob)
        assert points(ada) == points(bob)
        assert sorted(points(ada).values())[0] == 0 < sorted(points(ada).values())[1]


def test_anybody_at_one_device_may_call(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pass and play: Bob sees his photo in Ada's turn, takes the device, calls, and hands it back."""
    dealt = deal(monkeypatch, GAME, lambda state: state.active == 0 and bool(photos(state, 1)))
    composition = photos(dealt, 1)[0].split()[1]
    with serving(roomy(tmp_path)) as server, guest(browser, f"http://127.0.0.1:{server.port}") as both:
        page = both.page
        both.go()
        both.button("Pass and play", both.tile(NAME)).tap()
        page.get_by_label("Player 1").fill("Ada")
        page.get_by_label("Player 2").fill("Bob")
        both.button("Start").tap()
        both.button("I’m Ada").tap()
        both.button("No more tips").tap()
        finder = page.locator(f"[data-place=composition-{composition}]")
        expect(page.get_by_role("group", name="Your compositions")).to_be_visible()
        expect(finder).to_have_count(0)
        both.button("Who’s calling CLICK?").tap()
        both.button("Bob").tap()
        both.button("I’m Bob").tap()
        finder.tap()
        both.button("I’m Ada").tap()
        expect(page.get_by_role("img", name=re.compile("^Latest photo: Bob"))).to_be_visible()
        expect(finder).to_have_count(0)
        expect(page.locator("[data-board] button.lit").first).to_be_visible()
        assert points(both)["seat-1"] > 0


def test_cards_are_dragged(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card of the market to an end of the wall, which says so, and an action card to the wall card it removes."""
    deal(monkeypatch, GAME, lambda state: state.active == 0 and b"R" in state.actions[0])
    with (
        serving(roomy(tmp_path)) as server,
        guest(browser, f"http://127.0.0.1:{server.port}", DESKTOP, has_touch=True) as someone,
    ):
        page = someone.page
        table_for_two(someone, 0)
        someone.button("Fill with bots").tap()
        someone.button("Start").tap()
        someone.button("No more tips").tap()
        before = wall(someone)
        card = page.locator("[data-place=market-1]")
        name = card.locator(".unseen").text_content()
        # What can be done with a card is said on the spot where it would go.
        card.tap()
        expect(page.get_by_role("button", name=f"{name} to the left end", exact=True)).to_be_visible()
        card.tap()
        card.drag_to(page.locator("[data-place=wall-3]"))
        expect(page.get_by_role("button", name=f"Place {len(before) + 1}: {name}", exact=True)).to_be_visible()
        assert wall(someone)[:-1] == before
        second = page.locator("[data-place=wall-1]")
        page.get_by_role("button", name="Remove:").drag_to(second)
        expect(page.locator("[data-place^=wall-]")).to_have_count(len(before))
        expect(page.get_by_role("log", name="What happened")).to_contain_text("You play “Remove”")


def test_nothing_is_tapped_in_vain(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What cannot be done says why, beside itself; a wrong call shows card by card what differs."""
    deal(monkeypatch, GAME, lambda state: state.active == 0 and not photos(state, 0))
    with serving(roomy(tmp_path)) as server, guest(browser, f"http://127.0.0.1:{server.port}") as someone:
        page = someone.page
        table_for_two(someone, 0)
        someone.button("Fill with bots").tap()
        someone.button("Start").tap()
        someone.button("No more tips").tap()
        notice = page.locator(".notice.refused")
        hand = page.get_by_role("group", name="Your action cards")
        hand.get_by_role("button").first.tap(force=True)
        expect(notice).to_contain_text("First place a wall card")
        expect(someone.button("Rule GW-T2", notice)).to_be_visible()
        lies, held = notice.bounding_box(), hand.bounding_box()
        assert lies is not None
        assert held is not None
        assert lies["y"] + lies["height"] <= held["y"] or lies["y"] >= held["y"] + held["height"]
        page.locator("button[data-drop='end left']").tap(force=True)
        expect(notice).to_contain_text("First tap the card you want to place")

        page.get_by_role("group", name="Your compositions").get_by_role("button").first.tap()
        differences = notice.get_by_role("list", name=re.compile("Compared from place")).get_by_role("listitem")
        expect(differences.first).to_contain_text(re.compile(r"Place \d: "))
        assert not all("just right" in line for line in differences.all_inner_texts())
        assert_fits(someone)
