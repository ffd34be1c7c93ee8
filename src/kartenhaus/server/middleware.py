"""The ASGI middleware around the API: limits, origins and identities before a request, security headers after it."""

from __future__ import annotations

import asyncio
import gc
import re
import sys
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from contextlib import AsyncExitStack
from typing import Any, Final, TypeAlias

from kartenhaus.engine import Refused
from kartenhaus.server.addresses import guest_number_in, headers_by_name, is_foreign_origin, is_within
from kartenhaus.server.config import Config
from kartenhaus.server.hub import Hub
from kartenhaus.server.limits import REFUSAL_DELAY
from kartenhaus.server.owners import Elsewhere
from kartenhaus.server.peers import Sender
from kartenhaus.server.refusals import refusal_answer
from kartenhaus.server.request_relay import relay_request
from kartenhaus.server.telemetry import Logs

Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
# The library has its own types for the same thing.
App: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]

SECURITY_HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        b"connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    # Addresses of tables are secrets.
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
# What only the server can answer that plays the table.
_PLAYED: Final = re.compile(r"/api/tables/(?!mine$)(?P<id>[^/]{1,64})(?:/hint|/moves)?")
_SLASHES: Final = re.compile("/+")
# After how many new objects the garbage collector runs: there are hardly any reference cycles.
GC_THRESHOLD: Final = 50_000
# After how long a waiting thread gets the interpreter, in seconds: the store's must never wait for long.
SWITCH_INTERVAL: Final = 0.0005


class Middleware:
    def __init__(self, config: Config, app: App, log: Logs) -> None:
        self._config = config
        self._app = app
        self._log = log
        self.hub: Hub

    async def open(self, url: str = "") -> Hub:
        """`url`: where other servers reach this one."""
        self.hub = Hub(self._config, self._log, url)
        await self.hub.start()
        sys.setswitchinterval(SWITCH_INTERVAL)
        gc.collect()
        gc.freeze()
        gc.set_threshold(GC_THRESHOLD, 20, 50)
        return self.hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = headers_by_name((name.decode("latin-1"), value.decode("latin-1")) for name, value in scope["headers"])
        peer = scope.get("client")
        guest_number = guest_number_in(scope["query_string"].decode("latin-1"))
        target = _target(scope)
        known = self.hub.peers.sender_of(headers, peer[0] if peer else "", scope["scheme"] == "https", target)
        if isinstance(known, Refused):
            # Counted against whoever sends this.
            forged, known = known, Sender(peer[0] if peer else "", False, True, False, None)
        else:
            forged = None
        extra = [*SECURITY_HEADERS, HSTS] if known.https else list(SECURITY_HEADERS)
        now = self.hub.loop.time()
        address_limits = self.hub.address_limits_of.at(known.address, now)
        scope["address_limits"] = address_limits
        scope["hub"] = self.hub
        cookies: list[str] = []
        # //metrics and /metrics/ are taken for /metrics: the same path is checked here as is answered later.
        path = scope["path"] = "/" + _SLASHES.sub("/", scope["path"].strip("/"))

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*_with_cookies(message.get("headers", ()), cookies), *extra]
            await send(message)

        await address_limits.queue.wait()
        if not address_limits.requests.take(now):
            await asyncio.sleep(REFUSAL_DELAY)
            await self._refuse(send_safely, Refused("server-too-fast"))
        elif forged is not None:
            await self._refuse(send_safely, forged)
        elif isinstance(guest_number, Refused):
            await self._refuse(send_safely, guest_number)
        elif scope["method"] not in SAFE_METHODS and is_foreign_origin(headers, known.https, self._config):
            await self._refuse(send_safely, Refused("server-foreign-origin"))
        elif path == "/metrics" and not is_within(known.address, self._config.metrics):
            await self._refuse(send_safely, Refused("server-nothing-here"))
        elif not await self._passes_on(scope, path, target, known, send):
            if _needs_identity(path):
                try:
                    identity = await self.hub.identities.of(headers.get("cookie", ""), known.https)
                except Exception as error:
                    # No new cookie: the one that was sent may be valid.
                    self._log.bug("people cannot be read", error)
                    await self._refuse(send_safely, Refused("server-trouble"))
                    return
                scope["identity"] = identity
                scope["person"] = identity.people[guest_number]
                cookies = identity.cookies
            if scope["method"] == "HEAD":
                # Answered like GET; uvicorn leaves out the body.
                scope = {**scope, "method": "GET"}
            # What a request has taken is given back when it ends, however it ends.
            async with AsyncExitStack() as scope["taken"]:
                await self._app(scope, receive, send_safely)

    async def _passes_on(self, scope: Scope, path: str, target: str, sender: Sender, send: Send) -> bool:
        """Whether the request was for a table of another server, and is answered by that one: as it answers, so the
        answer is sent without anything added. If that cannot be reached, the request is answered here."""
        hub = self.hub
        if not hub.owners.is_shared or sender.is_passed_on or scope["method"] not in ("GET", "HEAD"):
            return False
        table = _PLAYED.fullmatch(path)
        if table is None:
            return False
        try:
            found = await hub.find(table["id"])
            if not isinstance(found, Elsewhere):
                return False
        except Exception:
            # It is answered for where the table is needed.
            return False
        vouched = hub.peers.vouch(sender, target)
        answered = await hub.peers.pass_on(
            table["id"], found, lambda host, port: relay_request(scope, target, vouched, host, port, send)
        )
        return answered is None

    async def _refuse(self, send: Send, refused: Refused) -> None:
        self.hub.metrics.turned_away += 1
        answer = refusal_answer(refused)
        headers = [(name.encode(), value.encode()) for name, value in answer.headers.items()]
        await send({"type": "http.response.start", "status": answer.status, "headers": headers})
        await send({"type": "http.response.body", "body": answer.body})


def _with_cookies(headers: Iterable[tuple[bytes, bytes]], cookies: list[str]) -> list[tuple[bytes, bytes]]:
    """Adds the cookies. Answers with cookies, and those that do not say otherwise, must not be cached."""
    said = [header for header in headers if not (cookies and header[0] == b"cache-control")]
    if not any(name == b"cache-control" for name, _ in said):
        said.append((b"cache-control", b"no-store"))
    return said + [(b"set-cookie", cookie.encode()) for cookie in cookies]


def _target(scope: Scope) -> str:
    """The target of the request, as it came."""
    path: str = scope["raw_path"].decode("latin-1")
    query: str = scope["query_string"].decode("latin-1")
    return f"{path}?{query}" if query else path


def _needs_identity(path: str) -> bool:
    """Pages and the API need one. Other files may be cached by anyone, so they must not set cookies."""
    return path == "/" or path.startswith(("/t/", "/api/"))
