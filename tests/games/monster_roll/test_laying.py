"""MR-L1 to MR-L6: laying paper, stop and tear cards."""

from __future__ import annotations

import pytest

from kartenhaus.games.monster_roll.cards import STOP, TEAR
from kartenhaus.games.monster_roll.events import PaperLaid, StopLaid, TearLaid
from kartenhaus.games.monster_roll.moves import LayPaper, LayStop, LayTear
from tests.games.monster_roll.support import GAME, forbidden, move, play, position, row
from tests.support import refused


def laid_at(text: str, **options: object) -> set[tuple[str, int]]:
    """The ways to lay paper that a position offers: as words of a move, without the verb."""
    moves = GAME.legal_moves(position(text, **options), 0)
    written = [GAME.write_move(offered).split() for offered in moves if isinstance(offered, LayPaper)]
    return {(words[1], int(words[2])) for words in written}


# --- MR-L1 ----------------------------------------------------------------------------------------


@pytest.mark.allows("MR-L1")
def test_the_first_card_has_any_colours_and_the_next_one_matches() -> None:
    assert laid_at("hand0=po,gg,bp,xo,st") == {("po", 1), ("gg", 1), ("bp", 1)}
    state = position("hand0=po,og,gg,xo,st")
    events = play(state, "lay po 1", "lay og 2", "end")
    assert events[:2] == [PaperLaid(0, "po", 0, ""), PaperLaid(0, "og", 1, "")]
    assert row(state, 0) == "po,og"


@pytest.mark.forbids("MR-L1")
def test_a_card_that_does_not_match_is_refused() -> None:
    refusal = forbidden(position("row0=po hand0=gg,bb,bp,xo,st"), "lay gg 2")
    assert (refusal.rule, refusal.code, refusal.params) == ("MR-L1", "mr-no-match", {"colour": "orange"})
    state = position("hand0=po,gg,bp,xo,st")
    play(state, "lay po 1")
    assert forbidden(state, "lay gg 2").rule == "MR-L1"


@pytest.mark.forbids("MR-L1")
def test_only_paper_in_the_own_row_and_without_gaps() -> None:
    state = position("row0=po hand0=og,gg,bp,xo,st")
    assert forbidden(state, "lay og 3").rule == "MR-L1"
    assert forbidden(state, "lay og 9").rule == "MR-L1"
    assert refused(GAME.apply(state, 0, LayPaper(1, -1))).rule == "MR-T3"
    assert refused(GAME.apply(state, 0, LayPaper(6, -1))).rule == "MR-L1"
    for card in (STOP, TEAR + 1):
        assert refused(GAME.apply(state, 0, LayPaper(card, 1))).rule == "MR-L1"


# --- MR-L2 ----------------------------------------------------------------------------------------


@pytest.mark.allows("MR-L2")
def test_after_a_torn_last_card_any_colour_is_laid_on() -> None:
    state = position("row0=pp,po/xo hand0=gg,gb,bp,pp,st")
    play(state, "lay gg 3", "lay gb 4", "end")
    assert row(state, 0) == "pp,po/xo,gg,gb"
    # Nor does a torn place care about what it is covered beside of: the strip is broken there.
    state = position("row0=pp,po/xo,og hand0=bb,gg,gg,gg,st")
    play(state, "lay bb 3", "end")
    assert row(state, 0) == "pp,po/xo,og/bb"


@pytest.mark.forbids("MR-L2")
def test_a_tear_frees_its_neighbours_only() -> None:
    state = position("row0=pp/xp,po,oo hand0=gg,bb,bb,bp,st")
    assert forbidden(state, "lay gg 4").rule == "MR-L1"
    assert forbidden(state, "lay gg 2").rule == "MR-L6"


@pytest.mark.forbids("MR-L2")
def test_a_mended_place_is_no_longer_broken() -> None:
    state = position("row0=pp,po/xo,gg hand0=pg,gb,bb,bb,st")
    play(state, "lay pg 2", "end")
    assert row(state, 0) == "pp,po/xo/pg,gg"
    state = position("row0=pp,po/xo/pg,gg hand0=bb,bb,pp,pp,st")
    assert forbidden(state, "lay bb 3").rule == "MR-L6"


