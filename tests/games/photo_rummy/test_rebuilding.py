"""PR-L: the first combination, laying off and rebuilding."""

from __future__ import annotations

import pytest

from kartenhaus.games.photo_rummy.events import FirstCombinationLaid, PhotoMoved
from tests.games.photo_rummy.support import GAME, SUPPORT, builder_move, cards_of, play, position, rack, refuse, table
from tests.support import accepted, new_game, rng

# Somebody else has laid two combinations; seat 0 has laid none yet.
OTHERS = "phase=play opened=1 table=GBp,GBc,GBs/Ft,CHt,Pt,Dt,J"


@pytest.mark.allows("PR-L1")
@pytest.mark.parametrize("cards", ["Fc,Fs,Fl", "Fc,Fs,J", "Nc,Ic,Ec,J", "Nc,Ic,Ec,Ac"])
def test_the_first_combination_is_laid_from_the_rack_own_jokers_included(cards: str) -> None:
    state = position(f"{OTHERS} rack0={cards},Bl")
    first, *rest = cards.split(",")
    play(state, 0, f"lay {first}", *(f"lay {card} 3" for card in rest[:-1]))
    assert not state.opened[0]
    assert play(state, 0, f"lay {rest[-1]} 3")[-1] == FirstCombinationLaid(0, 2)
    assert state.opened == [True, True]
    play(state, 0, "end")
    assert GAME.view(state, 1).players[0].opened


@pytest.mark.allows("PR-L1")
def test_several_combinations_may_be_begun_until_one_is_the_first() -> None:
    state = position(f"{OTHERS} rack0=Fc,Fs,Fl,Nc,Ns,Bl")
    play(state, 0, "lay Fc", "lay Nc", "lay Fs 3", "lay Ns 4", "lay Fl 3")
    assert state.opened[0]
    assert refuse(state, 0, "end").params["combinations"] == "4"


@pytest.mark.forbids("PR-L1")
def test_before_it_nothing_is_laid_off_to_the_others() -> None:
    state = position(f"{OTHERS} rack0=GBt,Et,J,Fc,Fs")
    for text in ("lay GBt 1", "lay Et 2", "lay J 1"):
        assert refuse(state, 0, text).rule == "PR-L1"
    play(state, 0, "lay Fc", "lay Fs 3")
    assert refuse(state, 0, "lay GBt 1").rule == "PR-L1", "a row of two is no first combination"


@pytest.mark.forbids("PR-L1")
def test_a_first_combination_taken_back_has_not_been_laid() -> None:
    state = position(f"{OTHERS} rack0=Fc,Fs,Fl,GBt,Bl")
    play(state, 0, "lay Fc", "lay Fs 3", "lay Fl 3", "lay GBt 1", "back", "back")
    assert state.opened == [False, True]
    assert refuse(state, 0, "lay GBt 1").rule == "PR-L1"


@pytest.mark.forbids("PR-L1")
def test_a_freed_joker_cannot_be_part_of_it() -> None:
    state = position(f"{OTHERS} rack0=Et,Fc,Fs,Bl")
    assert refuse(state, 0, "free Et 2").rule == "PR-J4"
    assert refuse(state, 0, "lay J").rule == "PR-T2"


@pytest.mark.forbids("PR-L1")
def test_a_new_round_asks_for_a_first_combination_again() -> None:
    state = position("phase=play opened=0,1 table=Fc,Fs,Ft rack0=Fl", rounds=2)
    play(state, 0, "lay Fl 1")
    assert state.active == 1
    assert state.opened == [False, False]
    # Seat 1 lays a first combination in the new round; seat 0 may not lay off to it before its own.
    state.racks[1] = cards_of("Fc,Fs,Ft,Fl")
    state.racks[0] = cards_of("Fp,Fy,GBc")
    state.stacks = [cards_of("Nl"), cards_of("Dl"), b"", b"", b""]
    play(state, 1, "draw 1", "lay Fc", "lay Fs 1", "lay Ft 1", "end")
    play(state, 0, "draw 2")
    assert refuse(state, 0, "lay Fp 1").rule == "PR-L1"


