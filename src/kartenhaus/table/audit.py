"""Whether a finished game is what it says: dealt as promised, played by the rules, its calls judged by the measure."""

from __future__ import annotations

from kartenhaus.catalog import GAMES
from kartenhaus.engine import AnyGame, Log, Move, Outcome, Record, Refused, Seat, replay
from kartenhaus.table.arbiter import MEASURES, ArrivedCall, in_order
from kartenhaus.table.fairness import proof_fault
from kartenhaus.table.finished import AuditedCall, FinishedGame


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
    """Why the calls were not judged as they should; None if they were."""
    log, game = finished.log, GAMES[finished.log.game]
    moves = [(seat, game.write_move(move)) for seat, move in log.moves]
    for race in _races(finished.calls):
        after = race[0].after
        arrived = [_arrived(call) for call in race]
        if race[0].measure not in MEASURES or any(call.measure != race[0].measure for call in race):
            return _wrong(race[0])
        counted = [(call.seat, call.counted) for call in race if call.counted]
        if not 0 <= after < len(on_turn) or moves[after : after + len(counted)] != counted:
            return _wrong(race[0])
        if in_order(arrived, on_turn[after], log.seats) != arrived:
            return _wrong(race[0])
        for rank, (call, again) in enumerate(zip(race, arrived, strict=True), start=1):
            measured = (rank, again.credit, again.effective, again.implausible)
            if measured != (call.rank, call.credit, call.effective, call.implausible) or call.after != after:
                return _wrong(call)
    return None


def _races(calls: tuple[AuditedCall, ...]) -> list[list[AuditedCall]]:
    """The calls that were judged together, first ones first."""
    races: list[list[AuditedCall]] = []
    for call in calls:
        if call.rank == 1 or not races:
            races.append([])
        races[-1].append(call)
    return races


def _arrived(call: AuditedCall) -> ArrivedCall:
    """The call as it came in; the measure is taken anew from this."""
    elapsed = call.effective + call.credit
    return ArrivedCall("", "", call.seat, Move(), 0, call.arrival, elapsed, call.delta, call.line, call.measure)


def _wrong(call: AuditedCall) -> Refused:
    return Refused("proof-call", "", {"number": call.after, "move": call.move})
