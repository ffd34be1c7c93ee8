"""GW-A1 to GW-A7: what each action card does, and what it cannot do."""

from __future__ import annotations

from collections import Counter

import pytest

from kartenhaus.games.great_wall.cards import RICKSHAW
from kartenhaus.games.great_wall.moves import MoveCard, RemoveCard, ReturnCard, SwapCards
from tests.games.great_wall.support import FEW_CARDS, GAME, look, play, position, refuse

# --- Move 1 and Move 2 ----------------------------------------------------------------------------


@pytest.mark.allows("GW-A1")
@pytest.mark.parametrize(
    ("asked", "after"),
    [
        ("move 1 2", "FLTOP"),
        ("move 2 1", "FLTOP"),
        ("move 3 4", "LFOTP"),
        ("move 5 4", "LFTPO"),
    ],
)
def test_move_1_shifts_a_card_by_one_place(asked: str, after: str) -> None:
    state = position("step=act wall=LFTOP actions0=1SX")
    play(state, 0, asked)
    assert look(state, "wall actions0 actiondiscard") == f"wall={after} actions0=SX actiondiscard=1"


@pytest.mark.forbids("GW-A1")
@pytest.mark.parametrize("move", [MoveCard(0, -1), MoveCard(4, 5), MoveCard(5, 4), MoveCard(-1, 0), MoveCard(9, 8)])
def test_move_1_keeps_the_card_on_the_wall(move: MoveCard) -> None:
    assert refuse(position("step=act wall=LFTOP actions0=12S"), 0, move).rule == "GW-A1"


@pytest.mark.forbids("GW-A1")
@pytest.mark.parametrize("asked", ["move 1 3", "move 3 1", "move 2 4"])
def test_move_1_does_not_go_two_places(asked: str) -> None:
    refuse(position("step=act wall=LFTOP actions0=111"), 0, asked)


@pytest.mark.allows("GW-A2")
@pytest.mark.parametrize(
    ("asked", "after"),
    [
        ("move 1 3", "FTLOP"),
        ("move 3 1", "TLFOP"),
        ("move 3 5", "LFOPT"),
        ("move 5 3", "LFPTO"),
    ],
)
def test_move_2_shifts_a_card_by_two_and_those_it_passes_by_one(asked: str, after: str) -> None:
    state = position("step=act wall=LFTOP actions0=2SX")
    play(state, 0, asked)
    assert look(state, "wall actions0 actiondiscard") == f"wall={after} actions0=SX actiondiscard=2"


@pytest.mark.forbids("GW-A2")
@pytest.mark.parametrize(
    "move", [MoveCard(0, -2), MoveCard(1, -1), MoveCard(3, 5), MoveCard(4, 6), MoveCard(0, 3), MoveCard(0, 4)]
)
def test_move_2_goes_two_places_and_stays_on_the_wall(move: MoveCard) -> None:
    assert refuse(position("step=act wall=LFTOP actions0=12S"), 0, move).rule == "GW-A2"


@pytest.mark.forbids("GW-A2")
@pytest.mark.parametrize("asked", ["move 1 2", "move 2 1", "move 4 5"])
def test_move_2_never_goes_one_place(asked: str) -> None:
    refuse(position("step=act wall=LFTOP actions0=222"), 0, asked)


@pytest.mark.forbids("GW-A1", "GW-A2")
def test_a_card_that_stays_where_it_is_has_not_been_moved() -> None:
    refuse(position("step=act wall=LFTOP actions0=12S"), 0, "move 2 2")


@pytest.mark.forbids("GW-A2")
def test_move_2_has_no_use_on_a_wall_of_two() -> None:
    state = position("step=act wall=LF actions0=222 hand0=PP,PF")
    assert [GAME.write_move(move) for move in GAME.legal_moves(state, 0)] == ["hand", "end"]


# --- Swap -----------------------------------------------------------------------------------------


@pytest.mark.allows("GW-A3")
@pytest.mark.parametrize(
    ("asked", "after"), [("swap 1 2", "FLTOP"), ("swap 1 5", "PFTOL"), ("swap 5 1", "PFTOL"), ("swap 2 4", "LOTFP")]
)
def test_swap_exchanges_two_cards_however_far_apart(asked: str, after: str) -> None:
    state = position("step=act wall=LFTOP actions0=S1X")
    play(state, 0, asked)
    assert look(state, "wall actions0 actiondiscard") == f"wall={after} actions0=1X actiondiscard=S"


@pytest.mark.forbids("GW-A3")
@pytest.mark.parametrize("move", [SwapCards(1, 1), SwapCards(0, 5), SwapCards(-1, 2), SwapCards(5, 6)])
def test_swap_needs_two_cards_of_the_wall(move: SwapCards) -> None:
    assert refuse(position("step=act wall=LFTOP actions0=S1X"), 0, move).rule == "GW-A3"


# --- Remove ---------------------------------------------------------------------------------------


