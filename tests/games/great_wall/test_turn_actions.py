"""GW-T3 to GW-T6: playing actions, drawing up, a new hand, decks that run out."""

from __future__ import annotations

from collections import Counter

import pytest

from kartenhaus.engine import Refused, told_to
from kartenhaus.games.great_wall.cards import RICKSHAW
from kartenhaus.games.great_wall.events import ActionPlayed, ActionsShown, TurnEnded
from kartenhaus.games.great_wall.moves import EndTurn, NewHand
from tests.games.great_wall.support import FEW_CARDS, GAME, REFEREE, deck_text, look, play, position, refuse
from tests.support import rng

# --- step 3: action cards -------------------------------------------------------------------------


@pytest.mark.allows("GW-T3")
@pytest.mark.parametrize(("seats", "actions"), [(2, 1), (3, 2), (4, 3)])
def test_as_many_actions_as_the_number_of_players_allows(seats: int, actions: int) -> None:
    state = position(f"seats={seats} step=act wall=LFTO actions0=SSS")
    for number in range(actions):
        play(state, 0, "swap 1 2")
        assert state.action_discard == b"S" * (number + 1)
    assert look(state, "step=act") == "step=act"


@pytest.mark.forbids("GW-T3")
@pytest.mark.parametrize(("seats", "actions"), [(2, 1), (3, 2), (4, 3)])
def test_no_action_beyond_that(seats: int, actions: int) -> None:
    state = position(f"seats={seats} step=act wall=LFTO actions0=SSSX")
    play(state, 0, *["swap 1 2"] * actions)
    for asked in ("swap 1 2", "extra"):
        assert refuse(state, 0, asked).rule == "GW-T3"


@pytest.mark.allows("GW-T3")
def test_the_second_and_third_action_are_a_may() -> None:
    state = position("seats=4 step=act wall=LFTO actions0=SSS")
    play(state, 0, "swap 1 2", "end")
    assert look(state, "turn=1 step=place played=0") == "turn=1 step=place played=0"


@pytest.mark.forbids("GW-T3", "GW-T5")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("actions", ["SSS", "BBS", "BBX"])
def test_the_first_action_is_a_must_if_any_card_can_be_played(seats: int, actions: str) -> None:
    state = position(f"seats={seats} step=act wall=LFTO discard=- actions0={actions}")
    refused = refuse(state, 0, "end")
    assert (refused.code, refused.rule) == ("gw-action-is-a-must", "GW-T3")


@pytest.mark.forbids("GW-T3")
@pytest.mark.parametrize("asked", ["move 1 2", "move 1 3", "swap 1 2", "remove 1", "market", "return L 1"])
def test_an_action_needs_its_card_in_the_hand(asked: str) -> None:
    state = position("step=act wall=LFTO discard=L actions0=XXX")
    assert refuse(state, 0, asked).rule == "GW-T3"


@pytest.mark.allows("GW-T3")
def test_the_card_is_discarded_before_its_effect() -> None:
    state = position("step=act wall=LFTO actions0=1SX actiondiscard=N")
    events = play(state, 0, "swap 1 2")
    assert events[0] == ActionPlayed(0, "S")
    after = "actions0=1X actiondiscard=NS"
    assert look(state, after) == after


@pytest.mark.allows("GW-T3")
@pytest.mark.parametrize("asked", ["swap 1 2", "move 1 2", "move 2 1", "move 1 3", "swap 2 3"])
def test_a_use_that_leaves_the_wall_looking_the_same_is_legal(asked: str) -> None:
    state = position("step=act wall=LLLF actions0=S12")
    play(state, 0, asked)
    assert look(state, "wall=LLLF played=1") == "wall=LLLF played=1"


# --- step 4: draw up to three ---------------------------------------------------------------------


@pytest.mark.allows("GW-T4")
@pytest.mark.parametrize(
    ("played", "before", "after"), [(1, "SX", "SXN"), (2, "S", "SNR"), (3, "-", "NRB"), (1, "SXB", "SXB")]
)
def test_action_cards_are_drawn_up_to_three(played: int, before: str, after: str) -> None:
    state = position(f"seats=4 step=act played={played} actions0={before} actiondeck=*BRN")
    play(state, 0, "end")
    assert look(state, "actions0") == f"actions0={after}"


