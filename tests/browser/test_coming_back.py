"""Never stuck: whatever happens to the page, the network and the server."""

from __future__ import annotations

from pathlib import Path

import httpx
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.finger import play
from tests.browser.guest import Guest, guest
from tests.server.serving import roomy, serving

OTHERS_TURN = "[data-place^=seat-].active:not(.mine)"


def my_turn(someone: Guest) -> bool:
    return someone.page.title().startswith("●")


def cards_left(page: Page) -> Locator:
    return page.locator("[data-board] button:has([data-place=deck]) b")


def test_reload_and_another_language_in_mid_game(browser: Browser, house: str) -> None:
    game = "Monster Roll"
    with guest(browser, house) as someone:
        page = someone.page
        someone.go()
        someone.button("Play now", someone.tile(game)).tap()
        play(someone, game, until=lambda taps: taps >= 6 and my_turn(someone))
        before = page.locator("[data-board]").inner_html()
        someone.button("Log and chat").tap()
        told = page.get_by_role("log").inner_text()
        page.reload()
        page.locator(".expected.mine").wait_for()
        hands = page.locator("[data-place^=hand-]")
        assert hands.count() == before.count('data-place="hand-')
        # Whoever comes back reads what happened before.
        someone.button("Log and chat").tap()
        expect(page.get_by_role("log")).to_contain_text(told, use_inner_text=True)
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Menu").tap()
        page.get_by_role("radio", name="DE").filter(visible=True).tap()
        expect(page.get_by_role("heading", name="Menü")).to_be_visible()
        page.get_by_role("button", name="Schließen").first.tap()
        expect(page.get_by_role("button", name="Zug beenden")).to_be_visible()


def test_the_network_is_cut_and_comes_back(browser: Browser, house: str) -> None:
    game = "Monster Roll"
    with guest(browser, house) as someone:
        page = someone.page
        someone.go()
        someone.button("Play now", someone.tile(game)).tap()
        play(someone, game, until=lambda taps: taps >= 5 and my_turn(someone))
        expected, left = page.locator(".expected").inner_text(), cards_left(page).inner_text()
        someone.context.set_offline(True)
        expect(page.get_by_text("Connection lost. Your game is safe.")).to_be_visible()
        # Nothing can be chosen that could not be sent.
        expect(page.locator("[data-board] button.lit")).to_have_count(0)
        someone.context.set_offline(False)
        expect(page.get_by_text("Connection lost. Your game is safe.")).to_have_count(0)
        expect(page.locator(".expected.mine")).to_have_text(expected, use_inner_text=True)
        expect(cards_left(page)).to_have_text(left)
        play(someone, game, until=lambda taps: taps >= 5)
        # The browser itself complains of every attempt that fails.
        someone.complaints[:] = [said for said in someone.complaints if "ERR_INTERNET_DISCONNECTED" not in said]


def test_two_tabs_of_one_player(browser: Browser, house: str) -> None:
    game = "Monster Roll"
    with guest(browser, house) as someone:
        first = someone.page
        someone.go()
        someone.button("Play now", someone.tile(game)).tap()
        play(someone, game, until=lambda taps: taps >= 3 and my_turn(someone))
        second = someone.another_tab(first.url)
        for here, there in ((first, second), (second, first)):
            here.bring_to_front()
            someone.page = here
            # A turn of one's own in either tab; the other one follows.
            play(someone, game, stop=OTHERS_TURN)
            play(someone, game, until=lambda _: my_turn(someone))
            expect(there.locator(".expected.mine")).to_be_visible()
            expect(cards_left(there)).to_have_text(cards_left(here).inner_text())
            expect(there.locator("[data-place^=hand-]")).to_have_count(here.locator("[data-place^=hand-]").count())


def test_the_server_goes_away_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    game = "Monster Roll"
    with serving(roomy(tmp_path)) as server:
        port = server.port
        visit = guest(browser, f"http://127.0.0.1:{port}")
        someone = visit.__enter__()
        someone.go()
        someone.button("Play now", someone.tile(game)).tap()
        play(someone, game, until=lambda taps: taps >= 4 and my_turn(someone))
    expect(someone.page.get_by_text("Connection lost. Your game is safe.")).to_be_visible()
    with serving(roomy(tmp_path, port=port)):
        someone.page.locator(".expected.mine").wait_for()
        play(someone, game, until=lambda taps: taps >= 4)
        # The browser itself complains of every attempt that fails.
        someone.complaints[:] = [said for said in someone.complaints if "ERR_CONNECTION_REFUSED" not in said]
        visit.__exit__(None, None, None)


def test_who_was_forgotten_on_another_device_comes_back_as_somebody_new(browser: Browser, house: str) -> None:
    with guest(browser, house) as someone:
        page = someone.page
        someone.go()
        someone.button("Play now", someone.tile("Monster Roll")).tap()
        page.locator("[data-board]").wait_for()
        (cookie,) = (cookie for cookie in someone.context.cookies() if cookie.get("name") == "kartenhaus")
        headers = {"Cookie": f"kartenhaus={cookie.get('value')}"}
        assert httpx.delete(f"{house}/api/me", headers=headers).status_code == 200
        sentence = page.get_by_text("This device isn’t known here any more.")
        expect(sentence).to_be_visible()
        # By itself: the page asks for a new cookie, and looks on without a seat.
        expect(sentence).to_be_hidden(timeout=60_000)
        expect(page.locator("[data-board]")).to_be_visible()
        expect(page.get_by_role("status").filter(has_text="Connection")).to_be_hidden(timeout=60_000)
        table = page.url.rpartition("/")[2]
        mine = page.evaluate("fetch('/api/tables/mine').then((answer) => answer.json())")
        assert table not in [listed["id"] for listed in mine]
        # The browser itself complains that the old cookie was not let in.
        someone.complaints.clear()
