"""GW-T0 to GW-T6: the four steps of a turn, the new hand, and decks that run out."""

from __future__ import annotations

from collections import Counter

import pytest

from kartenhaus.engine import told_to
from kartenhaus.games.great_wall.cards import RICKSHAW
from kartenhaus.games.great_wall.events import ActionPlayed, CardSeen, PlacingSkipped
from kartenhaus.games.great_wall.moves import NewHand, PlaceCard
from tests.games.great_wall.support import FEW_CARDS, GAME, deck_text, look, play, position, refuse

# --- turn order -----------------------------------------------------------------------------------


@pytest.mark.allows("GW-T0")
def test_turns_go_round_clockwise() -> None:
    state = position("seats=3 turn=1 step=act played=1")
    for seat, following in ((1, 2), (2, 0), (0, 1)):
        play(state, seat, "end")
        assert look(state, "turn step") == f"turn={following} step=place"
        state = position(f"seats=3 turn={following} step=act played=1")


@pytest.mark.forbids("GW-T0")
@pytest.mark.parametrize("asked", ["place L left", "draw", "swap 1 2", "hand", "end", "extra", "market"])
@pytest.mark.parametrize("step", ["place", "act"])
def test_the_others_wait_for_their_turn(asked: str, step: str) -> None:
    state = position(f"seats=3 step={step} market=LLL actions1=SXN actions2=SXN")
    for seat in (1, 2):
        assert refuse(state, seat, asked).rule == "GW-T0"


# --- step 1: rickshaws roll -----------------------------------------------------------------------


@pytest.mark.allows("GW-T1")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("wall=lFTO discard=-", "wall=LfTO discard=-"),
        ("wall=lFtO discard=-", "wall=LfTo discard=-"),
        ("wall=lftO discard=-", "wall=Lfto discard=-"),
        ("wall=LFTo discard=-", "wall=LFTO discard=R"),
        ("wall=LfTo discard=OO", "wall=LFtO discard=OOR"),
        ("wall=Lfto discard=-", "wall=LFto discard=R"),
        ("wall=l discard=-", "wall=L discard=R"),
        ("wall=LFTO discard=-", "wall=LFTO discard=-"),
    ],
)
def test_every_rickshaw_rolls_one_card_to_the_right(before: str, after: str) -> None:
    state = position(f"step=act played=1 {before}")
    play(state, 0, "end")
    assert look(state, after) == after


@pytest.mark.forbids("GW-T1")
def test_rickshaws_stand_still_for_the_rest_of_the_turn() -> None:
    state = position("seats=3 wall=TfOL market=LLL deck=*LL actions0=SX1")
    play(state, 0, "place L right", "swap 1 3", "extra")
    assert look(state, "wall=OfTLL") == "wall=OfTLL"


@pytest.mark.forbids("GW-T1")
def test_no_rickshaw_waits_for_the_one_before_it() -> None:
    state = position("step=act played=1 wall=LFto discard=-")
    play(state, 0, "end")
    assert look(state, "wall=LFTo discard=R") == "wall=LFTo discard=R"


# --- step 2: place a card -------------------------------------------------------------------------


@pytest.mark.allows("GW-T2")
@pytest.mark.parametrize(("end", "wall"), [("left", "FLOTO"), ("right", "LOTOF")])
def test_a_market_card_goes_to_either_end_and_the_market_is_refilled(end: str, wall: str) -> None:
    state = position("wall=LOTO market=PFW deck=*LT")
    play(state, 0, f"place F {end}")
    after = f"step=act wall={wall} market=PWT"
    assert look(state, after) == after
    assert state.wall_deck.endswith(b"L")


@pytest.mark.allows("GW-T2")
@pytest.mark.parametrize(("end", "wall"), [("left", "TLOTO"), ("right", "LOTOT")])
def test_a_face_down_card_is_looked_at_and_then_placed(end: str, wall: str) -> None:
    state = position("wall=LOTO market=PFW deck=*LT")
    play(state, 0, "draw")
    before = "step=place-drawn wall=LOTO market=PFW drawn=T"
    assert look(state, before) == before
    play(state, 0, f"place T {end}")
    after = f"step=act wall={wall} market=PFW drawn=-"
    assert look(state, after) == after


@pytest.mark.forbids("GW-T2")
def test_only_the_player_on_turn_sees_the_card_drawn() -> None:
    state = position("deck=*T")
    events = play(state, 0, "draw")
    assert CardSeen(0, "T") in told_to(events, 0)
    assert not [event for event in told_to(events, 1) if isinstance(event, CardSeen)]
    assert [GAME.view(state, viewer).drawn for viewer in (0, 1, None)] == ["T", "", ""]


@pytest.mark.forbids("GW-T2")
@pytest.mark.parametrize("asked", ["place P left", "place F left", "draw", "hand", "end", "swap 1 2", "market"])
def test_there_is_no_change_of_mind_after_the_look(asked: str) -> None:
    state = position("wall=LOTO market=PFW deck=*LT actions0=SN1")
    play(state, 0, "draw")
    assert refuse(state, 0, asked).rule == "GW-T2"


@pytest.mark.forbids("GW-T2")
def test_a_card_that_is_not_in_the_market_is_not_placed() -> None:
    state = position("wall=LOTO market=PFW discard=L")
    for asked in ("place L left", "place O right", PlaceCard(RICKSHAW, 0)):
        assert refuse(state, 0, asked).rule == "GW-T2"


@pytest.mark.forbids("GW-T2")
@pytest.mark.parametrize("end", [-1, 2])
def test_a_card_is_placed_at_an_end_only(end: int) -> None:
    assert refuse(position("market=PFW"), 0, PlaceCard(ord("F"), end)).rule == "GW-T2"


