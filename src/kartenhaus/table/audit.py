"""Checks a finished game: dealt as committed to, played by the rules, its calls judged by their measure."""

from __future__ import annotations

from kartenhaus.catalog import GAMES
from kartenhaus.engine import AnyGame, Log, Outcome, Record, Refused, Seat, replay
from kartenhaus.table.arbiter import MEASURES, in_order, measured_again
from kartenhaus.table.facts import CallMade
from kartenhaus.table.fairness import proof_fault
from kartenhaus.table.finished import FinishedGame


def checked_outcome(finished: FinishedGame) -> Outcome | Refused:
    """How the game ended, after it was dealt and played again; the refusal names what is wrong with it."""
    log, game = finished.log, GAMES[finished.log.game]
    if len(finished.proof.shared) != log.seats:
        return Refused("log-field", "", {"field": "proof"})
    fault = proof_fault(finished.proof, log.seed)
    if fault is not None:
        return fault
    played = replay(game, log)
    if isinstance(played, Refused):
        return played
    outcome = game.outcome(played.record.state)
    if outcome is None:
        return Refused("proof-unfinished", "", {"moves": len(log.moves)})
    return calls_fault(finished, _on_turn(game, log)) or outcome


def _on_turn(game: AnyGame, log: Log) -> list[Seat]:
    """The seat on turn before each move of a log that replays."""
    record = Record(game, game.options(log.options, log.seats), log.seats, log.seed)
    seats: list[Seat] = []
    for seat, move in log.moves:
        seats.append(game.actors(record.state)[0])
        record.play(seat, move)
    # A call after the last move is one that came too late.
    return [*seats, seats[-1]] if seats else []


def calls_fault(finished: FinishedGame, on_turn: list[Seat]) -> Refused | None:
    """Why the calls were not judged correctly; None if they were."""
    log, game = finished.log, GAMES[finished.log.game]
    moves = [(seat, game.write_move(move)) for seat, move in log.moves]
    for race in finished.races:
        first, after = race.calls[0], race.after
        again = [measured_again(call) for call in race.calls]
        if first.measure not in MEASURES or any(call.measure != first.measure for call in race.calls):
            return _wrong(first, after)
        counted = [(call.seat, call.counted) for call in race.calls if call.counted]
        if not 0 <= after < len(on_turn) or moves[after : after + len(counted)] != counted:
            return _wrong(first, after)
        if in_order(again, on_turn[after], log.seats) != again:
            return _wrong(first, after)
        for rank, (call, measured) in enumerate(zip(race.calls, again, strict=True), start=1):
            if call != measured or call.rank != rank:
                return _wrong(call, after)
    return None


def _wrong(call: CallMade, after: int) -> Refused:
    return Refused("proof-call", "", {"number": after, "move": call.move})
