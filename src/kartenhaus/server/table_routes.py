"""The HTTP API of tables: opening and listing them, hints, moves, and finished games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Any, Final

import msgspec
from litestar import HttpMethod, MediaType, Request, Response, get, post, route
from litestar.datastructures import State
from litestar.params import Body, PathParameter, QueryParameter
from litestar.response import Stream

from kartenhaus.engine import Refused, Seat, Value
from kartenhaus.server.hub import Hub
from kartenhaus.server.refusals import refusals, refuse
from kartenhaus.server.replays import FinishedShown, finished_list, log_text, pieces, replay_text, unpacked
from kartenhaus.server.room import Room
from kartenhaus.server.table_lists import TableListed, TableLists
from kartenhaus.server.telling import HintTold, MovesTold, all_phrases, hint_told, tell_moves, view_for
from kartenhaus.table import TableShown
from kartenhaus.table.seats import Person
from kartenhaus.wire import UNREADABLE, SettingsAsked, unreadable

# What a request costs for which something has to be worked out, in requests.
COST_OF_WORK: Final = 10
COST_OF_TELLING: Final = 3
# A finished game never changes, though a newer server may word its events differently. Only those who know the address
# of its table may see it.
FOR_A_WHILE: Final = {"cache-control": "private, max-age=3600"}

TableId = Annotated[str, PathParameter(max_length=64)]
Version = Annotated[int, QueryParameter(ge=0)]
CardWord = Annotated[str, QueryParameter(max_length=64)]
Number = Annotated[int, PathParameter(ge=1, le=1_000_000)]


# The framework does not find out by itself that no other fields are allowed.
NOTHING_ELSE: Final = Body(schema_extra={"additional_properties": False})


class Opening(msgspec.Struct, forbid_unknown_fields=True):
    """The table that is to be opened."""

    game: str
    seats: int
    options: dict[str, Value] = {}
    settings: Annotated[SettingsAsked, NOTHING_ELSE] = SettingsAsked()


_read_opening = msgspec.json.Decoder(Opening).decode


Wanted = Annotated[Opening, NOTHING_ELSE]


class Opened(msgspec.Struct):
    """`link`: what to send to friends. It is the only way to find the table, unless that is public."""

    id: str
    link: str


def _is_too_fast(request: Request[Any, Any, Any], hub: Hub, cost: int = COST_OF_WORK) -> bool:
    """Takes what work costs beyond any other request from what the sender's address may ask for."""
    if request.scope["address_limits"].requests.take(hub.loop.time(), cost - 1):  # type: ignore[typeddict-item]
        return False
    hub.metrics.turned_away += 1
    return True


async def _kept_room(state: State, table: str) -> Room | Refused:
    """The room of that table, with all that happened there on disk."""
    hub: Hub = state.hub
    room = await hub.room(table)
    return room if isinstance(room, Refused) or await room.settled() else Refused("server-not-kept")