@pytest.mark.forbids("GW-T2")
@pytest.mark.parametrize("asked", ["swap 1 2", "extra", "end"])
def test_placing_comes_before_acting(asked: str) -> None:
    assert refuse(position("wall=LFTO actions0=SX1"), 0, asked).rule == "GW-T2"


@pytest.mark.forbids("GW-T2")
@pytest.mark.parametrize("asked", ["place P left", "place T right", "draw"])
def test_one_card_is_placed_and_no_second_one(asked: str) -> None:
    state = position("wall=LOTO market=PFW deck=*T")
    play(state, 0, "place F left")
    assert refuse(state, 0, asked).rule == "GW-T2"


@pytest.mark.allows("GW-T2", "GW-R1")
def test_face_down_rickshaws_are_put_on_the_wall_and_the_next_card_is_drawn() -> None:
    state = position("wall=LOTO market=PFW deck=*FRR")
    play(state, 0, "draw")
    after = "step=place-drawn wall=loTO drawn=F"
    assert look(state, after) == after
    play(state, 0, "place F left")
    assert look(state, "wall=FloTO") == "wall=FloTO"


@pytest.mark.forbids("GW-T2")
def test_a_rickshaw_met_face_down_is_no_chance_to_take_a_market_card() -> None:
    state = position("wall=LOTO market=PFW deck=*TR")
    play(state, 0, "draw")
    assert refuse(state, 0, "place W left").rule == "GW-T2"


@pytest.mark.allows("GW-T2")
def test_the_step_is_skipped_when_no_wall_card_is_to_be_had() -> None:
    state = position("step=act played=1 wall=LFTOLFTOLF market=- deck=- discard=*", deck=FEW_CARDS)
    events = play(state, 0, "end")
    assert PlacingSkipped(1) in events
    after = "turn=1 step=act wall=LFTOLFTOLF market=- deck=- discard=RRR"
    assert look(state, after) == after


@pytest.mark.allows("GW-T2")
def test_rickshaws_alone_in_the_deck_do_not_keep_the_step_alive() -> None:
    state = position("step=act played=1 wall=LFTOLFTOLF market=- deck=RR discard=R", deck=FEW_CARDS)
    play(state, 0, "end")
    assert look(state, "turn=1 step=act") == "turn=1 step=act"


@pytest.mark.forbids("GW-T2")
@pytest.mark.parametrize(
    "where", ["market=F deck=- discard=*", "market=- deck=F discard=*", "market=- deck=- discard=*F"]
)
def test_the_step_is_not_skipped_while_any_pile_holds_a_wall_card(where: str) -> None:
    state = position(f"step=act played=1 wall=LFTOLFTOL {where}", deck=FEW_CARDS)
    play(state, 0, "end")
    assert look(state, "step=place") == "step=place"
    refuse(state, 1, "hand")


@pytest.mark.forbids("GW-T2")
def test_an_empty_market_leaves_only_the_face_down_card() -> None:
    state = position("wall=LFTOLFTOL market=- deck=F discard=*", deck=FEW_CARDS)
    assert refuse(state, 0, "place F left").rule == "GW-T2"
    play(state, 0, "draw", "place F left")
    assert look(state, "wall=FLFTOLFTOL") == "wall=FLFTOLFTOL"


@pytest.mark.forbids("GW-T2")
def test_a_photo_does_not_refill_the_market() -> None:
    state = position("wall=LFTOLFTO market=F deck=- discard=* hand1=FT,LT", deck=FEW_CARDS)
    play(state, 1, "click FT")
    after = "wall=LOLFTO market=F"
    assert look(state, after) == after


@pytest.mark.forbids("GW-T2")
def test_an_action_does_not_refill_the_market() -> None:
    state = position("step=act wall=LFTOLFTO market=F deck=L discard=* actions0=RSX", deck=FEW_CARDS)
    play(state, 0, "remove 1")
    assert look(state, "market=F deck=L") == "market=F deck=L"


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


@pytest.mark.forbids("GW-T3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_action_is_a_must(seats: int) -> None:
    state = position(f"seats={seats} step=act wall=LFTO actions0=SSS")
    assert refuse(state, 0, "end").rule == "GW-T3"


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


@pytest.mark.allows("GW-T5")
def test_a_player_without_a_playable_action_card_must_take_a_new_hand() -> None:
    state = position("step=act wall=WWW discard=R actions0=12B hand0=LF,FT open=TO,FO,LT")
    assert GAME.legal_moves(state, 0) == [NewHand()]
    play(state, 0, "hand")
    assert look(state, "turn=1") == "turn=1"


@pytest.mark.forbids("GW-T5")
@pytest.mark.parametrize("asked", ["end", "move 1 2", "move 1 3", "swap 1 2", "remove 1", "return L 1"])
def test_nothing_else_is_left_to_such_a_player(asked: str) -> None:
    state = position("seats=4 step=act wall=WWW discard=R actions0=12SRB hand0=LF,FT open=TO,FO,LT")
    refuse(state, 0, asked)


@pytest.mark.allows("GW-T5")
def test_but_photos_come_first_if_the_player_likes() -> None:
    state = position("step=act wall=WWWL deck=*LFTR discard=- actions0=12S hand0=WL,FT open=TO,FO,LT compositions=*PP")
    play(state, 0, "click WL", "hand")
    assert look(state, "turn=1 photos0=WL out=FT,PP") == "turn=1 photos0=WL out=FT,PP"


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
