"""A few turns without touching anything but keys."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.guest import DESKTOP, guest


def test_turns_of_monster_roll_by_keyboard(browser: Browser, house: str) -> None:
    with guest(browser, house, DESKTOP) as someone:
        page = someone.page
        someone.go()
        someone.button("Play now", someone.tile("Monster Roll")).focus()
        page.keyboard.press("Enter")
        tip = page.get_by_role("button", name="No more tips")
        tip.focus()
        page.keyboard.press("Enter")
        deck = page.locator("[data-board] button.lit:has([data-place=deck])")
        end = page.locator("[data-place=turn] button.main:enabled")
        card = page.locator("[data-board] button.movable")
        spot = page.locator("[data-board] button[data-drop]")
        turns = 0
        while turns < 2:
            deck.or_(end).or_(card).first.wait_for()
            if end.count():
                end.focus()
                turns += 1
            elif deck.count():
                deck.focus()
            else:
                card.first.focus()
                page.keyboard.press("Enter")
                spot.first.focus()
            page.keyboard.press("Enter")
        expect(page.get_by_role("log")).to_contain_text("You lay")