@pytest.mark.allows("GW-A4")
@pytest.mark.parametrize(
    ("asked", "wall", "card"), [("remove 1", "FTOP", "L"), ("remove 3", "LFOP", "T"), ("remove 5", "LFTO", "P")]
)
def test_remove_discards_a_card_and_the_wall_closes_up(asked: str, wall: str, card: str) -> None:
    state = position("step=act wall=LFTOP discard=E actions0=R1X")
    play(state, 0, asked)
    after = f"wall={wall} discard=E{card} actions0=1X actiondiscard=R"
    assert look(state, after) == after


@pytest.mark.allows("GW-A4")
def test_even_the_last_card_of_the_wall_can_be_removed() -> None:
    state = position("step=act wall=L discard=- actions0=R1X")
    play(state, 0, "remove 1")
    assert look(state, "wall=- discard=L") == "wall=- discard=L"


@pytest.mark.forbids("GW-A4")
@pytest.mark.parametrize("place", [-1, 5, 99])
def test_remove_needs_a_card_of_the_wall(place: int) -> None:
    assert refuse(position("step=act wall=LFTOP actions0=R1X"), 0, RemoveCard(place)).rule == "GW-A4"


# --- Extra composition ----------------------------------------------------------------------------


@pytest.mark.allows("GW-A5")
def test_extra_draws_one_composition_more() -> None:
    state = position("seats=3 step=act actions0=XX1 hand0=LF,FT compositions=*PP,PF,WL")
    play(state, 0, "extra")
    assert look(state, "hand0=LF,FT,WL actiondiscard=X") == "hand0=LF,FT,WL actiondiscard=X"
    play(state, 0, "extra")
    assert look(state, "hand0=LF,FT,WL,PF") == "hand0=LF,FT,WL,PF"


@pytest.mark.allows("GW-A5")
def test_the_larger_hand_stays_until_it_is_photographed() -> None:
    state = position("step=act wall=LFTOWW actions0=X12 hand0=LF,PP open=FWT,OTF,FLF compositions=*HE,WL")
    play(state, 0, "extra", "end")
    assert look(state, "turn=1 hand0=LF,PP,WL") == "turn=1 hand0=LF,PP,WL"
    play(state, 0, "click LF")
    assert look(state, "hand0=PP,WL") == "hand0=PP,WL"


@pytest.mark.forbids("GW-A5")
def test_extra_is_unplayable_when_the_composition_deck_is_empty() -> None:
    state = position("step=act actions0=XXX compositions=- out=* last=2 hand0=LF,PP wall=WWWT")
    assert refuse(state, 0, "extra").rule == "GW-A5"
    assert [GAME.write_move(move) for move in GAME.legal_moves(state, 0)] == ["hand", "end"]


# --- New market -----------------------------------------------------------------------------------


@pytest.mark.allows("GW-A6")
@pytest.mark.parametrize(("end", "wall"), [("left", "PLFTO"), ("right", "LFTOP")])
def test_new_market_reveals_three_of_which_one_is_placed(end: str, wall: str) -> None:
    state = position("step=act wall=LFTO market=LLL discard=E deck=*MHPO actions0=N1X")
    play(state, 0, "market")
    before = "step=place-new wall=LFTO market=OPH discard=ELLL actions0=1X"
    assert look(state, before) == before
    play(state, 0, f"place P {end}")
    after = f"step=act wall={wall} market=OHM discard=ELLL played=1"
    assert look(state, after) == after


@pytest.mark.allows("GW-A6", "GW-R1")
def test_rickshaws_among_the_new_cards_go_to_the_wall() -> None:
    state = position("step=act wall=LFTO market=LLL deck=*RMTRPO actions0=N1X")
    play(state, 0, "market")
    assert look(state, "wall=lFTO market=OPT") == "wall=lFTO market=OPT"
    play(state, 0, "place O left")
    assert look(state, "wall=OlFTO market=PTM") == "wall=OlFTO market=PTM"


@pytest.mark.allows("GW-A6", "GW-R1")
def test_a_rickshaw_in_the_refill_afterwards_sees_the_card_just_placed() -> None:
    state = position("step=act wall=LFTO market=LLL deck=*MRTPO actions0=N1X")
    play(state, 0, "market", "place P left")
    assert look(state, "wall=pLFTO market=OTM") == "wall=pLFTO market=OTM"


@pytest.mark.allows("GW-A6", "GW-T6")
def test_the_old_market_may_come_back_by_a_reshuffle() -> None:
    state = position("step=act wall=lftOLFTO market=LF deck=- discard=- actions0=N1X", deck=FEW_CARDS)
    play(state, 0, "market")
    assert Counter(state.market) == Counter(b"LF")
    play(state, 0, "place L left")
    after = "step=act wall=LlftOLFTO market=F deck=- discard=-"
    assert look(state, after) == after


@pytest.mark.allows("GW-A6")
def test_as_many_as_can_be_had_are_revealed() -> None:
    state = position("step=act wall=lftOLFTOF market=- deck=L discard=- actions0=N1X", deck=FEW_CARDS)
    play(state, 0, "market")
    assert look(state, "market=L step=place-new") == "market=L step=place-new"
    play(state, 0, "place L right")
    assert look(state, "wall=lftOLFTOFL market=-") == "wall=lftOLFTOFL market=-"