@pytest.mark.forbids("GW-T4")
def test_nothing_is_drawn_before_the_turn_is_ended() -> None:
    state = position("step=act wall=LFTO actions0=SXB")
    play(state, 0, "swap 1 2")
    after = "turn=0 step=act actions0=XB"
    assert look(state, after) == after


@pytest.mark.allows("GW-T4", "GW-P3")
def test_photos_are_possible_after_the_last_allowed_action() -> None:
    state = position("step=act wall=FLTOW actions0=SXB open=LF,LT,WL hand1=TO,FO")
    play(state, 0, "swap 1 2", "click LF")
    play(state, 1, "click TO")
    assert look(state, "photos0=LF photos1=TO") == "photos0=LF photos1=TO"


@pytest.mark.forbids("GW-T4")
def test_no_more_than_three_and_only_for_the_player_whose_turn_ends() -> None:
    state = position("seats=3 step=act played=1 actions0=SX actions1=B actions2=12")
    play(state, 0, "end")
    assert [len(hand) for hand in state.actions] == [3, 1, 2]


# --- a new hand instead of acting -----------------------------------------------------------------


@pytest.mark.allows("GW-T5")
@pytest.mark.parametrize("hand", ["LF,FT", "LF,FT,WL"])
def test_the_whole_hand_is_discarded_for_three_actions_and_two_compositions(hand: str) -> None:
    state = position(f"step=act actions0=SXB hand0={hand} actiondeck=*12N actiondiscard=- compositions=*PP,TO")
    play(state, 0, "hand")
    after = f"turn=1 step=place actions0=N21 hand0=TO,PP actiondiscard=SXB out={hand}"
    assert look(state, after) == after


@pytest.mark.allows("GW-T5")
def test_everything_is_discarded_before_anything_is_drawn() -> None:
    few = deck_text(actions="swap:3 remove:3")
    state = position("step=act actions0=SSS actions1=RRR actiondeck=-", deck=few)
    play(state, 0, "hand")
    after = "turn=1 actions0=SSS actiondeck=- actiondiscard=-"
    assert look(state, after) == after


@pytest.mark.forbids("GW-T5")
def test_not_before_the_card_is_placed() -> None:
    assert refuse(position(""), 0, "hand").rule == "GW-T5"


@pytest.mark.forbids("GW-T5")
@pytest.mark.parametrize("played", [1, 2])
def test_not_after_an_action_has_been_played(played: int) -> None:
    assert refuse(position(f"seats=4 step=act played={played}"), 0, "hand").rule == "GW-T5"


@pytest.mark.forbids("GW-T5")
def test_the_turn_is_over_at_once() -> None:
    state = position("step=act wall=LFTO actions0=SXB hand0=FT,TO compositions=*WL,LF open=FO,LT,OL")
    play(state, 0, "hand")
    assert refuse(state, 0, "end").rule == "GW-T0"
    assert refuse(state, 0, "swap 1 2").rule == "GW-T0"


# --- no action card that can be played ------------------------------------------------------------

STUCK = "step=act wall=WWW discard=R actions0=12B hand0=LF,FT open=TO,FO,LT"


@pytest.mark.allows("GW-T5")
def test_a_player_without_a_playable_action_card_may_take_a_new_hand() -> None:
    state = position(STUCK)
    assert GAME.legal_moves(state, 0) == [NewHand(), EndTurn()]
    play(state, 0, "hand")
    assert look(state, "turn=1 out=LF,FT") == "turn=1 out=LF,FT"


