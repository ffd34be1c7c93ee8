"""PR-K: rows and sets."""

from __future__ import annotations

import pytest

from kartenhaus.games.photo_rummy.combinations import fault_of
from tests.games.photo_rummy.support import cards_of, play, position, rack, refuse, table

SIX = "Fp,Fc,Fs,Fy,Ft,Fl"
# All treats but those of Prague and Helsinki.
FIFTEEN = "GBt,IRLt,Nt,It,Ft,CHt,Pt,Dt,Et,At,Bt,DKt,NLt,St,GRt"


def _laid(cards: str) -> str:
    """The rule by which a turn cannot end on this combination, laid from the rack; empty if it can."""
    state = position(f"phase=play opened=0 rack0={cards},Bl")
    first, *rest = cards.split(",")
    play(state, 0, f"lay {first}", *(f"lay {card} 1" for card in rest))
    if fault_of(cards_of(cards)):
        return refuse(state, 0, "end").rule
    play(state, 0, "end")
    assert (len(state.table), rack(state, 0)) == (1, "Bl")
    return ""


@pytest.mark.allows("PR-K1")
@pytest.mark.parametrize("cards", ["Fc,Fs,Ft", "GBp,GBc,GBs,GBy", SIX])
def test_three_or_more_photos_of_one_city_are_a_row(cards: str) -> None:
    assert _laid(cards) == ""


@pytest.mark.forbids("PR-K1")
@pytest.mark.parametrize("cards", ["Fc", "Fc,Fs"])
def test_fewer_are_no_row(cards: str) -> None:
    assert _laid(cards) == "PR-K1"


@pytest.mark.allows("PR-K2")
@pytest.mark.parametrize("cards", ["Fc,GBc,Nc,Ic", "Ft,CHt,Pt,Dt,Et", f"{FIFTEEN},CZt,FINt"])
def test_four_or_more_photos_of_one_category_are_a_set(cards: str) -> None:
    assert _laid(cards) == ""


@pytest.mark.forbids("PR-K2")
@pytest.mark.parametrize("cards", ["Fc,GBc", "Fc,GBc,Nc"])
def test_fewer_are_no_set(cards: str) -> None:
    assert _laid(cards) == "PR-K2"


@pytest.mark.forbids("PR-K1", "PR-K2")
@pytest.mark.parametrize("cards", ["Fc,Fs,Ft,GBt", "Fc,GBc,Nc,Ic,Is", "Fc,GBs,Nt"])
def test_what_shares_neither_city_nor_category_is_neither(cards: str) -> None:
    assert _laid(cards) == "PR-T3"


@pytest.mark.allows("PR-K3")
@pytest.mark.parametrize("cards", ["Fc,Fs,J", "Fc,GBc,Nc,J", "Fc,Fs,Ft,J", "Fc,Fs,Ft,J,J", "Fc,GBc,Nc,Ic,J"])
def test_a_joker_stands_for_any_photo(cards: str) -> None:
    assert _laid(cards) == ""


@pytest.mark.forbids("PR-K3")
def test_a_joker_does_not_turn_strangers_into_a_combination() -> None:
    assert _laid("Fc,GBs,J") == "PR-T3"
    assert _laid("Fc,GBc,J") == "PR-K2"


@pytest.mark.allows("PR-K4")
def test_two_photos_and_a_joker_are_a_row_three_and_a_joker_a_set() -> None:
    assert _laid("Fc,Fs,J") == _laid("Fc,GBc,Nc,J") == _laid("Fc,GBc,Nc,J,J") == _laid("Fc,Fs,Ft,Fl,J,J") == ""


@pytest.mark.forbids("PR-K4")
@pytest.mark.parametrize("cards", ["Fc,J", "J", "Fc,Fs,J,J", "Fc,J,J", "Fc,GBc,J,J", "Fc,GBc,Nc,J,J,J"])
def test_never_as_many_jokers_as_photos(cards: str) -> None:
    assert _laid(cards) == "PR-K4"


@pytest.mark.allows("PR-K5")
@pytest.mark.parametrize("cards", ["Fc,Fs,Ft,Fl,J,J", f"{FIFTEEN},J,J"])
def test_jokers_fill_a_combination_up(cards: str) -> None:
    assert _laid(cards) == ""


@pytest.mark.forbids("PR-K5")
@pytest.mark.parametrize("cards", [f"{SIX},J", "Fc,Fs,Ft,Fl,J,J,J", f"{FIFTEEN},J,J,J", f"{FIFTEEN},CZt,FINt,J"])
def test_no_seventh_card_in_a_row_and_no_eighteenth_in_a_set(cards: str) -> None:
    assert _laid(cards) == "PR-K5"


@pytest.mark.forbids("PR-K5")
def test_a_full_row_on_the_table_takes_no_joker() -> None:
    state = position(f"phase=play opened=0 table={SIX} rack0=J,Nl")
    play(state, 0, "lay J 1")
    assert refuse(state, 0, "end").rule == "PR-K5"


@pytest.mark.allows("PR-K6")
def test_two_rows_of_one_city_and_two_sets_of_one_category_lie_side_by_side() -> None:
    state = position("phase=play opened=0 table=Fp,Fc,Fs/GBt,Nt,It,Dt rack0=Fy,Ft,Fl,Et,At,Bt,St,Nl")
    play(state, 0, "lay Fy", "lay Fl 3", "lay Ft 3", "lay Et", "lay At 4", "lay Bt 4", "lay St 4", "end")
    assert table(state) == "Fp,Fc,Fs/GBt,Nt,It,Dt/Fy,Ft,Fl/Et,At,Bt,St"


@pytest.mark.forbids("PR-K6")
def test_each_of_the_two_has_to_be_faultless_by_itself() -> None:
    state = position("phase=play opened=0 table=Fp,Fc,Fs rack0=Fy,Ft,Nl")
    play(state, 0, "lay Fy", "lay Ft 2")
    answer = refuse(state, 0, "end")
    assert (answer.rule, answer.params["combinations"]) == ("PR-K1", "2")
