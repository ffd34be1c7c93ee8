"""PR-J: jokers on the table."""

from __future__ import annotations

import pytest

from kartenhaus.games.photo_rummy.events import JokerFreed, TurnEnded
from tests.games.photo_rummy.support import GAME, play, position, rack, refuse, table

# A Paris row and a set of treats, each with a joker, and rows without; seat 0 is free to rebuild.
JOKERS = "phase=play opened=0 table=Fc,Fs,J/CHt,Pt,Dt,J/Ep,Es,Et,El/Dp,Dc,Ds,Dy rack0=Ft,Fl,GBt,Nl,Bl"


@pytest.mark.allows("PR-J1")
@pytest.mark.parametrize(
    ("step", "after"),
    [
        ("free Ft 1", "Fc,Fs,Ft/CHt,Pt,Dt,J/Ep,Es,Et,El/Dp,Dc,Ds,Dy"),
        ("free GBt 2", "Fc,Fs,J/GBt,CHt,Pt,Dt/Ep,Es,Et,El/Dp,Dc,Ds,Dy"),
        ("free Et 2", "Fc,Fs,J/CHt,Pt,Dt,Et/Ep,Es,El/Dp,Dc,Ds,Dy"),
    ],
)
def test_a_photo_that_belongs_there_takes_the_place_of_a_joker(step: str, after: str) -> None:
    """From the rack into a row or a set, or from another combination."""
    state = position(JOKERS)
    event = play(state, 0, step)[0]
    assert isinstance(event, JokerFreed)
    assert event.origin == (2 if "Et" in step else None)
    assert table(state) == after
    assert rack(state, 0).endswith("J")
    play(state, 0, "end")


@pytest.mark.allows("PR-J1")
def test_the_other_photos_of_the_combination_may_leave() -> None:
    state = position(JOKERS)
    play(state, 0, "free Et 2", "move Dt 4", "lay GBt 2", "end")
    assert table(state) == "Fc,Fs,J/GBt,CHt,Pt,Et/Ep,Es,El/Dp,Dc,Ds,Dy,Dt"


@pytest.mark.forbids("PR-J1")
def test_a_joker_is_not_simply_taken_or_moved() -> None:
    state = position(JOKERS)
    assert refuse(state, 0, "move J new").rule == "PR-J1"
    assert refuse(state, 0, "move J 2").rule == "PR-J1"


@pytest.mark.forbids("PR-J1")
@pytest.mark.parametrize(
    ("step", "code"),
    [
        ("free Nl 1", "pr-does-not-belong"),
        ("free Ft 3", "pr-no-joker-there"),
        ("free Ft 7", "pr-no-combination"),
        ("free J 1", "pr-only-a-photo"),
        ("free Fy 1", "pr-photo-not-at-hand"),
        ("free Fc 1", "pr-not-new-there"),
    ],
)
def test_no_other_card_takes_its_place(step: str, code: str) -> None:
    state = position(f"{JOKERS} rack1=Fy")
    answer = refuse(state, 0, step)
    assert (answer.rule, answer.code) == ("PR-J1", code)


@pytest.mark.forbids("PR-J1")
def test_a_photo_that_lay_there_does_not_come_back_for_the_joker() -> None:
    state = position(JOKERS)
    play(state, 0, "move Dt 4")
    assert refuse(state, 0, "free Dt 2").code == "pr-not-new-there"
    play(state, 0, "lay GBt 2", "lay Ft 2")
    assert refuse(state, 0, "free Ft 2").code == "pr-not-new-there", "it lies there already"


@pytest.mark.forbids("PR-J1")
def test_the_photo_stays_for_the_rest_of_the_turn() -> None:
    state = position(JOKERS)
    play(state, 0, "free Et 2", "lay GBt 2")
    assert refuse(state, 0, "move Et 3").code == "pr-photo-settled"
    state = position("phase=play opened=0 table=Fc,Fs,J/Fp,Fy,J rack0=Ft,Nl")
    play(state, 0, "free Ft 1")
    assert refuse(state, 0, "free Ft 2").code == "pr-photo-settled"


