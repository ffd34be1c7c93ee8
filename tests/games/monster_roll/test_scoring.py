"""MR-W1 to MR-W4, MR-E1, MR-E2: scorings and the end."""

from __future__ import annotations

import pytest

from kartenhaus.games.monster_roll import State
from kartenhaus.games.monster_roll.events import (
    CardTurnedUp,
    GameEnded,
    PointsWritten,
    ScoringCame,
    SectionScored,
)
from tests.games.monster_roll.support import GAME, SMALL_DECK, forbidden, hand, play, position, row


def about_to_score(rows: str, more: str = "") -> State:
    """Seat 0 is about to draw a scoring card."""
    return position(f"step=draw {rows} hand0=gb,bg,bb deck=pb,sc discard=st,st {more}")


@pytest.mark.allows("MR-W1")
def test_everybody_scores_when_a_scoring_card_is_drawn() -> None:
    state = about_to_score("seats=3 row0=pp row1=po,og row2=gg+")
    events = play(state, "draw")
    assert events[0] == ScoringCame(1, turned_up=False)
    assert [event for event in events if isinstance(event, PointsWritten)] == [
        PointsWritten(0, 1, 1),
        PointsWritten(1, 2, 2),
        PointsWritten(2, 2, 2),
    ]


@pytest.mark.forbids("MR-W1")
def test_nothing_else_brings_a_scoring() -> None:
    state = position("row0=pp step=draw hand0=gb,bg,bb deck=pb,pg discard=st,st")
    events = play(state, "draw", "pick", "lay gb 1", "back", "discard gb", "end")
    assert not any(isinstance(event, ScoringCame) for event in events)
    assert GAME.view(state, None).players[0].scores == ()


@pytest.mark.allows("MR-W2", "MR-W3")
def test_the_examples_of_the_rules() -> None:
    state = about_to_score("row0=pp,po+,og,gb,bb/xb,pp row1=oo,og,pp/xp,gg,gg,gb,bo")
    events = play(state, "draw")
    assert [event for event in events if isinstance(event, SectionScored)] == [
        SectionScored(0, 0, ("pp", "po+", "og", "gb"), (1, 2, 1, 1), 5, best=True),
        SectionScored(0, 5, ("pp",), (1,), 1, best=False),
        SectionScored(1, 0, ("oo", "og"), (1, 1), 2, best=False),
        SectionScored(1, 3, ("gg", "gg", "gb", "bo"), (1, 1, 1, 1), 4, best=True),
    ]
    assert state.scores == ((5, 4),)


@pytest.mark.allows("MR-W2")
def test_a_protected_paper_card_counts_with_its_star() -> None:
    state = about_to_score("row0=pp,po+/st")
    events = play(state, "draw")
    assert SectionScored(0, 0, ("pp", "po+"), (1, 2), 3, best=True) in events


@pytest.mark.forbids("MR-W2")
def test_torn_and_covered_cards_stop_and_tear_cards_score_nothing() -> None:
    state = about_to_score("row0=pp+/xp,oo+/po/st,og row1=gg+/xg")
    play(state, "draw")
    assert state.scores == ((2, 0),)


@pytest.mark.forbids("MR-W3")
def test_only_one_section_counts_even_of_equal_ones() -> None:
    state = about_to_score("row0=pp,po,oo/xo,gg,gb")
    events = play(state, "draw")
    assert [event.best for event in events if isinstance(event, SectionScored)] == [True, False]
    assert state.scores == ((2, 0),)


@pytest.mark.allows("MR-W4")
def test_the_player_goes_on_drawing_and_the_rows_stay() -> None:
    state = about_to_score("row0=pp,po row1=gg/xg")
    play(state, "draw")
    assert (row(state, 0), row(state, 1)) == ("pp,po", "gg/xg")
    play(state, "draw", "pick")
    assert hand(state, 0) == ["pb", "gb", "bg", "bb", "st"]
    play(state, "lay pb 1", "back", "discard st", "end")


