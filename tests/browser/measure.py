"""Prints how heavy and how quick the client is on this machine: python -m tests.browser.measure

No test depends on these numbers; other machines have others.
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Response, sync_playwright

from tests.browser.finger import play
from tests.browser.guest import DESKTOP, chromium, guest
from tests.server.serving import roomy, serving

PAGES = {"Home": "/", "Rules": "/#/rules/monster-roll", "Settings": "/#/settings"}
GAMES = ("The Great Wall", "Monster Roll", "Photo Rummy")
TAPS = 24

# Keeps, for each press, the milliseconds until the first change that follows it is on the screen; and when frames came
# while something was in the air.
WATCH = """() => {
  const meter = (window.meter = { taps: [], flights: [] });
  const channel = new MessageChannel();
  let pressed = 0;
  channel.port1.onmessage = () => {
    if (pressed) meter.taps.push(performance.now() - pressed);
    pressed = 0;
  };
  const observer = new MutationObserver(() => {
    observer.disconnect();
    // A message comes after the frame that was asked for is drawn.
    requestAnimationFrame(() => channel.port2.postMessage(0));
  });
  addEventListener('pointerdown', ({ timeStamp }) => {
    pressed = timeStamp;
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  }, { capture: true });
  let flight = null;
  const frame = (now) => {
    const flying = document.querySelector('.table ~ div[aria-hidden=true] > *') !== null;
    if (!flying) flight = null;
    else if (flight) flight.push(now);
    else meter.flights.push((flight = [now]));
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


def scripts_of(browser: Browser, house: str, path: str, game: str = "") -> float:
    """The JavaScript that this page loads for somebody who comes for the first time, in kB as gzip packs it."""
    loaded: list[Response] = []
    with guest(browser, house, DESKTOP) as someone:
        someone.page.on("response", lambda response: loaded.append(response) if response.url.endswith(".js") else None)
        someone.go(path)
        someone.page.locator("main h1").first.wait_for()
        if game:
            someone.button("Play now", someone.tile(game)).click()
            someone.page.locator("[data-board] button").first.wait_for()
        someone.page.wait_for_load_state("networkidle")
        return sum(len(gzip.compress(response.body())) for response in loaded) / 1000


def reactions_and_frames(browser: Browser, house: str, game: str) -> tuple[list[float], list[float]]:
    """For each tap, the milliseconds until something is seen of it; for each flight, its frames a second."""
    with guest(browser, house, DESKTOP, has_touch=True, reduced_motion="no-preference") as someone:
        someone.go()
        someone.button("Play now", someone.tile(game)).tap()
        someone.page.locator("[data-board] button").first.wait_for()
        someone.page.evaluate(WATCH)
        play(someone, game, until=lambda taps: taps == TAPS)
        meter = someone.page.evaluate("window.meter")
        rates = [1000 * (len(at) - 1) / (at[-1] - at[0]) for at in meter["flights"] if len(at) > 10]
        return meter["taps"], rates


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")


def main() -> None:
    with TemporaryDirectory() as data, serving(roomy(Path(data))) as server, sync_playwright() as playwright:
        browser = chromium(playwright)
        house = f"http://127.0.0.1:{server.port}"
        tell("JavaScript at first load, kB gzip")
        for name, path in PAGES.items():
            tell(f"  {name:16}{scripts_of(browser, house, path):6.0f}")
        for game in GAMES:
            tell(f"  {game:16}{scripts_of(browser, house, '/', game):6.0f}")
        tell("                  ms from tap to reaction    frames a second in flights")
        tell("                     median      most            median     least")
        for game in GAMES:
            taps, rates = reactions_and_frames(browser, house, game)
            tell(f"  {game:16}{median(taps):9.0f}{max(taps):10.0f}{median(rates):18.0f}{min(rates):10.0f}")
        browser.close()


if __name__ == "__main__":
    main()
