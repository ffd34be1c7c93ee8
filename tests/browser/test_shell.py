"""What all tables have in common: one device for several, and cards that are dragged."""

from __future__ import annotations

from itertools import pairwise

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.finger import END, play
from tests.browser.fits import assert_fits
from tests.browser.guest import DESKTOP, Guest, guest
from tests.browser.small_deck import bring_small_deck

GAME = "Monster Roll"
CURTAIN = "dialog[open] #curtain"


def test_pass_and_play_to_the_end(browser: Browser, house: str) -> None:
    with guest(browser, house) as someone:
        page = someone.page
        bring_small_deck(someone)
        someone.go()
        someone.button("Pass and play", someone.tile(GAME)).tap()
        for label, name, monster in (("Player 1", "Ada", "Gulp"), ("Player 2", "Bob", "Snuffle")):
            page.get_by_label(label, exact=True).fill(name)
            picks = page.get_by_role("group", name=f"Pick your monster: {name}")
            picks.get_by_role("button", name=monster).tap()
        expect(picks.get_by_role("button", name="Gulp Ada has it", disabled=True)).to_be_visible()
        assert_fits(someone)
        someone.button("Start").tap()
        players = _hand_round(someone)
        # By turns, and to the end.
        assert len(players) > 4
        assert all(one != other for one, other in pairwise(players))
        ranked = page.locator("dialog[open] ol li")
        expect(ranked).to_have_count(2)
        expect(ranked.filter(has_text="Bob")).to_contain_text("Snuffle")
        assert_fits(someone)
        someone.button("Watch the replay").tap()
        page.get_by_text("Ada plays with Gulp. Bob plays with Snuffle.").wait_for()


def _hand_round(someone: Guest) -> list[str]:
    """Plays for whoever the device is passed to; their names, in order."""
    page = someone.page
    curtain = page.locator(CURTAIN)
    players: list[str] = []
    while True:
        curtain.or_(page.locator(END)).first.wait_for()
        if not curtain.count():
            return players
        # Behind the curtain there is nobody's hand.
        assert page.locator("[data-place^=hand-]").count() == 0
        if not players:
            assert_fits(someone)
        players.append(curtain.inner_text().removeprefix("Pass the device to "))
        someone.button(f"I’m {players[-1]}").tap()
        page.locator("[data-place^=hand-]").first.wait_for()
        log = page.get_by_role("log", include_hidden=True)
        assert log.filter(has_text="You draw").count() == 0
        play(someone, GAME, stop=f"{CURTAIN}, {END}")


def drag(page: Page, what: Locator, where: Locator) -> None:
    """With the mouse; what it can be dropped on lights up only then."""
    box = what.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] - 40, steps=4)
    target = where.bounding_box()
    assert target
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=4)
    page.mouse.up()


def test_cards_are_dragged(browser: Browser, house: str) -> None:
    with guest(browser, house, DESKTOP) as someone:
        page = someone.page
        someone.go()
        someone.button("Play now", someone.tile(GAME)).click()
        someone.button("No more tips").click()
        hand = page.locator("[data-board] [data-place^=hand-]")
        deck = page.locator("[data-board] button.lit:has([data-place=deck])")
        paper = page.locator("[data-board] button.lit[data-place^=hand-]")
        spot = page.locator("[data-board] [data-place=own-row] [data-drop]")
        discard = page.locator("[data-board] [data-drop=discard]")
        deck.or_(paper).first.wait_for()
        # The bots do not wait for us: their pace in this house is none.
        while deck.count():
            before = hand.count()
            drag(page, deck, page.locator("[data-place=hand]"))
            expect(hand).to_have_count(before + 1)
        before = hand.count()
        # Let go somewhere else it is put back.
        drag(page, hand.first, page.get_by_role("heading", name=GAME))
        expect(hand).to_have_count(before)
        expect(spot).to_have_count(0)
        if paper.count():
            drag(page, paper.first, spot.last)
        else:
            drag(page, hand.first, discard)
        expect(hand).to_have_count(before - 1)
        page.get_by_role("button", name="Take back").click()
        expect(hand).to_have_count(before)
