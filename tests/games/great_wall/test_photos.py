"""GW-P1 to GW-P8: who may photograph what and when, what follows, and calls made at the same time."""

from __future__ import annotations

import pytest

from kartenhaus.engine import Refused, Seat
from kartenhaus.games.great_wall import State
from kartenhaus.games.great_wall.events import PhotoTaken
from tests.games.great_wall.support import GAME, look, move_of, play, position, refuse
from tests.support import accepted_options, refused

# Open compositions that no wall of these tests shows by accident, so that no test ends the game.
NOT_HERE = "open=FWT,OTF,FLF"

# --- what matches ---------------------------------------------------------------------------------


@pytest.mark.allows("GW-P1")
@pytest.mark.parametrize(
    ("wall", "asked", "after"),
    [
        ("LFTOWW", "click LF", "TOWW"),
        ("WWLFTO", "click LF", "WWTO"),
        ("WWTOLF", "click LF", "WWTO"),
        ("LFTOLFWW", "click LF", "TOLFWW"),
        ("LFTOLFWW", "click LF 1", "TOLFWW"),
        ("LFTOLFWW", "click LF 5", "LFTOWW"),
    ],
)
def test_adjacent_cards_in_order_are_photographed_where_named_or_leftmost(wall: str, asked: str, after: str) -> None:
    state = position(f"wall={wall} hand0=LF,PP {NOT_HERE}")
    play(state, 0, asked)
    assert look(state, "wall") == f"wall={after}"


@pytest.mark.allows("GW-P1")
@pytest.mark.parametrize(("asked", "after"), [("click FLF", "LFTO"), ("click FLF 3", "FLTO")])
def test_places_may_overlap(asked: str, after: str) -> None:
    state = position("wall=FLFLFTO hand0=FLF,PP")
    play(state, 0, asked)
    assert look(state, "wall") == f"wall={after}"


@pytest.mark.forbids("GW-P1")
@pytest.mark.parametrize(
    ("wall", "asked"),
    [
        ("FLTO", "click LF"),
        ("LTFO", "click LF"),
        ("FTOL", "click LF"),
        ("LFTO", "click LF 2"),
        ("LFTO", "click LF 4"),
        ("LFTO", "click LF 9"),
        ("TOTL", "click LF"),
        ("TFLO", "click LFT"),
        ("LFOT", "click LFT"),
    ],
)
def test_other_cards_or_another_order_are_no_match(wall: str, asked: str) -> None:
    state = position(f"wall={wall} hand0=LF,LFT {NOT_HERE}")
    assert refuse(state, 0, asked).rule == "GW-P1"


# --- when, and with what --------------------------------------------------------------------------


