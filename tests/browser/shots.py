"""Takes the pictures of docs/screenshots: python -m tests.browser.shots"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.browser.finger import play
from tests.browser.guest import DESKTOP, PHONE, Guest, chromium, guest
from tests.server.serving import roomy, serving

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
SIZES = {"phone": PHONE, "desktop": DESKTOP}
PAGES = {"home": "/", "rules": "/#/rules/monster-roll", "settings": "/#/settings"}
# Taps until the table is worth a picture.
GAMES = {"The Great Wall": 16, "Monster Roll": 60, "Photo Rummy": 40}


def take(someone: Guest, name: str) -> None:
    someone.page.evaluate("document.fonts.ready.then(() => true)")
    someone.page.screenshot(path=FOLDER / f"{name}.png")


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
            someone.go()
            someone.button("Play now", someone.tile(game)).tap()
            play(someone, game, until=lambda count, enough=taps: count >= enough)  # type: ignore[misc]
            someone.page.locator(".expected.mine").wait_for()
            take(someone, f"{game.lower().replace(' ', '-')}-{kind}")


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
