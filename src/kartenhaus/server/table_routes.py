"""The HTTP API of tables: opening and listing them, hints, moves, and finished games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Any, Final

import msgspec
from starlette.responses import Response, StreamingResponse

from kartenhaus.engine import Refused, Seat, Value
from kartenhaus.server.replays import FinishedShown, finished_list, log_text, pieces, replay_text, unpacked
from kartenhaus.server.room import Room
from kartenhaus.server.routes import JSON, Request, Route, get, post
from kartenhaus.server.table_lists import TableListed
from kartenhaus.server.telling import HintTold, MovesTold, all_phrases, hint_told, tell_moves, view_for
from kartenhaus.table import TableShown
from kartenhaus.wire import SettingsAsked

# What a request costs for which something has to be worked out, in requests.
COST_OF_WORK: Final = 10
COST_OF_TELLING: Final = 3
# A finished game never changes, though a newer server may word its events differently. Only those who know the address
# of its table may see it.
FOR_A_WHILE: Final = {"cache-control": "private, max-age=3600"}

TableId = Annotated[str, msgspec.Meta(max_length=64)]
Version = Annotated[int, msgspec.Meta(ge=0)]
CardWord = Annotated[str, msgspec.Meta(max_length=64)]
Number = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]


class Opening(msgspec.Struct, forbid_unknown_fields=True):
    """The table that is to be opened."""

    game: str
    seats: int
    options: dict[str, Value] = {}
    settings: SettingsAsked = SettingsAsked()


class Opened(msgspec.Struct):
    """`link`: what to send to friends. It is the only way to find the table, unless that is public."""

    id: str
    link: str


def _is_too_fast(request: Request, cost: int = COST_OF_WORK) -> bool:
    """Takes what work costs beyond any other request from what the sender's address may ask for."""
    if request.address_limits.requests.take(request.hub.loop.time(), cost - 1):
        return False
    request.hub.metrics.turned_away += 1
    return True


async def _kept_room(request: Request, table: str) -> Room | Refused:
    """The room of that table, with all that happened there on disk."""
    room = await request.hub.room(table)
    return room if isinstance(room, Refused) or await room.settled() else Refused("server-not-kept")


@post("/api/tables", Opened, refusals=(400, 403, 409, 413, 429, 503))
async def open_table(request: Request, body: Opening) -> Opened | Refused:
    """Open a table. Sit down over its WebSocket."""
    hub, address_limits = request.hub, request.address_limits
    if not address_limits.openings.take(hub.loop.time()):
        hub.metrics.turned_away += 1
        return Refused("server-too-fast")
    room = await hub.open(address_limits, request.person, body.game, body.seats, body.options, body.settings.chosen())
    return room if isinstance(room, Refused) else Opened(room.table.id, f"/t/{room.table.id}")


@get("/api/tables", list[TableListed], refusals=(429,))
async def public_tables(request: Request) -> list[TableListed]:
    """The public tables at which there is something to do: a seat to take, or a game to watch."""
    return await request.hub.table_lists.public()


@get("/api/tables/mine", list[TableListed], refusals=(429,))
async def my_tables(request: Request) -> list[TableListed]:
    """The tables that I opened or sat at, the latest first."""
    return await request.hub.table_lists.of(request.person)


@get("/api/tables/{table}", TableShown, refusals=(400, 404, 429, 503))
async def table_info(request: Request, table: TableId) -> TableShown | Refused:
    """What everyone may see of a table."""
    room = await _kept_room(request, table)
    return room if isinstance(room, Refused) else room.table.shown()


@get("/api/tables/{table}/hint", HintTold, refusals=(400, 403, 404, 409, 429, 503))
async def table_hint(request: Request, table: TableId, version: Version) -> HintTold | Refused:
    """Help for my seat, from what that seat may see, if the game has any."""
    seated = await _seated(request, table, version, COST_OF_WORK)
    if isinstance(seated, Refused):
        return seated
    room, seat = seated
    sat = room.table
    hint = await room.hub.jobs.write(hint_told, sat.game.name, sat.game.view(sat.state, seat))
    return Refused("hint-none") if hint is None else hint


@get("/api/tables/{table}/moves", MovesTold, refusals=(400, 403, 404, 409, 429, 503))
async def table_moves(request: Request, table: TableId, version: Version, card: CardWord = "") -> MovesTold | Refused:
    """What the moves would do that I am offered at this version; `card`: only those that speak of this card."""
    seated = await _seated(request, table, version, COST_OF_TELLING)
    if isinstance(seated, Refused):
        return seated
    room, seat = seated
    sat = room.table
    told = MovesTold()
    await room.hub.slices.do(tell_moves(sat.game.name, view_for(sat, seat), card, told))
    return told


async def _seated(request: Request, table: str, version: int, cost: int) -> tuple[Room, Seat] | Refused:
    """The seat of the sender, if the position is still that of `version` and their limits allow the `cost`."""
    room = await _kept_room(request, table)
    if isinstance(room, Refused):
        return room
    seat = room.table.seat_of(request.person)
    if seat is None or room.table.state is None:
        return Refused("table-not-seated" if seat is None else "table-not-playing")
    if room.table.has_moved_on(version, request.person):
        return Refused("table-moved-on")
    return Refused("server-too-fast") if _is_too_fast(request, cost) else (room, seat)


@get("/api/tables/{table}/games", list[FinishedShown], refusals=(400, 404, 409, 429, 503))
async def games_played(request: Request, table: TableId) -> Response | Refused:
    """The games that were played to their end at a table."""
    return await _written_of(request, table, finished_list, {})


@get("/api/tables/{table}/games/{number}", dict[str, Any], refusals=(400, 404, 409, 429, 503))
async def game_log(request: Request, table: TableId, number: Number) -> Response | Refused:
    """The log of a finished game with the proof of its shuffle, for `kartenhaus verify`."""
    return await _written_of(request, table, log_text, FOR_A_WHILE, number)


@get("/api/tables/{table}/games/{number}/replay", dict[str, Any], refusals=(400, 404, 409, 429, 503))
async def game_replay(request: Request, table: TableId, number: Number) -> Response | Refused:
    """A finished game move by move, as a spectator saw it."""
    return await _written_of(request, table, replay_text, FOR_A_WHILE, number, all_phrases())


async def _written_of(
    request: Request,
    table: str,
    write: Callable[..., Iterator[bytes]],
    headers: Mapping[str, str],
    *arguments: Any,
) -> Response | Refused:
    if _is_too_fast(request):
        return Refused("server-too-fast")
    # One at a time for each address, until the answer has been sent.
    if not await request.taken.enter_async_context(request.address_limits.reading.turn()):
        request.hub.metrics.turned_away += 1
        return Refused("server-one-at-a-time")
    written = await request.hub.jobs.run_on_facts(table, write, *arguments)
    if isinstance(written, Refused):
        return written
    if not written:
        return Refused("server-no-finished-game")
    headers = {**headers, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return StreamingResponse(pieces(written), media_type=JSON, headers=headers)
    return StreamingResponse(unpacked(written), media_type=JSON, headers=headers)


TABLE_ROUTES: Final[list[Route]] = [
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