# --- MR-L3 ----------------------------------------------------------------------------------------


@pytest.mark.allows("MR-L3")
def test_a_stop_card_protects_the_paper_just_laid_for_good() -> None:
    state = position("row0=pp hand0=po+,og,st,bb,gg hand1=xo,xp,xg,bb,gg")
    events = play(state, "lay po+ 2", "stop 2")
    assert events[-1] == StopLaid(0, 1)
    play(state, "end")
    assert row(state, 0) == "pp,po+/st"
    assert forbidden(state, "tear o 0 2").rule == "MR-L4"
    play(state, "tear p 0 1")
    # The paper keeps its colours.
    state = position("row0=pp,po+/st hand0=og,gg,gg,bb,bb")
    play(state, "lay og 3", "end")


@pytest.mark.allows("MR-L3")
def test_a_stop_card_on_paper_that_covers_a_tear() -> None:
    state = position("row0=pp,po/xo,gg hand0=pg,st,bb,bb,oo hand1=xg,xp,bb,gg,oo")
    play(state, "lay pg 2", "stop 2", "end")
    assert row(state, 0) == "pp,po/xo/pg/st,gg"
    assert forbidden(state, "tear g 0 2").rule == "MR-L4"


@pytest.mark.forbids("MR-L3")
def test_a_stop_card_goes_nowhere_else() -> None:
    state = position("row0=pp,po/xo row1=pp hand0=xp,st,st,pp,bb")
    for place in (1, 2, 3):
        assert forbidden(state, f"stop {place}").rule == "MR-L3"
    play(state, "lay pp 2")
    assert forbidden(state, "stop 1").rule == "MR-L3"
    assert forbidden(state, "stop 3").rule == "MR-L3"
    play(state, "back", "tear p 1 1")
    assert forbidden(state, "stop 1").rule == "MR-L3"
    # Not in the next turn either.
    state = position("row0=pp,po hand0=st,bb,bb,bb,gg")
    assert not any(isinstance(offered, LayStop) for offered in GAME.legal_moves(state, 0))


# --- MR-L4 ----------------------------------------------------------------------------------------


@pytest.mark.allows("MR-L4")
def test_an_orange_tear_on_purple_orange_paper() -> None:
    state = position("seats=3 row1=po row2=oo hand0=xo,xg,bb,bb,gg")
    assert {text for text in ("tear o 1 1", "tear o 2 1") if move(text) in GAME.legal_moves(state, 0)} == {
        "tear o 1 1",
        "tear o 2 1",
    }
    events = play(state, "tear o 1 1", "end")
    assert events[0] == TearLaid(0, "xo", 1, 0)
    assert row(state, 1) == "po/xo"


@pytest.mark.allows("MR-L4")
def test_two_tears_on_one_strip_in_one_turn() -> None:
    state = position("row1=pp,po,og,gg hand0=xo,xo,bb,bb,gg")
    play(state, "tear o 1 2", "tear o 1 3", "end")
    assert row(state, 1) == "pp,po/xo,og/xo,gg"


@pytest.mark.allows("MR-L4")
def test_a_mended_place_is_torn_again() -> None:
    state = position("row1=po/xo/pg hand0=xg,bb,bb,gg,gg")
    play(state, "tear g 1 1", "end")
    assert row(state, 1) == "po/xo/pg/xg"


