"""The guided first game: one tip at a time, each once; whoever has enough of them says so."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.finger import play
from tests.browser.fits import assert_fits
from tests.browser.guest import NARROW, Guest, guest
from tests.browser.test_whole_games import against_a_bot

TIP = "[role=status].tip"
# Keeps every tip that is shown, and those that were read until then.
LISTEN = """() => {
  window.tips = [];
  const read = [];
  document.addEventListener('click', ({ target }) => {
    const tip = target.closest('[role=status].tip');
    if (tip) read.push(tip.querySelector('p').innerText);
  }, true);
  const look = () => {
    const tip = document.querySelector('[role=status].tip p')?.innerText;
    if (tip && tip !== window.tips.at(-1)?.[0]) window.tips.push([tip, [...read]]);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  look();
}"""


def tips(someone: Guest) -> list[tuple[str, list[str]]]:
    return [(tip, read) for tip, read in someone.page.evaluate("window.tips")]


@pytest.mark.parametrize("game", ["The Great Wall", "Monster Roll", "Photo Rummy"])
def test_tips_lead_through_the_first_game(browser: Browser, house: str, game: str) -> None:
    with guest(browser, house, NARROW) as someone:
        page = someone.page
        against_a_bot(someone, game)
        page.locator(TIP).wait_for()
        page.evaluate(LISTEN)
        assert_fits(someone)
        play(someone, game, until=lambda taps: taps == 40)
        shown = tips(someone)
        # Enough to play by; each takes some ten seconds to read, so that they are through in about three minutes.
        assert 3 <= len(shown) <= 18
        # One that has to make way for another before it is read comes back later.
        assert all(tip not in read for tip, read in shown)


def test_no_more_tips(browser: Browser, house: str) -> None:
    game = "Monster Roll"
    with guest(browser, house) as someone:
        page = someone.page
        someone.go()
        someone.button("Play now", someone.tile(game)).tap()
        someone.button("No more tips").tap()
        page.evaluate(LISTEN)
        play(someone, game, until=lambda taps: taps == 10)
        assert tips(someone) == []
        # Neither in the next game, until they are wanted again.
        someone.go()
        someone.button("Play now", someone.tile(game)).tap()
        page.locator(".expected.mine").wait_for()
        expect(page.locator(TIP)).to_have_count(0)
        someone.go("/#/settings")
        someone.button("Show them again").tap()
        expect(someone.button("Tips are back on")).to_be_disabled()
        someone.go()
        someone.button("Play now", someone.tile(game)).tap()
        page.locator(TIP).wait_for()
