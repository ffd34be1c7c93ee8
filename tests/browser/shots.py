"""Takes the pictures of docs/screenshots: python -m tests.browser.shots"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.browser.finger import play
from tests.browser.guest import DESKTOP, PHONE, Guest, chromium, guest
from tests.browser.small_deck import bring_small_deck
from tests.server.serving import roomy, serving

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
SIZES = {"phone": PHONE, "desktop": DESKTOP}
PAGES = {"home": "/", "rules": "/#/rules/monster-roll", "settings": "/#/settings"}
# Taps until the table is worth a picture.
GAMES = {"The Great Wall": 16, "Monster Roll": 60, "Photo Rummy": 40}


def take(someone: Guest, name: str) -> None:
    someone.page.evaluate("document.fonts.ready.then(() => true)")
    someone.page.screenshot(path=FOLDER / f"{name}.png")


def take_the_end(browser: Browser, house: str, kind: str, size: ViewportSize) -> None:
    """A short game to its end, and its replay."""
    with guest(browser, house, size, has_touch=True) as someone:
        bring_small_deck(someone)
        someone.go()
        someone.button("Play now", someone.tile("Monster Roll")).tap()
        play(someone, "Monster Roll")
        take(someone, f"end-{kind}")
        someone.button("Watch the replay").tap()
        step = someone.page.get_by_role("slider", name="Move")
        step.press("End")
        take(someone, f"replay-{kind}")


def take_pass_and_play(browser: Browser, house: str, kind: str, size: ViewportSize) -> None:
    with guest(browser, house, size, has_touch=True) as someone:
        someone.go()
        someone.button("Pass and play", someone.tile("Photo Rummy")).tap()
        someone.page.get_by_label("Player 1").fill("Ada")
        someone.page.get_by_label("Player 2").fill("Bob")
        take(someone, f"pass-and-play-{kind}")
        someone.button("Start").tap()
        someone.page.locator("#curtain").wait_for()
        take(someone, f"curtain-{kind}")


def take_in_the_dark(browser: Browser, house: str, kind: str, size: ViewportSize) -> None:
    with guest(browser, house, size, has_touch=True, color_scheme="dark") as someone:
        someone.go()
        someone.tile("Monster Roll").wait_for()
        take(someone, f"home-dark-{kind}")
    for game, taps in GAMES.items():
        with guest(browser, house, size, has_touch=True, color_scheme="dark") as someone:
            take_game(someone, game, taps, f"dark-{kind}")


def take_game(someone: Guest, game: str, taps: int, kind: str) -> None:
    someone.go()
    someone.button("Play now", someone.tile(game)).tap()
    play(someone, game, until=lambda count: count >= taps)
    someone.page.locator(".expected.mine").wait_for()
    if someone.button("No more tips").count():
        someone.button("No more tips").tap()
    take(someone, f"{game.lower().replace(' ', '-')}-{kind}")


def take_all(browser: Browser, house: str, kind: str, size: ViewportSize) -> None:
    for name, path in PAGES.items():
        with guest(browser, house, size) as someone:
            someone.go(path)
            someone.page.locator("main h1").first.wait_for()
            take(someone, f"{name}-{kind}")
    with guest(browser, house, size, has_touch=True) as someone:
        someone.go()
        someone.button("With friends", someone.tile("Photo Rummy")).tap()
        someone.sit_down("Ada")
        take(someone, f"lobby-{kind}")
    for game, taps in GAMES.items():
        with guest(browser, house, size, has_touch=True) as someone:
            take_game(someone, game, taps, kind)
    take_the_end(browser, house, kind, size)
    take_pass_and_play(browser, house, kind, size)
    take_in_the_dark(browser, house, kind, size)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as data,
        serving(roomy(Path(data))) as server,
        sync_playwright() as playwright,
    ):
        browser = chromium(playwright)
        for kind in sys.argv[1:] or SIZES:
            take_all(browser, f"http://127.0.0.1:{server.port}", kind, SIZES[kind])
        browser.close()


if __name__ == "__main__":
    main()
