"""People at one table: to the end and once more, looking on, talking, pausing, leaving."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, expect

from tests.browser.finger import END, play_together, ranking
from tests.browser.fits import assert_fits
from tests.browser.guest import DESKTOP, NARROW, Guest, guest
from tests.browser.small_deck import bring_small_deck

GAME = "Monster Roll"


def sit_at_new_table(someone: Guest, name: str) -> None:
    """For two, with few cards."""
    bring_small_deck(someone)
    someone.go()
    someone.button("With friends", someone.tile(GAME)).tap()
    someone.sit_down(name)
    someone.button("Less", someone.page.get_by_role("group", name="Seats at the table")).tap()


@contextmanager
def two_in_the_lobby(browser: Browser, house: str) -> Iterator[tuple[Guest, Guest]]:
    """Ada on a phone and Bob at a desk; she can start."""
    with guest(browser, house) as ada, guest(browser, house, DESKTOP, has_touch=True) as bob:
        sit_at_new_table(ada, "Ada")
        bob.page.goto(ada.page.url)
        bob.sit_down("Bob")
        expect(ada.page.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()
        yield ada, bob


def start(ada: Guest, bob: Guest) -> None:
    ada.button("Start").tap()
    for someone in (ada, bob):
        someone.button("No more tips").tap()


@contextmanager
def two_at_a_table(browser: Browser, house: str) -> Iterator[tuple[Guest, Guest]]:
    """The game of Ada and Bob has begun."""
    with two_in_the_lobby(browser, house) as (ada, bob):
        start(ada, bob)
        yield ada, bob


def pick_and_talk(ada: Guest, bob: Guest) -> None:
    """In the lobby: Ada picks her monster, and they greet each other."""
    ada.page.get_by_role("button", name="Wobble").tap()
    expect(ada.page.get_by_role("button", name="Wobble Yours", pressed=True)).to_be_visible()
    expect(bob.page.get_by_role("button", name="Wobble Ada has it", disabled=True)).to_be_visible()
    expect(bob.page.get_by_role("listitem").filter(has_text="Ada")).to_contain_text("Wobble")
    assert_fits(ada)
    for someone, said in ((bob, "Hello Ada!"), (ada, "Hello Bob!")):
        someone.page.get_by_label("Write a message").fill(said)
        someone.button("Send").tap()
        expect(someone.page.get_by_role("log", name="Chat")).to_contain_text(said)


@contextmanager
def impatient_table(browser: Browser, house: str) -> Iterator[tuple[Guest, Guest]]:
    """Ada and Bob play at a table that waits for nobody for more than five seconds."""
    with guest(browser, house) as ada, guest(browser, house, NARROW) as bob:
        for someone in (ada, bob):
            someone.go()
        wish = {"game": "monster-roll", "seats": 2, "settings": {"patience": 5_000}}
        opened = ada.context.request.post(f"{house}/api/tables", data=wish).json()
        ada.page.goto(house + opened["link"])
        ada.sit_down("Ada")
        bob.page.goto(ada.page.url)
        bob.sit_down("Bob")
        ada.button("Start").tap()
        for someone in (ada, bob):
            someone.button("No more tips").tap()
        for someone in (ada, bob):
            someone.page.locator("[data-board] [data-place^=hand-]").first.wait_for()
        yield ada, bob


def go_on(*people: Guest) -> None:
    """Whoever is on turn has something to do."""
    play_together(people, GAME, until=lambda taps: taps == 3)


def test_two_browsers_to_the_ranking_and_once_more(browser: Browser, house: str) -> None:
    with two_in_the_lobby(browser, house) as (ada, bob):
        pick_and_talk(ada, bob)
        start(ada, bob)
        # What was said in the lobby has been read there.
        expect(ada.button("Log and chat")).to_be_visible()
        # Both read of the table as it concerns them.
        log = bob.page.get_by_role("log", name="What happened")
        expect(log).to_contain_text("Ada plays with Wobble.")
        expect(log).to_contain_text("You play with Fuzz.")
        play_together([ada, bob], GAME)
        expect(log).to_contain_text("It’s Ada’s turn.")
        expect(log).to_contain_text("It’s your turn.")
        expect(log).not_to_contain_text("Bob")
        rankings = [ranking(seen) for seen in (ada, bob)]
        assert rankings[0] == rankings[1]
        assert len(rankings[0]) == 2
        for seen, name in ((ada, "Ada"), (bob, "Bob")):
            expect(seen.page.locator(f"{END} li.mine")).to_contain_text(re.compile(rf"{name}\s+You"))
            expect(seen.page.locator(END)).to_contain_text("Wobble")
            assert_fits(seen)
        # The log opens at its newest line.
        ada.button("Close").tap()
        ada.button("Log and chat").tap()
        expect(ada.page.get_by_role("log", name="What happened").locator("p").last).to_be_in_viewport()
        assert ada.page.get_by_role("log", name="What happened").evaluate("log => log.scrollTop") > 0
        ada.button("Close").tap()
        ada.button("Result").tap()

        ada.button("Play again").tap()
        expect(ada.button("Play again")).to_be_disabled()
        expect(bob.page.get_by_text("Ready to play again: Ada")).to_be_visible()
        bob.button("Play again").tap()
        for seen in (ada, bob):
            expect(seen.page.locator(END)).to_have_count(0)
            seen.page.locator("[data-board] [data-place^=hand-]").first.wait_for()
        # Nothing is left of the game before.
        expect(log).not_to_contain_text("is over")
        expect(log).to_contain_text("Ada plays with Wobble.")
        go_on(ada, bob)


def test_somebody_looks_on_and_all_talk(browser: Browser, house: str) -> None:
    with guest(browser, house) as ada, guest(browser, house) as cem:
        sit_at_new_table(ada, "Ada")
        ada.page.get_by_role("switch", name="Show this table on the home page").check()
        ada.button("Fill with bots").tap()
        ada.button("Start").tap()
        ada.button("No more tips").tap()

        cem.go()
        found = cem.page.get_by_role("region", name="Open tables").get_by_role("link").filter(has_text="Ada")
        found.first.tap()
        expect(cem.page.get_by_text("You are watching.")).to_be_visible()
        # Whoever looks on sees no hand, and nothing to choose.
        expect(cem.page.get_by_role("list", name="Seats").get_by_role("listitem")).to_have_count(2)
        expect(cem.page.locator("[data-place^=hand-], [data-board] .lit")).to_have_count(0)
        assert_fits(cem)

        ada.button("Watching: Guest").tap()
        expect(ada.page.get_by_role("dialog", name="Menu")).to_contain_text("Watching: Guest")
        ada.page.keyboard.press("Escape")
        cem.button("Log and chat").tap()
        cem.page.get_by_label("Write a message").fill("Good luck!")
        cem.button("Send").tap()
        expect(cem.page.get_by_role("log", name="Chat")).to_contain_text("Good luck!")
        ada.button("Log and chat, 1").tap()
        expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("Guest (watching) Good luck!")
        assert_fits(ada)
        ada.page.get_by_label("Write a message").fill("<b>Thanks</b>")
        ada.button("Send").tap()
        expect(cem.page.get_by_role("log", name="Chat")).to_contain_text("Ada <b>Thanks</b>")
        ada.page.keyboard.press("Escape")
        # It has been read, and is not new again when the page is loaded anew.
        expect(ada.button("Log and chat")).to_be_visible()
        cem.page.get_by_label("Write a message").fill("Again!")
        cem.button("Send").tap()
        # A page that is loaded anew before its own line has come does not know whose it is.
        expect(cem.page.get_by_role("log", name="Chat")).to_contain_text("Again!")
        cem.page.keyboard.press("Escape")
        expect(ada.button("Log and chat, 1")).to_be_visible()
        # Nobody is told of what they have said themselves.
        expect(cem.button("Log and chat")).to_be_visible()
        cem.page.reload()
        expect(cem.button("Log and chat")).to_be_visible()
        # A guest is a guest in everybody's own language.
        ada.button("Menu").tap()
        ada.page.get_by_role("radio", name="DE").check()
        expect(ada.page.get_by_role("dialog", name="Menü")).to_contain_text("Gast")


def test_the_host_frees_the_seat_of_a_friend_who_does_not_come(browser: Browser, house: str) -> None:
    with guest(browser, house) as ada, guest(browser, house) as cem:
        sit_at_new_table(ada, "Ada")
        with guest(browser, house) as bob:
            bob.page.goto(ada.page.url)
            bob.sit_down("Bob")
        seats = ada.page.get_by_role("listitem")
        expect(seats.filter(has_text="Bob")).to_be_visible()
        expect(ada.page.get_by_role("button", name="Remove Ada")).to_have_count(0)
        ada.button("Remove Bob").tap()
        expect(seats.filter(has_text="Free seat")).to_be_visible()
        assert_fits(ada)
        cem.page.goto(ada.page.url)
        cem.sit_down("Cem")
        expect(seats.filter(has_text="Cem")).to_be_visible()


def test_a_pause_that_both_agree_on(browser: Browser, house: str) -> None:
    with two_at_a_table(browser, house) as (ada, bob):
        something = "[data-board] .lit"
        ada.button("Menu").tap()
        ada.button("Pause").tap()
        for seen in (ada, bob):
            expect(seen.page.get_by_text("Ada would like to pause.")).to_be_visible()
        bob.button("Agree").tap()
        for seen in (ada, bob):
            expect(seen.page.locator(".expected")).to_contain_text("The game is paused.")
            expect(seen.page.locator(something)).to_have_count(0)
            assert_fits(seen)
        bob.button("Resume").tap()
        for seen in (ada, bob):
            expect(seen.page.locator(".expected")).not_to_contain_text("paused")
        go_on(ada, bob)


def test_a_bot_plays_for_whoever_leaves_until_they_come_back(browser: Browser, house: str) -> None:
    with two_at_a_table(browser, house) as (ada, bob):
        ada.button("Menu").tap()
        ada.button("Leave the table").tap()
        expect(ada.page.get_by_role("dialog")).to_contain_text("A bot will play for you.")
        assert_fits(ada)
        ada.button("Leave the table").tap()
        expect(bob.page.get_by_role("listitem").filter(has_text="left, a bot is playing")).to_be_visible()
        ada.page.get_by_role("region", name="Your games").get_by_role("link").first.tap()
        expect(ada.page.locator(".expected")).to_contain_text("You left; a bot is playing for you.")
        ada.button("Take over again").tap()
        expect(bob.page.get_by_role("listitem").filter(has_text="a bot plays")).to_have_count(0)
        go_on(ada, bob)


def test_the_host_lets_a_bot_play_for_whoever_has_vanished(browser: Browser, house: str) -> None:
    with two_at_a_table(browser, house) as (ada, bob):
        away = ada.button("Let a bot play for Bob")
        expect(away).to_have_count(0)
        address = bob.page.url
        bob.page.goto("about:blank")
        away.tap()
        sheet = ada.page.get_by_role("dialog", name="Let a bot play for Bob")
        expect(sheet).to_contain_text("The connection to Bob is gone.")
        assert_fits(ada)
        ada.button("Let a bot play", sheet).tap()
        expect(ada.page.get_by_role("listitem").filter(has_text="connection lost, a bot is playing")).to_be_visible()
        expect(away).to_have_count(0)
        bob.page.goto(address)
        expect(ada.page.get_by_role("listitem").filter(has_text="a bot plays")).to_have_count(0)
        go_on(ada, bob)


def test_whoever_resigns_looks_on_and_plays_again(browser: Browser, house: str) -> None:
    with two_at_a_table(browser, house) as (ada, bob):
        bob.button("Menu").tap()
        bob.button("Resign").tap()
        expect(bob.page.get_by_role("dialog")).to_contain_text("you can’t take over again")
        bob.button("Keep playing").tap()
        bob.button("Resign").tap()
        bob.button("Resign").tap()
        expect(ada.page.get_by_text("Bob has resigned. A bot is playing on.")).to_be_visible()
        assert_fits(ada)
        expect(bob.page.locator(".expected")).to_contain_text("You’ve resigned")
        expect(bob.button("Take over again")).to_have_count(0)
        play_together([ada], GAME)
        for seen in (ada, bob):
            expect(seen.page.locator(END).get_by_role("listitem").filter(has_text="Bob")).to_contain_text("resigned")
        for seen in (ada, bob):
            seen.button("Play again").tap()
        for seen in (ada, bob):
            expect(seen.page.locator(END)).to_have_count(0)
            seen.page.locator("[data-board] [data-place^=hand-]").first.wait_for()


def test_a_clock_that_both_agree_on(browser: Browser, house: str) -> None:
    with two_at_a_table(browser, house) as (ada, bob):
        ada.button("Menu").tap()
        ada.page.get_by_label("Time per turn").select_option(label="5 minutes")
        wish = "Ada would like 5 minutes per turn."
        expect(ada.page.get_by_role("dialog", name="Menu")).to_contain_text(wish)
        expect(bob.page.get_by_role("status").filter(has_text=wish)).to_be_visible()
        for seen in (ada, bob):
            expect(seen.page.get_by_role("timer")).to_have_count(0)
            assert_fits(seen)
        ada.page.keyboard.press("Escape")
        bob.button("Agree").tap()
        for seen in (ada, bob):
            expect(seen.page.get_by_role("timer")).to_have_text(re.compile(r"^(5:00|4:\d\d)$"))
            expect(seen.page.get_by_text("would like 5 minutes")).to_have_count(0)
        go_on(ada, bob)


def test_a_bot_plays_for_somebody_who_is_idle_until_they_do_something(browser: Browser, house: str) -> None:
    with impatient_table(browser, house) as (ada, bob):
        # Whoever of them is on turn does nothing; the other one may decide, host or not.
        idle, other = (ada, bob) if ada.page.locator(".expected.mine").count() else (bob, ada)
        name = "Ada" if idle is ada else "Bob"
        other.button(f"Let a bot play for {name}").tap()
        sheet = other.page.get_by_role("dialog", name=f"Let a bot play for {name}")
        expect(sheet).to_contain_text(f"{name} is connected but hasn’t done anything for a while.")
        assert_fits(other)
        other.button("Let a bot play", sheet).tap()
        waited = other.page.get_by_role("listitem").filter(has_text="kept everyone waiting, a bot is playing")
        expect(waited).to_be_visible()
        idle.button("Take over again").tap()
        expect(waited).to_have_count(0)


def test_a_turn_has_its_time(browser: Browser, house: str) -> None:
    with guest(browser, house) as ada:
        sit_at_new_table(ada, "Ada")
        ada.page.get_by_label("Time per turn.").select_option(label="5 minutes")
        ada.button("Fill with bots").tap()
        ada.button("Start").tap()
        # A bot that begins waits until the tip has been read.
        ada.button("No more tips").tap()
        ada.page.locator(".expected.mine").wait_for()
        expect(ada.page.get_by_role("timer")).to_have_text(re.compile(r"^(5:00|4:\d\d)$"))
