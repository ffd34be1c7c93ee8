"""MR-T0 to MR-T5: the course of a turn."""

from __future__ import annotations

import pytest

from kartenhaus.engine import Event, told_to
from kartenhaus.games.monster_roll.events import (
    CardDrawn,
    CardPicked,
    CardSeen,
    CardTurnedUp,
    ScoringCame,
    StepTakenBack,
    TurnBegan,
    TurnEnded,
)
from kartenhaus.games.monster_roll.moves import Discard, DrawCard, EndTurn, TakeBack
from tests.games.monster_roll.support import GAME, SMALL_DECK, forbidden, hand, play, position, random_game, row
from tests.support import accepted, new_game

HAND = "hand0=po,og,gb,bp,st"


def kinds(events: list[Event]) -> list[type]:
    return [type(event) for event in events]


@pytest.mark.allows("MR-T0")
def test_the_player_on_turn_acts() -> None:
    state = position(f"seats=3 {HAND}")
    assert GAME.actors(state) == (0,)
    play(state, "lay po 1", "end")
    assert GAME.actors(state) == (1,)


@pytest.mark.forbids("MR-T0")
def test_nobody_else_does_anything() -> None:
    state = position(f"seats=3 {HAND} hand1=pp,oo,gg,bb,xo")
    for text in ("lay pp 1", "discard oo", "end", "back", "draw", "pick", "tear o 0 1"):
        assert forbidden(state, text, seat=1).rule == "MR-T0"
    assert GAME.legal_moves(state, 2) == []


# --- MR-T1 ----------------------------------------------------------------------------------------


@pytest.mark.allows("MR-T1")
@pytest.mark.parametrize("draws", [("draw", "draw"), ("draw", "pick"), ("pick", "draw")])
def test_two_cards_from_the_deck_or_one_from_each(draws: tuple[str, str]) -> None:
    state = position("step=draw hand0=po,og,gb deck=bp,pg discard=oo,xg")
    play(state, draws[0])
    # The first card is seen before the second is drawn.
    assert len(GAME.view(state, 0).hand) == 4
    play(state, draws[1])
    drawn = ["pg", "bp"] if "pick" not in draws else ["pg", "xg"]
    assert sorted(hand(state, 0)) == sorted(["po", "og", "gb", *drawn])
    assert GAME.view(state, 0).phase == "lay"


@pytest.mark.forbids("MR-T1")
def test_a_single_missing_card_comes_from_the_deck() -> None:
    state = position("step=draw hand0=po,og,gb,bp deck=pg discard=oo,xg")
    assert GAME.legal_moves(state, 0) == [DrawCard()]
    refusal = forbidden(state, "pick")
    assert (refusal.code, refusal.rule) == ("mr-last-from-deck", "MR-T1")
    play(state, "draw")
    assert "pg" in hand(state, 0)
    assert GAME.view(state, 0).phase == "lay"


@pytest.mark.forbids("MR-T1")
def test_the_draw_of_one_turn_says_nothing_about_the_next() -> None:
    """Seat 1 draws and picks; then a single card is missing in seat 0's hand, which has drawn nothing yet."""
    state = position("turn=1 step=draw hand1=po,og,gb hand0=pp,oo,gg,bb discard=pb,bg,gp deck=xo,op,bo")
    play(state, "draw", "pick", "discard po", "end")
    assert forbidden(state, "pick").code == "mr-last-from-deck"


@pytest.mark.allows("MR-T1")
def test_discarding_one_leaves_one_card_to_draw_next_turn() -> None:
    state = position(f"{HAND} hand1=pp,oo,gg,bb,xo deck=pg")
    play(state, "discard st", "end", "discard pp", "end")
    assert GAME.view(state, 0).phase == "draw"
    play(state, "draw")
    assert hand(state, 0) == ["po", "pg", "og", "gb", "bp"]
    assert GAME.view(state, 0).phase == "lay"


