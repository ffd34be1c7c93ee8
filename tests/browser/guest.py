"""A person with a browser of their own."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from shutil import which
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    Request,
    ViewportSize,
    WebSocket,
    expect,
)

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
# A Pixel 7 in portrait, the narrowest phone that counts, and a desktop.
PHONE = ViewportSize(width=412, height=915)
NARROW = ViewportSize(width=360, height=740)
DESKTOP = ViewportSize(width=1280, height=800)
# Nothing that a user waits for takes this long, even on a busy machine; in milliseconds.
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)


def chromium(playwright: Playwright) -> Browser:
    """The Chromium of this machine; Playwright's own need not be there."""
    found = next(filter(None, map(which, CHROMIUM)), None)
    assert found, "no Chromium: `make test` installs it, or apt-get install chromium"
    return playwright.chromium.launch(executable_path=found, args=list(FLAGS))


class Guest:
    """A browser window at the house's address. Whatever the browser complains of is kept."""

    def __init__(self, context: BrowserContext, house: str) -> None:
        self.context = context
        self.house = house
        self.complaints: list[str] = []
        # Requests that nothing has been heard of yet, and the latest messages of the sockets.
        self._asked: list[str] = []
        self._frames: deque[str] = deque(maxlen=8)
        self.page: Page = self._open_tab()

    def _open_tab(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", lambda request: self._asked.append(f"{request.method} {request.url}"))
        page.on("requestfinished", self._answered)
        page.on("requestfailed", self._answered)
        page.on("websocket", self._listen)
        return page

    def _answered(self, request: Request) -> None:
        asked = f"{request.method} {request.url}"
        if asked in self._asked:
            self._asked.remove(asked)

    def _listen(self, socket: WebSocket) -> None:
        self._frames.append(f"open {socket.url}")
        socket.on("framesent", lambda frame: self._frames.append(f"sent {str(frame)[:200]}"))
        socket.on("framereceived", lambda frame: self._frames.append(f"got {str(frame)[:200]}"))
        socket.on("socketerror", lambda error: self._frames.append(f"error {error}"))
        socket.on("close", lambda _: self._frames.append("closed"))

    def report(self) -> str:
        """What this window shows and waits for, for whoever reads why a test failed."""
        parts = [self.page.url, self.page.locator("body").inner_text()[:1000]]
        return "\n".join(
            [*parts, "waits for:", *self._asked, "socket:", *self._frames, "complains of:", *self.complaints]
        )

    def _hear(self, message: ConsoleMessage) -> None:
        url = message.location.get("url", "")
        # A quick finger has moved before the server could tell what the moves would do; nothing is lost by that.
        moved_on = "/moves?" in url and "409" in message.text
        if message.type in ("error", "warning") and not moved_on:
            self.complaints.append(f"{message.text} ({url})")

    def another_tab(self, address: str) -> Page:
        """The same person looks at this address as well."""
        page = self._open_tab()
        page.goto(address)
        return page

    def go(self, path: str = "/") -> None:
        self.page.goto(self.house + path)

    def button(self, name: str, within: Locator | None = None) -> Locator:
        return (within or self.page).get_by_role("button", name=name, exact=True)

    def tile(self, game: str) -> Locator:
        """A game on the shelf."""
        return self.page.get_by_role("article", name=game, exact=True)

    def sit_down(self, name: str) -> None:
        """Takes a seat in the lobby."""
        self.page.get_by_label("Your name").fill(name)
        self.button("Sit down").tap()
        self.button("Sit down").wait_for(state="detached")

    def scrolls_sideways(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@contextmanager
def guest(browser: Browser, house: str, size: ViewportSize = PHONE, **settings: Any) -> Iterator[Guest]:
    """Someone who comes for the first time. Cards jump unless `reduced_motion` says otherwise."""
    usual: dict[str, Any] = {"viewport": size, "has_touch": size != DESKTOP, "is_mobile": size != DESKTOP}
    usual |= {"reduced_motion": "reduce", "locale": "en-GB"}
    context = browser.new_context(**(usual | settings))
    someone = Guest(context, house)
    try:
        yield someone
        assert someone.complaints == []
    except Exception as error:
        error.add_note(someone.report())
        raise
    finally:
        context.close()
