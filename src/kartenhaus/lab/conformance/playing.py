"""What a game promises to those who play it: an end, legal moves that are legal, texts that read back."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from kartenhaus.bots import LEVELS, bot_for, next_move
from kartenhaus.engine import Move, Refused, Rng, Seat, named_game, read_log, replay, write_log
from kartenhaus.lab.conformance.trial import Trial, accepted, require

# How much a bot may think here: little, since only that it plays is looked at.
_STEPS = 10


def games_end(trial: Trial) -> None:
    game, state = trial.game, trial.played().state
    outcome = game.outcome(state)
    require(outcome is not None and len(outcome.points) == len(outcome.places) == trial.seats, outcome)
    require(outcome is not None and bool(outcome.winners), outcome)
    require(game.actors(state) == (), game.actors(state))
    for seat in range(trial.seats):
        require(game.legal_moves(state, seat) == [], game.legal_moves(state, seat))


def no_card_is_lost(trial: Trial) -> None:
    """Where the zones of a game show all its cards."""
    totals: set[int] = set()
    for state in trial.close_looks():
        for viewer in trial.viewers():
            view = trial.game.view(state, viewer)
            zones = trial.game.zones(view)
            totals.add(sum(zone.count for zone in zones))
            for zone in zones:
                require(len(zone.cards) <= zone.count, zone)
                held = zone.kind == "hand" and viewer is not None and zone.seat == viewer
                require(not held or len(view.hand) == zone.count, (zone, view.hand if held else ()))
    require(len(totals) == 1, sorted(totals))


def legal_moves_are_accepted(trial: Trial) -> None:
    game = trial.game
    for state in trial.close_looks():
        actors = game.actors(state)
        # Whoever is on turn can make a step; a call alone would not bring the game on.
        steps = [move for seat in actors[:1] for move in game.legal_moves(state, seat) if not game.is_call(move)]
        require(not actors or bool(steps), f"seat {actors[:1]}")
        for seat in range(trial.seats):
            moves = game.legal_moves(state, seat)
            require(moves == game.legal_moves(state, seat) and len(set(moves)) == len(moves), moves)
            require(seat in actors or not moves, moves)
            for move in moves:
                text = game.write_move(move)
                accepted(game.apply(game.copy(state), seat, move), text)
                require(game.is_call(move) or seat == actors[0], text)
                require(game.has_calls or not game.is_call(move), text)


def played_moves_do_the_same(trial: Trial) -> None:
    """`play` beside `apply`, for the moves of a whole game and for all that are legal at some of its positions."""
    game, record = trial.game, trial.record()
    state = game.copy(record.state)
    for seat, move in trial.moves(record.state):
        accepted(record.play(seat, move), game.write_move(move))
        game.play(state, seat, move)
        require(state == record.state, game.write_move(move))
    for state in trial.close_looks():
        for seat in game.actors(state):
            for move in game.legal_moves(state, seat):
                played, applied = game.copy(state), game.copy(state)
                game.play(played, seat, move)
                game.apply(applied, seat, move)
                require(played == applied, game.write_move(move))


def other_moves_are_refused(trial: Trial) -> None:
    """All moves that anybody was offered anywhere in the game, wherever they are not legal."""
    game = trial.game
    positions = list(trial.close_looks())
    known: dict[Move, None] = {}
    for state in positions:
        for seat in range(trial.seats):
            known |= dict.fromkeys(game.legal_moves(state, seat)[:20])
    for state in positions:
        before = game.copy(state)
        for seat in range(trial.seats):
            legal = set(game.legal_moves(state, seat))
            for move in known:
                if move not in legal:
                    answer = game.apply(state, seat, move)
                    text = game.write_move(move)
                    require(isinstance(answer, Refused) and answer.rule in game.rule_ids, f"{text}: {answer}")
                    require(state == before, text)


def moves_read_back(trial: Trial) -> None:
    game, numbering = trial.game, trial.game.numbering(trial.chosen(), trial.seats)
    for number in range(numbering.action_count):
        move = numbering.move_of(number)
        text = game.write_move(move)
        require(numbering.number_of(move) == number and game.read_move(text) == move, f"{number}: {text}")
    for state in trial.close_looks():
        for seat in range(trial.seats):
            for move in game.legal_moves(state, seat):
                text = game.write_move(move)
                require("\n" not in text and game.read_move(text) == move, text)
                require(game.read_move(f"  {text.upper()} ") == move, text.upper())
                require(numbering.move_of(numbering.number_of(move)) == move, text)
    for text in ("", "nonsense", "1 2 3", "🂡 " * 50):
        answer = game.read_move(text)
        require(isinstance(answer, Refused) or game.read_move(game.write_move(answer)) == answer, text)


def positions_read_back(trial: Trial) -> None:
    game, options = trial.game, trial.chosen()
    for state in trial.close_looks():
        text = game.write_position(state)
        again = game.read_position(text, options, Rng(bytes(32)))
        require("\n" not in text and again == state, text)
        require(game.write_position(again) == text, text)
    for nonsense in ("", "nonsense", "{}", "[1]", "a=1"):
        game.read_position(nonsense, options, Rng(bytes(32)))


def replays_are_the_game(trial: Trial) -> None:
    game, record = trial.game, trial.record()
    events: list[Any] = []
    for seat, move in trial.moves(record.state):
        events.append(accepted(record.play(seat, move), game.write_move(move)))
    text = write_log(game, record.log)
    require(named_game(text) == game.name and json.loads(text)["seats"] == trial.seats, text[:200])
    log = read_log(game, text)
    require(log == record.log, log)
    again = replay(game, record.log)
    require(not isinstance(again, Refused), again)
    assert not isinstance(again, Refused)
    require(again.events == events and again.record.state == record.state, game.write_position(again.record.state))


def copies_go_on_alone(trial: Trial) -> None:
    game = trial.game
    for state in trial.close_looks():
        kept, before = game.copy(state), game.write_position(state)
        require(kept == state and kept is not state, before)
        for seat in game.actors(state):
            for move in game.legal_moves(state, seat)[:5]:
                accepted(game.apply(game.copy(state), seat, move), game.write_move(move))
                require(state == kept and game.write_position(state) == before, game.write_move(move))


def options_read_back(trial: Trial) -> None:
    game, options = trial.game, trial.chosen()
    require(game.options(game.write_options(options), trial.seats) == options, options)
    for field in game.option_fields:
        answer = game.options({field.name: 3.5}, trial.seats)
        require(isinstance(answer, Refused) and answer.params.get("field") == field.name, field.name)
    require(isinstance(game.options({"no-such-option": 1}, trial.seats), Refused), "no-such-option")


def other_seats_are_bugs(trial: Trial) -> None:
    """Python counts -1 from the end: answering it would show somebody's hand."""
    game, state = trial.game, trial.record().state
    move = game.legal_moves(state, game.actors(state)[0])[0]
    for seat in (-1, trial.seats):
        for ask in (game.view, game.own, game.legal_moves, lambda state, seat: game.apply(state, seat, move)):
            try:
                answer = ask(state, seat)
            except ValueError:
                continue
            require(False, answer)


def _chance(trial: Trial, label: str, seat: Seat) -> Rng:
    return trial.rng(f"{label} {seat}")


def bots_play(trial: Trial) -> None:
    """Each level, against itself."""
    game = trial.game
    for level in LEVELS:
        bots = [bot_for(game.name, f"{level}@{_STEPS}") for _ in range(trial.seats)]
        seated = [bot for bot in bots if bot is not None]
        state = trial.record().state
        for number in range(60):
            if game.outcome(state) is not None:
                break
            seat, move = next_move(game, state, seated, partial(_chance, trial, f"{level} {number}"))
            accepted(game.apply(state, seat, move), f"{level}: {game.write_move(move)}")
