"""States: text reads back, copies are independent, replays are exact, damaged logs are refused by number."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kartenhaus.engine import Record, Refused, Rng, named_game, read_log, replay, seed_from, write_log
from tests.support import GameSupport, accepted, accepted_options, new_game, refused, rng, so_many

SEEDS = st.integers(0, 10**6)
relaxed = settings(
    max_examples=so_many(8, 25), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@relaxed
@given(text=st.text(max_size=80))
def test_no_text_upsets_the_reader(support: GameSupport, text: str) -> None:
    options = accepted_options(support.game, 2)
    state = support.game.read_position(text, options, Rng(bytes(32)))
    if not isinstance(state, Refused):
        assert support.cards(state) == support.all_cards(state)


def _played(support: GameSupport, seats: int, label: str) -> tuple[Record, list[Any], list[str]]:
    game = support.game
    record = Record(game, accepted_options(game, seats, **support.short_game), seats, seed_from(label))
    events, positions = [], []
    for seat, move in support.playing(record.state, rng(f"play {label}")):
        events.append(accepted(record.play(seat, move)))
        positions.append(game.write_position(record.state))
    return record, events, positions


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_replay_is_the_game(support: GameSupport, seats: int) -> None:
    game = support.game
    for number in range(so_many(2, 10)):
        record, events, positions = _played(support, seats, f"replay {seats} {number}")
        text = write_log(game, record.log)
        assert named_game(text) == game.name
        log = read_log(game, text)
        assert log == record.log
        again = replay(game, record.log)
        assert not isinstance(again, Refused)
        assert again.events == events
        assert again.record.state == record.state
        # A log cut short replays to the position it was cut at.
        cut = len(positions) // 2
        record.log.moves = record.log.moves[:cut]
        half = replay(game, record.log)
        assert not isinstance(half, Refused)
        assert game.write_position(half.record.state) == positions[cut - 1]


def test_a_log_that_does_not_replay_is_refused_with_the_number_of_the_move(support: GameSupport) -> None:
    game = support.game
    record, _, _ = _played(support, 2, "damage")
    good = json.loads(write_log(game, record.log))
    moves = good["moves"]

    def refusal(**changes: object) -> Refused:
        log = read_log(game, json.dumps(good | changes))
        return refused(replay(game, log) if not isinstance(log, Refused) else log)

    number = 7
    seat, _, words = moves[number - 1].partition(" ")
    for bad in (f"{seat} nonsense", f"7 {words}", words, "", 3):
        assert refusal(moves=[*moves[: number - 1], bad, *moves[number:]]).params["number"] == number
    skipped = refusal(moves=moves[1:])
    assert skipped.code == "log-move"
    assert refusal(moves=[*moves, moves[-1]]).params["number"] == len(moves) + 1
    assert refusal(rules_version=game.rules_version + 1).code == "log-rules-version"
    assert refusal(rules_version="1").params["field"] == "rules_version"
    assert refusal(seats=9).code == "log-seats"
    assert refusal(seats=None).params["field"] == "seats"
    assert refusal(seed="00").params["field"] == "seed"
    assert refusal(options=[]).params["field"] == "options"
    assert refusal(options={"nonsense": 1}).params["field"] == "nonsense"
    assert refusal(moves="all").params["field"] == "moves"
    assert refusal(game="chess").code == "log-other-game"
    assert refusal(kartenhaus=99).code == "log-not-ours"
    assert refused(read_log(game, "{")).code == "log-not-json"
    assert refused(named_game("[]")).code == "log-not-ours"


def test_options_read_back_and_faults_name_the_field(support: GameSupport) -> None:
    game = support.game
    options = accepted_options(game, 2, **support.short_game)
    assert game.options(game.write_options(options), 2) == options
    for field in game.option_fields:
        assert refused(game.options({field.name: 3.5}, 2)).params["field"] == field.name
    assert refused(game.options({"no-such-option": 1}, 2)).params["field"] == "no-such-option"
    assert refused(game.options({"begins": 2}, 2)).params["field"] == "begins"
    assert new_game(game, 3, "first", begins=1).active == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_turn_that_runs_out_of_time_is_ended_by_ordinary_moves(support: GameSupport, seats: int) -> None:
    """Where the rules say what happens then; the moves are legal one by one, and come from the position alone."""
    game = support.game
    for number in range(12):
        state = support.after(number, seats, 7 * number)
        text = game.write_position(state)
        moves = game.timeout_moves(state)
        assert game.timeout_moves(state) == moves
        assert game.write_position(state) == text
        on_turn = game.actors(state)[:1]
        for move in moves:
            accepted(game.apply(state, on_turn[0], move))
        if moves:
            assert game.actors(state)[:1] != on_turn or game.outcome(state) is not None
