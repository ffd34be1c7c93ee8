"""GW-R1 to GW-R3, GW-W1, GW-D1: rickshaws, towers and dragons."""

from __future__ import annotations

from collections import Counter

import pytest

from kartenhaus.games.great_wall.cards import RICKSHAW
from kartenhaus.games.great_wall.moves import PlaceCard
from tests.games.great_wall.support import FEW_CARDS, look, play, position, refuse

NOT_HERE = "open=FWT,OTF,FLF"

# --- a rickshaw turns up --------------------------------------------------------------------------


@pytest.mark.allows("GW-R1")
@pytest.mark.parametrize(
    ("wall", "asked", "deck", "after"),
    [
        # In the market refill; the card just placed is the leftmost.
        ("LFTO", "place W left", "PR", "wLFTO"),
        ("LFTO", "place W right", "PR", "lFTOW"),
        # The leftmost has one already: the first free card to its right.
        ("lFTO", "place W right", "PR", "lfTOW"),
        ("lfTO", "place W right", "PR", "lftOW"),
        ("lfTO", "place W left", "PR", "wlfTO"),
        ("LfTO", "place W right", "PR", "lfTOW"),
        # Two in the same refill.
        ("LFTO", "place W right", "PRR", "lfTOW"),
        ("LFTO", "place W left", "PRR", "wlFTO"),
    ],
)
def test_it_is_put_on_the_leftmost_free_card(wall: str, asked: str, deck: str, after: str) -> None:
    state = position(f"wall={wall} market=WLL deck=*{deck} discard=-")
    play(state, 0, asked)
    # Another card finishes what was interrupted.
    assert look(state, "wall market discard") == f"wall={after} market=LLP discard=-"


@pytest.mark.allows("GW-R1")
@pytest.mark.parametrize(("wall", "after"), [("LFTO", "lFTO"), ("lFTO", "lfTO"), ("LfTO", "lfTO")])
def test_also_when_it_is_drawn_face_down(wall: str, after: str) -> None:
    state = position(f"wall={wall} deck=*PR discard=-")
    play(state, 0, "draw")
    assert look(state, "wall drawn discard") == f"wall={after} drawn=P discard=-"


@pytest.mark.allows("GW-R1")
def test_it_goes_to_the_discard_pile_when_every_card_has_one() -> None:
    state = position("wall=lf deck=*PR discard=-")
    play(state, 0, "draw")
    assert look(state, "wall=lf drawn=P discard=R") == "wall=lf drawn=P discard=R"


@pytest.mark.allows("GW-R1")
def test_or_when_there_is_no_wall_card() -> None:
    state = position(f"wall=LFTO deck=*HEMPR discard=- hand0=LFTO,PP {NOT_HERE}")
    play(state, 0, "click LFTO")
    assert look(state, "wall=HEMP discard=LFTOR") == "wall=HEMP discard=LFTOR"


@pytest.mark.forbids("GW-R1")
def test_a_rickshaw_is_never_in_the_market_and_never_placed() -> None:
    state = position("wall=LFTO market=WLL deck=*PRRR")
    assert refuse(state, 0, PlaceCard(RICKSHAW, 0)).rule == "GW-T2"
    play(state, 0, "place W right")
    assert look(state, "wall=lftOW market=LLP") == "wall=lftOW market=LLP"


@pytest.mark.forbids("GW-R1")
def test_no_card_bears_two() -> None:
    state = position("wall=lFTO market=WLL deck=*PRR")
    play(state, 0, "place W right")
    assert look(state, "wall=lftOW") == "wall=lftOW"


@pytest.mark.forbids("GW-R1")
def test_a_rickshaw_that_comes_does_not_push_the_one_that_stands_there() -> None:
    state = position("wall=lFTO deck=*PR")
    play(state, 0, "draw", "place P left")
    assert look(state, "wall=PlfTO") == "wall=PlfTO"


# --- under a rickshaw -----------------------------------------------------------------------------


