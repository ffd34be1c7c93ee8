"""Monster Roll bots: whole turns by the rules, and the moves that a player of each level finds."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from kartenhaus.bots import bot_names
from kartenhaus.bots.monster_roll.planner import steps_of
from kartenhaus.bots.monster_roll.rollout import rollout_from
from kartenhaus.bots.monster_roll.row_features import row_features
from kartenhaus.bots.monster_roll.weights import TUNED
from kartenhaus.engine import Move
from kartenhaus.games.monster_roll.moves import Discard, DrawCard, EndTurn, LayPaper, LayStop, LayTear, PickCard
from kartenhaus.games.monster_roll.scoring import row_points
from kartenhaus.games.monster_roll.state import DRAW, LAY
from tests.games.monster_roll.support import GAME, play, position, row
from tests.support import accepted, known_bot, new_game, rng

LEVELS = ("easy", "medium", "hard")


def chosen(state: Any, name: str, budget: int, label: str = "chance") -> Move:
    view = GAME.view(state, state.active)
    move = known_bot(GAME, name).choose(view, view.legal_moves, rng(label), budget)
    assert move in view.legal_moves
    return move


def turn_of(text: str, name: str, budget: int = 0) -> tuple[Any, list[Move]]:
    """The table after the turn that a bot makes, and its moves."""
    state = position(text)
    seat = state.active
    moves: list[Move] = []
    while state.active == seat:
        moves.append(chosen(state, name, budget, f"chance {len(moves)}"))
        accepted(GAME.apply(state, seat, moves[-1]))  # type: ignore[arg-type]
    return state, moves


def middle_game(seats: int, label: str, turn_cards: bool) -> Any:
    """A position some turns into a game among medium bots, before anything is laid."""
    state = new_game(GAME, seats, label, turn_cards=turn_cards)
    turns = 4 * seats + len(label)
    while turns or state.phase == DRAW:
        move = chosen(state, "medium", 0, f"{label} {turns}")
        accepted(GAME.apply(state, state.active, move))  # type: ignore[arg-type]
        turns -= isinstance(move, EndTurn) and turns > 0
    return state


MIDDLE_GAMES = [(seats, label, turn_cards) for seats in (2, 3) for label in ("a", "bc") for turn_cards in (False, True)]


@pytest.mark.parametrize(("seats", "label", "turn_cards"), MIDDLE_GAMES)
def test_every_turn_that_is_thought_of_is_legal(seats: int, label: str, turn_cards: bool) -> None:
    state = middle_game(seats, label, turn_cards)
    seat = state.active
    table = rollout_from(state.copy(), TUNED)
    turns = table.evaluator().ranked_turns()
    assert all(first.value >= second.value for first, second in pairwise(turns))
    for turn in turns:
        after = state.copy()
        for step in (*steps_of(turn), EndTurn()):
            accepted(GAME.apply(after, seat, step))
        played = table.copy()
        played.apply(turn)
        assert (played.rows, played.hands, played.discard_pile) == (after.rows, after.hands, after.discard_pile)


@pytest.mark.parametrize(("seats", "label", "turn_cards"), MIDDLE_GAMES)
def test_no_way_to_lengthen_the_strip_is_forgotten(seats: int, label: str, turn_cards: bool) -> None:
    state = middle_game(seats, label, turn_cards)
    seat = state.active

    def longest(now: Any) -> int:
        """The best section that any two papers can make, by the rules alone."""
        ended = EndTurn() in GAME.legal_moves(now, seat)
        best = row_points(now.rows[seat]) if ended else 0
        for move in GAME.legal_moves(now, seat):
            if isinstance(move, LayPaper):
                after = now.copy()
                accepted(GAME.apply(after, seat, move))
                best = max(best, longest(after))
        return best

    turns = rollout_from(state.copy(), TUNED).evaluator().ranked_turns()
    assert max(row_points(turn.lay.row) for turn in turns if turn.lay.used) == longest(state)


@pytest.mark.parametrize("name", bot_names("monster-roll"))
@pytest.mark.parametrize("seats", [2, 4])
def test_bots_play_with_cards_turned_round(name: str, seats: int) -> None:
    state = new_game(GAME, seats, f"turned {name} {seats}", turn_cards=True)
    for number in range(60):
        move = chosen(state, name, 10, f"{name} {number}")
        accepted(GAME.apply(state, state.active, move))  # type: ignore[arg-type]
    assert any(state.rows)


@pytest.mark.parametrize("name", LEVELS)
def test_a_turn_that_somebody_else_began_is_brought_to_an_end(name: str) -> None:
    for begun in ("discard xb", "lay pg 2"):
        state = position("row0=pp,po,og hand0=pg,gg,bb,go,xb row1=gg")
        play(state, begun)
        while state.active == 0:
            accepted(GAME.apply(state, 0, chosen(state, name, 0)))  # type: ignore[arg-type]


def test_row_outlooks_agree_with_the_scoring() -> None:
    for seats, label, turn_cards in MIDDLE_GAMES:
        for strip in middle_game(seats, label, turn_cards).rows:
            look = row_features(strip)
            assert look.best == row_points(strip)
            assert max(look.after_tear) <= look.best <= look.mended
            assert look.tail <= look.best


# --- what a good player finds -----------------------------------------------------------------------


@pytest.mark.parametrize("name", ["medium", "hard", "greedy"])
def test_a_torn_place_and_its_neighbour_are_covered_together(name: str) -> None:
    """No single card fits between orange and green; orange-blue and blue-purple do, over the tear and beside it."""
    text = "row0=pp,pp,po,og/xo,gp,pp,pp+,pg hand0=ob,bp,oo,st,st row1=gg"
    state, moves = turn_of(text, name)
    assert [type(move) for move in moves] == [LayPaper, LayPaper, EndTurn]
    assert row_points(state.rows[0]) == 9


def test_easy_does_not_see_what_needs_two_cards() -> None:
    text = "row0=pp,pp,po,og/xo,gp,pp,pp+,pg hand0=ob,bp,oo,st,st row1=gg"
    state, _ = turn_of(text, "easy")
    assert row_points(state.rows[0]) < 9


@pytest.mark.parametrize(("name", "budget"), [("medium", 0), ("hard", 0), ("hard", 640)])
def test_a_long_strip_is_torn_in_the_middle_when_a_scoring_is_near(name: str, budget: int) -> None:
    text = "row0=pp,pp row1=gg,gg,gg,gb,bb,bb,bg hand0=xb,oo,og,st,st deck=sc scores=5:5,5:5"
    state, moves = turn_of(text, name, budget)
    assert any(isinstance(move, LayTear) for move in moves)
    assert row_points(state.rows[1]) <= 4


def test_hard_keeps_a_tear_for_later_right_after_a_scoring() -> None:
    """The strip of the rival is short, and no scoring can come for many cards."""
    _, moves = turn_of("row0=pp,po row1=gg hand0=xg,og,gg,bp,bo", "hard", 640)
    assert not any(isinstance(move, LayTear) for move in moves)
    assert sum(isinstance(move, LayPaper) for move in moves) == 2


def test_hard_throws_away_what_it_cannot_use() -> None:
    """With nothing that fits, two new cards are worth more than a stop card in the hand."""
    _, moves = turn_of("row0=pp/st,po/st row1=gg hand0=gg,bb,st,st,st", "hard", 0)
    assert [move.card for move in moves if isinstance(move, Discard)]
    assert not any(isinstance(move, LayStop) for move in moves)


@pytest.mark.parametrize("name", LEVELS)
def test_the_card_that_goes_on_is_picked(name: str) -> None:
    cards = "row0=pp,po hand0=gg,bb,st,gb discard=og+ row1=gg"
    state = position(f"step=draw drawn=yes {cards}")
    assert state.phase == DRAW
    assert chosen(state, name, 20) == PickCard()
    # A single missing card comes from the deck (MR-T1).
    assert chosen(position(f"step=draw {cards}"), name, 20) == DrawCard()


@pytest.mark.parametrize("name", ["medium", "hard", "greedy"])
def test_a_card_that_would_only_be_held_is_not_picked(name: str) -> None:
    """Everybody would know of it, and a new card may be better."""
    state = position("step=draw drawn=yes row0=pp/st,po/st hand0=gg,bb,st,gb discard=gp row1=gg")
    assert PickCard() in GAME.legal_moves(state, 0)
    assert chosen(state, name, 20) != PickCard()


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_view_and_chance_give_the_same_move(name: str) -> None:
    state = middle_game(2, "same", False)
    assert state.phase == LAY
    assert row(state, 0)
    assert chosen(state, name, 60) == chosen(state.copy(), name, 60)