@pytest.mark.allows("GW-A6")
def test_a_deck_that_runs_out_while_revealing_is_remade_with_the_old_market() -> None:
    state = position("step=act wall=lftOLF market=LF deck=T discard=O actions0=N1X", deck=FEW_CARDS)
    play(state, 0, "market")
    assert state.market[:1] == b"T"
    assert Counter(state.market[1:] + state.wall_deck) == Counter(b"OLF")
    assert look(state, "discard=-") == "discard=-"


@pytest.mark.forbids("GW-A6")
@pytest.mark.parametrize("asked", ["draw", "end", "hand", "move 1 2", "market", "extra"])
def test_nothing_comes_between_the_reveal_and_the_placement(asked: str) -> None:
    state = position("seats=4 step=act wall=LFTO market=LLL deck=*HPO actions0=NN1X")
    play(state, 0, "market")
    assert refuse(state, 0, asked).rule == "GW-A6"


@pytest.mark.forbids("GW-A6")
@pytest.mark.parametrize("asked", ["place L left", "place T right"])
def test_only_one_of_the_new_cards_is_placed(asked: str) -> None:
    state = position("step=act wall=LFTO market=LLL deck=*HPO actions0=N1X")
    play(state, 0, "market")
    assert refuse(state, 0, asked).rule == "GW-A6"


@pytest.mark.forbids("GW-A6")
@pytest.mark.parametrize("piles", ["wall=lftOLFTOLF deck=- discard=-", "wall=LFTOLFTOLF deck=RR discard=R"])
def test_new_market_is_unplayable_without_any_wall_card(piles: str) -> None:
    state = position(f"step=act {piles} market=- actions0=NNN", deck=FEW_CARDS)
    assert refuse(state, 0, "market").rule == "GW-A6"


@pytest.mark.allows("GW-A6")
@pytest.mark.parametrize(
    "piles", ["market=F deck=- discard=-", "market=- deck=F discard=-", "market=- deck=- discard=F"]
)
def test_one_wall_card_anywhere_is_enough(piles: str) -> None:
    state = position(f"step=act wall=lftOLFTOL {piles} actions0=NNN", deck=FEW_CARDS)
    play(state, 0, "market", "place F left")
    assert look(state, "wall=FlftOLFTOL") == "wall=FlftOLFTOL"


# --- Take back ------------------------------------------------------------------------------------


@pytest.mark.allows("GW-A7")
@pytest.mark.parametrize(
    ("asked", "wall", "discard"),
    [
        ("return P 1", "PLFTO", "RWL"),
        ("return P 3", "LFPTO", "RWL"),
        ("return L 5", "LFTOL", "PRW"),
        ("return W 2", "LWFTO", "PRL"),
    ],
)
def test_any_discarded_wall_card_goes_anywhere_into_the_wall(asked: str, wall: str, discard: str) -> None:
    state = position("step=act wall=LFTO discard=PRWL actions0=B1X")
    play(state, 0, asked)
    after = f"wall={wall} discard={discard} actions0=1X actiondiscard=B"
    assert look(state, after) == after


@pytest.mark.allows("GW-A7")
def test_next_to_rickshaws_and_into_an_empty_wall_too() -> None:
    state = position("seats=3 step=act wall=lfTO discard=PP actions0=BBX")
    play(state, 0, "return P 2", "return P 1")
    assert look(state, "wall=PlPfTO discard=-") == "wall=PlPfTO discard=-"
    state = position("step=act wall=- discard=P actions0=B1X")
    play(state, 0, "return P 1")
    assert look(state, "wall=P") == "wall=P"


@pytest.mark.forbids("GW-A7")
def test_rickshaws_cannot_be_taken_back() -> None:
    state = position("step=act wall=LFTO discard=PR actions0=B1X")
    assert refuse(state, 0, ReturnCard(RICKSHAW, 0)).rule == "GW-A7"


@pytest.mark.forbids("GW-A7")
@pytest.mark.parametrize(
    "move", [ReturnCard(ord("F"), 0), ReturnCard(ord("P"), -1), ReturnCard(ord("P"), 5), ReturnCard(ord("p"), 0)]
)
def test_take_back_needs_a_card_that_is_there_and_a_place_in_the_wall(move: ReturnCard) -> None:
    state = position("step=act wall=LFTO market=FFF discard=PR actions0=B1X")
    assert refuse(state, 0, move).rule == "GW-A7"


@pytest.mark.forbids("GW-A7")
@pytest.mark.parametrize("discard", ["-", "RRR"])
def test_take_back_is_unplayable_without_a_discarded_wall_card(discard: str) -> None:
    state = position(f"step=act wall=LFTO discard={discard} actions0=BBB hand0=PP,PF open=FWT,OTF,FLF")
    assert refuse(state, 0, "return L 1").rule == "GW-A7"
    assert [GAME.write_move(move) for move in GAME.legal_moves(state, 0)] == ["hand", "end"]