@pytest.mark.allows("PR-L2")
def test_from_then_on_cards_are_laid_off_in_the_same_turn_already() -> None:
    state = position(f"{OTHERS} rack0=Fc,Fs,Fl,GBt,Et,J,J,Bl")
    play(state, 0, "lay Fc", "lay Fs 3", "lay Fl 3", "lay GBt 1", "lay Et 2", "lay J 1", "lay J 3", "end")
    assert table(state) == "GBp,GBc,GBs,GBt,J/Ft,CHt,Pt,Dt,Et,J/Fc,Fs,Fl,J"


@pytest.mark.allows("PR-L2", "PR-L3")
def test_what_was_just_laid_may_be_rebuilt() -> None:
    state = position(f"{OTHERS} rack0=Fc,Fs,Fy,Fl,Bl")
    play(state, 0, "lay Fc", "lay Fs 3", "lay Fy 3", "lay Fl 3")
    play(state, 0, "move Ft 3", "move Fc", "move Fc 3", "end")
    assert table(state) == "GBp,GBc,GBs/CHt,Pt,Dt,J/Fc,Fs,Fy,Ft,Fl"


@pytest.mark.allows("PR-L2", "PR-L3")
def test_first_lay_and_rebuilding_in_one_turn() -> None:
    """The first row goes into other combinations before the turn ends."""
    state = position("phase=play opened=1 table=GBc,Nc,Ic,Dc/GBs,Ns,Is,Ds/GBt,Nt,It,Dt rack0=Fc,Fs,Ft,Bl")
    play(state, 0, "lay Fc", "lay Fs 4", "lay Ft 4", "move Fc 1", "move Fs 2", "move Ft 3", "end")
    assert table(state) == "GBc,Nc,Ic,Fc,Dc/GBs,Ns,Is,Fs,Ds/GBt,Nt,It,Ft,Dt"
    assert state.opened[0]


@pytest.mark.forbids("PR-L2")
def test_cards_are_laid_off_only_to_combinations_that_are_there() -> None:
    state = position(f"{OTHERS.replace('opened=1', 'opened=0')} rack0=GBt,Bl")
    assert refuse(state, 0, "lay GBt 3").rule == "PR-L2"
    play(state, 0, "lay Bl")
    assert refuse(state, 0, "lay GBt 4").rule == "PR-L2"


@pytest.mark.allows("PR-L3")
def test_all_photos_of_a_combination_may_be_used_in_others() -> None:
    state = position("phase=play opened=0 table=GBc,Nc,Ic,Dc/GBs,Ns,Is,Ds/GBt,Nt,It,Dt/Fc,Fs,Ft rack0=Bl,Al")
    events = play(state, 0, "move Fc 1", "move Fs 2", "move Ft 3")
    assert events[0] == PhotoMoved(0, "Fc", 3, 0)
    play(state, 0, "end")
    assert table(state) == "GBc,Nc,Ic,Fc,Dc/GBs,Ns,Is,Fs,Ds/GBt,Nt,It,Ft,Dt"


@pytest.mark.allows("PR-L3", "PR-L4")
def test_the_worked_example() -> None:
    """A set of five treats; Berlin's joins two Berlin photos of the rack, and a set of four stays."""
    state = position("phase=play opened=0 table=Ft,CHt,Pt,Dt,Et rack0=Dy,Dc,Nl")
    play(state, 0, "lay Dy", "lay Dc 2", "move Dt 2", "end")
    assert table(state) == "Ft,CHt,Pt,Et/Dc,Dy,Dt"
    assert rack(state, 0) == "Nl"


@pytest.mark.forbids("PR-L3")
def test_not_before_the_first_combination() -> None:
    state = position(f"{OTHERS} rack0=Dy,Dc,Bl")
    for text in ("move Dt new", "move GBp 2"):
        assert refuse(state, 0, text).rule == "PR-L3"
    play(state, 0, "lay Dy", "lay Dc 3")
    assert refuse(state, 0, "move Dt 3").rule == "PR-L3", "the first combination comes from the rack alone"
    assert refuse(state, 0, "move Dc new").rule == "PR-L3"


@pytest.mark.forbids("PR-L3")
def test_only_photos_of_the_table_move_and_only_to_somewhere_else() -> None:
    state = position(f"{OTHERS.replace('opened=1', 'opened=0')} rack0=GBt,Bl")
    for text in ("move GBt 1", "move Nl new", "move GBp 1", "move GBp 3"):
        assert refuse(state, 0, text).rule == "PR-L3"
    play(state, 0, "lay Bl")
    assert refuse(state, 0, "move Bl new").rule == "PR-L3", "it is alone already"


