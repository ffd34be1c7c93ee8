"""A game that somebody brought in a package: without a line of TypeScript it is played in the browser."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, WebSocketRoute, expect

from tests.browser.finger import END, ranking
from tests.browser.fits import assert_fits, assert_in_sight
from tests.browser.guest import DESKTOP, Guest, guest
from tests.browser.test_keyboard import press, reach
from tests.packages.conftest import EXAMPLE
from tests.packages.environment import Environment

GAME = "Crazy Eights"
SMALL = ViewportSize(width=360, height=640)
# No limit that a quick player could run into, and bots that answer at once.
HURRY = {"BOT_PACE": "0", "COMMAND_RATE": "1000000", "REQUEST_RATE": "1000000", "REQUEST_BURST": "1000000"}

CARD = "[data-fan] button.lit"
PICKED = "[data-board] button.picked"
PLACE = "[data-board] button[data-drop]"
OFFER = "[data-place=offers] button"


# The same game with its discards side by side, and with advice: draw, else what comes first.
OPEN_EIGHTS = f"""
import sys
from dataclasses import replace

sys.path.insert(0, {str(EXAMPLE)!r})
from crazy_eights.rules import CrazyEights
from kartenhaus.engine import GamePackage, Hint


class OpenEights(CrazyEights):
    def _view(self, state, seat):
        view = super()._view(state, seat)
        rows = (replace(zone, kind="row") if zone.name == "pile" else zone for zone in view.zones)
        return replace(view, zones=tuple(rows))

    def hint(self, view):
        draws = [move for move in view.legal_moves if self.write_move(move) == "draw"]
        return Hint("ce-expected", {{"suit": view.suit}}, (*draws, *view.legal_moves)[:1])


