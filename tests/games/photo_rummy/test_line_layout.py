"""The combinations that the solver makes of a line: nothing is lost, and every one of them can lie."""

from __future__ import annotations

from itertools import accumulate

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from kartenhaus.games.photo_rummy.solver.line_layout import Group, arrange
from kartenhaus.games.photo_rummy.solver.spans import (
    ROW_FEWEST,
    ROW_MOST,
    SET_FEWEST,
    SET_MOST,
    Claim,
    combination_span,
    row_span,
    set_span,
)

# Photos and jokers of the old combinations.
shapes = st.lists(st.tuples(st.integers(0, 5), st.integers(0, 3)), max_size=3)
# No photo has the number of its place in a list.
FIRST = 50


@pytest.mark.parametrize("kind", ["row", "set"])
@settings(max_examples=300)
@given(shapes, st.integers(0, 6), st.data())
def test_every_photo_and_joker_lies_once(
    kind: str, old: list[tuple[int, int]], newcomers: int, data: st.DataObject
) -> None:
    span_of, fewest, most = (row_span, ROW_FEWEST, ROW_MOST) if kind == "row" else (set_span, SET_FEWEST, SET_MOST)
    starts = list(accumulate((photos for photos, _ in old), initial=FIRST))
    end = starts[-1] + newcomers
    assume(FIRST < end <= FIRST + most)
    groups = [
        Group(place, bytes(range(start, start + photos)), jokers, 0)
        for place, (start, (photos, jokers)) in enumerate(zip(starts, old, strict=False))
    ]
    claims: list[Claim] = [(len(group.photos), 0, group.jokers, 0) for group in groups if group.jokers]
    span = span_of(end - FIRST - sum(claim[0] for claim in claims), tuple(claims))
    assume(span is not None)
    assert span is not None
    jokers = data.draw(st.integers(*span))
    combinations = arrange(groups, bytes(range(starts[-1], end)), jokers, fewest, most)
    assert sorted(b"".join(one.photos for one in combinations)) == list(range(FIRST, end))
    assert sum(one.jokers for one in combinations) == jokers
    for one in combinations:
        low, high = combination_span(len(one.photos), fewest, most)
        assert low <= one.jokers <= high
    for group in groups:
        if group.jokers:
            # PR-J3: at its place, as many jokers and new photos as there were jokers.
            successor = next(one for one in combinations if one.place == group.place)
            arrived = [photo for photo in successor.photos if photo not in group.photos]
            assert successor.jokers + len(arrived) >= group.jokers