@pytest.mark.allows("MR-T1")
@pytest.mark.parametrize("draws", [("draw", "draw"), ("draw", "pick"), ("pick", "draw")])
def test_a_scoring_card_does_not_count_as_drawn(draws: tuple[str, str]) -> None:
    state = position("step=draw hand0=po,og,gb deck=bp,pg,sc discard=oo,xg")
    play(state, "draw")
    assert GAME.view(state, 0).scorings == 1
    assert len(hand(state, 0)) == 3
    play(state, *draws)
    assert GAME.view(state, 0).phase == "lay"
    assert ("xg" in hand(state, 0)) == ("pick" in draws)


@pytest.mark.allows("MR-T1")
def test_a_scoring_card_after_a_drawn_one_leaves_the_choice() -> None:
    state = position("step=draw drawn=yes hand0=po,og,gb,bp deck=pg,sc discard=oo,xg")
    play(state, "draw", "pick")
    assert "xg" in hand(state, 0)


@pytest.mark.forbids("MR-T1")
def test_what_replaces_a_scoring_card_is_drawn_by_the_same_rule() -> None:
    state = position("step=draw hand0=po,og,gb,bp deck=pg,sc discard=oo,xg")
    play(state, "draw")
    assert GAME.view(state, 0).scorings == 1
    assert forbidden(state, "pick").code == "mr-last-from-deck"
    play(state, "draw")
    assert "pg" in hand(state, 0)


@pytest.mark.forbids("MR-T1")
def test_only_one_card_of_a_turn_comes_from_the_discard_pile() -> None:
    state = position("step=draw hand0=po,og,gb discard=oo,xg")
    play(state, "pick")
    refusal = forbidden(state, "pick")
    assert (refusal.code, refusal.rule) == ("mr-picked-already", "MR-T1")
    # Nor as a replacement of a scoring card.
    state = position("step=draw picked=yes hand0=po,og,gb,bp deck=sc discard=oo")
    play(state, "draw")
    assert forbidden(state, "pick").rule == "MR-T1"


@pytest.mark.forbids("MR-T1")
def test_draw_up_to_five_and_before_anything_else() -> None:
    state = position(HAND)
    assert forbidden(state, "draw").rule == "MR-T1"
    assert forbidden(state, "pick").rule == "MR-T1"
    state = position("step=draw hand0=po,st,xo row1=oo")
    for text in ("lay po 1", "stop 1", "tear o 1 1", "discard po", "end"):
        assert forbidden(state, text).rule == "MR-T1"


# --- MR-T2 ----------------------------------------------------------------------------------------


@pytest.mark.allows("MR-T2")
def test_an_empty_discard_pile_is_begun_anew_when_the_drawing_is_done() -> None:
    state = position("step=draw hand0=po,og,gb deck=bp,pg discard=oo")
    assert kinds(play(state, "pick")) == [CardPicked]
    assert GAME.view(state, None).discard_pile == ()
    events = play(state, "draw")
    assert events[0] == CardDrawn(0)
    assert events[-1] == CardTurnedUp("bp")
    assert GAME.view(state, None).discard_pile == ("bp",)


# Small deck, 2 players: three rows' cards, so that the discard pile holds one card only.
TURNED_UP = "step=draw row0=pp,po row1=gb hand0=og,gg,bp hand1=oo,op,gp,bo,bg discard=ob deck=bb,sc,pg"


@pytest.mark.allows("MR-T2", "MR-W1")
def test_after_a_scoring_card_the_next_one_is_turned_up() -> None:
    state = position(TURNED_UP, deck=SMALL_DECK)
    play(state, "pick")
    events = play(state, "draw")
    assert ScoringCame(1, turned_up=True) in events
    assert events[-1] == CardTurnedUp("bb")
    assert GAME.view(state, None).discard_pile == ("bb",)
    assert state.scores == ((2, 1),)
    assert len(hand(state, 0)) == 5


@pytest.mark.forbids("MR-T2")
def test_nothing_is_turned_up_before_or_onto_a_pile() -> None:
    state = position("step=draw hand0=po,og,gb deck=bp,pg discard=oo")
    assert kinds(play(state, "pick")) == [CardPicked]
    # That there is nothing to pick up is a matter of drawing.
    refusal = forbidden(state, "pick")
    assert (refusal.code, refusal.rule) == ("mr-nothing-to-pick", "MR-T1")
    state = position("step=draw hand0=po,og,gb deck=bp,pg discard=oo,gg")
    assert CardTurnedUp not in kinds(play(state, "pick", "draw"))
    assert GAME.view(state, None).discard_pile == ("oo",)


