"""What the house promises of every device: light, installable, calm for whoever wants calm, told to whoever listens."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.finger import play
from tests.browser.guest import DESKTOP, guest
from tests.browser.measure import scripts_of
from tests.browser.test_whole_games import against_a_bot

GAMES = ("The Great Wall", "Monster Roll", "Photo Rummy")
# In kB as gzip packs them.
MOST_SCRIPTS = 150
# Keeps whatever flies or moves from now on, but for the bar that shows how much time is left.
WATCH = """() => {
  window.moved = [];
  const look = () => {
    const moving = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().duration > 1);
    const flying = document.querySelectorAll('.table ~ div[aria-hidden=true] > *');
    const all = [...moving.map(({ effect }) => effect.target), ...flying].filter((one) => !one.matches('i.bar'));
    window.moved.push(...all.map(({ outerHTML }) => outerHTML));
    requestAnimationFrame(look);
  };
  look();
}"""
# Keeps each sentence that is added: that much is read aloud. A text that changes would be read anew, all of it.
LISTEN = """(aloud) => {
  window.heard = [];
  const hear = (changes) => {
    for (const { type, addedNodes } of changes) {
      if (type === 'characterData') throw Error('a sentence is read twice');
      window.heard.push(...[...addedNodes].map(({ textContent }) => textContent));
    }
  };
  new MutationObserver(hear).observe(aloud, { subtree: true, childList: true, characterData: true });
}"""


@pytest.mark.parametrize("game", ["", *GAMES])
def test_first_load_is_light(browser: Browser, house: str, game: str) -> None:
    """Home, and from there to a table."""
    assert 0 < scripts_of(browser, house, "/", game) <= MOST_SCRIPTS


def test_installable(browser: Browser, house: str) -> None:
    with guest(browser, house) as someone:
        someone.go()
        devtools = someone.context.new_cdp_session(someone.page)
        manifest: dict[str, Any] = devtools.send("Page.getAppManifest")
        assert manifest["url"] == f"{house}/manifest.webmanifest"
        assert manifest["errors"] == []
        # Every guest has a private window, from which nothing can be installed; that must be all.
        errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [error["errorId"] for error in errors] == ["in-incognito"]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_for_whoever_wants_calm(browser: Browser, house: str, game: str) -> None:
    with guest(browser, house, DESKTOP, has_touch=True, reduced_motion="reduce") as someone:
        against_a_bot(someone, game)
        someone.page.locator("[data-board] button").first.wait_for()
        someone.page.evaluate(WATCH)
        play(someone, game, until=lambda taps: taps == 10)
        assert someone.page.evaluate("window.moved") == []


def test_whoever_listens_is_told(browser: Browser, house: str) -> None:
    """Whose turn it is, what is expected, what can be done and what happened, for whoever hears the table."""
    game = "Monster Roll"
    with guest(browser, house) as someone:
        page = someone.page
        someone.go()
        someone.button("Play now", someone.tile(game)).tap()
        someone.button("No more tips").tap()
        page.locator(".expected.mine").wait_for()
        expect(page.locator(".expected [aria-live=polite]")).not_to_be_empty()
        # What can be done with a card is said on the spot where it would go.
        page.locator("[data-place^=hand-].able").first.tap()
        expect(page.get_by_role("button", name=re.compile("^Discard: "))).to_be_visible()
        page.locator("[data-place^=hand-].picked").tap()
        page.locator(".table > [aria-live=polite]").evaluate(LISTEN)
        play(someone, game, until=lambda _: "It’s your turn." in page.evaluate("window.heard"))
        heard = page.evaluate("window.heard")
        assert any(line.startswith("You ") for line in heard)
        assert any(line.startswith("Bot 1 ") for line in heard)