@pytest.mark.allows("PR-J2")
def test_a_freed_joker_is_kept_on_the_rack_and_everybody_knows() -> None:
    state = position(JOKERS)
    play(state, 0, "free Ft 1", "end")
    assert rack(state, 0) == "GBt,Nl,Fl,Bl,J"
    assert GAME.view(state, None).players[0].seen == ("J",)


@pytest.mark.allows("PR-J2")
def test_a_freed_joker_is_used_in_the_same_turn() -> None:
    state = position(JOKERS)
    play(state, 0, "free Ft 1", "lay J 3", "end")
    assert table(state) == "Fc,Fs,Ft/CHt,Pt,Dt,J/Ep,Es,Et,El,J/Dp,Dc,Ds,Dy"
    assert GAME.view(state, 1).players[0].seen == ()


@pytest.mark.forbids("PR-J2")
def test_a_freed_joker_goes_to_nobody_else_and_counts_against_who_keeps_it() -> None:
    state = position("phase=play opened=0,1 table=Fc,Fs,J rack0=Ft,Nl rack1=Fl stack1=Fy", rounds=1)
    play(state, 0, "free Ft 1", "end")
    assert (rack(state, 0), rack(state, 1), table(state)) == ("Nl,J", "Fl", "Fc,Fs,Ft")
    play(state, 1, "draw 1", "lay Fl 1", "lay Fy 1")
    assert state.rounds[0].points == (-11, 11)


@pytest.mark.allows("PR-J3")
def test_a_combination_keeps_its_city_while_its_photos_change() -> None:
    """All old photos of a Paris row leave; new ones of Paris hold the joker."""
    state = position("phase=play opened=0 table=Fc,Fs,J/GBc,Nc,Ic,Dc/GBs,Ns,Is,Ds rack0=Ft,Fl,Nl")
    play(state, 0, "lay Ft 1", "lay Fl 1", "move Fc 2", "move Fs 3", "end")
    assert table(state) == "Ft,Fl,J/GBc,Nc,Ic,Fc,Dc/GBs,Ns,Is,Fs,Ds"


@pytest.mark.allows("PR-J3")
def test_two_joker_rows_of_one_city_have_a_successor_each() -> None:
    state = position("phase=play opened=0 table=Fp,Fc,J/Fs,Fy,J rack0=Ft,Fl,Nl")
    play(state, 0, "free Ft 1", "free Fl 2", "end")
    assert table(state) == "Fp,Fc,Ft/Fs,Fy,Fl"
    assert rack(state, 0) == "Nl,J,J"


@pytest.mark.allows("PR-J3")
def test_a_combination_without_old_jokers_may_change_its_kind() -> None:
    """A joker laid in this turn holds nobody to a city; it only stays where it is."""
    state = position("phase=play opened=0 table=Fc,Fs,Ft/GBc,Nc,Ic,Dc/GBs,Ns,Is,Ds rack0=J,CHt,Pt,Nl")
    play(state, 0, "lay J 1", "move Fc 2", "move Fs 3", "lay CHt 1", "lay Pt 1", "end")
    assert table(state) == "Ft,CHt,Pt,J/GBc,Nc,Ic,Fc,Dc/GBs,Ns,Is,Fs,Ds"


@pytest.mark.forbids("PR-J3")
def test_a_joker_combination_does_not_change_its_kind() -> None:
    state = position("phase=play opened=0 table=Fc,Ft,J/GBc,Nc,Ic,Dc rack0=CHt,Pt,Nl")
    play(state, 0, "lay CHt 1", "lay Pt 1", "move Fc 2")
    answer = refuse(state, 0, "end")
    assert (answer.rule, answer.params["combinations"]) == ("PR-J3", "1")


@pytest.mark.forbids("PR-J3")
def test_two_joker_combinations_are_not_pushed_together() -> None:
    state = position("phase=play opened=0 table=Fp,Fc,J/Fs,Fy,J rack0=Ft,Nl")
    play(state, 0, "move Fs 1", "move Fy 1")
    answer = refuse(state, 0, "end")
    assert (answer.rule, answer.params["combinations"]) == ("PR-K4", "2")
    assert refuse(state, 0, "move J 1").rule == "PR-J1"


