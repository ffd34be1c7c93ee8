"""GW-P1 to GW-P6: who may photograph what and when, and what follows."""

from __future__ import annotations

import pytest

from kartenhaus.engine import Seat
from tests.games.great_wall.support import GAME, look, play, position, refuse

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
    refused = refuse(state, seat, "click LF" if seat == 0 else "click FT")
    assert (refused.code, refused.rule) == ("gw-photo-moment", "GW-T2")


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
