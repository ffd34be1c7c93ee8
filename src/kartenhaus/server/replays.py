"""Finished games as texts; made in a worker process, since a long game takes a while."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from kartenhaus.catalog import GAMES
from kartenhaus.engine import Record, Refused, told_to
from kartenhaus.table.export import write_finished
from kartenhaus.table.facts import Fact
from kartenhaus.table.finished import finished_games
from kartenhaus.wire import game_fields, write_events, write_json


class FinishedShown(msgspec.Struct):
    """A game that was played to its end, by its number at the table. Times on the server's clock."""

    number: int
    game: str
    names: tuple[str, ...]
    moves: int
    began: int
    ended: int


def finished_list(facts: Sequence[Fact]) -> list[FinishedShown]:
    return [
        FinishedShown(game.number, game.log.game, game.names, len(game.log.moves), game.began, game.ended)
        for game in finished_games(facts)
    ]


def log_text(facts: Sequence[Fact], number: int) -> bytes | None:
    """What `kartenhaus verify` reads; None: no game of that number is over."""
    for game in finished_games(facts):
        if game.number == number:
            return write_finished(game).encode()
    return None


def replay_text(facts: Sequence[Fact], number: int) -> bytes | None:
    """The game as a spectator saw it: who played, how it began, and for each move what happened and which fields
    changed."""
    finished = next((game for game in finished_games(facts) if game.number == number), None)
    if finished is None:
        return None
    log = finished.log
    game = GAMES[log.game]
    options = game.options(log.options, log.seats)
    assert not isinstance(options, Refused), options
    record = Record(game, options, log.seats, log.seed)
    fields = game_fields(log.game).shared
    opening = write_events(told_to(game.opening(record.state), None))
    seen = first = fields.values(game.view(record.state, None))
    moves: list[bytes] = []
    for seat, move in log.moves:
        events = record.play(seat, move)
        assert not isinstance(events, Refused), events
        now = fields.values(game.view(record.state, None))
        moves.append(
            b'{"seat":%d,"move":%s,"events":%s,"game":%s}'
            % (
                seat,
                write_json(game.write_move(move)),
                write_events(told_to(events, None)),
                fields.changes(seen, now) or b"{}",
            )
        )
        seen = now
    return b'{"game":"%s","seats":%d,"names":%s,"levels":%s,"first":%s,"opening":%s,"moves":[%s]}\n' % (
        log.game.encode(),
        log.seats,
        write_json(finished.names),
        write_json(finished.levels),
        fields.written(first),
        opening,
        b",".join(moves),
    )