@pytest.mark.forbids("PR-J3")
def test_a_joker_laid_in_this_turn_is_not_freed_again() -> None:
    """Freed, laid, and then it stays: only the step back moves it."""
    state = position(JOKERS)
    play(state, 0, "free Ft 1", "lay J 4")
    assert refuse(state, 0, "free Dt 4").rule == "PR-J3"
    play(state, 0, "back", "lay J 1")
    assert refuse(state, 0, "free Fl 1").rule == "PR-J3"
    play(state, 0, "back", "end")


@pytest.mark.forbids("PR-J3")
def test_the_first_combination_is_old_once_laid_and_keeps_its_joker() -> None:
    state = position("phase=play opened=1 table=GBc,Nc,Ic,Dc/GBt,CHt,Pt,Dt,Ft rack0=Fc,Fs,J,Et,Nl")
    play(state, 0, "lay Fs", "lay J 3", "lay Fc 3")
    assert refuse(state, 0, "free Ft 3").rule == "PR-J3"
    play(state, 0, "move Ft 3", "move Fc 1", "end")
    assert table(state) == "GBc,Nc,Ic,Fc,Dc/GBt,CHt,Pt,Dt/Fs,Ft,J"
    state = position("phase=play opened=1 table=GBc,Nc,Ic,Dc/GBt,CHt,Pt,Dt rack0=Fc,Ft,J,Et,At,Nl")
    play(state, 0, "lay Ft", "lay J 3", "lay Fc 3", "lay Et 3", "lay At 3", "move Fc 1")
    assert refuse(state, 0, "end").rule == "PR-J3", "a Paris row stays a Paris row"


@pytest.mark.forbids("PR-J3")
def test_only_as_many_jokers_as_lay_there_come_free() -> None:
    state = position("phase=play opened=0 table=Fp,Fc,Fs,J rack0=Ft,Fl,J,Nl")
    play(state, 0, "lay J 1", "free Ft 1")
    assert refuse(state, 0, "free Fl 1").rule == "PR-J3"


@pytest.mark.allows("PR-J4")
def test_a_joker_comes_free_after_a_first_combination_in_the_same_turn() -> None:
    state = position("phase=play opened=1 table=Fc,Fs,J rack0=Dc,Ds,Dt,Fl,Nl")
    play(state, 0, "lay Dc", "lay Ds 2", "lay Dt 2", "free Fl 1", "lay J 2", "end")
    assert table(state) == "Fc,Fs,Fl/Dc,Ds,Dt,J"


@pytest.mark.forbids("PR-J4")
def test_no_joker_comes_free_before_the_first_combination() -> None:
    state = position("phase=play opened=1 table=Fc,Fs,J rack0=Dc,Ds,Dt,Fl,Nl")
    assert refuse(state, 0, "free Fl 1").rule == "PR-J4"
    play(state, 0, "lay Dc", "lay Ds 2")
    assert refuse(state, 0, "free Fl 1").rule == "PR-J4"


@pytest.mark.allows("PR-J2")
@pytest.mark.parametrize(
    ("steps", "laid", "kept"),
    [
        (("free Fp 2",), 0, 1),
        (("free Fp 2", "lay J 2"), 0, 0),
        (("free Fc 2",), 1, 1),
        (("free Fc 2", "lay J 1"), 1, 0),
    ],
)
def test_the_end_of_the_turn_tells_what_was_laid_and_kept(steps: tuple[str, ...], laid: int, kept: int) -> None:
    state = position("phase=play opened=0 table=Fp,Fs,Ft,J/Fy,Fl,J rack0=Fc,Nl,Dl")
    events = play(state, 0, *steps, "end")
    assert TurnEnded(0, laid, kept) in events


@pytest.mark.forbids("PR-J3")
def test_a_faultless_set_that_was_a_joker_row_is_refused_for_what_it_was() -> None:
    state = position("phase=play opened=0 table=Fc,Ft,J/GBc,Nc,Ic,Dc rack0=CHt,Pt,Nl")
    play(state, 0, "lay CHt 1", "lay Pt 1", "move Fc 2")
    answer = refuse(state, 0, "end")
    assert (answer.code, answer.rule, answer.params["combinations"]) == ("pr-joker-keeps-kind", "PR-J3", "1")
