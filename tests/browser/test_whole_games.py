"""A whole game of each of the three against a bot, on a phone, by someone who only taps what is lit; and its replay."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from kartenhaus.games.photo_rummy import PhotoRummy
from tests.browser.dealing import deal, ends_soon
from tests.browser.finger import play, ranking
from tests.browser.fits import assert_fits
from tests.browser.guest import Guest, guest
from tests.browser.small_deck import SMALL_DECKS, bring_deck


def against_a_bot(someone: Guest, game: str, deck: str = "") -> None:
    """A table of one's own, as short as the game can be made, and a bot on the other seat."""
    page = someone.page
    someone.go()
    someone.button("With friends", someone.tile(game)).tap()
    someone.sit_down("Ada")
    someone.button("Less", page.get_by_role("group", name="Seats at the table")).tap()
    if game == "The Great Wall":
        # No hurry: the game goes on as soon as everybody has answered.
        page.get_by_label("How long everyone has to call CLICK").select_option("0")
    if game == "Photo Rummy":
        rounds = page.get_by_role("group", name="How many rounds")
        for left in ("2", "1"):
            someone.button("Less", rounds).tap()
            expect(rounds.locator("output")).to_have_text(left)
    if deck:
        bring_deck(someone, deck)
    someone.button("Fill with bots").tap()
    someone.button("Start").tap()


def a_short_game(someone: Guest, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same, with cards that make it shorter still."""
    if game == "Photo Rummy":
        deal(monkeypatch, PhotoRummy(), ends_soon)
    against_a_bot(someone, game, SMALL_DECKS.get(game, ""))


@pytest.mark.parametrize("game", ["The Great Wall", "Monster Roll", "Photo Rummy"])
def test_to_the_ranking(browser: Browser, house: str, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with guest(browser, house) as someone:
        a_short_game(someone, game, monkeypatch)
        play(someone, game)
        assert {line.split()[1] for line in ranking(someone)} == {"Ada", "Bot"}
        assert_fits(someone)
        watch_again(someone)


def watch_again(someone: Guest) -> None:
    """The replay, some of it forward and then its end."""
    page = someone.page
    someone.button("Watch the replay").tap()
    step = page.get_by_role("slider", name="Move")
    expect(step).to_have_value("0")
    someone.button("One move forward").tap()
    page.keyboard.press("ArrowRight")
    expect(step).to_have_value("2")
    assert_fits(someone)
    step.press("End")
    expect(page.get_by_text("Ada", exact=True).first).to_be_visible()
    expect(someone.button("One move forward")).to_be_disabled()
    assert_fits(someone)


@pytest.mark.parametrize("game", ["The Great Wall", "Monster Roll", "Photo Rummy"])
def test_play_now_leads_to_ones_own_turn_with_one_tap(browser: Browser, house: str, game: str) -> None:
    """And cards fly."""
    with guest(browser, house, reduced_motion="no-preference") as someone:
        someone.go()
        someone.button("Play now", someone.tile(game)).tap()
        play(someone, game, until=lambda taps: taps == 8)
        assert not someone.scrolls_sideways()