@pytest.mark.allows("GW-R2")
@pytest.mark.parametrize(
    ("asked", "after"),
    [
        # Others pass it; the rickshaw stays on its card.
        ("move 1 2", "fLTOP"),
        ("move 3 2", "LTfOP"),
        ("move 1 3", "fTLOP"),
        ("move 3 1", "TLfOP"),
        # Cards beside it are swapped, removed, added.
        ("swap 1 3", "TfLOP"),
        ("remove 1", "fTOP"),
        ("return W 1", "WLfTOP"),
        ("return W 3", "LfWTOP"),
    ],
)
def test_it_is_shifted_when_others_pass_leave_or_come(asked: str, after: str) -> None:
    state = position("step=act wall=LfTOP discard=W actions0=12SRB")
    play(state, 0, asked)
    assert look(state, "wall") == f"wall={after}"


@pytest.mark.allows("GW-R2")
def test_a_photo_beside_it_shifts_it() -> None:
    state = position(f"wall=LFtOWWW hand0=LF,PP {NOT_HERE}")
    play(state, 0, "click LF")
    assert look(state, "wall=tOWWW") == "wall=tOWWW"


@pytest.mark.allows("GW-R2")
def test_a_place_that_is_free_is_photographed_instead() -> None:
    state = position(f"wall=lFWLFWW hand0=LF,PP {NOT_HERE}")
    play(state, 0, "click LF")
    assert look(state, "wall=lFWWW") == "wall=lFWWW"


@pytest.mark.forbids("GW-R2")
@pytest.mark.parametrize("asked", ["move 2 1", "move 2 3", "move 2 4", "swap 1 2", "swap 2 5", "remove 2"])
def test_it_cannot_be_moved_swapped_or_removed(asked: str) -> None:
    state = position("step=act wall=LfTOP actions0=12SR")
    assert refuse(state, 0, asked).rule == "GW-R2"


@pytest.mark.forbids("GW-R2")
@pytest.mark.parametrize("wall", ["lFTO", "LfTO", "lfTO"])
@pytest.mark.parametrize("asked", ["click LF", "click LF 1"])
def test_it_cannot_be_in_a_photo(wall: str, asked: str) -> None:
    state = position(f"wall={wall} hand0=LF,PP {NOT_HERE}")
    assert refuse(state, 0, asked).rule == "GW-R2"


@pytest.mark.forbids("GW-R2")
def test_the_free_match_elsewhere_does_not_help_where_it_stands() -> None:
    state = position(f"wall=lFWLFWW hand0=LF,PP {NOT_HERE}")
    assert refuse(state, 0, "click LF 1").rule == "GW-R2"


# --- rickshaws come back --------------------------------------------------------------------------


@pytest.mark.allows("GW-R3")
def test_discarded_rickshaws_are_shuffled_into_the_remade_deck() -> None:
    state = position("wall=LFTO market=FLF deck=- discard=LTORRR", deck=FEW_CARDS)
    play(state, 0, "draw")
    on_the_wall = sum(letter.islower() for letter in state.wall.decode())
    assert on_the_wall + state.wall_deck.count(RICKSHAW) == 3
    assert Counter(state.wall_deck.replace(b"R", b"") + state.drawn) == Counter(b"LTO")
    assert look(state, "discard=-") == "discard=-"


@pytest.mark.allows("GW-R3", "GW-R1")
def test_a_rickshaw_that_came_back_turns_up_again() -> None:
    # One wall card and two rickshaws: over some seeds every number of rickshaws comes before it.
    seen = set()
    for number in range(20):
        state = position(f"wall=lFTOLFTO market=F deck=- discard=LRR rng={number:064x}@0", deck=FEW_CARDS)
        play(state, 0, "draw")
        seen.add(look(state, "wall"))
    assert seen == {"wall=lFTOLFTO", "wall=lfTOLFTO", "wall=lftOLFTO"}


@pytest.mark.forbids("GW-R3")
def test_they_do_not_come_back_without_a_reshuffle() -> None:
    state = position("wall=LFTO market=FLF deck=TL discard=ORRR", deck=FEW_CARDS)
    play(state, 0, "draw", "place L left")
    assert look(state, "wall=LLFTO deck=T discard=ORRR") == "wall=LLFTO deck=T discard=ORRR"


