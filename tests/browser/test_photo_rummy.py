"""Photo Rummy: building by taps and by drag, jokers, hints, a rack that stays as arranged, two browsers to the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, WebSocketRoute, expect

from kartenhaus.games.photo_rummy import PhotoRummy, State
from kartenhaus.games.photo_rummy.cards import ALL_CARDS, CARD_TEXTS, JOKER, city_of, with_card
from kartenhaus.games.photo_rummy.solver.first_combinations import first_combinations
from tests.browser.dealing import deal, ends_soon, turn_by_hints
from tests.browser.finger import ranking
from tests.browser.fits import assert_fits
from tests.browser.guest import DESKTOP, PATIENCE, PHONE, Guest, guest

NAME = "Photo Rummy"
GAME = PhotoRummy()


@dataclass(frozen=True)
class Dealt:
    """What the host of a new table for two finds on the rack, beside a joker."""

    row: tuple[str, ...]
    others: tuple[str, ...]


def row_in(state: State) -> tuple[int, ...]:
    """Three photos of one city on the first rack; empty if there are no three, or more."""
    rack = state.racks[0].replace(bytes((JOKER,)), b"")
    rows = [tuple(card for card in rack if city_of(card) == city) for city in set(map(city_of, rack))]
    return max((row for row in rows if len(row) == 3), default=())


def suits(state: State) -> bool:
    """The host begins with a row and one joker, and nothing else to lay; the bot cannot lay whatever it draws."""
    row = row_in(state)
    if state.active != 0 or not row or state.racks[0].count(JOKER) != 1 or state.stacks[0][-1] == JOKER:
        return False
    return not any(list(first_combinations(with_card(state.racks[1], card))) for card in set(ALL_CARDS))


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> Dealt:
    state = deal(monkeypatch, GAME, suits)
    row = row_in(state)
    others = [card for card in state.racks[0] if card not in row and card != JOKER]
    return Dealt(tuple(CARD_TEXTS[card] for card in row), tuple(CARD_TEXTS[card] for card in others))


def opened(someone: Guest) -> None:
    """The host sits down at a table for two."""
    someone.go()
    someone.button("With friends", someone.tile(NAME)).click()
    someone.sit_down("Ada")
    someone.button("Less", someone.page.get_by_role("group", name="Seats at the table")).click()


def begun(someone: Guest) -> None:
    """The first card is drawn, with a bot on the other seat."""
    opened(someone)
    someone.button("Fill with bots").click()
    someone.button("Start").click()
    someone.button("No more tips").click()
    draw(someone)


def draw(someone: Guest) -> None:
    someone.page.get_by_role("button", name=re.compile("^Draw from stack 1")).click()
    someone.button("End turn").wait_for()
    expect(someone.button("End turn")).to_be_enabled()


def on_rack(someone: Guest, card: str) -> Locator:
    return someone.page.locator(f"[data-place='rack-{card}']")


def combination(someone: Guest, says: str) -> Locator:
    return someone.page.get_by_role("group", name=re.compile(f"^Combination {says}"))


def lay(someone: Guest, *cards: str) -> None:
    """Taps the cards, then the place for a new combination."""
    for card in cards:
        on_rack(someone, card).click()
    someone.page.get_by_role("button", name=re.compile("^New: start a combination with")).click()


def rack_of(someone: Guest) -> list[str]:
    places = someone.page.locator("[data-place^=rack-]").evaluate_all("all => all.map((one) => one.dataset.place)")
    return [place.removeprefix("rack-") for place in places]


def test_building_by_taps(browser: Browser, house: str, dealt: Dealt) -> None:
    with guest(browser, house) as ada:
        page = ada.page
        begun(ada)
        lay(ada, *dealt.row)
        expect(combination(ada, r"1, \w+, 3 cards\.$")).to_be_visible()
        ada.button("Take back the last step").tap()
        expect(combination(ada, r"1, \w+, 2 cards\. Too short")).to_be_visible()
        expect(on_rack(ada, dealt.row[2])).to_be_visible()
        ada.button("Take back the whole turn").tap()
        expect(combination(ada, "")).to_have_count(0)
        assert set(rack_of(ada)) > {*dealt.row, *dealt.others}

        # A turn does not end while something is wrong: what, and by which rule?
        lay(ada, dealt.row[0], dealt.others[0])
        expect(combination(ada, r"1, (.*, )?2 cards\. \w+")).to_be_visible()
        ada.button("End turn").tap()
        refused = page.get_by_role("status").filter(has=page.locator(".refused"))
        refused.get_by_role("button", name=re.compile("PR-")).tap()
        expect(page.get_by_role("dialog")).to_contain_text(re.compile("row|set"))
        ada.button("Close", page.get_by_role("dialog")).first.tap()
        ada.button("Close", refused).tap()

        # A hint helps on from here: the other one was no good idea.
        ada.button("Hint").tap()
        expect(page.get_by_text("Take back all your steps: from there you can lay")).to_be_visible(timeout=PATIENCE)
        # All of the plan is there at a glance, and covers nothing of the table.
        plan = page.get_by_role("list", name="All the steps of this hint").get_by_role("listitem")
        count = plan.count()
        assert count >= 4
        expect(plan.first).to_have_attribute("aria-current", "step")
        note, table = page.locator(".note.hint").bounding_box(), page.locator("[data-board] .table").bounding_box()
        assert note is not None
        assert table is not None
        assert note["y"] >= table["y"] + table["height"]
        assert_fits(ada)
        ada.button("Do it").tap()
        expect(combination(ada, "")).to_have_count(0)
        expect(page.locator(".note.hint > p")).to_have_text(re.compile(r"^Start a new combination with .*\.$"))
        # It goes on step by step, and what is done stays in sight.
        expect(plan).to_have_count(count)
        expect(plan.nth(1)).to_have_attribute("aria-current", "step")

        # The joker is laid, and comes back in the next turn for the photo that it stands for.
        lay(ada, dealt.row[0], dealt.row[1], "joker-0")
        expect(combination(ada, r"1, \w+, 3 cards\.$")).to_be_visible()
        ada.button("End turn").tap()
        draw(ada)
        on_rack(ada, dealt.row[2]).tap()
        page.get_by_role("button", name=re.compile("^Put .* in the joker’s place in combination 1$")).tap()
        expect(on_rack(ada, "joker-0")).to_be_visible()
        expect(on_rack(ada, dealt.row[2])).to_have_count(0)
        expect(combination(ada, r"1, \w+, 3 cards\.$")).to_be_visible()


def test_the_turn_is_in_reach_of_the_thumb(browser: Browser, house: str, dealt: Dealt) -> None:
    """In the lower half of the screen; and whatever the table has to say lies over nothing that is wanted."""
    with guest(browser, house) as ada:
        page = ada.page
        begun(ada)
        stack = page.get_by_role("button", name=re.compile("stack 1"))
        places = [page.locator("[data-place=new]"), stack, ada.button("Hint"), ada.button("End turn")]
        for wanted in places:
            assert middle(wanted)[1] > PHONE["height"] / 2
        lay(ada, dealt.row[0], dealt.others[0])
        ada.button("End turn").tap()
        expect(page.locator(".refused")).to_be_visible()
        ada.button("Hint").tap()
        expect(page.get_by_text("Take back all your steps: from there you can lay")).to_be_visible(timeout=PATIENCE)


def by_mouse(someone: Guest, what: Locator, where: Locator) -> None:
    mouse = someone.page.mouse
    mouse.move(*middle(what))
    mouse.down()
    mouse.move(*middle(where), steps=4)
    mouse.up()


def by_finger(someone: Guest, what: Locator, where: Locator) -> None:
    hand = someone.context.new_cdp_session(someone.page)
    (from_x, from_y), (to_x, to_y) = middle(what), middle(where)
    for kind, part in (("touchStart", 0.0), ("touchMove", 0.3), ("touchMove", 0.7), ("touchMove", 1.0)):
        at = {"x": from_x + part * (to_x - from_x), "y": from_y + part * (to_y - from_y)}
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [at]})
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize(("size", "drag"), [(PHONE, by_finger), (DESKTOP, by_mouse)])
def test_building_and_arranging_by_drag(
    browser: Browser, house: str, dealt: Dealt, size: ViewportSize, drag: Callable[[Guest, Locator, Locator], None]
) -> None:
    with guest(browser, house, size, has_touch=True) as ada:
        page = ada.page
        begun(ada)
        by_city = rack_of(ada)
        page.get_by_role("radio", name="By category").check()
        assert sorted(rack_of(ada)) == sorted(by_city)
        assert rack_of(ada) != by_city
        drag(ada, on_rack(ada, rack_of(ada)[0]), on_rack(ada, rack_of(ada)[3]))
        by_hand = rack_of(ada)
        expect(page.get_by_role("radio", name="By hand")).to_be_checked()

        first, second, third = dealt.row
        drag(ada, on_rack(ada, first), page.locator("[data-place=new]"))
        expect(combination(ada, "1, 1 card")).to_be_visible()
        # What is picked goes along.
        on_rack(ada, second).click()
        on_rack(ada, third).click()
        drag(ada, on_rack(ada, second), combination(ada, "1"))
        expect(combination(ada, r"1, \w+, 3 cards\.$")).to_be_visible()
        drag(ada, page.locator(f"[data-place=laid-{second}]"), page.locator("[data-place=new]"))
        expect(combination(ada, r"1, \w+, 2 cards\. What you leave behind is too short")).to_be_visible()
        expect(combination(ada, "2, 1 card")).to_be_visible()
        ada.button("Take back the whole turn").click()
        expect(combination(ada, "")).to_have_count(0)

        # The rack is as it was before, and still is when the page is opened anew.
        assert rack_of(ada) == by_hand
        page.reload()
        expect(ada.button("End turn")).to_be_enabled()
        assert rack_of(ada) == by_hand


def test_no_hint_is_asked_for_while_a_step_is_on_its_way(browser: Browser, house: str, dealt: Dealt) -> None:
    """The server would be asked about a table that is not on the screen yet."""
    held_back: list[str | bytes] = []
    holding = False

    def slow(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda text: held_back.append(text) if holding else route.send(text))
        routes.append(route)

    routes: list[WebSocketRoute] = []
    with guest(browser, house) as ada:
        ada.page.route_web_socket(re.compile("/ws"), slow)
        begun(ada)
        expect(ada.button("Hint")).to_be_enabled()
        holding = True
        lay(ada, dealt.row[0])
        expect(ada.button("Hint")).to_be_disabled()
        holding = False
        for text in held_back:
            routes[-1].send(text)
        ada.button("Hint").tap()
        expect(ada.page.get_by_text("You can lay")).to_be_visible()


def test_two_browsers_play_to_the_ranking(browser: Browser, house: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = deal(monkeypatch, GAME, ends_soon)
    with guest(browser, house) as ada, guest(browser, house, DESKTOP, has_touch=True) as bob:
        opened(ada)
        rounds = ada.page.get_by_role("group", name="How many rounds")
        for left in ("2", "1"):
            ada.button("Less", rounds).tap()
            expect(rounds.locator("output")).to_have_text(left)
        bob.page.goto(ada.page.url)
        bob.sit_down("Bob")
        expect(ada.page.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()
        ada.button("Start").tap()
        for someone in (ada, bob):
            someone.button("No more tips").tap()
        while not state.rounds:
            someone = (ada, bob)[state.active]
            steps = turn_by_hints(state)
            draw(someone)
            someone.button("Hint").tap()
            for _ in steps:
                someone.button("Do it").tap()
            if not state.rounds:
                someone.button("End turn").tap()
        rankings = [ranking(someone) for someone in (ada, bob)]
        assert rankings[0] == rankings[1]
        assert len(rankings[0]) == 2
        assert not ada.scrolls_sideways()
