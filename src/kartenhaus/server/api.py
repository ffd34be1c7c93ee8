"""The HTTP API: the lobby, tables, finished games, health. What happens at a table goes over its WebSocket."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib.metadata import version
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import HttpMethod, Litestar, MediaType, Request, Response, delete, get, post, route
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import Body, PathParameter, QueryParameter
from litestar.response import Stream

from kartenhaus.bots import LEVELS
from kartenhaus.catalog import GAMES, PACKAGES
from kartenhaus.engine import Field, Refused, Seat, Value
from kartenhaus.server.addresses import HERE, address_nearby, host_in
from kartenhaus.server.client_files import CLIENT, not_found
from kartenhaus.server.hub import Hub
from kartenhaus.server.identities import Identity
from kartenhaus.server.refusals import refusal_answer
from kartenhaus.server.replays import FinishedShown, finished_list, log_text, pieces, replay_text, unpacked
from kartenhaus.server.room import Room
from kartenhaus.server.table_lists import TableListed
from kartenhaus.server.telling import (
    GameTold,
    HintTold,
    MovesTold,
    all_phrases,
    game_told,
    hint_told,
    tell_moves,
    texts_brought,
    view_for,
)
from kartenhaus.store import Unusable
from kartenhaus.table import TableShown
from kartenhaus.table.seats import Person
from kartenhaus.wire import UNREADABLE, SettingsAsked, unreadable, write_json

LARGEST_BODY: Final = 262_144
# What a request costs for which something has to be worked out, in requests.
COST_OF_WORK: Final = 10
COST_OF_TELLING: Final = 3
# A finished game never changes, though a newer server may tell of it in other words. Whoever knows the address of its
# table may see it, and nobody else.
FOR_A_WHILE: Final = {"cache-control": "private, max-age=3600"}
VERSION: Final = version("kartenhaus")

TableId = Annotated[str, PathParameter(max_length=64)]
Version = Annotated[int, QueryParameter(ge=0)]
GameName = Annotated[str, PathParameter(max_length=64)]
LanguageCode = Annotated[str, PathParameter(max_length=8)]
Epoch = Annotated[str, QueryParameter(max_length=64)]
CardWord = Annotated[str, QueryParameter(max_length=64)]
Number = Annotated[int, PathParameter(ge=1, le=1_000_000)]


# The framework does not see by itself that there may be no other fields.
NOTHING_ELSE: Final = Body(schema_extra={"additional_properties": False})


class Opening(msgspec.Struct, forbid_unknown_fields=True):
    """The table that somebody wants to open."""

    game: str
    seats: int
    options: dict[str, Value] = {}
    settings: Annotated[SettingsAsked, NOTHING_ELSE] = SettingsAsked()


_read_opening = msgspec.json.Decoder(Opening).decode


Wanted = Annotated[Opening, NOTHING_ELSE]


class Opened(msgspec.Struct):
    """`link`: what to send to friends. Nobody finds the table without it, unless it is public."""

    id: str
    link: str


class Me(msgspec.Struct):
    """Who the server takes the sender for; made up from the cookie.

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
    """`status`: up, nearly-full (somebody should make room) or cannot-save; `saves`: whether anything can be saved."""

    status: str
    saves: bool
    version: str
    tables: int
    connections: int


class Ready(msgspec.Struct):
    status: str


def _refusals(*statuses: int) -> dict[int, ResponseSpec]:
    return {status: ResponseSpec(data_container=Refused, generate_examples=False) for status in statuses}


def _refuse(refused: Refused, status: int = 0) -> Response[Any]:
    answer = refusal_answer(refused, status)
    return Response(answer.body, status_code=answer.status, media_type=MediaType.JSON)


def _is_too_fast(request: Request[Any, Any, Any], hub: Hub, cost: int = COST_OF_WORK) -> bool:
    """Takes what work costs beyond any other request from what the sender's address may ask for."""
    if request.scope["address_limits"].requests.take(hub.loop.time(), cost - 1):  # type: ignore[typeddict-item]
        return False
    hub.metrics.turned_away += 1
    return True