# --- MR-T3, MR-T4 ---------------------------------------------------------------------------------


@pytest.mark.allows("MR-T3")
def test_two_cards_are_laid() -> None:
    state = position(HAND)
    events = play(state, "lay po 1", "lay og 2", "end")
    assert row(state, 0) == "po,og"
    assert hand(state, 0) == ["gb", "bp", "st"]
    assert events[-2:] == [TurnEnded(0), TurnBegan(1)]


@pytest.mark.forbids("MR-T3")
def test_no_third_card_and_none_that_is_not_in_the_hand() -> None:
    state = position(HAND)
    assert forbidden(state, "lay pp 1").rule == "MR-T3"
    play(state, "lay po 1", "lay og 2")
    assert forbidden(state, "lay gb 3").rule == "MR-T3"
    assert forbidden(state, "stop 2").rule == "MR-T3"


@pytest.mark.allows("MR-T4")
@pytest.mark.parametrize(
    "steps", [("lay po 1", "discard st"), ("lay po 1",), ("discard st",), ("discard st", "discard po")]
)
def test_the_other_ways_to_spend_a_turn(steps: tuple[str, ...]) -> None:
    state = position(HAND)
    play(state, *steps, "end")
    assert len(hand(state, 0)) == 5 - len(steps)
    assert state.active == 1
    if steps[0] == "discard st":
        assert GAME.view(state, None).discard_pile[-len(steps) :] == ("st", "po")[: len(steps)]


@pytest.mark.forbids("MR-T4")
def test_who_has_discarded_lays_no_more() -> None:
    state = position(HAND)
    play(state, "discard st")
    assert forbidden(state, "lay po 1").rule == "MR-T4"
    state = position(HAND)
    play(state, "lay po 1", "discard og")
    assert forbidden(state, "stop 1").rule == "MR-T4"


@pytest.mark.forbids("MR-T4")
@pytest.mark.parametrize("steps", [("lay po 1", "lay og 2"), ("lay po 1", "discard og"), ("discard og", "discard po")])
def test_not_more_than_two_cards_leave_the_hand(steps: tuple[str, ...]) -> None:
    state = position(HAND)
    play(state, *steps)
    assert forbidden(state, "discard gb").rule == "MR-T4"


@pytest.mark.forbids("MR-T4")
def test_at_least_one_card_leaves_the_hand() -> None:
    state = position(HAND)
    assert forbidden(state, "end").rule == "MR-T4"
    assert forbidden(state, "discard pp").rule == "MR-T4"


# --- MR-T5 ----------------------------------------------------------------------------------------


@pytest.mark.allows("MR-T5")
@pytest.mark.parametrize(
    "steps",
    [
        ("lay po 1", "lay og 2"),
        ("lay po 1", "lay bp 1"),
        ("lay og 2", "stop 2"),
        ("lay bp 1", "tear o 1 2"),
        ("lay po 2", "discard xo"),
        ("discard xo", "discard st"),
    ],
)
def test_steps_are_taken_back_one_by_one(steps: tuple[str, str]) -> None:
    state = position("row0=bp/xb row1=pp,po hand0=po,og,bp,xo,st")
    table = [GAME.view(state, None)]
    for step in steps:
        play(state, step)
        table.append(GAME.view(state, None))
    events = play(state, "back", "back")
    assert kinds(events) == [StepTakenBack, StepTakenBack]
    now = GAME.view(state, None)
    assert [player.row for player in now.players] == [player.row for player in table[0].players]
    assert now.discard_pile == table[0].discard_pile
    assert sorted(hand(state, 0)) == ["bp", "og", "po", "st", "xo"]
    # Everybody has seen these two.
    assert len(now.players[0].shown) == 2


@pytest.mark.forbids("MR-T5")
def test_no_drawn_card_is_put_back() -> None:
    state = position("step=draw hand0=po,og,gb")
    assert forbidden(state, "back").rule == "MR-T5"
    play(state, "draw", "draw")
    assert forbidden(state, "back").rule == "MR-T5"
    play(state, "lay po 1", "back")
    assert forbidden(state, "back").rule == "MR-T5"