PACKAGE = GamePackage(OpenEights(), bots="crazy_eights.bots:BOTS", locales="crazy_eights")
"""


@contextmanager
def serving(beside: Environment, data: Path) -> Iterator[str]:
    """The address of a server in this environment."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in HURRY.items():
            patch.setenv(f"KARTENHAUS_{name}", value)
        with beside.serve(data) as port:
            yield f"http://127.0.0.1:{port}"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server beside which the example is installed."""
    beside = Environment(tmp_path_factory.mktemp("beside"))
    beside.install(EXAMPLE)
    with serving(beside, tmp_path_factory.mktemp("house")) as address:
        yield address


def seat_bots(page: Page, seats: int) -> None:
    """A table of this size, all other seats for bots; in whatever language."""
    page.locator(f"article[aria-label='{GAME}'] .ways button").nth(1).tap()
    page.locator("form input").fill("Ada")
    page.locator("form button").first.tap()
    page.locator("form").wait_for(state="detached")
    stepper = page.locator("fieldset .line").first
    while (now := int(stepper.locator("output").inner_text())) != seats:
        stepper.locator("button").nth(0 if now > seats else 1).tap()
        expect(stepper.locator("output")).not_to_have_text(str(now))
    page.locator(".begin button:not(.main)").tap()
    page.locator(".begin button.main:enabled").tap()


def play(page: Page, one_move: Callable[[Page], None]) -> int:
    """To the end, however long it takes; how many moves it were."""
    something = page.locator(f"{END}, {CARD}, {OFFER}").filter(visible=True).first
    moves = 0
    while True:
        something.wait_for()
        if page.locator(END).filter(visible=True).count():
            return moves
        one_move(page)
        moves += 1


def by_finger(page: Page) -> None:
    """A card, then the place where it goes; of several ways the first. Without a card, the button."""
    if not page.locator(CARD).count():
        page.locator(OFFER).first.tap()
        return
    # Where other cards lie over it, only its corner is free.
    page.locator(CARD).first.tap(position={"x": 10, "y": 10})
    page.locator(PLACE).tap()
    if page.locator(PICKED).count():
        page.locator(OFFER).first.tap()


def by_keys(page: Page) -> None:
    if not page.locator(CARD).count():
        press(page, OFFER)
    elif reach(page, CARD):
        page.keyboard.press("Enter")
        # From a card that is picked an arrow leads to where it can go.
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        if page.locator(PICKED).count():
            press(page, OFFER)


def test_by_tapping_on_a_small_phone_in_german(browser: Browser, house: str) -> None:
    with guest(browser, house, SMALL, locale="de-DE") as someone:
        page = someone.page
        someone.go()
        expect(someone.tile(GAME)).to_contain_text("Farbe oder Wert bedienen")
        seat_bots(page, 3)
        expect(page.locator(".expected.mine")).to_contain_text("Spiel")
        assert_fits(someone)
        assert play(page, by_finger) > 1
        assert len(ranking(someone)) == 3
        expect(page.locator("dialog[open]")).to_contain_text("Die Partie ist")
        told = page.locator(".unseen[aria-live] p").all_inner_texts()
        assert any(sentence.startswith("Bot") for sentence in told), told
        assert_fits(someone)
        watch_again(someone)


def watch_again(someone: Guest) -> None:
    page = someone.page
    page.locator("dialog[open] .row button").nth(1).tap()
    step = page.locator("input[type=range]")
    step.wait_for()
    expect(step).to_have_value("0")
    page.locator("footer button").nth(2).tap()
    expect(step).to_have_value("1")
    expect(page.locator(".words")).not_to_be_empty()
    assert_fits(someone)
    step.press("End")
    expect(page.locator("footer button").nth(2)).to_be_disabled()
    assert_fits(someone)


def test_by_keyboard(browser: Browser, house: str) -> None:
    with guest(browser, house, DESKTOP) as someone:
        page = someone.page
        someone.go()
        someone.tile(GAME).wait_for()
        press(page, f"article[aria-label='{GAME}'] button.main")
        play(page, by_keys)
        assert len(ranking(someone)) == 3


def by_hints(page: Page) -> None:
    page.locator(OFFER).last.tap()
    page.locator("[data-place=hint] button").first.tap()


def test_by_hints_with_cards_in_a_row(browser: Browser, tmp_path: Path) -> None:
    beside = Environment(tmp_path / "beside")
    beside.add("open_eights", "crazy-eights = open_eights:PACKAGE", OPEN_EIGHTS)
    with serving(beside, tmp_path / "house") as house, guest(browser, house, SMALL) as someone:
        page = someone.page
        someone.go()
        seat_bots(page, 3)
        someone.button("Hint").tap()
        hint = page.locator("[data-place=hint]")
        expect(hint).to_contain_text("the same rank or an eight; otherwise draw or pass. Draw a card")
        assert_fits(someone)
        someone.button("Do it", hint).tap()
        expect(hint).to_have_count(0)
        assert play(page, by_hints) > 1
        assert len(ranking(someone)) == 3
        someone.button("Close").tap()
        assert page.locator("[data-place=zone-pile] button").count() > 1
        assert_in_sight(someone, ("[data-place=zone-pile] button", "[data-fan] button"))


def test_no_hints_where_a_game_gives_none(browser: Browser, house: str) -> None:
    with guest(browser, house) as someone:
        someone.go()
        seat_bots(someone.page, 3)
        someone.page.locator(".expected.mine").wait_for()
        expect(someone.button("Hint")).to_have_count(0)


def test_its_pages(browser: Browser, house: str) -> None:
    with guest(browser, house) as someone:
        page = someone.page
        someone.go("/#/rules/crazy-eights")
        expect(page.get_by_text("An eight can always be played")).to_be_visible()
        assert_fits(someone)
        someone.go("/#/cards/crazy-eights")
        expect(page.get_by_role("img", name="queen of hearts")).to_be_visible()
        assert_fits(someone)


# Of these a hand is made, however few were dealt.
CARDS = [rank + suit for suit in "shdc" for rank in ("a", "2", "3", "4", "5")]


def with_full_hand(message: str | bytes) -> str | bytes:
    told: dict[str, Any] = json.loads(message)
    own = told.get("own") or {}
    if "hand" in own:
        own["hand"] = [*own["hand"], *CARDS]
        return json.dumps(told)
    return message


def test_eight_players_and_a_full_hand_on_one_screen(browser: Browser, house: str) -> None:
    """Nothing of it scrolls away, on whatever screen, and cards fly."""

    def fill(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: route.send(with_full_hand(message)))

    with guest(browser, house, reduced_motion="no-preference") as someone:
        page = someone.page
        page.route_web_socket("**/ws/**", fill)
        someone.go()
        seat_bots(page, 8)
        page.locator(".expected.mine").wait_for()
        expect(page.locator("[data-fan] button")).to_have_count(25)
        needed = ("[data-place^=seat-]", ".expected", "[data-place^=zone-]", OFFER, "[data-fan] button")
        assert_in_sight(someone, needed)
        assert_fits(someone)
