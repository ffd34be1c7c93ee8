"""Every page and every sheet: nothing sticks out, nobody is shut out, nothing complains."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.finger import play
from tests.browser.fits import SIZES, ZOOMED, assert_fits, resize
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
            assert_fits(someone, SIZES)


@pytest.mark.parametrize(
    ("locale", "nothing", "no_table", "home"),
    [
        ("en-GB", "There is nothing here.", "This table doesn’t exist.", "Home"),
        ("de-DE", "Hier gibt es nichts.", "Diesen Tisch gibt es nicht.", "Startseite"),
        ("fr-FR", "Il n’y a rien ici.", "Cette table n’existe pas.", "Accueil"),
    ],
)
def test_an_address_that_leads_nowhere_leads_home(
    browser: Browser, house: str, locale: str, nothing: str, no_table: str, home: str
) -> None:
    with guest(browser, house, NARROW, locale=locale) as someone:
        page = someone.page
        seen: set[str] = set()
        for path, says in (("/nonsense", nothing), ("/t", nothing), ("/t/%E0%A4%A", no_table), ("/t/gone", no_table)):
            answer = page.goto(house + path)
            assert answer is not None
            assert answer.status == 404
            expect(page.get_by_role("heading", name=says, exact=True)).to_be_visible()
            expect(page).to_have_title(f"{says} – Kartenhaus")
            if says not in seen:
                seen.add(says)
                assert_fits(someone)
            page.locator("main").get_by_role("link", name=home, exact=True).tap()
            expect(page).to_have_url(f"{house}/")
            someone.tile("Photo Rummy").wait_for()
        # The browser itself complains of what is not there.
        someone.complaints[:] = [said for said in someone.complaints if "404" not in said]


@pytest.mark.parametrize("game", ["The Great Wall", "Monster Roll", "Photo Rummy"])
def test_lobby_and_table(browser: Browser, house: str, game: str) -> None:
    with guest(browser, house, NARROW) as someone:
        page = someone.page
        someone.go()
        someone.button("With friends", someone.tile(game)).tap()
        someone.sit_down("Ada")
        assert_fits(someone, SIZES)
        someone.button("Fill with bots").tap()
        someone.button("Start").tap()
        page.locator("[data-board] button").first.wait_for()
        assert_fits(someone, SIZES)
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