def _hub(state: State) -> Hub:
    hub = state.hub
    assert isinstance(hub, Hub)
    return hub


async def _kept_room(state: State, table: str) -> Room | Refused:
    """The room of that table, with all that happened there on disk."""
    room = await _hub(state).room(table)
    return room if isinstance(room, Refused) or await room.settled() else Refused("server-not-kept")


@get("/api/me", responses=_refusals(429))
async def me(request: Request[Any, Any, Any], state: State) -> Me:
    """Who am I? Sends the cookie to whoever has none."""
    return Me(request.scope["person"], _nearby(request, _hub(state)))  # type: ignore[typeddict-item]


def _nearby(request: Request[Any, Any, Any], hub: Hub) -> str:
    # Whoever comes through a proxy does not sit in front of this machine, whatever they call it.
    here = host_in(request.headers.get("host", "")) in HERE and "x-forwarded-for" not in request.headers
    return address_nearby(hub.config.host) if here else ""


@delete(
    "/api/me",
    status_code=200,
    responses=_refusals(400, 403, 429, 503) | {200: ResponseSpec(data_container=Me, generate_examples=False)},
    media_type=MediaType.JSON,
)
async def forget_me(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """Forget me, and those who share my device: the cookie is worth nothing any more, wherever it is, and every
    connection that came in with it is closed. The answer brings another one, for somebody new."""
    hub = _hub(state)
    identity: Identity = request.scope["identity"]  # type: ignore[typeddict-item]
    if not identity.is_new:
        # What is kept of it is kept for good, as a table is.
        if not request.scope["address_limits"].openings.take(hub.loop.time()):  # type: ignore[typeddict-item]
            hub.metrics.turned_away += 1
            return _refuse(Refused("server-too-fast"))
        try:
            await hub.identities.revoke(identity.people[0])
        except Unusable as error:
            hub.log.bug("nobody can be forgotten", error)
            return _refuse(Refused("server-not-forgotten"))
        new = hub.identities.new(identity.https)
        identity.cookies[:] = new.cookies
        identity = new
    return Response(write_json(Me(identity.people[0], _nearby(request, hub))), media_type=MediaType.JSON)


@get("/api/games", responses=_refusals(429))
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
    responses=_refusals(400, 404, 429) | {200: ResponseSpec(data_container=GameTold, generate_examples=False)},
    media_type=MediaType.JSON,
)
async def game_said(game: GameName, epoch: Epoch = "") -> Response[bytes]:
    """What the game says, in no language yet: its phrases and the names of its cards. They stay the same as long as the
    `epoch` of a view does; named in the request, it lets the answer be kept."""
    if game not in GAMES:
        return _refuse(Refused("server-nothing-here"))
    headers = FOR_A_WHILE if epoch else {"cache-control": "no-cache"}
    return Response(write_json(game_told(game)), media_type=MediaType.JSON, headers=headers)


@get("/api/games/{game:str}/texts/{language:str}", responses=_refusals(400, 404, 429), media_type=MediaType.TEXT)
async def game_texts(game: GameName, language: LanguageCode) -> Response[Any]:
    """The messages of a game that is not ours, in one language, as a Fluent file. The client brings ours along."""
    texts = texts_brought(game, language)
    if texts is None:
        return _refuse(Refused("server-nothing-here"))
    return Response(texts, media_type=MediaType.TEXT, headers={"cache-control": "no-cache"})


def _option(field: Field) -> OptionShown:
    low, high = getattr(field, "low", None), getattr(field, "high", None)
    choices: tuple[str, ...] = getattr(field, "choices", ())
    return OptionShown(field.name, type(field).__name__, field.rule, field.default, low, high, choices)