@pytest.mark.forbids("MR-W4")
def test_the_scoring_card_is_in_nobodys_hand_and_on_no_pile() -> None:
    state = about_to_score("row0=pp,po")
    play(state, "draw")
    assert hand(state, 0) == ["gb", "bg", "bb"]
    assert GAME.view(state, None).discard_pile[-2:] == ("st", "st")
    assert "sc" not in GAME.view(state, None).discard_pile
    assert forbidden(state, "lay gb 3").rule == "MR-T1"


@pytest.mark.allows("MR-W1", "MR-W4")
def test_two_scoring_cards_in_one_draw() -> None:
    state = position(
        "seats=4 step=draw hand0=pp,po,og deck=sc,pb,sc,bb,sc row1=gg",
        deck=SMALL_DECK,
    )
    events = play(state, "draw", "draw", "draw", "draw")
    assert [event.number for event in events if isinstance(event, ScoringCame)] == [1, 2]
    assert state.scores == ((0, 1, 0, 0), (0, 1, 0, 0))
    assert sorted(hand(state, 0)) == sorted(["pp", "po", "og", "bb", "pb"])
    play(state, "lay pp 1")


@pytest.mark.allows("MR-E1")
def test_the_third_scoring_ends_the_game_at_once() -> None:
    state = about_to_score("row0=pp,po", "scores=1:2,3:4")
    events = play(state, "draw")
    assert events[-1] == GameEnded("MR-E1")
    assert GAME.actors(state) == ()
    assert GAME.legal_moves(state, 0) == []
    # In the middle of a draw.
    assert len(hand(state, 0)) == 3


@pytest.mark.allows("MR-E1")
def test_a_third_scoring_card_that_is_turned_up() -> None:
    state = position(
        "step=draw row0=pp,po,oo,op,pp+ row1=og,gg,gb,bb/xb,oo+/xo hand0=gp,bp,bo"
        " hand1=xp,xg,pb,bg,go discard=ob deck=sc,pg scores=1:2,3:4",
        deck=SMALL_DECK,
    )
    events = play(state, "pick", "draw")
    assert ScoringCame(3, turned_up=True) in events
    assert events[-1] == GameEnded("MR-E1")
    # Nothing more is turned up.
    assert not any(isinstance(event, CardTurnedUp) for event in events)
    assert GAME.view(state, None).discard_pile == ()
    assert GAME.outcome(state) is not None


@pytest.mark.forbids("MR-E1")
def test_nothing_is_done_after_the_end() -> None:
    state = about_to_score("row0=pp,po", "scores=1:2,3:4")
    assert GAME.outcome(state) is None
    play(state, "draw")
    for text in ("draw", "pick", "lay gb 1", "discard gb", "end", "back"):
        assert forbidden(state, text, seat=0).rule == "MR-E1"
        assert forbidden(state, text, seat=1).rule == "MR-E1"


@pytest.mark.forbids("MR-E1")
def test_the_second_scoring_does_not_end_it() -> None:
    state = about_to_score("row0=pp,po", "scores=1:2")
    play(state, "draw")
    assert GAME.outcome(state) is None


@pytest.mark.allows("MR-E2")
def test_the_sum_of_the_three_scorings_decides() -> None:
    state = about_to_score("seats=3 row0=pp,po row1=gg", "scores=1:9:0,3:4:11")
    play(state, "draw")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.points == (6, 14, 11)
    assert outcome.places == (3, 1, 2)
    assert [player.points for player in GAME.view(state, None).players] == [6, 14, 11]


@pytest.mark.forbids("MR-E2")
def test_a_tie_is_shared_whoever_scored_more_last() -> None:
    state = about_to_score("row0=pp,po row1=gg", "scores=1:0,3:5")
    play(state, "draw")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.points == (6, 6)


@pytest.mark.allows("MR-W2", "MR-W3")
def test_the_view_shows_the_sections_and_first_the_one_that_would_count() -> None:
    state = position("seats=3 row0=pp,po+,og,gb,bb/xb,pp row1=oo,og,pp/xp,gg,gg,gb,bo row2=po,og/xp,gg")
    assert GAME.view(state, None).sections == (
        ((0, 3, 5), (5, 5, 1)),
        ((3, 6, 4), (0, 1, 2)),
        ((0, 0, 1), (2, 2, 1)),
    )
    assert GAME.view(position("row0=pp/xp"), 0).sections == ((), ())
