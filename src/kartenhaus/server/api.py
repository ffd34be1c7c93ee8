"""The HTTP API: identities, games and health; tables in `table_routes`. What is played goes over WebSockets."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version
from typing import Annotated, Final, Literal

import msgspec
from starlette.responses import Response

from kartenhaus.bots import LEVELS
from kartenhaus.catalog import GAMES, PACKAGES
from kartenhaus.engine import Field, Refused, Value
from kartenhaus.server import exposition, openapi
from kartenhaus.server.addresses import HERE, address_nearby, host_in
from kartenhaus.server.client_files import CLIENT_ROUTES
from kartenhaus.server.routes import JSON, Request, Route, delete, get
from kartenhaus.server.table_routes import FOR_A_WHILE, TABLE_ROUTES
from kartenhaus.server.telling import GameTold, game_told, texts_brought
from kartenhaus.store import Unusable
from kartenhaus.wire import write_json

VERSION: Final = version("kartenhaus")
PLAIN_TEXT: Final = "text/plain"

GameName = Annotated[str, msgspec.Meta(max_length=64)]
LanguageCode = Annotated[str, msgspec.Meta(max_length=8)]
Epoch = Annotated[str, msgspec.Meta(max_length=64)]


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


@get("/api/me", Me, refusals=(429,))
async def me(request: Request) -> Me:
    """Who am I? Sets the cookie if the request has none."""
    return Me(request.person, _nearby(request))


def _nearby(request: Request) -> str:
    # A request through a proxy does not come from this machine, even if it names localhost.
    here = host_in(request.headers.get("host", "")) in HERE and "x-forwarded-for" not in request.headers
    return address_nearby(request.hub.config.host) if here else ""


@delete("/api/me", Me, refusals=(400, 403, 429, 503))
async def forget_me(request: Request) -> Me | Refused:
    """Forget me, and those who share my device: the cookie is no longer valid anywhere, and every connection that was
    opened with it is closed. The answer sets a new one, for a new person."""
    hub, identity = request.hub, request.identity
    if not identity.is_new:
        # Each revocation is stored for good, as a table is, so it counts as one.
        if not request.address_limits.openings.take(hub.loop.time()):
            hub.metrics.turned_away += 1
            return Refused("server-too-fast")
        try:
            await hub.identities.revoke(identity.people[0])
        except Unusable as error:
            hub.log.bug("nobody can be forgotten", error)
            return Refused("server-not-forgotten")
        new = hub.identities.new(identity.https)
        identity.cookies[:] = new.cookies
        identity = new
    return Me(identity.people[0], _nearby(request))


@get("/api/games", list[GameShown], refusals=(429,))
async def games(request: Request) -> list[GameShown]:
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


@get("/api/games/{game}", GameTold, refusals=(400, 404, 429))
async def game_said(request: Request, game: GameName, epoch: Epoch = "") -> Response | Refused:
    """The phrases of a game and the names of its cards, independent of language. They stay the same as long as the
    `epoch` of a view does; with `epoch` in the request, the answer may be cached."""
    if game not in GAMES:
        return Refused("server-nothing-here")
    headers = FOR_A_WHILE if epoch else {"cache-control": "no-cache"}
    return Response(write_json(game_told(game)), media_type=JSON, headers=headers)


@get("/api/games/{game}/texts/{language}", str, refusals=(400, 404, 429), media_type=PLAIN_TEXT)
async def game_texts(request: Request, game: GameName, language: LanguageCode) -> Response | Refused:
    """The messages of a game that is not ours, in one language, as a Fluent file. Ours are part of the client."""
    texts = texts_brought(game, language)
    if texts is None:
        return Refused("server-nothing-here")
    return Response(texts, media_type=PLAIN_TEXT, headers={"cache-control": "no-cache"})


def _option(field: Field) -> OptionShown:
    low, high = getattr(field, "low", None), getattr(field, "high", None)
    choices: tuple[str, ...] = getattr(field, "choices", ())
    return OptionShown(field.name, type(field).__name__, field.rule, field.default, low, high, choices)


@get("/health", Health, refusals=(429,))
async def health(request: Request) -> Health:
    """Whether the server is up, and whether it can save anything. A restart would not make room on a full disk, so this
    is answered with 200 even then."""
    hub = request.hub
    store_health = hub.store_health
    return Health(store_health.status, store_health.refused is None, VERSION, len(hub.rooms), hub.metrics.connections)


@get("/ready", Ready, refusals=(429, 503))
async def ready(request: Request) -> Ready | Refused:
    """Whether requests can be sent here."""
    refused = Refused("server-closing") if request.hub.is_closing else request.hub.store_health.refused
    return Ready("ready") if refused is None else refused


@get("/metrics", str, in_document=False)
async def metrics(request: Request) -> Response:
    return Response(exposition.written(request.hub.metrics), media_type=exposition.CONTENT_TYPE)


@cache
def _document() -> bytes:
    return write_json(openapi.document("Kartenhaus", VERSION, ROUTES))


async def _described(request: Request) -> Response:
    return Response(_document(), media_type=openapi.MEDIA_TYPE)


_DOCUMENT_ROUTES: Final = [
    get(path, bytes, in_document=False)(_described) for path in ("/api/docs", "/api/docs/openapi.json")
]

ROUTES: Final[list[Route]] = [
    me,
    forget_me,
    games,
    game_said,
    game_texts,
    *TABLE_ROUTES,
    *_DOCUMENT_ROUTES,
    health,
    ready,
    metrics,
    # Its last path matches any.
    *CLIENT_ROUTES,
]