async def _check_opening(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """Checks as strictly as the WebSocket does: the framework takes texts for numbers, and its errors name no field."""
    try:
        _read_opening(await request.body())
    except UNREADABLE as error:
        return refuse(unreadable(str(error)))
    return None


@post("/api/tables", responses=refusals(400, 403, 409, 413, 429, 503), before_request=_check_opening)
async def open_table(request: Request[Any, Any, Any], state: State, data: Wanted) -> Opened | Response[bytes]:
    """Open a table. Sit down over its WebSocket."""
    hub: Hub = state.hub
    if not request.scope["address_limits"].openings.take(hub.loop.time()):  # type: ignore[typeddict-item]
        hub.metrics.turned_away += 1
        return refuse(Refused("server-too-fast"))
    address_limits, person = request.scope["address_limits"], request.scope["person"]  # type: ignore[typeddict-item]
    room = await hub.open(address_limits, person, data.game, data.seats, data.options, data.settings.chosen())
    if isinstance(room, Refused):
        return refuse(room)
    return Opened(room.table.id, f"/t/{room.table.id}")


@route("/api/tables", http_method=HttpMethod.OPTIONS, status_code=204, include_in_schema=False)
async def tables_methods() -> Response[None]:
    """The framework's own answer would know only one of the two handlers."""
    return Response(None, headers={"allow": "GET, OPTIONS, POST"})


@get("/api/tables", responses=refusals(429))
async def public_tables(state: State) -> list[TableListed]:
    """The public tables at which there is something to do: a seat to take, or a game to watch."""
    lists: TableLists = state.hub.table_lists
    return await lists.public()


@get("/api/tables/mine", responses=refusals(429))
async def my_tables(request: Request[Any, Any, Any], state: State) -> list[TableListed]:
    """The tables that I opened or sat at, the latest first."""
    lists: TableLists = state.hub.table_lists
    return await lists.of(request.scope["person"])  # type: ignore[typeddict-item]


@get("/api/tables/{table:str}", responses=refusals(400, 404, 429, 503))
async def table_info(state: State, table: TableId) -> TableShown | Response[bytes]:
    """What everyone may see of a table."""
    room = await _kept_room(state, table)
    return refuse(room) if isinstance(room, Refused) else room.table.shown()


@get("/api/tables/{table:str}/hint", responses=refusals(400, 403, 404, 409, 429, 503))
async def table_hint(
    request: Request[Any, Any, Any], state: State, table: TableId, version: Version
) -> HintTold | Response[bytes]:
    """Help for my seat, from what that seat may see, if the game has any."""
    seated = await _seated(request, state, table, version, COST_OF_WORK)
    if isinstance(seated, Refused):
        return refuse(seated)
    room, seat = seated
    sat = room.table
    hint = await room.hub.jobs.write(hint_told, sat.game.name, sat.game.view(sat.state, seat))
    if isinstance(hint, Refused):
        return refuse(hint)
    return refuse(Refused("hint-none")) if hint is None else hint


@get("/api/tables/{table:str}/moves", responses=refusals(400, 403, 404, 409, 429, 503))
async def table_moves(
    request: Request[Any, Any, Any], state: State, table: TableId, version: Version, card: CardWord = ""
) -> MovesTold | Response[bytes]:
    """What the moves would do that I am offered at this version; `card`: only those that speak of this card."""
    seated = await _seated(request, state, table, version, COST_OF_TELLING)
    if isinstance(seated, Refused):
        return refuse(seated)
    room, seat = seated
    sat = room.table
    told = MovesTold()
    await room.hub.slices.do(tell_moves(sat.game.name, view_for(sat, seat), card, told))
    return told


async def _seated(
    request: Request[Any, Any, Any], state: State, table: str, version: int, cost: int
) -> tuple[Room, Seat] | Refused:
    """The seat of the sender, if the position is still that of `version` and their limits allow the `cost`."""
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


@get("/api/tables/{table:str}/games", responses=refusals(400, 404, 409, 429, 503))
async def games_played(
    request: Request[Any, Any, Any], state: State, table: TableId
) -> list[FinishedShown] | Response[bytes]:
    """The games that were played to their end at a table."""
    return await _written_of(request, state, table, finished_list, {})


@get(
    "/api/tables/{table:str}/games/{number:int}",
    responses=refusals(400, 404, 409, 429, 503),
    media_type=MediaType.JSON,
)
async def game_log(request: Request[Any, Any, Any], state: State, table: TableId, number: Number) -> Response[bytes]:
    """The log of a finished game with the proof of its shuffle, for `kartenhaus verify`."""
    return await _written_of(request, state, table, log_text, FOR_A_WHILE, number)


@get(
    "/api/tables/{table:str}/games/{number:int}/replay",
    responses=refusals(400, 404, 409, 429, 503),
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
    hub: Hub = state.hub
    if _is_too_fast(request, hub):
        return refuse(Refused("server-too-fast"))
    # One at a time for each address, until the answer has been sent.
    address_limits, taken = request.scope["address_limits"], request.scope["taken"]  # type: ignore[typeddict-item]
    if not await taken.enter_async_context(address_limits.reading.turn()):
        hub.metrics.turned_away += 1
        return refuse(Refused("server-one-at-a-time"))
    written = await hub.jobs.run_on_facts(table, write, *arguments)
    if isinstance(written, Refused):
        return refuse(written)
    if not written:
        return refuse(Refused("server-no-finished-game"))
    headers = {**headers, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Stream(pieces(written), media_type=MediaType.JSON, headers=headers)
    return Stream(unpacked(written), media_type=MediaType.JSON, headers=headers)


TABLE_ROUTES: Final = [
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
