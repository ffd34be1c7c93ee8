"""GW-P7, GW-P8: calls made at the same time, and wrong ones."""

from __future__ import annotations

import pytest

from kartenhaus.engine import Refused
from kartenhaus.games.great_wall import State
from kartenhaus.games.great_wall.events import PhotoTaken
from tests.games.great_wall.support import GAME, look, move_of, play, position
from tests.support import accepted_options, refused

# Open compositions that no wall of these tests shows by accident, so that no test ends the game.
NOT_HERE = "open=FWT,OTF,FLF"

# --- several calls at once ------------------------------------------------------------------------


def settle(state: State, *calls: str) -> list[str]:
    """Calls such as `1 click LF`, in the order of calling; what became of each."""
    answers = []
    for settled in GAME.settle(state, [(int(call[0]), move_of(call[2:])) for call in calls]):
        answer = settled.answer
        answers.append(answer.rule if isinstance(answer, Refused) else f"place {_photo(settled.answer).place + 1}")
    return answers


def _photo(answer: object) -> PhotoTaken:
    assert isinstance(answer, list)
    return next(event for event in answer if isinstance(event, PhotoTaken))


@pytest.mark.allows("GW-P7")
def test_all_that_do_not_disturb_each_other_count() -> None:
    state = position(f"seats=3 wall=LFTOWLTWW hand0=LF,PP hand1=TO,PF hand2=LT,HE {NOT_HERE}")
    assert settle(state, "2 click LT", "0 click LF", "1 click TO") == ["place 6", "place 1", "place 1"]
    after = "photos0=LF photos1=TO photos2=LT"
    assert look(state, after) == after


@pytest.mark.allows("GW-P7")
@pytest.mark.forbids("GW-P7")
@pytest.mark.parametrize(
    ("calls", "answers", "wall"),
    [
        (("0 click LF", "1 click FT", "2 click TO"), ["place 1", "GW-P7", "place 1"], "WWWP"),
        (("1 click FT", "0 click LF", "2 click TO"), ["place 2", "GW-P7", "GW-P7"], "LOWWWP"),
        (("2 click TO", "1 click FT", "0 click LF"), ["place 3", "GW-P7", "place 1"], "WWWP"),
    ],
)
def test_three_calls_on_overlapping_cards(calls: tuple[str, ...], answers: list[str], wall: str) -> None:
    state = position(f"seats=3 wall=LFTOWWWP hand0=LF,PP hand1=FT,PF hand2=TO,HE {NOT_HERE}")
    assert settle(state, *calls) == answers
    assert look(state, "wall") == f"wall={wall}"


@pytest.mark.forbids("GW-P7")
def test_a_spoiled_call_changes_nothing() -> None:
    before = f"seats=3 wall=LFTOWW hand0=LF,PP hand1=FT,PF {NOT_HERE}"
    alone, both = position(before), position(before)
    settle(alone, "0 click LF")
    settle(both, "0 click LF", "1 click FT")
    assert GAME.write_position(both) == GAME.write_position(alone)


@pytest.mark.allows("GW-P7")
def test_a_photo_is_completed_before_the_next_call_is_checked() -> None:
    # The refill of the first photo has come before TO is looked for: it stands two places further right than seen.
    state = position(f"wall=LFTO deck=*PM hand0=LF,PP hand1=TO,PF {NOT_HERE}")
    assert settle(state, "0 click LF", "1 click TO") == ["place 1", "place 3"]
    assert look(state, "photos0=LF photos1=TO") == "photos0=LF photos1=TO"