@pytest.mark.forbids("MR-T5")
def test_nothing_is_taken_back_after_the_turn() -> None:
    state = position(HAND)
    play(state, "lay po 1", "end")
    assert forbidden(state, "back", seat=0).rule == "MR-T0"
    assert forbidden(state, "back", seat=1).rule == "MR-T5"


@pytest.mark.allows("MR-T5")
def test_a_turn_that_runs_out_of_time() -> None:
    state = position("row0=pp hand0=po,og,gb,bp,st")
    play(state, "lay po 2", "stop 2")
    before = GAME.write_position(state)
    moves = GAME.timeout_moves(state)
    assert moves == GAME.timeout_moves(state)
    assert GAME.write_position(state) == before
    assert moves[:2] == [TakeBack(), TakeBack()]
    assert isinstance(moves[2], Discard)
    assert moves[3:] == [EndTurn()]
    for move in moves:
        accepted(GAME.apply(state, 0, move))
    assert row(state, 0) == "pp"
    assert len(hand(state, 0)) == 4
    assert state.active == 1


@pytest.mark.allows("MR-T5")
def test_time_runs_out_while_drawing() -> None:
    state = position("step=draw hand0=po,og,gb deck=bp,sc,pg discard=oo")
    moves = GAME.timeout_moves(state)
    assert moves[:3] == [DrawCard()] * 3
    assert len(moves) == 5
    state = position("step=draw hand0=po,og,gb deck=bp,sc scores=1:1,2:2")
    assert GAME.timeout_moves(state) == [DrawCard()]


@pytest.mark.forbids("MR-T5")
def test_the_lot_is_a_new_one_each_time() -> None:
    state = new_game(GAME, 2, "lots")
    lots: set[int] = set()
    while GAME.outcome(state) is None:
        for move in GAME.timeout_moves(state):
            if isinstance(move, Discard):
                lots.add(state.hands[state.active].index(bytes((move.card,))))
            accepted(GAME.apply(state, state.active, move))
    assert lots == {0, 1, 2, 3, 4}


@pytest.mark.allows("MR-T5")
def test_everybody_out_of_time_always_plays_to_the_end() -> None:
    for seats in (2, 3, 4):
        state = new_game(GAME, seats, "asleep")
        while GAME.outcome(state) is None:
            for move in GAME.timeout_moves(state):
                accepted(GAME.apply(state, state.active, move))
        assert GAME.timeout_moves(state) == []


@pytest.mark.allows("MR-T5")
def test_time_can_run_out_anywhere() -> None:
    state = new_game(GAME, 3, "anywhere")
    for _ in random_game(state, "anywhere"):
        late = GAME.copy(state)
        for move in GAME.timeout_moves(state):
            accepted(GAME.apply(late, state.active, move))
        assert GAME.outcome(late) is not None or late.active == (state.active + 1) % 3


@pytest.mark.allows("MR-T5")
def test_taking_back_a_tear_names_the_row_it_lay_on() -> None:
    state = position("row1=pp,po hand0=po,og,bp,xo,st")
    play(state, "tear o 1 2")
    assert play(state, "back") == [StepTakenBack(0, "xo", 1, 1)]


@pytest.mark.forbids("MR-S2")
def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    state = position("step=draw hand0=po,og,gb deck=bp,pg discard=oo,xg")
    events = play(state, "draw")
    assert told_to(events, 0) == [CardDrawn(0), CardSeen(0, "pg")]
    assert told_to(events, 1) == told_to(events, None) == [CardDrawn(0)]
    assert GAME.view(state, 1).players[0].shown == ()


@pytest.mark.allows("MR-T1")
def test_a_picked_card_is_known_to_all_and_one_may_be_picked_each_turn() -> None:
    state = position("step=draw hand0=po,og,gb hand1=pp,gg,bb deck=bp,pg,op discard=oo,xg")
    play(state, "pick", "draw")
    assert GAME.view(state, 1).players[0].shown == ("xg",)
    play(state, "discard xg", "end", "pick")
    assert GAME.view(state, 0).players[1].shown == ("xg",)