@pytest.mark.allows("GW-T5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_or_show_the_action_cards_keep_them_and_end_the_turn(seats: int) -> None:
    state = position(f"seats={seats} {STUCK}")
    events = play(state, 0, "end")
    assert events[:2] == [ActionsShown(0, "12B"), TurnEnded(0)]
    assert ActionsShown(0, "12B") in told_to(events, 1)
    assert ActionsShown(0, "12B") in told_to(events, None)
    after = "turn=1 step=place actions0=12B shown0=12B hand0=LF,FT out=- actiondiscard=-"
    assert look(state, after) == after


@pytest.mark.allows("GW-T5", "GW-T4")
def test_a_smaller_hand_is_shown_and_then_filled_up_unseen() -> None:
    state = position(STUCK.replace("12B", "BB") + " actiondeck=*NX")
    events = play(state, 0, "end")
    assert ActionsShown(0, "BB") in events
    assert look(state, "actions0=BBX shown0=BB") == "actions0=BBX shown0=BB"


@pytest.mark.allows("GW-T5")
def test_a_player_without_any_action_card_may_end_the_turn() -> None:
    state = position("step=act wall=LFTO actions0=- hand0=PP,PF open=FWT,OTF,FLF")
    play(state, 0, "end")
    assert look(state, "turn=1") == "turn=1"


@pytest.mark.forbids("GW-T5")
@pytest.mark.parametrize("asked", ["move 1 2", "move 1 3", "swap 1 2", "remove 1", "return L 1"])
def test_nothing_else_is_left_to_such_a_player(asked: str) -> None:
    state = position("seats=4 step=act wall=WWW discard=R actions0=12SRB hand0=LF,FT open=TO,FO,LT")
    refuse(state, 0, asked)


@pytest.mark.forbids("GW-T5")
def test_a_turn_ended_after_an_action_shows_nothing() -> None:
    state = position("step=act wall=WWWL discard=- actions0=SBB actions1=XNS hand0=PP,PF open=FWT,OTF,FLF played=1")
    events = play(state, 0, "end")
    assert not any(isinstance(event, ActionsShown) for event in events)
    assert look(state, "shown0=-") == "shown0=-"


@pytest.mark.forbids("GW-T5")
def test_compositions_are_not_shown_with_the_action_cards() -> None:
    state = position(STUCK)
    assert "LF" not in repr(told_to(play(state, 0, "end"), 1))
    assert "LF" not in repr(GAME.view(state, 1).players[0])


@pytest.mark.allows("GW-T5")
def test_what_was_shown_is_known_to_everybody_until_it_is_played_or_discarded() -> None:
    state = position(STUCK + " actions1=S2X")
    play(state, 0, "end")
    for viewer in (0, 1, None):
        assert GAME.view(state, viewer).players[0].shown == "12B"
    for number in range(20):
        sampled = GAME.sample(GAME.view(state, 1), rng(f"shown {number}"))
        assert sorted(sampled.actions[0]) == sorted(b"12B")
    again = position("step=act wall=LFTO actions0=12B shown0=12B")
    play(again, 0, "move 1 2")
    assert look(again, "actions0=2B shown0=2B") == "actions0=2B shown0=2B"
    play(again, 0, "end")
    assert look(again, "shown0=2B") == "shown0=2B"
    thrown = position("step=act actions0=12B shown0=12B")
    play(thrown, 0, "hand")
    assert look(thrown, "shown0=-") == "shown0=-"


@pytest.mark.allows("GW-T5", "GW-T3")
def test_of_two_cards_alike_the_one_that_is_known_counts_as_played() -> None:
    state = position("step=act wall=LFTO actions0=1B1 shown0=1B")
    play(state, 0, "move 1 2")
    assert look(state, "actions0=B1 shown0=B") == "actions0=B1 shown0=B"


@pytest.mark.parametrize("fields", ["actions0=12B shown0=S", "actions0=12B shown0=11", "shown0=?", "shown0=L"])
def test_a_position_cannot_show_cards_that_are_not_in_the_hand(fields: str) -> None:
    assert isinstance(REFEREE.read(fields), Refused)


def test_a_hand_that_a_position_leaves_out_holds_what_was_shown() -> None:
    state = position("shown1=BB")
    assert (len(state.actions[1]), state.actions[1].count(b"B") >= 2) == (3, True)


@pytest.mark.allows("GW-T5")
def test_but_photos_come_first_if_the_player_likes() -> None:
    state = position("step=act wall=WWWL deck=*LFTR discard=- actions0=12S hand0=WL,FT open=TO,FO,LT compositions=*PP")
    play(state, 0, "click WL", "hand")
    assert look(state, "turn=1 photos0=WL out=FT,PP") == "turn=1 photos0=WL out=FT,PP"


@pytest.mark.forbids("GW-T5")
def test_a_photo_that_frees_a_card_for_play_takes_the_choice_away() -> None:
    state = position("step=act wall=WL discard=- deck=*LFTO actions0=BBB hand0=WL,FT open=TO,FO,LT")
    assert EndTurn() in GAME.legal_moves(state, 0)
    play(state, 0, "click WL")
    assert refuse(state, 0, "end").rule == "GW-T3"


@pytest.mark.forbids("GW-T5")
def test_discarded_compositions_never_come_back() -> None:
    state = position("step=act hand0=LF,FT compositions=TO out=* last=-")
    play(state, 0, "hand")
    assert look(state, "hand0=TO compositions=-") == "hand0=TO compositions=-"
    assert {"LF", "FT"} <= set(look(state, "out").removeprefix("out=").split(","))


# --- decks that run out ---------------------------------------------------------------------------


@pytest.mark.allows("GW-T6", "GW-R3")
def test_a_wall_deck_that_ran_out_is_remade_when_a_card_has_to_be_drawn() -> None:
    state = position("wall=LFTO market=FLF deck=- discard=*", deck=FEW_CARDS)
    play(state, 0, "place F left")
    # L T O and three rickshaws were shuffled; one wall card came to the market.
    rickshaws = sum(letter.islower() for letter in state.wall.decode())
    assert len(state.market) == 3
    assert state.wall_discard == b""
    assert Counter(state.wall_deck)[RICKSHAW] + rickshaws == 3
    assert len(state.wall_deck) + rickshaws == 5


@pytest.mark.forbids("GW-T6")
def test_the_last_card_of_the_deck_does_not_yet_cause_a_reshuffle() -> None:
    state = position("wall=LFTO market=FLO deck=T discard=*", deck=FEW_CARDS)
    discard = look(state, "discard")
    play(state, 0, "place F left")
    assert look(state, "wall=FLFTO market=LOT deck=-") == "wall=FLFTO market=LOT deck=-"
    assert look(state, "discard") == discard


@pytest.mark.forbids("GW-T6")
def test_a_discard_pile_of_rickshaws_alone_is_not_reshuffled() -> None:
    state = position("wall=LFTOLFTO market=FL deck=- discard=*", deck=FEW_CARDS)
    assert refuse(state, 0, "draw").rule == "GW-T6"
    play(state, 0, "place L left")
    after = "wall=LLFTOLFTO market=F deck=- discard=RRR"
    assert look(state, after) == after


@pytest.mark.allows("GW-T6")
def test_an_action_deck_that_runs_out_is_remade_in_the_middle_of_drawing() -> None:
    state = position("seats=3 step=act played=2 actions0=S actiondeck=N actiondiscard=*")
    play(state, 0, "end")
    assert state.actions[0][:2] == b"SN"
    assert len(state.actions[0]) == 3
    assert (len(state.action_deck), state.action_discard) == (35 - 3 * 3, b"")


@pytest.mark.forbids("GW-T6")
def test_an_action_deck_is_not_remade_before_it_is_needed() -> None:
    state = position("step=act played=1 actions0=SX actiondeck=N actiondiscard=*")
    discarded = look(state, "actiondiscard")
    play(state, 0, "end")
    assert look(state, "actions0=SXN actiondeck=-") == "actions0=SXN actiondeck=-"
    assert look(state, "actiondiscard") == discarded


@pytest.mark.forbids("GW-T6")
def test_compositions_are_never_reshuffled() -> None:
    state = position("wall=LFTOT hand1=LF,WL compositions=- out=* last=2")
    play(state, 1, "click LF")
    assert look(state, "hand1=WL compositions=-") == "hand1=WL compositions=-"


@pytest.mark.allows("GW-T6")
def test_cards_that_are_nowhere_to_be_had_are_not_drawn() -> None:
    state = position("step=act compositions=PP out=* hand0=LF,FT")
    play(state, 0, "hand")
    assert look(state, "hand0=PP turn=1") == "hand0=PP turn=1"
