"""Finished games as texts. They are made in a worker process, since a long game takes a while, and handed over as gzip,
which keeps even the largest table small."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from kartenhaus.catalog import GAMES
from kartenhaus.engine import Record, Refused, told_to
from kartenhaus.store import Damaged, FactReader
from kartenhaus.table.export import write_finished
from kartenhaus.table.facts import MOST_FACTS, Fact
from kartenhaus.table.finished import each_finished, finished_game
from kartenhaus.wire import Phrasebook, game_fields, write_events, write_json

# The ids of a game's messages, each with the names of its params.
Phrases: TypeAlias = Sequence[Sequence[str]]
# Tables of earlier versions may have more facts than are allowed now; from here on they are refused.
MOST_READ: Final = 2 * MOST_FACTS
# What is sent at once, in bytes.
SENT_AT_ONCE: Final = 65_536
# zlib's number for gzip.
_GZIP: Final = 31


class FinishedShown(msgspec.Struct):
    """A game that was played to its end, by its number at the table. Times on the server's clock."""

    number: int
    game: str
    names: tuple[str, ...]
    moves: int
    began: int
    ended: int


def finished_list(facts: Iterable[Fact]) -> Iterator[bytes]:
    mark = b"["
    for game in each_finished(facts):
        shown = FinishedShown(game.number, game.log.game, game.names, len(game.log.moves), game.began, game.ended)
        yield mark + write_json(shown)
        mark = b","
    yield b"]" if mark == b"," else b"[]"


def log_text(facts: Iterable[Fact], number: int) -> Iterator[bytes]:
    """What `kartenhaus verify` reads; nothing: no game of that number is over."""
    game = finished_game(facts, number)
    if game is not None:
        yield write_finished(game).encode()


def replay_text(facts: Iterable[Fact], number: int, phrases: Mapping[str, Phrases]) -> Iterator[bytes]:
    """The game as a spectator saw it: who played, how it began, and for each move what happened and which fields
    changed. Nothing: no game of that number is over. `phrases` of each game: a worker that had to read them itself
    would take twice as long to start."""
    finished = finished_game(facts, number)
    if finished is None:
        return
    log = finished.log
    game = GAMES[log.game]
    options = game.options(log.options, log.seats)
    assert not isinstance(options, Refused), options
    record = Record(game, options, log.seats, log.seed)
    fields = game_fields(log.game).shared
    book = Phrasebook(game, phrases[log.game])
    opening = write_events(told_to(game.opening(record.state), None), book)
    view = game.view(record.state, None)
    seen = first = fields.values(view, book.verdict(view))
    yield b'{"game":"%s","seats":%d,"names":%s,"levels":%s,"told":%s,"first":%s,"opening":%s,"moves":[' % (
        log.game.encode(),
        log.seats,
        write_json(finished.names),
        write_json(finished.levels),
        write_json({"phrases": book.phrases, "cards": book.cards()}),
        fields.written(first),
        opening,
    )
    mark = b""
    for seat, move in log.moves:
        events = record.play(seat, move)
        assert not isinstance(events, Refused), events
        view = game.view(record.state, None)
        now = fields.values(view, book.verdict(view))
        yield mark + b'{"seat":%d,"move":%s,"events":%s,"game":%s}' % (
            seat,
            write_json(game.write_move(move)),
            write_events(told_to(events, None), book),
            fields.changes(seen, now) or b"{}",
        )
        mark = b","
        seen = now
    yield b"]}\n"


def written_of(
    reader: FactReader, table: str, write: Callable[..., Iterator[bytes]], *arguments: Any
) -> bytes | Refused | Damaged:
    """What `write` makes of the facts of a table, packed; empty if that is nothing."""
    count = reader.count(table)
    if not count:
        return Refused("server-no-table")
    if count > MOST_READ:
        return Refused("server-table-too-long")
    try:
        return packed(write(reader.facts(table), *arguments))
    except Damaged as damaged:
        return damaged


def packed(parts: Iterable[bytes]) -> bytes:
    """As gzip; empty if there is nothing."""
    packer = zlib.compressobj(wbits=_GZIP)
    begun: list[bytes] = []
    has_any = False
    for part in parts:
        has_any = True
        begun.append(packer.compress(part))
    return b"".join([*begun, packer.flush()]) if has_any else b""


def unpacked(data: bytes) -> Iterator[bytes]:
    """In small pieces."""
    unpacker = zlib.decompressobj(wbits=_GZIP)
    while not unpacker.eof:
        yield unpacker.decompress(data, SENT_AT_ONCE)
        data = unpacker.unconsumed_tail


def pieces(data: bytes) -> Iterator[bytes]:
    for start in range(0, len(data), SENT_AT_ONCE):
        yield data[start : start + SENT_AT_ONCE]