@pytest.mark.forbids("GW-P7", "GW-P8")
@pytest.mark.parametrize(
    ("table", "first", "second", "rule"),
    [
        # The cards between have gone.
        ("wall=OFTLWW hand0=FT,PP hand1=OL,PF", "0 click FT", "1 click OL", "GW-P1"),
        ("wall=OFTLWW hand0=FT,PP hand1=OL,PF", "0 click FT", "1 click OL 1", "GW-P1"),
        # The refill has laid it there.
        ("wall=LFWP deck=*TO hand0=LF,PP hand1=TO,PF", "0 click LF", "1 click TO", "GW-P1"),
        # It stood elsewhere, and stands at the place that was named only now.
        ("wall=LFTOWW hand0=LF,PP hand1=TO,PF", "0 click LF", "1 click TO 1", "GW-P1"),
        # The dragon is in order only now.
        ("wall=EHTOEWW hand0=TO,PP hand1=HE,PF", "0 click TO", "1 click HE", "GW-D1"),
    ],
)
def test_a_call_that_was_wrong_on_the_wall_its_caller_saw_stays_wrong(
    table: str, first: str, second: str, rule: str
) -> None:
    state = position(f"{table} {NOT_HERE}")
    assert settle(state, first, second)[1] == rule
    assert look(state, "photos1=-") == "photos1=-"
    alone = position(f"{table} {NOT_HERE}")
    assert settle(alone, first)[0].startswith("place")
    assert GAME.write_position(state) == GAME.write_position(alone)
    assert second_now(alone, second), "it stands there now, and can be called anew"
    assert locks(position(f"{table} {NOT_HERE}"), first, second) == [0, 3]


def second_now(state: State, call: str) -> bool:
    return move_of(call[2:]) in GAME.legal_moves(state, int(call[0]))


@pytest.mark.forbids("GW-P7")
def test_a_composition_that_only_an_earlier_photo_draws_was_not_there_to_call() -> None:
    state = position(f"wall=LFTOWW hand0=LF,PP compositions=*TO {NOT_HERE}")
    assert settle(state, "0 click LF", "0 click TO") == ["place 1", "GW-P2"]


@pytest.mark.forbids("GW-P7", "GW-P4")
def test_a_second_call_of_what_its_caller_has_photographed_already() -> None:
    # LF still stands, at another place; it is the composition that has gone.
    state = position(f"wall=LFLFTO hand0=LF,PP {NOT_HERE}")
    first, second = GAME.settle(state, [(0, move_of("click LF")), (0, move_of("click LF 3"))])
    assert isinstance(first.answer, list)
    assert refused(second.answer).code == "gw-photo-not-yours"


@pytest.mark.forbids("GW-P7")
def test_a_rickshaw_of_the_refill_spoils_the_next_call() -> None:
    state = position(f"wall=LFTO deck=*PMR hand0=LF,PP hand1=TO,PF {NOT_HERE}")
    assert settle(state, "0 click LF", "1 click TO") == ["place 1", "GW-P7"]
    assert look(state, "wall=PMtO photos1=-") == "wall=PMtO photos1=-"


@pytest.mark.allows("GW-P7")
@pytest.mark.parametrize(
    ("first", "second", "place", "wall"),
    [
        # It still stands where it was named, though another match is further left.
        ("1 click TO", "0 click LF 4", "place 4", "LFWWPP"),
        # What is left of it stands elsewhere: the leftmost match counts.
        ("1 click FT", "0 click LF 4", "place 1", "WLOWPP"),
    ],
)
def test_a_call_counts_at_its_named_place_else_at_the_leftmost_match(
    first: str, second: str, place: str, wall: str
) -> None:
    state = position(f"seats=3 wall=LFWLFTOWPP hand0=LF,PP hand1=TO,FT {NOT_HERE}")
    assert settle(state, first, second)[1] == place
    assert look(state, "wall") == f"wall={wall}"


@pytest.mark.allows("GW-P7")
def test_a_match_that_was_shifted_by_the_first_photo_still_counts() -> None:
    state = position(f"wall=LFWWTOP hand0=LF,PP hand1=TO,PF {NOT_HERE}")
    assert settle(state, "0 click LF 1", "1 click TO 5") == ["place 1", "place 3"]


@pytest.mark.forbids("GW-P7")
def test_a_wrong_call_does_not_stand_in_the_way_of_the_next() -> None:
    state = position(f"wall=LFTOWW hand0=OL,PP hand1=LF,PF {NOT_HERE}")
    assert settle(state, "0 click OL", "1 click LF") == ["GW-P1", "place 1"]


# --- wrong calls ----------------------------------------------------------------------------------


def locks(state: State, *calls: str) -> list[int]:
    """For how many seconds each call locks its caller's camera."""
    settled = GAME.settle(state, [(int(call[0]), move_of(call[2:])) for call in calls])
    return [GAME.penalty(state.options, entry.answer) if isinstance(entry.answer, Refused) else 0 for entry in settled]


