"""What differs in a wrong call, card by card."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kartenhaus.games.great_wall.differences import differences, nearest_place

WALLS = st.text("LFTOPHMEWlfthmew", max_size=9).map(str.encode)
PATTERNS = st.text("LFTOPHMEW", min_size=2, max_size=4).map(str.encode)


def test_each_card_is_compared() -> None:
    assert differences(b"LfTOE", b"LFT", 0) == ["same", "rickshaw", "same"]
    assert differences(b"LFTOE", b"LFO", 0) == ["same", "same", "other"]
    assert differences(b"HHE", b"HME", 0) == ["same", "dragon", "same"]
    assert differences(b"HmE", b"HTE", 0) == ["same", "other", "same"], "a dragon is no teapot, seen or unseen"
    assert differences(b"LFT", b"FTL", 1) == ["same", "same", "nothing"]
    assert differences(b"", b"FT", 0) == ["nothing", "nothing"]


def test_the_nearest_place() -> None:
    assert nearest_place(b"OOLFOO", b"LFT") == 2
    # Under a rickshaw it stands, elsewhere it does not.
    assert nearest_place(b"LFOlft", b"LFT") == 3
    # Of two that are alike, the left one.
    assert nearest_place(b"LOLO", b"LF") == 0
    assert nearest_place(b"L", b"LFT") == 0


@given(WALLS, PATTERNS)
def test_nothing_differs_where_it_stands(wall: bytes, pattern: bytes) -> None:
    place = nearest_place(wall, pattern)
    leftmost = wall.find(pattern)
    assert (set(differences(wall, pattern, place)) == {"same"}) == (leftmost >= 0)
    if leftmost >= 0:
        assert place == leftmost