@pytest.mark.allows("PR-L4")
def test_a_row_of_three_and_a_set_of_four_may_stay_behind() -> None:
    state = position("phase=play opened=0 table=Fc,Fs,Ft,Fl/GBc,Nc,Ic,Dc rack0=Bl,Al")
    play(state, 0, "move Fc 2", "end")
    assert table(state) == "Fs,Ft,Fl/GBc,Nc,Ic,Fc,Dc"


@pytest.mark.forbids("PR-L4")
@pytest.mark.parametrize(("old", "taken"), [("GBt,Ft,CHt,Pt", "Ft"), ("Fs,Ft,Fl", "Ft"), ("Fs,Ft,Fl,Fp", "Ft,Fp")])
def test_nothing_shorter_may_stay_behind(old: str, taken: str) -> None:
    """A set broken to three, a row broken to two; taking back mends it."""
    state = position(f"phase=play opened=0 table={old} rack0=Nl,Bl,Al")
    play(state, 0, "lay Nl", *(f"move {photo} 2" for photo in taken.split(",")))
    answer = refuse(state, 0, "end")
    assert (answer.params["combinations"], answer.rule) == ("1, 2", "PR-L4")
    play(state, 0, "back all", "end")


@pytest.mark.allows("PR-L4", "PR-T3")
def test_in_between_less_may_stay_behind() -> None:
    """A row of two, then one, then none at all, before the table is whole again."""
    state = position("phase=play opened=0 table=Fc,Fs,Ft/GBc,Nc,Ic,Dc/GBs,Ns,Is,Ds rack0=Et,Pt,CHt,Bl")
    play(state, 0, "move Fc 2", "move Fs 3")
    assert refuse(state, 0, "end").rule == "PR-L4"
    play(state, 0, "lay Et new", "lay Pt 4", "lay CHt 4", "move Ft 4", "end")
    assert table(state) == "-/GBc,Nc,Ic,Fc,Dc/GBs,Ns,Is,Fs,Ds/Ft,CHt,Pt,Et"


@pytest.mark.allows("PR-L5")
def test_cards_laid_in_this_turn_come_back_only_by_taking_back() -> None:
    state = position("phase=play opened=0 table=Fc,Fs,Ft rack0=Fl,Bl")
    play(state, 0, "lay Fl 1", "back")
    assert rack(state, 0) == "Fl,Bl"


@pytest.mark.forbids("PR-L5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_lay_on_the_table_still_does_when_a_turn_ends(seats: int) -> None:
    for number in range(3):
        state = new_game(GAME, seats, f"stays {seats} {number}", rounds=1)
        chance = rng(f"stays {seats} {number}")
        lying: set[int] = set()
        while GAME.outcome(state) is None:
            turns = state.active
            accepted(GAME.apply(state, state.active, builder_move(state, chance)))
            if state.active != turns:
                photos = {card for cards in state.table for card in cards} - {102}
                assert lying <= photos
                lying = photos
        assert SUPPORT.cards(state) == SUPPORT.all_cards(state)


@pytest.mark.allows("PR-L1")
def test_a_first_combination_may_lie_in_a_free_place_between_others() -> None:
    state = position("phase=play opened=1 table=GBp,GBc,GBs/-/Ip,Ic,Is rack0=Fc,Fs,J,Nl,GBt")
    before = GAME.write_position(state).split(" made=")[0]
    play(state, 0, "lay Fc", "lay Fs 2", "lay J 2")
    assert table(state) == "GBp,GBc,GBs/Fc,Fs,J/Ip,Ic,Is"
    assert state.opened[0]
    play(state, 0, "back all")
    assert GAME.write_position(state).split(" made=")[0] == before


@pytest.mark.forbids("PR-K1")
def test_a_stranger_in_a_place_that_fell_empty_is_a_new_combination() -> None:
    state = position("phase=play opened=0 table=Fc,Fs,Ft/Fp,Fy,Fl/GBp,GBc,GBs rack0=Nl,Dl")
    play(state, 0, "move Fc 2", "move Fs 2", "move Ft 2", "lay Nl new")
    answer = refuse(state, 0, "end")
    assert (answer.rule, answer.params["combinations"]) == ("PR-K1", "1")