@pytest.mark.forbids("MR-L4")
def test_where_a_tear_card_may_not_go() -> None:
    state = position("row0=po row1=po,oo/st,og/xg hand0=xo,xg,xp,bb,bb")
    assert forbidden(state, "tear g 1 1").code == "mr-tear-colour"
    assert forbidden(state, "tear o 0 1").code == "mr-tear-own-row"
    assert forbidden(state, "tear o 1 2").code == "mr-protected"
    assert forbidden(state, "tear o 1 3").code == "mr-torn-already"
    assert forbidden(state, "tear o 1 4").code == "mr-no-paper-there"
    assert forbidden(state, "tear o 3 1").code == "mr-no-paper-there"
    for text in ("tear g 1 1", "tear o 0 1", "tear o 1 2", "tear o 1 3", "tear o 1 4", "tear o 3 1"):
        assert forbidden(state, text).rule == "MR-L4"
    assert refused(GAME.apply(state, 0, LayTear(STOP, 1, 0))).rule == "MR-L4"


@pytest.mark.forbids("MR-L4")
def test_only_the_top_paper_shows_its_colours() -> None:
    state = position("row1=po/gg hand0=xo,xg,bb,bb,bb")
    assert forbidden(state, "tear o 1 1").rule == "MR-L4"
    play(state, "tear g 1 1")
    # Torn in this very turn.
    state = position("row1=po hand0=xo,xp,bb,bb,bb")
    play(state, "tear o 1 1")
    assert forbidden(state, "tear p 1 1").rule == "MR-L4"


# --- MR-L5 ----------------------------------------------------------------------------------------


@pytest.mark.allows("MR-L5")
def test_paper_covers_tears_and_paper() -> None:
    state = position("row0=pp/xp,po,og hand0=gp,po+,bb,bb,st")
    events = play(state, "lay gp 1", "lay po+ 2", "end")
    assert events[:2] == [PaperLaid(0, "gp", 0, "xp"), PaperLaid(0, "po+", 1, "po")]
    assert row(state, 0) == "pp/xp/gp,po/po+,og"
    # Covered cards stay visible to all.
    assert GAME.view(state, None).players[0].row[0] == ("pp", "xp", "gp")
    assert GAME.view(state, None).players[0].row_points == 4


@pytest.mark.allows("MR-L5")
def test_a_card_laid_in_the_same_turn_is_covered() -> None:
    state = position("hand0=pp,gg,bb,bb,st")
    play(state, "lay pp 1", "lay gg 1", "end")
    assert row(state, 0) == "pp/gg"


@pytest.mark.forbids("MR-L5")
def test_paper_does_not_cover_a_stop_card() -> None:
    state = position("row0=pp/st hand0=pp,gg,bb,bb,st")
    assert forbidden(state, "lay pp 1").rule == "MR-L5"


# --- MR-L6 ----------------------------------------------------------------------------------------


@pytest.mark.allows("MR-L6")
def test_the_first_card_beside_the_monster_is_covered() -> None:
    state = position("row0=pp,po hand0=gp,gg,bb,bb,st")
    play(state, "lay gp 1", "end")
    assert row(state, 0) == "pp/gp,po"


@pytest.mark.allows("MR-L6")
def test_a_covered_tear_fits_on_both_sides() -> None:
    assert laid_at("row0=pp,po/xo,gg hand0=pg,pg,bb,bb,st") >= {("pg", 2)}


@pytest.mark.forbids("MR-L6")
@pytest.mark.parametrize("card", ["pb", "bg", "bb"])
def test_a_covered_tear_that_fits_on_one_side_or_none(card: str) -> None:
    state = position(f"row0=pp/st,po/xo,gg/st hand0={card},oo,oo,xp,st")
    assert forbidden(state, f"lay {card} 2").rule == "MR-L6"


@pytest.mark.allows("MR-L6")
@pytest.mark.parametrize("order", [("lay pb 2", "lay bo 3"), ("lay bo 3", "lay pb 2")])
def test_a_tear_and_the_paper_next_to_it_are_covered_and_match_only_together(order: tuple[str, str]) -> None:
    state = position("row0=pp,po/xo,oo,og hand0=pb,bo,bb,gg,st")
    play(state, *order, "end")
    assert row(state, 0) == "pp,po/xo/pb,oo/bo,og"