# --- towers ---------------------------------------------------------------------------------------


@pytest.mark.allows("GW-W1")
@pytest.mark.parametrize(
    ("asked", "after"),
    [
        ("move 1 2", "WLTOP"),
        ("move 3 2", "LTWOP"),
        ("move 1 3", "WTLOP"),
        ("move 3 1", "TLWOP"),
        ("swap 1 3", "TWLOP"),
        ("remove 1", "WTOP"),
    ],
)
def test_other_cards_move_past_a_tower(asked: str, after: str) -> None:
    state = position("step=act wall=LWTOP actions0=12SR")
    play(state, 0, asked)
    assert look(state, "wall") == f"wall={after}"


@pytest.mark.allows("GW-W1")
def test_a_tower_is_photographed_and_discarded_by_it() -> None:
    state = position("wall=OWLFTO discard=- hand0=WL,PP open=LFT,OTF,FLF")
    play(state, 0, "click WL")
    assert look(state, "wall=OFTO discard=WL") == "wall=OFTO discard=WL"


@pytest.mark.allows("GW-W1", "GW-A7")
def test_a_tower_is_placed_and_taken_back_like_any_card() -> None:
    state = position("wall=LFTO market=WWL discard=W actions0=B12")
    play(state, 0, "place W left", "return W 3")
    assert look(state, "wall=WLWFTO") == "wall=WLWFTO"


@pytest.mark.forbids("GW-W1")
@pytest.mark.parametrize("asked", ["move 2 1", "move 2 3", "move 2 4", "swap 1 2", "swap 2 5", "remove 2"])
def test_a_tower_cannot_be_moved_swapped_or_removed(asked: str) -> None:
    state = position("step=act wall=LWTOP actions0=12SR")
    assert refuse(state, 0, asked).rule == "GW-W1"


@pytest.mark.forbids("GW-W1", "GW-R2")
@pytest.mark.parametrize("asked", ["move 2 3", "swap 1 2", "remove 2"])
def test_nor_under_a_rickshaw(asked: str) -> None:
    state = position("step=act wall=LwTOP actions0=12SR")
    # The tower is the lasting reason: the rickshaw will roll on.
    assert refuse(state, 0, asked).rule == "GW-W1"


# --- dragons --------------------------------------------------------------------------------------


@pytest.mark.allows("GW-D1")
@pytest.mark.parametrize(
    ("wall", "asked", "after"),
    [
        ("TOHEWW", "click HE", "TOWW"),
        ("TOHMEWW", "click HME", "TOWW"),
        ("LHEWWTO", "click LHE", "WWTO"),
        ("HHEEWW", "click HE", "HEWW"),
    ],
)
def test_two_dragons_are_head_and_tail_three_have_a_middle(wall: str, asked: str, after: str) -> None:
    state = position(f"wall={wall} hand0=HE,HME,LHE {NOT_HERE}")
    play(state, 0, asked)
    assert look(state, "wall") == f"wall={after}"


@pytest.mark.forbids("GW-D1")
@pytest.mark.parametrize(
    ("wall", "asked"),
    [
        ("EHTO", "click HE"),
        ("HHTO", "click HE"),
        ("EETO", "click HE"),
        ("HMTO", "click HE"),
        ("METO", "click HE"),
        ("HMEO", "click HE"),
        ("EMHO", "click HME"),
        ("HEMO", "click HME"),
        ("HHEO", "click HME"),
        ("LEHO", "click LHE"),
    ],
)
def test_dragons_in_another_order_or_of_other_parts_are_no_match(wall: str, asked: str) -> None:
    state = position(f"wall={wall} hand0=HE,HME,LHE {NOT_HERE}")
    assert refuse(state, 0, asked).rule == "GW-D1"


