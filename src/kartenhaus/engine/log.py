"""A played game as data: seed, options, seats, rules version and the accepted moves. A replay is a fold over it."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Final

from kartenhaus.engine.game import AnyGame
from kartenhaus.engine.options import Value
from kartenhaus.engine.rng import SEED_BYTES, Rng
from kartenhaus.engine.seats import Seat
from kartenhaus.engine.words import Event, Move, Refused

LOG_FORMAT: Final = 1
# A log is checked before it is believed; none that was ever played is near this.
MOST_MOVES: Final = 1_000_000


@dataclass(slots=True)
class Log:
    """Everything needed to play a game again, move by move."""

    game: str
    rules_version: int
    seats: int
    seed: bytes
    options: dict[str, Value]
    moves: list[tuple[Seat, Move]] = field(default_factory=list)


class Record:
    """A game being played and written down: a state, and the log that leads to it."""

    __slots__ = ("game", "log", "state")

    def __init__(self, game: AnyGame, options: Any, seats: int, seed: bytes) -> None:
        self.game = game
        self.state = game.new(options, seats, Rng(seed))
        self.log = Log(game.name, game.rules_version, seats, seed, game.write_options(options))

    def play(self, seat: Seat, move: Move) -> list[Event] | Refused:
        """Applies a move and writes it down if it was accepted."""
        answer = self.game.apply(self.state, seat, move)
        if not isinstance(answer, Refused):
            self.log.moves.append((seat, move))
        return answer


@dataclass(frozen=True, slots=True)
class Replay:
    """A log played again: the record at its end, what was told before the first move, and the events of each move."""

    record: Record
    opening: list[Event]
    events: list[list[Event]]


def replay(game: AnyGame, log: Log) -> Replay | Refused:
    """Plays a log again. The refusal names the number of the move, from 1, that does not fit."""
    if log.game != game.name:
        return Refused("log-other-game", "", {"game": log.game, "expected": game.name})
    if log.rules_version != game.rules_version:
        return Refused("log-rules-version", "", {"version": log.rules_version, "known": game.rules_version})
    if not game.fewest_seats <= log.seats <= game.most_seats:
        return Refused("log-seats", "", {"low": game.fewest_seats, "high": game.most_seats})
    if len(log.seed) != SEED_BYTES:
        return Refused("log-field", "", {"field": "seed"})
    options = game.options(log.options, log.seats)
    if isinstance(options, Refused):
        return options
    record = Record(game, options, log.seats, log.seed)
    opening = game.opening(record.state)
    events: list[list[Event]] = []
    for number, (seat, move) in enumerate(log.moves, start=1):
        if not 0 <= seat < log.seats:
            return Refused("log-move", "", {"number": number, "move": game.write_move(move)})
        answer = record.play(seat, move)
        if isinstance(answer, Refused):
            return Refused("log-move", answer.rule, {"number": number, "move": game.write_move(move)})
        events.append(answer)
    return Replay(record, opening, events)


def write_log(game: AnyGame, log: Log) -> str:
    """A log as JSON, one move a line."""
    head = {
        "kartenhaus": LOG_FORMAT,
        "game": log.game,
        "rules_version": log.rules_version,
        "seats": log.seats,
        "seed": log.seed.hex(),
        "options": log.options,
        "moves": [f"{seat} {game.write_move(move)}" for seat, move in log.moves],
    }
    return json.dumps(head, indent=1, ensure_ascii=False) + "\n"


def named_game(text: str) -> str | Refused:
    """The name of the game that a written log is of, so that its Game can be looked up."""
    content = _read_json(text)
    if isinstance(content, Refused):
        return content
    game = content.get("game")
    return game if isinstance(game, str) else Refused("log-field", "", {"field": "game"})


def read_log(game: AnyGame, text: str) -> Log | Refused:
    """The log that a text holds. Whether its moves are legal is for `replay` to say."""
    content = _read_json(text)
    if isinstance(content, Refused):
        return content
    seats = content.get("seats")
    version = content.get("rules_version")
    seed = content.get("seed")
    options = content.get("options")
    lines = content.get("moves")
    if content.get("game") != game.name:
        return Refused("log-other-game", "", {"game": str(content.get("game")), "expected": game.name})
    if type(version) is not int:
        return Refused("log-field", "", {"field": "rules_version"})
    if version != game.rules_version:
        # Its moves may be written in words this version does not know.
        return Refused("log-rules-version", "", {"version": version, "known": game.rules_version})
    if type(seats) is not int:
        return Refused("log-field", "", {"field": "seats"})
    if not isinstance(seed, str) or len(seed) != 2 * SEED_BYTES or not set(seed) <= set("0123456789abcdef"):
        return Refused("log-field", "", {"field": "seed"})
    if not isinstance(options, dict):
        return Refused("log-field", "", {"field": "options"})
    if not isinstance(lines, list) or len(lines) > MOST_MOVES:
        return Refused("log-field", "", {"field": "moves"})
    log = Log(game.name, version, seats, bytes.fromhex(seed), options)
    for number, line in enumerate(lines, start=1):
        seat, _, words = line.partition(" ") if isinstance(line, str) else ("", "", "")
        move = game.read_move(words)
        if isinstance(move, Refused) or not (seat.isascii() and seat.isdigit() and len(seat) == 1):
            return Refused("log-move", "", {"number": number, "move": str(line)[:80]})
        log.moves.append((int(seat), move))
    return log


def _read_json(text: str) -> dict[str, Any] | Refused:
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        return Refused("log-not-json")
    if not isinstance(content, dict) or content.get("kartenhaus") != LOG_FORMAT:
        return Refused("log-not-ours")
    return content
