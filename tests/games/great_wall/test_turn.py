"""GW-T0 to GW-T2: turn order, rolling rickshaws, placing a card."""

from __future__ import annotations

import pytest

from kartenhaus.engine import told_to
from kartenhaus.games.great_wall.cards import RICKSHAW
from kartenhaus.games.great_wall.events import CardSeen, PlacingSkipped
from kartenhaus.games.great_wall.moves import PlaceCard
from tests.games.great_wall.support import FEW_CARDS, GAME, look, play, position, refuse

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


@pytest.mark.forbids("GW-T2", "GW-P2")
def test_no_photo_comes_before_the_refill_of_the_market_and_its_rickshaw() -> None:
    # The lantern just placed makes LF; the rickshaw of the refill stands on it before anybody can call.
    state = position("wall=FTOW market=LPP deck=*TR hand0=LF,PP hand1=PF,HE open=FWT,OTF,FLF")
    play(state, 0, "place L left")
    assert look(state, "wall=lFTOW market=PPT step=act") == "wall=lFTOW market=PPT step=act"
    assert refuse(state, 0, "click LF").rule == "GW-R2"


@pytest.mark.allows("GW-T2", "GW-P2")
def test_photos_come_after_the_refill() -> None:
    # The market has had its card before the wall is filled up from the same deck.
    state = position("wall=FTO market=LPP deck=*MHT hand0=LF,PP hand1=PF,HE open=FWT,OTF,FLF")
    play(state, 0, "place L left", "click LF")
    assert look(state, "wall=MHTO market=PPT") == "wall=MHTO market=PPT"


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