@pytest.mark.allows("GW-D1")
@pytest.mark.parametrize(
    ("asked", "after"),
    [
        (("place M left", "swap 2 3"), "MHEMLFL"),
        (("place H right", "swap 1 3"), "MHELFLH"),
        (("place M right", "move 2 1"), "HEMLFLM"),
        (("place M right", "move 1 3"), "HMELFLM"),
        (("place H left", "return E 4"), "HEHEMLFL"),
    ],
)
def test_on_the_wall_a_dragon_card_may_lie_and_be_moved_anywhere(asked: tuple[str, ...], after: str) -> None:
    state = position("wall=EHMLFL market=MHP discard=E actions0=12SB hand0=PP,PF open=FWT,OTF,FO")
    play(state, 0, *asked)
    assert look(state, "wall") == f"wall={after}"


@pytest.mark.forbids("GW-D1")
@pytest.mark.parametrize("asked", ["click HE", "click HME"])
def test_but_a_photo_needs_them_in_order(asked: str) -> None:
    state = position("wall=EHMLFL hand0=HE,HME open=FWT,OTF,FO")
    assert refuse(state, 0, asked).rule == "GW-D1"


# --- which rule a refusal cites -------------------------------------------------------------------


@pytest.mark.forbids("GW-D1", "GW-R2")
@pytest.mark.parametrize(
    ("wall", "asked", "rule"),
    [
        # Nothing but the rickshaw is in the way.
        ("hETO", "click HE", "GW-R2"),
        ("heTO", "click HE", "GW-R2"),
        # It will still be wrong when the rickshaw has rolled on.
        ("eHTO", "click HE", "GW-D1"),
        ("HmTO", "click HE", "GW-D1"),
        ("lEHO", "click LHE", "GW-D1"),
        ("LEhO", "click LHE 1", "GW-D1"),
        # Other cards altogether.
        ("hTEO", "click HE", "GW-P1"),
        ("hETO", "click HE 2", "GW-P1"),
    ],
)
def test_a_wrong_call_cites_the_rule_that_would_still_spoil_it(wall: str, asked: str, rule: str) -> None:
    state = position(f"wall={wall} hand0=HE,HME,LHE {NOT_HERE}")
    assert refuse(state, 0, asked).rule == rule


@pytest.mark.forbids("GW-P1")
@pytest.mark.parametrize(("asked", "place"), [("click LFT", 0), ("click LFT 2", 2)])
def test_a_wrong_call_names_the_place_that_was_named(asked: str, place: int) -> None:
    state = position(f"wall=LFOT hand0=LFT,PP {NOT_HERE}")
    params = refuse(state, 0, asked).params
    assert (params["composition"], params["place"]) == ("LFT", place)


@pytest.mark.forbids("GW-A1", "GW-A2")
@pytest.mark.parametrize(
    ("actions", "asked", "code", "rule"),
    [
        ("2SX", "move 1 2", "gw-exact-distance", "GW-A2"),
        ("2SX", "move 1 4", "gw-exact-distance", "GW-A2"),
        ("1SX", "move 1 3", "gw-exact-distance", "GW-A1"),
        ("1SX", "move 2 2", "gw-exact-distance", "GW-A1"),
        ("12X", "move 1 4", "gw-distance", "GW-A2"),
        ("SSX", "move 1 2", "gw-no-action-card", "GW-T3"),
    ],
)
def test_a_move_too_far_or_too_near_cites_the_card_in_the_hand(actions: str, asked: str, code: str, rule: str) -> None:
    refused = refuse(position(f"step=act wall=LFTO actions0={actions}"), 0, asked)
    assert (refused.code, refused.rule) == (code, rule)


@pytest.mark.forbids("GW-A6", "GW-T2")
def test_a_card_that_is_not_there_to_be_placed_cites_where_it_would_come_from() -> None:
    state = position("wall=LFTO market=PPP deck=*TTTT actions0=N1X")
    refused = refuse(state, 0, "place L left")
    assert (refused.code, refused.rule) == ("gw-not-in-market", "GW-T2")
    play(state, 0, "place P left", "market")
    for asked, code in (("place L left", "gw-not-in-new-market"), (PlaceCard(ord("T"), 2), "gw-only-at-an-end")):
        refused = refuse(state, 0, asked)
        assert (refused.code, refused.rule) == (code, "GW-A6")
