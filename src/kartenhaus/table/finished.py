"""Games that were played to their end at a table, for replays and for verification."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from kartenhaus.engine import Log, Move, Refused, Seat
from kartenhaus.table.facts import CallMade, Fact, GameBegan, MoveMade, TableOpened
from kartenhaus.table.fairness import Proof
from kartenhaus.table.ledger import Ledger
from kartenhaus.table.phases import OVER


@dataclass(frozen=True, slots=True)
class Race:
    """The calls that were judged together, first ones first, `after` so many moves."""

    after: int
    calls: tuple[CallMade, ...]


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """`number`: the first game at the table is 1. `ended`: when, on the server's clock.

    `names`: as they were in this game; of a bot its level, which is in `levels` too. A person has no level there.
    """

    number: int
    names: tuple[str, ...]
    levels: tuple[str, ...]
    log: Log
    proof: Proof
    # Without the person and the command of each call.
    races: tuple[Race, ...]
    began: int
    ended: int


class _Chronicle:
    """Follows the facts of one game."""

    __slots__ = ("_began", "_ledger", "_levels", "_moves", "_names", "_races")

    def __init__(self, ledger: Ledger, began: GameBegan) -> None:
        self._ledger = ledger
        self._began = began
        self._names = tuple(place.name or place.level for place in ledger.places)
        self._levels = tuple(place.level for place in ledger.places)
        self._moves: list[tuple[Seat, Move]] = []
        self._races: list[Race] = []

    def add(self, fact: MoveMade | CallMade) -> None:
        if isinstance(fact, MoveMade):
            self._add_move(fact.seat, fact.move)
        else:
            call = replace(fact, at=0, person="", id="", version=0, locked_until=0)
            if fact.rank == 1:
                self._races.append(Race(len(self._moves), (call,)))
            else:
                race = self._races[-1]
                self._races[-1] = replace(race, calls=(*race.calls, call))
            if fact.counted:
                self._add_move(fact.seat, fact.counted)

    def _add_move(self, seat: Seat, text: str) -> None:
        move = self._ledger.game.read_move(text)
        assert not isinstance(move, Refused), text
        self._moves.append((seat, move))

    def finish(self, at: int) -> FinishedGame:
        ledger = self._ledger
        game = ledger.game
        options = game.write_options(ledger.chosen)
        log = Log(game.name, self._began.rules_version, len(ledger.places), ledger.seed, options, self._moves)
        proof = Proof(ledger.commitment, ledger.secret.hex(), ledger.shared)
        return FinishedGame(
            number=ledger.game_number,
            names=self._names,
            levels=self._levels,
            log=log,
            proof=proof,
            races=tuple(self._races),
            began=self._began.at,
            ended=at,
        )


def finished_games(facts: Iterable[Fact]) -> list[FinishedGame]:
    """The finished games among the facts of a table, in order. A game under way is left out: it is secret."""
    return list(each_finished(facts))


def finished_game(facts: Iterable[Fact], number: int) -> FinishedGame | None:
    """The finished game of that number. Facts after it are not looked at."""
    return next(each_finished(facts, number), None)


def each_finished(facts: Iterable[Fact], only: int | None = None) -> Iterator[FinishedGame]:
    """The same, one after another, so that not all of them need be in memory; or only one of them."""
    finished: FinishedGame | None = None
    ledger: Ledger | None = None
    chronicle: _Chronicle | None = None
    for fact in facts:
        if ledger is None:
            assert isinstance(fact, TableOpened), "a table begins with its opening"
            ledger = Ledger(fact)
            continue
        ledger.again(fact)
        if isinstance(fact, GameBegan):
            if finished is not None:
                yield finished
                finished = None
            is_wanted = only in (None, ledger.game_number) and not ledger.by_other_rules
            chronicle = _Chronicle(ledger, fact) if is_wanted else None
        elif chronicle is not None and isinstance(fact, MoveMade | CallMade):
            chronicle.add(fact)
            if ledger.phase == OVER:
                # Calls that were judged together with the last one come after the end.
                finished = chronicle.finish(fact.at)
    if finished is not None:
        yield finished
