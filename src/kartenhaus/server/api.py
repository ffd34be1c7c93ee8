"""The HTTP API: identities, games and health; tables in `table_routes`. What is played goes over WebSockets."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import HttpMethod, Litestar, MediaType, Request, Response, delete, get, route
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import PathParameter, QueryParameter

from kartenhaus.bots import LEVELS
from kartenhaus.catalog import GAMES, PACKAGES
from kartenhaus.engine import Field, Refused, Value
from kartenhaus.server.addresses import HERE, address_nearby, host_in
from kartenhaus.server.client_files import CLIENT, not_found
from kartenhaus.server.hub import Hub
from kartenhaus.server.identities import Identity
from kartenhaus.server.refusals import refusals, refuse
from kartenhaus.server.table_routes import FOR_A_WHILE, TABLE_ROUTES
from kartenhaus.server.telling import GameTold, game_told, texts_brought
from kartenhaus.store import Unusable
from kartenhaus.wire import unreadable, write_json

LARGEST_BODY: Final = 262_144
VERSION: Final = version("kartenhaus")

GameName = Annotated[str, PathParameter(max_length=64)]
LanguageCode = Annotated[str, PathParameter(max_length=8)]
Epoch = Annotated[str, QueryParameter(max_length=64)]


class Me(msgspec.Struct):
    """Who the sender is, by the cookie.

    `nearby`: if the server was asked for as localhost, its address in the network, for friends; empty if it has none.
    """

    person: str
    nearby: str


class OptionShown(msgspec.Struct):
    """`kind`: WholeNumber, Flag, Beginner, DeckText, or Picks: one of the `choices` for each seat, by `pick`."""

    name: str
    kind: str
    rule: str
    default: Value
    low: int | None = None
    high: int | None = None
    choices: tuple[str, ...] = ()


class GameShown(msgspec.Struct):
    """`board`: whether the client has a board of the game's own, or draws its zones on the generic one."""

    name: str
    prefix: str
    has_calls: bool
    gives_hints: bool
    fewest_seats: int
    most_seats: int
    options: list[OptionShown]
    levels: list[str]
    board: Literal["own", "generic"]


class Health(msgspec.Struct):
    """`status`: up, nearly-full (make room) or cannot-save; `saves`: whether anything can be saved."""

    status: str
    saves: bool
    version: str
    tables: int
    connections: int


class Ready(msgspec.Struct):
    status: str


@get("/api/me", responses=refusals(429))
async def me(request: Request[Any, Any, Any], state: State) -> Me:
    """Who am I? Sets the cookie if the request has none."""
    return Me(request.scope["person"], _nearby(request, state.hub))  # type: ignore[typeddict-item]


def _nearby(request: Request[Any, Any, Any], hub: Hub) -> str:
    # A request through a proxy does not come from this machine, even if it names localhost.
    here = host_in(request.headers.get("host", "")) in HERE and "x-forwarded-for" not in request.headers
    return address_nearby(hub.config.host) if here else ""


