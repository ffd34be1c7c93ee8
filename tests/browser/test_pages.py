"""Every page and every sheet: nothing sticks out, nobody is shut out, nothing complains."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.finger import play
from tests.browser.fits import ZOOMED, assert_fits, resize
from tests.browser.guest import NARROW, guest

GAMES = ("great-wall", "monster-roll", "photo-rummy")
PAGES = (
    "/",
    *(f"/#/rules/{game}" for game in GAMES),
    *(f"/#/cards/{game}" for game in GAMES),
    "/#/settings",
    "/#/about",
    "/#/nowhere",
)


def test_pages(browser: Browser, house: str) -> None:
    with guest(browser, house, NARROW) as someone:
        for path in PAGES:
            someone.go(path)
            someone.page.locator("main h1").first.wait_for()
            if "/cards/" in path:
                someone.page.locator("main section svg").first.wait_for()
            assert_fits(someone)


@pytest.mark.parametrize("game", ["The Great Wall", "Monster Roll", "Photo Rummy"])
def test_lobby_and_table(browser: Browser, house: str, game: str) -> None:
    with guest(browser, house, NARROW) as someone:
        page = someone.page
        someone.go()
        someone.button("With friends", someone.tile(game)).tap()
        someone.sit_down("Ada")
        assert_fits(someone)
        someone.button("Fill with bots").tap()
        someone.button("Start").tap()
        page.locator("[data-board] button").first.wait_for()
        assert_fits(someone)
        # Twice as large, everything can still be reached.
        resize(someone, ZOOMED)
        play(someone, game, until=lambda taps: taps == 5)
        assert not someone.scrolls_sideways()


def test_sheets_over_the_table(browser: Browser, house: str) -> None:
    with guest(browser, house, NARROW) as someone:
        page = someone.page
        someone.go()
        someone.button("Play now", someone.tile("Monster Roll")).tap()
        for sheet in ("Log and chat", "Menu"):
            someone.button(sheet).tap()
            expect(page.get_by_role("dialog", name=sheet)).to_be_visible()
            assert_fits(someone)
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
