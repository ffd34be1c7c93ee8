"""What a player or a bot learns from the solver."""

from __future__ import annotations

import pytest

from kartenhaus.engine import Refused
from kartenhaus.games.photo_rummy.cards import CARDS_BY_TEXT, JOKER
from kartenhaus.games.photo_rummy.moves import EndTurn, FreeJoker, LayCard, MovePhoto
from kartenhaus.games.photo_rummy.rules import apply
from kartenhaus.games.photo_rummy.solver import Weights, best_lay, can_finish, can_go_out, turn_of, worth_of_best
from kartenhaus.games.photo_rummy.state import State
from tests.games.photo_rummy.solver_positions import SolverPosition
from tests.support import accepted


def cards(text: str) -> bytes:
    return bytes(sorted(CARDS_BY_TEXT[word.lower()] for word in text.split()))


def table_of(text: str) -> list[bytes]:
    return [cards(combination) for combination in text.split("/") if combination.strip()]


def carry_out(table: str, hand: str, has_laid: bool) -> State:
    """The state after the best lay and the end of the turn."""
    state = SolverPosition(table_of(table), cards(hand), has_laid).state()
    for step in best_lay(table_of(table), cards(hand), has_laid).steps:
        accepted(apply(state, 0, step))
    if not state.rounds:
        accepted(apply(state, 0, EndTurn()))
    return state


@pytest.mark.allows("PR-L3")
def test_the_worked_example_of_the_rules() -> None:
    table, hand = "Ft CHt Pt Dt Et", "Dy Dc Il"
    plan = best_lay(table_of(table), cards(hand), True)
    assert (plan.laid, plan.changes) == (2, 1)
    state = carry_out(table, hand, True)
    assert sorted(state.table) == sorted([cards("Ft CHt Pt Et"), cards("Dc Dy Dt")])


@pytest.mark.allows("PR-J1", "PR-J2")
def test_a_freed_joker_is_used_at_once() -> None:
    table, hand = "Fp Fc J", "Fs Dp Dc"
    plan = best_lay(table_of(table), cards(hand), True)
    assert plan.laid == 3
    assert FreeJoker(cards("Fs")[0], 0) in plan.steps
    assert carry_out(table, hand, True).rounds[0].winner == 0


@pytest.mark.allows("PR-J3")
def test_a_full_row_becomes_two_so_that_its_jokers_stay() -> None:
    # Six cards lie there already: with Ft they have to lie in two rows, and the old row keeps a joker.
    table, hand = "Fp Fs Fy Fl J J / Bs Bl J", "Ft Nt Dp"
    assert best_lay(table_of(table), cards(hand), True).laid == 1
    state = carry_out(table, hand, True)
    rows = [row for row in state.table if row != cards("Bs Bl J")]
    assert len(rows) == 2
    assert sorted(b"".join(rows)) == list(cards("Fp Fs Fy Ft Fl J J"))


@pytest.mark.forbids("PR-J3")
def test_two_joker_rows_of_one_city_are_not_pushed_together() -> None:
    # Made one row they would leave a joker for Dp and Dc.
    assert best_lay(table_of("Fp Fc J / Fs Fy J"), cards("Dp Dc"), True).steps == ()


@pytest.mark.forbids("PR-J4", "PR-L1")
def test_nothing_is_laid_without_a_first_combination_of_the_own_hand() -> None:
    assert best_lay(table_of("Fp Fc J"), cards("Fs Dp Dc"), False).steps == ()
    assert worth_of_best(table_of("Fp Fc J"), cards("Fs Dp Dc"), False) == 0
    assert not can_go_out(table_of("Fp Fc J"), cards("Fs Dp Dc"), False)


@pytest.mark.allows("PR-L1", "PR-L2")
def test_after_a_first_combination_everything_is_laid_in_the_same_turn() -> None:
    table, hand = "Fp Fc J", "Fs Dp Dc Np Nc Ns"
    assert can_go_out(table_of(table), cards(hand), False)
    plan = best_lay(table_of(table), cards(hand), False)
    assert plan.first == cards("Np Nc Ns")
    assert carry_out(table, hand, False).rounds[0].winner == 0


def test_weights_decide_what_is_better_to_be_rid_of() -> None:
    # One row has room for two jokers besides its three photos; the fourth photo takes the place of one.
    table, hand = table_of("Fp Fc Fs Fy"), cards("Ft J J J")
    assert best_lay(table, hand, True).worth == 4
    rid_of_jokers = best_lay(table_of("Fp Fc Fs"), cards("J J J"), True, Weights(1, 10))
    assert (rid_of_jokers.worth, rid_of_jokers.laid) == (20, 2)


def test_of_two_equal_lays_the_one_that_moves_nothing_is_chosen() -> None:
    plan = best_lay(table_of("Fp Dp Ep Ip Np / Fc Fs Fy"), cards("Ft"), True)
    assert plan.steps == (LayCard(cards("Ft")[0], 1),)
    assert plan.changes == 0


def test_an_empty_table_and_an_empty_hand_are_no_trouble() -> None:
    assert best_lay([], b"", True).laid == 0
    assert best_lay([], cards("Fp Fc Fs"), False).laid == 3
    assert best_lay([b"", *table_of("Fp Fc Fs")], cards("Fy"), True).steps == (LayCard(cards("Fy")[0], 1),)


@pytest.mark.allows("PR-T3")
@pytest.mark.forbids("PR-T3", "PR-L4")
def test_whether_a_broken_table_can_still_be_mended() -> None:
    position = SolverPosition(table_of("Ft CHt Pt Dt Et"), cards("Dy Dc Il"), True)
    state = position.state()
    assert can_finish(turn_of(state))
    accepted(apply(state, 0, MovePhoto(cards("Dt")[0])))
    assert can_finish(turn_of(state)), "Dy and Dc complete it"
    accepted(apply(state, 0, LayCard(cards("Il")[0])))
    assert not can_finish(turn_of(state)), "nothing goes with the letterbox of Rome"


@pytest.mark.forbids("PR-J3")
def test_a_joker_laid_where_nothing_fits_cannot_be_mended() -> None:
    state = SolverPosition(table_of("Fp Fc Fs"), cards("Dp J"), True).state()
    accepted(apply(state, 0, LayCard(cards("Dp")[0])))
    accepted(apply(state, 0, LayCard(JOKER, 1)))
    assert not can_finish(turn_of(state))
    assert isinstance(apply(state, 0, EndTurn()), Refused)