@delete(
    "/api/me",
    status_code=200,
    responses=refusals(400, 403, 429, 503) | {200: ResponseSpec(data_container=Me, generate_examples=False)},
    media_type=MediaType.JSON,
)
async def forget_me(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """Forget me, and those who share my device: the cookie is no longer valid anywhere, and every connection that was
    opened with it is closed. The answer sets a new one, for a new person."""
    hub: Hub = state.hub
    identity: Identity = request.scope["identity"]  # type: ignore[typeddict-item]
    if not identity.is_new:
        # Each revocation is stored for good, as a table is, so it counts as one.
        if not request.scope["address_limits"].openings.take(hub.loop.time()):  # type: ignore[typeddict-item]
            hub.metrics.turned_away += 1
            return refuse(Refused("server-too-fast"))
        try:
            await hub.identities.revoke(identity.people[0])
        except Unusable as error:
            hub.log.bug("nobody can be forgotten", error)
            return refuse(Refused("server-not-forgotten"))
        new = hub.identities.new(identity.https)
        identity.cookies[:] = new.cookies
        identity = new
    return Response(write_json(Me(identity.people[0], _nearby(request, hub))), media_type=MediaType.JSON)


@get("/api/games", responses=refusals(429))
async def games() -> list[GameShown]:
    """The games that can be played, with what can be chosen for each."""
    return [
        GameShown(
            game.name,
            game.telling.prefix,
            game.has_calls,
            game.gives_hints,
            game.fewest_seats,
            game.most_seats,
            [_option(field) for field in game.option_fields],
            list(LEVELS),
            "own" if PACKAGES[game.name].has_web_folder else "generic",
        )
        for game in GAMES.values()
    ]


@get(
    "/api/games/{game:str}",
    responses=refusals(400, 404, 429) | {200: ResponseSpec(data_container=GameTold, generate_examples=False)},
    media_type=MediaType.JSON,
)
async def game_said(game: GameName, epoch: Epoch = "") -> Response[bytes]:
    """The phrases of a game and the names of its cards, independent of language. They stay the same as long as the
    `epoch` of a view does; with `epoch` in the request, the answer may be cached."""
    if game not in GAMES:
        return refuse(Refused("server-nothing-here"))
    headers = FOR_A_WHILE if epoch else {"cache-control": "no-cache"}
    return Response(write_json(game_told(game)), media_type=MediaType.JSON, headers=headers)


@get("/api/games/{game:str}/texts/{language:str}", responses=refusals(400, 404, 429), media_type=MediaType.TEXT)
async def game_texts(game: GameName, language: LanguageCode) -> Response[Any]:
    """The messages of a game that is not ours, in one language, as a Fluent file. Ours are part of the client."""
    texts = texts_brought(game, language)
    if texts is None:
        return refuse(Refused("server-nothing-here"))
    return Response(texts, media_type=MediaType.TEXT, headers={"cache-control": "no-cache"})


def _option(field: Field) -> OptionShown:
    low, high = getattr(field, "low", None), getattr(field, "high", None)
    choices: tuple[str, ...] = getattr(field, "choices", ())
    return OptionShown(field.name, type(field).__name__, field.rule, field.default, low, high, choices)


@route("/api/me", http_method=HttpMethod.OPTIONS, status_code=204, include_in_schema=False)
async def me_methods() -> Response[None]:
    return Response(None, headers={"allow": "DELETE, GET, OPTIONS"})


@get("/health", responses=refusals(429))
async def health(state: State) -> Health:
    """Whether the server is up, and whether it can save anything. A restart would not make room on a full disk, so this
    is answered with 200 even then."""
    hub: Hub = state.hub
    store_health = hub.store_health
    return Health(store_health.status, store_health.refused is None, VERSION, len(hub.rooms), hub.metrics.connections)


@get("/ready", responses=refusals(429, 503))
async def ready(state: State) -> Response[Ready]:
    """Whether requests can be sent here."""
    hub: Hub = state.hub
    refused = Refused("server-closing") if hub.is_closing else hub.store_health.refused
    return Response(Ready("ready")) if refused is None else refuse(refused)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(state: State) -> Response[str]:
    return Response(state.hub.metrics.written(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _on_http_exception(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    if error.status_code == 404:
        return not_found(request)
    answer = refuse(unreadable(str(error.detail)), error.status_code)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def _on_bug(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    request.app.state.hub.log.bug("request broke", error)
    return refuse(Refused("server-trouble"))


def make_app(hub: Hub) -> Litestar:
    return Litestar(
        [me_methods, me, forget_me, games, game_said, game_texts, *TABLE_ROUTES, health, ready, metrics, *CLIENT],
        state=State({"hub": hub}, deep_copy=False),
        exception_handlers={HTTPException: _on_http_exception, Exception: _on_bug},
        openapi_config=OpenAPIConfig(
            title="Kartenhaus",
            version=VERSION,
            path="/api/docs",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
