"""At home: the house remembers its guests, and what they chose."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.browser.fits import assert_fits
from tests.browser.guest import NARROW, Guest, guest

GAME = "Photo Rummy"


def summary(someone: Guest, says: str) -> None:
    expect(someone.tile(GAME).locator("summary")).to_have_text(says)


def test_bots_of_last_time(browser: Browser, house: str) -> None:
    with guest(browser, house) as someone:
        page = someone.page
        someone.go()
        summary(someone, "Against 2 bots, easy")
        someone.tile(GAME).locator("summary").tap()
        someone.button("Less", someone.tile(GAME)).tap()
        someone.tile(GAME).get_by_role("radio", name="Hard").check()
        page.reload()
        summary(someone, "Against 1 bot, hard")
        someone.button("Play now", someone.tile(GAME)).tap()
        seats = page.get_by_role("list", name="Seats").get_by_role("listitem")
        expect(seats).to_have_count(2)
        expect(seats.first).to_contain_text("Bot, hard")


def test_the_time_for_a_call_of_last_time(browser: Browser, house: str) -> None:
    with guest(browser, house, NARROW) as someone:
        page, tile = someone.page, someone.tile("The Great Wall")
        someone.go()
        # A first game has no hurry.
        expect(tile.locator("summary")).to_contain_text("No\u00a0hurry")
        tile.locator("summary").tap()
        assert_fits(someone)
        tile.get_by_role("radio", name="4\u00a0s").check()
        page.reload()
        expect(tile.locator("summary")).to_contain_text("4\u00a0s")
        expect(someone.tile(GAME).locator("summary")).not_to_contain_text("hurry")
        with page.expect_request(lambda request: request.method == "POST") as asked:
            someone.button("Play now", tile).tap()
        wish = asked.value.post_data_json
        assert wish is not None
        assert wish["settings"] == {"window": 4000}


def test_a_game_to_come_back_to(browser: Browser, house: str) -> None:
    with guest(browser, house) as someone:
        page = someone.page
        mine = page.get_by_role("region", name="Your games").get_by_role("link")
        someone.go()
        expect(mine).to_have_count(0)
        someone.button("Play now", someone.tile(GAME)).tap()
        rack = page.locator("[data-place^=rack-]")
        rack.first.wait_for()
        before, address = rack.count(), page.url
        someone.button("Home").tap()
        expect(mine).to_contain_text(GAME)
        # It stays on the list while the server is silent.
        page.route("**/api/tables/mine", lambda route: route.abort())
        with page.expect_request_finished(lambda request: request.url.endswith("/api/tables")):
            page.reload()
        expect(mine).to_contain_text(GAME)
        mine.tap()
        expect(page).to_have_url(address)
        expect(rack).to_have_count(before)
        someone.complaints[:] = [said for said in someone.complaints if "ERR_FAILED" not in said]


def test_language_theme_sound_and_name_stay_as_chosen(browser: Browser, house: str) -> None:
    with guest(browser, house, locale="fr-FR") as someone:
        page = someone.page
        root = page.locator("html")
        someone.go()
        # At first everything is as the browser has it.
        expect(page.get_by_role("heading", name="À quoi joue-t-on ?")).to_be_visible()
        expect(root).to_have_attribute("lang", "fr")
        light = page.evaluate("getComputedStyle(document.body).backgroundColor")
        page.get_by_role("radio", name="DE").check()
        expect(page.get_by_role("heading", name="Was spielen wir?")).to_be_visible()
        page.get_by_role("radio", name="Dunkel").check()
        page.locator("label").filter(has_text="Töne").tap()
        page.get_by_role("link", name="Einstellungen").tap()
        page.get_by_label("Dein Name").fill("Ada")
        page.keyboard.press("Tab")
        page.reload()
        expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
        expect(page).to_have_title("Einstellungen – Kartenhaus")
        expect(root).to_have_attribute("lang", "de")
        assert page.evaluate("getComputedStyle(document.body).backgroundColor") != light
        expect(page.get_by_role("radio", name="Dunkel")).to_be_checked()
        expect(page.get_by_role("switch", name="Töne")).not_to_be_checked()
        expect(page.get_by_label("Dein Name")).to_have_value("Ada")
        # Whoever is known sits down at once.
        someone.go()
        someone.button("Mit Freunden", someone.tile(GAME)).tap()
        expect(page.get_by_role("listitem").filter(has_text="Ada")).to_contain_text("Gastgeber · Du")


def test_the_field_says_why_a_name_will_not_do(browser: Browser, house: str) -> None:
    with guest(browser, house, NARROW) as ada:
        page = ada.page
        ada.go()
        ada.button("With friends", ada.tile(GAME)).tap()
        field = page.get_by_label("Your name")
        for typed, why in (
            ("", "Type a name so that the others know who you are."),
            ("x" * 25, "That is too long: 24 characters at most."),
            ("A\u200bda", "There is a character in it that nobody can see."),
        ):
            field.fill(typed)
            ada.button("Sit down").tap()
            expect(field).to_be_focused()
            expect(field).to_have_accessible_description(re.compile(f"^{re.escape(why)}"))
            expect(page.get_by_text(why)).to_be_visible()
            assert_fits(ada)
        ada.sit_down(" Ada ")
        expect(page.get_by_role("listitem").filter(has_text="Ada")).to_contain_text("Host · You")


def test_nobody_waits_at_a_full_table(browser: Browser, house: str) -> None:
    with guest(browser, house) as ada, guest(browser, house) as bob:
        ada.go()
        ada.button("With friends", ada.tile(GAME)).tap()
        ada.sit_down("Full House")
        ada.page.get_by_role("switch", name="Show this table on the home page").check()
        found = bob.page.get_by_role("region", name="Open tables").get_by_role("link").filter(has_text="Full House")
        bob.go()
        expect(found).to_contain_text("waiting for players")
        ada.button("Fill with bots").tap()
        expect(ada.button("Start")).to_be_enabled()
        with bob.page.expect_response("**/api/tables"):
            bob.page.reload()
        bob.tile(GAME).wait_for()
        expect(found).to_have_count(0)
        # Whoever has the link takes the seat of a bot.
        bob.page.goto(ada.page.url)
        bob.sit_down("Bob")
        expect(ada.page.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()


def test_an_invitation(browser: Browser, house: str) -> None:
    with guest(browser, house, permissions=["clipboard-read", "clipboard-write"]) as ada:
        page = ada.page
        ada.go()
        ada.button("With friends", ada.tile(GAME)).tap()
        expect(page.get_by_role("img", name="QR code with the link to this table")).to_be_visible()
        link = page.get_by_role("textbox", name="Link to this table").input_value()
        assert link.endswith(page.url.removeprefix(house))
        ada.button("Copy link").tap()
        expect(ada.button("Copied")).to_be_visible()
        assert page.evaluate("navigator.clipboard.readText()") == link


def test_rules_are_searched_and_have_addresses(browser: Browser, house: str) -> None:
    with guest(browser, house, NARROW) as someone:
        page = someone.page
        someone.go()
        page.get_by_role("link", name="Rules of The Great Wall").tap()
        rules = page.locator("main .rule")
        expect(page).to_have_title("Rules of The Great Wall – Kartenhaus")
        expect(page.locator("main .pictures svg").first).to_be_visible()
        every = rules.count()
        page.get_by_role("searchbox", name="Search the rules").fill("photo rickshaw")
        expect(rules.first.locator("mark").first).to_be_visible()
        assert 0 < rules.count() < every
        page.get_by_role("searchbox").fill("zebra")
        expect(page.get_by_text("No rule contains these words.")).to_be_visible()

        someone.go("/#/rules/great-wall/GW-P3")
        page.reload()
        expect(page.locator("#GW-P3")).to_be_focused()
        expect(page.locator("#GW-P3")).to_be_in_viewport()
        page.locator("#GW-P2 > a").tap()
        expect(page).to_have_url(re.compile("/#/rules/great-wall/GW-P2$"))
        expect(page.locator("#GW-P2")).to_be_focused()


def test_who_wants_to_be_forgotten_is_asked_first(browser: Browser, house: str) -> None:
    with guest(browser, house) as someone:
        page = someone.page

        def person() -> str:
            return str(page.evaluate("fetch('/api/me').then((answer) => answer.json())")["person"])

        someone.go("/#/settings")
        before = person()
        someone.button("Forget me on all devices").tap()
        expect(page.get_by_role("dialog", name="Forget you everywhere?")).to_contain_text("bots will play on for you")
        assert_fits(someone)
        someone.button("No, stay").tap()
        expect(page.get_by_role("dialog")).to_be_hidden()
        assert person() == before
        someone.button("Forget me on all devices").tap()
        someone.button("Yes, forget me").tap()
        expect(page.get_by_text("You’re a new guest now. Have fun!")).to_be_visible()
        assert person() != before


def test_a_part_that_does_not_load_comes_with_the_network(browser: Browser, house: str) -> None:
    with guest(browser, house) as someone:
        page = someone.page
        someone.go()
        someone.tile(GAME).wait_for()
        someone.context.set_offline(True)
        page.get_by_role("link", name="Settings").tap()
        expect(page.get_by_role("alert")).to_contain_text("This part didn’t load.")
        expect(someone.button("Reload")).to_be_visible()
        someone.context.set_offline(False)
        expect(page.get_by_role("heading", name="Settings")).to_be_visible()
        # The browser itself complains of what it could not get.
        someone.complaints.clear()