@pytest.mark.allows("MR-L6")
def test_every_way_to_mend() -> None:
    # Beyond the end: cover it again, or the card before it.
    text = "row0=pp,po hand0=gg,{},bb,bb,st"
    for mending in ("og", "pg"):
        assert ("gg", 3) in laid_at(text.format(mending))
    play(position(text.format("og")), "lay gg 3", "lay og 3", "end")
    play(position(text.format("pg")), "lay gg 3", "lay pg 2", "end")
    # Wrong on both sides: only that very place can mend it.
    text = "row0=pp,po,oo hand0=gg,{},bb,bb,st"
    assert ("gg", 2) in laid_at(text.format("po+"))
    for other in ("pg", "go"):
        assert ("gg", 2) not in laid_at(text.format(other))
    # At the right of the mismatch.
    state = position("row0=pp,po,og,gg hand0=pb,bg,bb,bb,st")
    play(state, "lay pb 2", "lay bg 3", "end")
    assert row(state, 0) == "pp,po/pb,og/bg,gg"


@pytest.mark.forbids("MR-L6")
def test_a_mismatch_that_nothing_in_the_hand_can_mend() -> None:
    state = position("row0=pp,po,og hand0=gg,bb,bb,xo,st")
    refusal = forbidden(state, "lay gg 2")
    assert (refusal.rule, refusal.code) == ("MR-L6", "mr-mismatch")
    # A second card like the first is in the hand once only.
    assert forbidden(position("row0=pp,po hand0=pg,bb,xo,xo,st"), "lay pg 3").rule == "MR-L1"
    # What could mend it would have to go over a stop card.
    assert forbidden(position("row0=pp,po/st hand0=gg,pg,bb,bb,xo"), "lay gg 3").rule == "MR-L1"
    # No colour card can mend: stop and tear cards do not.
    assert forbidden(position("row0=pp row1=po hand0=oo,st,st,xo,xo"), "lay oo 2").rule == "MR-L1"


@pytest.mark.forbids("MR-L6")
def test_a_second_card_discard_or_end_that_leaves_the_mismatch() -> None:
    state = position("row0=pp,po row1=oo hand0=gg,og,gb,xo,st")
    play(state, "lay gg 3")
    for text in ("lay gb 4", "lay gb 3", "lay gb 1", "stop 3", "tear o 1 1", "discard st", "end"):
        assert forbidden(state, text).rule == "MR-L6", text
    assert [GAME.write_move(offered) for offered in GAME.legal_moves(state, 0)] == ["lay og 3", "back"]


@pytest.mark.forbids("MR-L6")
def test_a_second_card_that_makes_a_mismatch() -> None:
    state = position("row0=pp,po,oo hand0=op,gg,bb,xo,st")
    play(state, "lay op 4")
    assert forbidden(state, "lay gg 2").rule == "MR-L6"
    assert forbidden(state, "lay gg 4").rule == "MR-L6"


@pytest.mark.allows("MR-L1", "MR-L4", "MR-L5")
def test_a_very_long_row() -> None:
    there_and_back = ",".join(f"p{other},{other}p" for other in ("o", "g", "b") for _ in range(3))
    long_row = f"{there_and_back},po+,op+,pg+,gp+,pb+,bp+,pp,pp"
    state = position(f"row0={long_row} hand0=pp,bb,gg,xo,st hand1=xp,xo,bb,gg,st scores=1:1")
    play(state, "lay pp 27", "back", "lay pp 26", "end", "tear p 0 26", "end")
    assert row(state, 0) == f"{long_row}/pp/xp"


@pytest.mark.allows("MR-L6")
def test_everybody_sees_where_the_colours_do_not_match_until_it_is_mended() -> None:
    state = position("row0=pp,po,oo hand0=gg,po+,bb,bb,st")
    play(state, "lay gg 2")
    assert {GAME.view(state, viewer).mismatches for viewer in (0, 1, None)} == {(1, 2)}
    play(state, "lay po+ 2")
    assert GAME.view(state, None).mismatches == ()
    state = position("row0=pp,po,og,gg hand0=pb,bg,bb,bb,st")
    play(state, "lay pb 2")
    assert GAME.view(state, None).mismatches == (2,)