@pytest.mark.allows("GW-P8")
@pytest.mark.parametrize("seconds", [0, 1, 3, 10])
def test_a_wrong_call_locks_the_camera_for_as_long_as_the_table_says(seconds: int) -> None:
    state = position(f"wall=FLTO hand1=LF,PP {NOT_HERE}", camera_lock=seconds)
    assert locks(state, "1 click LF") == [seconds]


@pytest.mark.allows("GW-P8")
def test_three_seconds_unless_the_table_says_otherwise() -> None:
    assert locks(position(f"wall=FLTO hand1=LF,PP {NOT_HERE}"), "1 click LF") == [3]


@pytest.mark.allows("GW-P8")
@pytest.mark.parametrize("wall", ["FLTO", "LTFO", "lFTO", "LfTO"])
def test_wrong_is_other_cards_or_a_rickshaw_in_the_way(wall: str) -> None:
    assert locks(position(f"wall={wall} hand1=LF,PP {NOT_HERE}"), "1 click LF") == [3]


@pytest.mark.allows("GW-P8", "GW-D1")
@pytest.mark.parametrize("wall", ["EHTO", "HHTO", "HMTO"])
def test_or_a_dragon_out_of_order(wall: str) -> None:
    assert locks(position(f"wall={wall} hand1=HE,PP {NOT_HERE}"), "1 click HE") == [3]


@pytest.mark.allows("GW-P8")
def test_wrong_then_and_wrong_now_locks_also_after_another_photo() -> None:
    state = position(f"wall=LFTOWW hand0=LF,PP hand1=WL,PF {NOT_HERE}")
    assert locks(state, "0 click LF", "1 click WL") == [0, 3]


@pytest.mark.forbids("GW-P8")
def test_a_wrong_call_changes_nothing() -> None:
    state = position(f"wall=FLTO hand1=LF,PP {NOT_HERE}")
    before = GAME.write_position(state)
    settle(state, "1 click LF")
    assert GAME.write_position(state) == before


@pytest.mark.forbids("GW-P8")
def test_a_call_that_another_call_spoiled_locks_nothing() -> None:
    state = position(f"seats=3 wall=LFTOWW hand0=LF,PP hand1=FT,PF {NOT_HERE}")
    assert locks(state, "0 click LF", "1 click FT") == [0, 0]


@pytest.mark.forbids("GW-P8")
def test_a_call_that_the_callers_own_photo_spoiled_locks_nothing() -> None:
    # FT stood on the wall that was seen. It was not in the hand then; the first photo draws it, and spoils it.
    state = position(f"wall=LFTOWW hand0=LF,PP compositions=*FT {NOT_HERE}")
    assert locks(state, "0 click LF", "0 click FT") == [0, 0]


@pytest.mark.allows("GW-P8")
def test_a_call_at_a_wrong_place_locks_even_if_the_composition_is_gone_by_then() -> None:
    # LF never stood at place 3.
    state = position(f"wall=LFTOWW hand0=LF,PP {NOT_HERE}")
    assert locks(state, "0 click LF 1", "0 click LF 3") == [0, 3]


@pytest.mark.forbids("GW-P8")
@pytest.mark.parametrize("asked", ["1 click LF", "1 click FT", "1 click OL"])
def test_a_call_at_a_forbidden_moment_locks_nothing(asked: str) -> None:
    # LF stands, FT is open and another's turn, OL does not stand: none is wrong by its cards alone.
    state = position("wall=LFTO market=PPP hand1=LF,OL open=FT,OTF,FLF")
    play(state, 0, "draw")
    assert locks(state, asked) == [0]


@pytest.mark.forbids("GW-P8")
def test_a_call_of_an_open_composition_out_of_turn_locks_nothing() -> None:
    assert locks(position("wall=LFTO open=LF,OTF,FLF"), "1 click LF") == [0]


@pytest.mark.forbids("GW-P8")
@pytest.mark.parametrize("seconds", [-1, 11, "3", 2.5, True, None])
def test_a_lock_outside_zero_to_ten_seconds_is_refused(seconds: object) -> None:
    assert refused(GAME.options({"camera_lock": seconds}, 2)).params["field"] == "camera_lock"


@pytest.mark.allows("GW-P8")
@pytest.mark.parametrize("seconds", range(11))
def test_zero_to_ten_seconds_can_be_chosen(seconds: int) -> None:
    assert accepted_options(GAME, 2, camera_lock=seconds).camera_lock == seconds