async def _check_opening(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """As strictly as on the WebSocket, and as clearly: the framework takes texts for numbers and names no field."""
    try:
        _read_opening(await request.body())
    except UNREADABLE as error:
        return _refuse(unreadable(str(error)))
    return None


@post("/api/tables", responses=_refusals(400, 403, 409, 413, 429, 503), before_request=_check_opening)
async def open_table(request: Request[Any, Any, Any], state: State, data: Wanted) -> Opened | Response[bytes]:
    """Open a table. Sit down over its WebSocket."""
    hub = _hub(state)
    if not request.scope["address_limits"].openings.take(hub.loop.time()):  # type: ignore[typeddict-item]
        hub.metrics.turned_away += 1
        return _refuse(Refused("server-too-fast"))
    address_limits, person = request.scope["address_limits"], request.scope["person"]  # type: ignore[typeddict-item]
    room = await hub.open(address_limits, person, data.game, data.seats, data.options, data.settings.chosen())
    if isinstance(room, Refused):
        return _refuse(room)
    return Opened(room.table.id, f"/t/{room.table.id}")


@route("/api/me", http_method=HttpMethod.OPTIONS, status_code=204, include_in_schema=False)
async def me_methods() -> Response[None]:
    return Response(None, headers={"allow": "DELETE, GET, OPTIONS"})


@route("/api/tables", http_method=HttpMethod.OPTIONS, status_code=204, include_in_schema=False)
async def tables_methods() -> Response[None]:
    """Said here, since the framework's own answer knows only one of the two handlers."""
    return Response(None, headers={"allow": "GET, OPTIONS, POST"})


@get("/api/tables", responses=_refusals(429))
async def public_tables(state: State) -> list[TableListed]:
    """The public tables at which there is something to do: a seat to take, or a game to watch."""
    return await _hub(state).table_lists.public()


@get("/api/tables/mine", responses=_refusals(429))
async def my_tables(request: Request[Any, Any, Any], state: State) -> list[TableListed]:
    """The tables that I opened or sat at, the latest first."""
    return await _hub(state).table_lists.of(request.scope["person"])  # type: ignore[typeddict-item]


@get("/api/tables/{table:str}", responses=_refusals(400, 404, 429, 503))
async def table_info(state: State, table: TableId) -> TableShown | Response[bytes]:
    """What everybody may see of a table."""
    room = await _kept_room(state, table)
    return _refuse(room) if isinstance(room, Refused) else room.table.shown()


@get("/api/tables/{table:str}/hint", responses=_refusals(400, 403, 404, 409, 429, 503))
async def table_hint(
    request: Request[Any, Any, Any], state: State, table: TableId, version: Version
) -> HintTold | Response[bytes]:
    """Help for the seat of whoever asks, from what that seat may see, where the game has any."""
    seated = await _seated(request, state, table, version, COST_OF_WORK)
    if isinstance(seated, Refused):
        return _refuse(seated)
    room, seat = seated
    sat = room.table
    hint = await room.hub.jobs.write(hint_told, sat.game.name, sat.game.view(sat.state, seat))
    if isinstance(hint, Refused):
        return _refuse(hint)
    return _refuse(Refused("hint-none")) if hint is None else hint


@get("/api/tables/{table:str}/moves", responses=_refusals(400, 403, 404, 409, 429, 503))
async def table_moves(
    request: Request[Any, Any, Any], state: State, table: TableId, version: Version, card: CardWord = ""
) -> MovesTold | Response[bytes]:
    """What the moves would do that whoever asks is offered at this version; `card`: those that speak of this card."""
    seated = await _seated(request, state, table, version, COST_OF_TELLING)
    if isinstance(seated, Refused):
        return _refuse(seated)
    room, seat = seated
    sat = room.table
    told = MovesTold()
    await room.hub.slices.do(tell_moves(sat.game.name, view_for(sat, seat), card, told))
    return told


async def _seated(
    request: Request[Any, Any, Any], state: State, table: str, version: int, cost: int
) -> tuple[Room, Seat] | Refused:
    """The seat of whoever asks about a position that is still there, once they have paid for the answer."""
    room = await _kept_room(state, table)
    if isinstance(room, Refused):
        return room
    person: Person = request.scope["person"]  # type: ignore[typeddict-item]
    seat = room.table.seat_of(person)
    if seat is None or room.table.state is None:
        return Refused("table-not-seated" if seat is None else "table-not-playing")
    if room.table.has_moved_on(version, person):
        return Refused("table-moved-on")
    return Refused("server-too-fast") if _is_too_fast(request, room.hub, cost) else (room, seat)


@get("/api/tables/{table:str}/games", responses=_refusals(400, 404, 409, 429, 503))
async def games_played(
    request: Request[Any, Any, Any], state: State, table: TableId
) -> list[FinishedShown] | Response[bytes]:
    """The games that were played to their end at a table."""
    return await _written_of(request, state, table, finished_list, {})


@get(
    "/api/tables/{table:str}/games/{number:int}",
    responses=_refusals(400, 404, 409, 429, 503),
    media_type=MediaType.JSON,
)
async def game_log(request: Request[Any, Any, Any], state: State, table: TableId, number: Number) -> Response[bytes]:
    """The log of a finished game with the proof of its shuffle, for `kartenhaus verify`."""
    return await _written_of(request, state, table, log_text, FOR_A_WHILE, number)


@get(
    "/api/tables/{table:str}/games/{number:int}/replay",
    responses=_refusals(400, 404, 409, 429, 503),
    media_type=MediaType.JSON,
)
async def game_replay(request: Request[Any, Any, Any], state: State, table: TableId, number: Number) -> Response[bytes]:
    """A finished game move by move, as a spectator saw it."""
    return await _written_of(request, state, table, replay_text, FOR_A_WHILE, number, all_phrases())


async def _written_of(
    request: Request[Any, Any, Any],
    state: State,
    table: str,
    write: Callable[..., Iterator[bytes]],
    headers: Mapping[str, str],
    *arguments: Any,
) -> Response[Any]:
    hub = _hub(state)
    if _is_too_fast(request, hub):
        return _refuse(Refused("server-too-fast"))
    # One at a time for each address, until it has been sent.
    address_limits, taken = request.scope["address_limits"], request.scope["taken"]  # type: ignore[typeddict-item]
    if not await taken.enter_async_context(address_limits.reading.turn()):
        hub.metrics.turned_away += 1
        return _refuse(Refused("server-one-at-a-time"))
    written = await hub.jobs.run_on_facts(table, write, *arguments)
    if isinstance(written, Refused):
        return _refuse(written)
    if not written:
        return _refuse(Refused("server-no-finished-game"))
    headers = {**headers, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Stream(pieces(written), media_type=MediaType.JSON, headers=headers)
    return Stream(unpacked(written), media_type=MediaType.JSON, headers=headers)


@get("/health", responses=_refusals(429))
async def health(state: State) -> Health:
    """Whether the server is up, and whether it can save anything. A restart would not make room on a full disk, so this
    is answered with 200 even then."""
    hub = _hub(state)
    store_health = hub.store_health
    return Health(store_health.status, store_health.refused is None, VERSION, len(hub.rooms), hub.metrics.connections)


@get("/ready", responses=_refusals(429, 503))
async def ready(state: State) -> Response[Ready]:
    """Whether people can be sent here."""
    hub = _hub(state)
    refused = Refused("server-closing") if hub.is_closing else hub.store_health.refused
    return Response(Ready("ready")) if refused is None else _refuse(refused)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(state: State) -> Response[str]:
    return Response(_hub(state).metrics.written(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _on_http_exception(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    if error.status_code == 404:
        return not_found(request)
    answer = _refuse(unreadable(str(error.detail)), error.status_code)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def _on_bug(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    _hub(request.app.state).log.bug("request broke", error)
    return _refuse(Refused("server-trouble"))


def make_app(hub: Hub) -> Litestar:
    tables = [
        tables_methods,
        public_tables,
        my_tables,
        open_table,
        table_info,
        table_hint,
        table_moves,
        games_played,
        game_log,
        game_replay,
    ]
    return Litestar(
        [me_methods, me, forget_me, games, game_said, game_texts, *tables, health, ready, metrics, *CLIENT],
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
