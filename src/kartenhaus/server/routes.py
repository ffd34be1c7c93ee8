"""Routes of the HTTP API. Each is declared once, with what it takes, answers and refuses: requests are answered by the
declaration, and the OpenAPI document (`openapi`) is made from it."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypeVar, get_type_hints

import msgspec
from starlette import requests, routing
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from kartenhaus.engine import Refused
from kartenhaus.server.hub import Hub
from kartenhaus.server.identities import Identity
from kartenhaus.server.limits import AddressLimits
from kartenhaus.server.refusals import refuse
from kartenhaus.table.seats import Person
from kartenhaus.wire import UNREADABLE, unreadable, write_json

JSON: Final = "application/json"
LARGEST_BODY: Final = 262_144

Answer = TypeVar("Answer")
Handler: TypeAlias = Callable[..., Awaitable[Answer | Refused | Response]]


class Request(requests.Request):
    """A request, with what `middleware` has found out about its sender."""

    @property
    def hub(self) -> Hub:
        hub: Hub = self.scope["hub"]
        return hub

    @property
    def identity(self) -> Identity:
        identity: Identity = self.scope["identity"]
        return identity

    @property
    def person(self) -> Person:
        person: Person = self.scope["person"]
        return person

    @property
    def address_limits(self) -> AddressLimits:
        address_limits: AddressLimits = self.scope["address_limits"]
        return address_limits

    @property
    def taken(self) -> AsyncExitStack:
        """What is given back when the request ends."""
        taken: AsyncExitStack = self.scope["taken"]
        return taken

    async def limited_body(self) -> bytes | None:
        """None: it is too large."""
        if int(self.headers.get("content-length", 0)) > LARGEST_BODY:
            return None
        body = bytearray()
        async for part in self.stream():
            body += part
            if len(body) > LARGEST_BODY:
                return None
        return bytes(body)


@dataclass(frozen=True)
class Route:
    """What is done with one method at one path. The handler takes the request, the `params` of path and query by their
    names, and as `body` what was read from that; it answers with an `answers`, a refusal, or a response of its own."""

    method: str
    path: str
    handle: Handler[Any]
    answers: Any
    status: int
    refusals: tuple[int, ...]
    media_type: str
    in_document: bool
    params: type[msgspec.Struct] | None
    body: type[msgspec.Struct] | None

    async def answer(self, request: Request) -> Response:
        arguments: dict[str, Any] = {}
        try:
            if self.params is not None:
                # What the path says counts, whatever the query says.
                said = {**request.query_params, **request.path_params}
                arguments = msgspec.structs.asdict(msgspec.convert(said, self.params, strict=False))
            if self.body is not None:
                body = await request.limited_body()
                if body is None:
                    return refuse(unreadable("Request Entity Too Large"), 413)
                arguments["body"] = msgspec.json.decode(body, type=self.body)
        except UNREADABLE as error:
            return refuse(unreadable(str(error)))
        answer = await self.handle(request, **arguments)
        if isinstance(answer, Response):
            return answer
        if isinstance(answer, Refused):
            return refuse(answer)
        return Response(write_json(answer), self.status, media_type=JSON)


def _declare(
    method: str,
    path: str,
    answers: type[Answer],
    refusals: Iterable[int],
    status: int = 200,
    media_type: str = JSON,
    in_document: bool = True,
) -> Callable[[Handler[Answer]], Route]:
    def declared(handle: Handler[Answer]) -> Route:
        hints = get_type_hints(handle, include_extras=True)
        fields: list[tuple[str, Any] | tuple[str, Any, Any]] = []
        for name, parameter in inspect.signature(handle).parameters.items():
            if name not in ("request", "body"):
                kind, default = hints[name], parameter.default
                fields.append((name, kind) if default is parameter.empty else (name, kind, default))
        params = msgspec.defstruct("Params", fields) if fields else None
        refused = tuple(refusals)
        return Route(method, path, handle, answers, status, refused, media_type, in_document, params, hints.get("body"))

    return declared


def get(
    path: str, answers: type[Answer], refusals: Iterable[int] = (), media_type: str = JSON, in_document: bool = True
) -> Callable[[Handler[Answer]], Route]:
    """`refusals`: the statuses with which it may be refused."""
    return _declare("GET", path, answers, refusals, media_type=media_type, in_document=in_document)


def post(path: str, answers: type[Answer], refusals: Iterable[int]) -> Callable[[Handler[Answer]], Route]:
    return _declare("POST", path, answers, refusals, status=201)


def delete(path: str, answers: type[Answer], refusals: Iterable[int]) -> Callable[[Handler[Answer]], Route]:
    return _declare("DELETE", path, answers, refusals)


class _Resource:
    """All that may be done at one path, as an ASGI application."""

    def __init__(self) -> None:
        self.routes: dict[str, Route] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        # Who has gone gets no answer.
        with suppress(ClientDisconnect):
            response = await self._answer(request)
            await response(scope, receive, send)

    async def _answer(self, request: Request) -> Response:
        route = self.routes.get(request.method)
        if route is None:
            allowed = {"allow": ", ".join(sorted((*self.routes, "OPTIONS")))}
            if request.method == "OPTIONS":
                return Response(status_code=204, headers=allowed)
            refused = refuse(unreadable("Method Not Allowed"), 405)
            refused.headers.update(allowed)
            return refused
        try:
            return await route.answer(request)
        except ClientDisconnect:
            raise
        except Exception as error:
            request.hub.log.bug("request broke", error)
            return refuse(Refused("server-trouble"))


def router(routes: Iterable[Route]) -> routing.Router:
    """Answers by the first path that matches."""
    resources: dict[str, _Resource] = {}
    for route in routes:
        resources.setdefault(route.path, _Resource()).routes[route.method] = route
    return routing.Router([routing.Route(path, found) for path, found in resources.items()], redirect_slashes=False)