@pytest.mark.allows("GW-P2")
@pytest.mark.parametrize("step", ["place", "act", "act played=1", "act played=2"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_anybody_photographs_from_the_hand_after_each_step_and_action(step: str, seat: Seat) -> None:
    state = position(f"seats=3 turn=0 step={step} wall=LFTOWW hand{seat}=LF,PP {NOT_HERE}")
    play(state, seat, "click LF")
    after = f"photos{seat}=LF wall=TOWW turn=0 step={step.split()[0]}"
    assert look(state, after) == after


@pytest.mark.allows("GW-P2")
def test_between_two_actions_of_another() -> None:
    state = position(f"seats=3 step=act wall=FLTOWW actions0=1SX hand2=LF,PP {NOT_HERE}")
    play(state, 0, "move 1 2")
    play(state, 2, "click LF")
    play(state, 0, "swap 1 2", "end")
    assert look(state, "wall=OTWW photos2=LF turn=1") == "wall=OTWW photos2=LF turn=1"


@pytest.mark.forbids("GW-P2", "GW-T2")
@pytest.mark.parametrize("seat", [0, 1])
def test_not_between_the_look_at_a_card_and_its_placement(seat: Seat) -> None:
    state = position(f"wall=LFTO hand0=LF,PP hand1=FT,PF {NOT_HERE}")
    play(state, 0, "draw")
    assert refuse(state, seat, "click LF" if seat == 0 else "click FT").rule == "GW-P2"


@pytest.mark.forbids("GW-P2", "GW-A6")
@pytest.mark.parametrize("seat", [0, 1])
def test_not_between_the_new_market_and_the_placement(seat: Seat) -> None:
    state = position(f"step=act wall=LFTO actions0=NSX hand0=LF,PP hand1=FT,PF {NOT_HERE}")
    play(state, 0, "market")
    assert refuse(state, seat, "click LF" if seat == 0 else "click FT").rule == "GW-P2"


@pytest.mark.forbids("GW-P2")
def test_not_between_the_end_of_a_turn_and_the_rolling_of_the_rickshaws() -> None:
    # FT is free until the turn ends; then, before anybody can call, the rickshaw stands on F.
    state = position(f"step=act played=1 wall=lFTOW hand1=FT,PP {NOT_HERE}")
    play(state, 0, "end")
    assert look(state, "wall=LfTOW") == "wall=LfTOW"
    assert refuse(state, 1, "click FT").rule == "GW-R2"


@pytest.mark.forbids("GW-P2")
@pytest.mark.parametrize("asked", ["click FT", "click TO", "click OL", "click LL"])
def test_not_with_a_composition_that_is_not_in_the_own_hand(asked: str) -> None:
    # FT is in another's hand, TO in the score pile, OL out of the game; LL does not exist.
    state = position("step=act wall=FTOLLWW hand0=LF,PP hand1=FT,PF photos0=TO out=OL open=FWT,OTF,FLF")
    assert refuse(state, 0, asked).rule == "GW-P2"


@pytest.mark.allows("GW-P3")
@pytest.mark.parametrize("step", ["place", "act", "act played=1"])
def test_open_compositions_are_for_the_player_on_turn(step: str) -> None:
    state = position(f"turn=1 step={step} wall=LFTOWW open=FWT,LF,OTF hand1=PP,PF")
    play(state, 1, "click LF")
    after = "wall=TOWW open=FWT,OTF hand1=PP,PF photos1=LF"
    assert look(state, after) == after


@pytest.mark.forbids("GW-P3")
@pytest.mark.parametrize("step", ["place", "act", "act played=1"])
def test_open_compositions_are_for_nobody_else(step: str) -> None:
    state = position(f"seats=3 turn=1 step={step} wall=LFTOWW open=FWT,LF,OTF")
    for seat in (0, 2):
        assert refuse(state, seat, "click LF").rule == "GW-P3"


# --- what follows ---------------------------------------------------------------------------------


@pytest.mark.allows("GW-P4")
def test_the_composition_is_scored_and_the_hand_refilled_to_two() -> None:
    state = position(f"wall=LFTOWW hand1=LF,PP photos1=FO compositions=*PF,WL {NOT_HERE}")
    play(state, 1, "click LF")
    after = "photos1=FO,LF hand1=PP,WL"
    assert look(state, after) == after
    assert GAME.view(state, None).players[1].points == 2 + 1


@pytest.mark.allows("GW-P4")
def test_a_photo_from_a_hand_of_three_leaves_two_and_draws_none() -> None:
    state = position(f"wall=LFTOWW hand0=LF,PP,TO compositions=*PF,WL {NOT_HERE}")
    play(state, 0, "click LF")
    assert look(state, "hand0=PP,TO") == "hand0=PP,TO"
    play(state, 0, "click TO")
    assert look(state, "hand0=PP,WL photos0=LF,TO") == "hand0=PP,WL photos0=LF,TO"


@pytest.mark.forbids("GW-P4")
def test_a_hand_of_three_is_not_cut_down_by_an_open_photo() -> None:
    state = position("wall=LFTOWW hand0=OL,PP,TO open=LF,OTF,FLF")
    play(state, 0, "click LF")
    assert look(state, "hand0=OL,PP,TO") == "hand0=OL,PP,TO"


@pytest.mark.forbids("GW-P4")
def test_open_compositions_are_not_refilled() -> None:
    state = position("wall=LFTOWW hand0=OL,PP open=LF,OTF,TO compositions=*WL,LT")
    play(state, 0, "click LF", "click TO")
    after = "open=OTF hand0=OL,PP photos0=LF,TO"
    assert look(state, after) == after


@pytest.mark.forbids("GW-P4")
def test_a_composition_is_photographed_once() -> None:
    state = position(f"wall=LFLFTO hand0=LF,PP {NOT_HERE}")
    play(state, 0, "click LF")
    assert refuse(state, 0, "click LF").rule == "GW-P2"


@pytest.mark.allows("GW-P5")
def test_the_cards_go_to_the_discard_pile_and_the_wall_closes_up() -> None:
    state = position(f"wall=WTLFTOW discard=PP hand0=LF,PP {NOT_HERE}")
    play(state, 0, "click LF")
    after = "wall=WTTOW discard=PPLF"
    assert look(state, after) == after


@pytest.mark.forbids("GW-P5")
def test_no_other_card_leaves_the_wall() -> None:
    state = position(f"wall=LFlFLF discard=- hand0=LF,PP {NOT_HERE}")
    play(state, 0, "click LF 5")
    assert look(state, "wall=LFlF discard=LF") == "wall=LFlF discard=LF"


@pytest.mark.allows("GW-P6")
@pytest.mark.parametrize(
    ("wall", "asked", "after"),
    [
        ("LFTOW", "click LF", "PTOW"),
        ("LFTO", "click LF", "MPTO"),
        ("LFTO", "click LFT", "EMPO"),
        ("LFTO", "click LFTO", "HEMP"),
        ("LF", "click LF", "HEMP"),
        ("LFw", "click LF", "EMPw"),
    ],
)
def test_a_wall_of_fewer_than_four_grows_to_the_left(wall: str, asked: str, after: str) -> None:
    state = position(f"wall={wall} deck=*HEMP hand1=LF,LFT,LFTO {NOT_HERE}")
    play(state, 1, asked)
    assert look(state, "wall") == f"wall={after}"


@pytest.mark.allows("GW-P6", "GW-R1")
@pytest.mark.parametrize(
    ("wall", "deck", "after"),
    [
        # Onto what was leftmost, then the refill goes on.
        ("LFTO", "MPR", "MPtO"),
        # A card just laid is the leftmost.
        ("LFTO", "MRP", "MpTO"),
        # Two in a row: the second goes to the first free card.
        ("LFTO", "MPRR", "MPto"),
        # After the fourth card nothing is drawn.
        ("LFTO", "RMP", "MPTO"),
        ("LFTOWW", "R", "TOWW"),
    ],
)
def test_a_rickshaw_in_the_refill(wall: str, deck: str, after: str) -> None:
    state = position(f"wall={wall} deck=*{deck} hand1=LF,PP {NOT_HERE}")
    play(state, 1, "click LF")
    assert look(state, "wall") == f"wall={after}"


@pytest.mark.forbids("GW-P6")
@pytest.mark.parametrize(("wall", "after"), [("LFTOWW", "TOWW"), ("LFTOWWT", "TOWWT")])
def test_four_cards_or_more_are_not_added_to(wall: str, after: str) -> None:
    state = position(f"wall={wall} deck=*HEMP hand0=LF,PP {NOT_HERE}")
    play(state, 0, "click LF")
    assert look(state, "wall") == f"wall={after}"


@pytest.mark.forbids("GW-P6", "GW-A4")
def test_a_removed_card_is_not_replaced() -> None:
    state = position("step=act wall=LFTO deck=*HEMP actions0=RSX")
    play(state, 0, "remove 2")
    assert look(state, "wall=LTO") == "wall=LTO"


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
    # TO was not on the wall; the refill of the first photo lays it there.
    state = position(f"wall=LFWP deck=*TO hand0=LF,PP hand1=TO,PF {NOT_HERE}")
    assert settle(state, "0 click LF", "1 click TO") == ["place 1", "place 1"]
    assert look(state, "photos0=LF photos1=TO") == "photos0=LF photos1=TO"


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
