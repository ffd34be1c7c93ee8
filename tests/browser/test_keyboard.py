"""Whole games without touching anything but keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from kartenhaus.games.photo_rummy import PhotoRummy
from tests.browser.dealing import lay_out
from tests.browser.finger import END, play, ranking
from tests.browser.guest import DESKTOP, Guest, guest
from tests.browser.small_deck import SMALL_DECKS, bring_small_deck
from tests.browser.test_whole_games import against_a_bot

# Which key leads to what is wanted; none: it has the focus. Without a look: to what was found by looking around.
TOWARDS = """(looks) => {
  const here = document.activeElement;
  const found = looks ? [...document.querySelectorAll(looks)] : [window.wanted];
  const wanted = found.filter((one) => one.checkVisibility());
  if (wanted.length === 0 || wanted.includes(here)) return wanted.length ? '' : null;
  return here.compareDocumentPosition(wanted[0]) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
}"""
# More than there are on any page.
MOST_PRESSES = 80
# A new row, and cards for what lies there: whoever lays them all has won.
NEARLY_OUT = "seats=2 turn=0 opened=0,1 table=GBp,GBc,GBs/Pt,Dt,Et,Bt rack0=Fp,Fc,Fs,GBy,At,J rack1=Np,Ic,CHs,Ay,Bl"

DECK = "[data-board] button.lit:has([data-place=deck])"
CARD = "[data-board] [data-place=hand] button.able"
END_TURN = "[data-place=turn] button.main:not([aria-disabled])"


def reach(page: Page, looks: str) -> bool:
    """Presses Tab until it has the focus; whether it does: what is on its way may be gone meanwhile."""
    for _ in range(MOST_PRESSES):
        key = page.evaluate(TOWARDS, looks)
        if not key:
            return key is not None
        page.keyboard.press(key)
    raise AssertionError(f"no key leads to {looks}")


def press(page: Page, looks: str) -> None:
    if reach(page, looks):
        page.keyboard.press("Enter")


def by_keys(someone: Guest, x: float, y: float) -> None:
    press(someone.page, "")


@pytest.mark.parametrize("game", ["The Great Wall", "Photo Rummy"])
def test_a_whole_game_by_keyboard(browser: Browser, house: str, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if game == "Photo Rummy":
        lay_out(monkeypatch, PhotoRummy(), NEARLY_OUT, rounds=1)
    with guest(browser, house, DESKTOP, has_touch=True) as someone:
        against_a_bot(someone, game, SMALL_DECKS.get(game, ""))
        play(someone, game, by=by_keys)
        assert len(ranking(someone)) == 2


def test_a_whole_game_of_monster_roll_by_keyboard(browser: Browser, house: str) -> None:
    tile = "article[aria-label='Monster Roll']"
    with guest(browser, house, DESKTOP) as someone:
        page = someone.page
        bring_small_deck(someone)
        someone.go()
        page.locator(tile).wait_for()
        press(page, f"{tile} summary")
        press(page, f"{tile} button[aria-label=Less]")
        page.locator(f"{tile} .picks").wait_for()
        press(page, f"{tile} .picks button:nth-child(2)")
        press(page, f"{tile} button.main")
        page.locator("[role=status] button.quiet").wait_for()
        press(page, "[role=status] button.quiet")
        expect(page.locator("[role=status] button.quiet")).to_have_count(0)
        something = page.locator(f"{DECK}, {CARD}, {END_TURN}, {END}").filter(visible=True).first
        laid = 0
        while True:
            something.wait_for()
            if page.locator(END).count():
                break
            if page.locator(END_TURN).count():
                press(page, END_TURN)
            elif page.locator(DECK).count():
                press(page, DECK)
            elif reach(page, CARD):
                page.keyboard.press("Enter")
                # From a card that is picked an arrow leads to where it can go.
                page.keyboard.press("ArrowUp")
                page.keyboard.press("Enter")
                laid += 1
        assert laid > 2
        expect(page.locator("dialog[open] ol li")).to_have_count(2)
        expect(page.locator("dialog[open] ol li.mine")).to_contain_text("Gulp")
        # The sheet has the focus, and keys lead on from there.
        press(page, "dialog[open] .row button:last-child")
        expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()
