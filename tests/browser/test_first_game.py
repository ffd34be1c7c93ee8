"""The guided first game: one tip at a time, each once; whoever has enough of them says so."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from kartenhaus.games.great_wall import GreatWall
from tests.browser.dealing import lay_out
from tests.browser.finger import play
from tests.browser.fits import assert_fits, resize
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


# Whether the tip lies over none of these.
CLEAR = """(looks) => {
  const tip = document.querySelector('[role=status].tip')?.getBoundingClientRect();
  const meets = ({ left, right, top, bottom }) =>
    tip.left < right - 1 && left < tip.right - 1 && tip.top < bottom - 1 && top < tip.bottom - 1;
  return tip && ![...document.querySelectorAll(looks)].some((one) => meets(one.getBoundingClientRect()));
}"""
SMALL = ViewportSize(width=360, height=640)
# Others turned, and the smallest.
OTHERS = (
    ViewportSize(width=844, height=390),
    ViewportSize(width=667, height=375),
    ViewportSize(width=640, height=360),
    ViewportSize(width=320, height=568),
)
LONG_WALL = "seats=3 turn=0 step=place wall=LFToPHMEWLFTOPLF market=LFO hand0=FOTL,HMEO,TFLFO open=OTF,TPL,FWT"
# Since when the game stands still, as the server tells everybody.
HELD = """async () => (await (await fetch(location.pathname.replace('/t/', '/api/tables/'))).json()).held_since"""
GOES_ON = f"async () => await ({HELD})() === null"
STANDS_STILL = f"async () => await ({HELD})() !== null"


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


def test_the_game_waits_for_whoever_reads(browser: Browser, house: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In German, where tips are longest, at a long wall: none lies over what it speaks of, on no phone however it is
    held, and it goes when it is heeded."""
    lay_out(monkeypatch, GreatWall(), LONG_WALL)
    photos, place = "Diese Fotos willst du schießen.", "Dein Zug beginnt mit einer neuen Mauerkarte"
    about = {
        photos: "[data-place=own-compositions], [data-place^=wall-]",
        place: "[data-place=market], [data-place=deck], [data-place^=wall-]",
    }
    with guest(browser, house, SMALL, locale="de-DE") as someone:
        page, tip = someone.page, someone.page.locator(TIP)
        someone.go()
        someone.button("Jetzt spielen", someone.tile("Die Große Mauer")).tap()
        tip.wait_for()
        page.evaluate(LISTEN)
        for says, looks in about.items():
            if says not in tip.inner_text():
                page.wait_for_function(STANDS_STILL)
                someone.button("Verstanden", tip).tap()
                tip.filter(has_text=says).wait_for()
            for size in (SMALL, *OTHERS, SMALL):
                resize(someone, size)
                page.wait_for_function(CLEAR, arg=looks)
            page.wait_for_function(STANDS_STILL)
        page.locator(".market [data-place^=market-].lit").first.tap()
        page.locator("button[data-drop='end right']").tap()
        expect(tip.filter(has_text=place)).to_have_count(0)
        # The next one comes when it fits: where no action card can be played, in the turn of a bot.
        none, end = someone.button("Kein Foto"), page.locator("[data-place=turn] button.main")
        while not tip.is_visible():
            for button in (none, end):
                if button.is_visible():
                    button.tap()
            tip.or_(none).or_(end).first.wait_for()
        page.wait_for_function(STANDS_STILL)
        someone.button("Keine Tipps mehr", tip).tap()
        page.wait_for_function(GOES_ON)
        assert sum(place in shown for shown, _ in tips(someone)) == 1
