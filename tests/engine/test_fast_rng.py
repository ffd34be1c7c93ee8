"""Chance for playouts: an Rng like any other, but for being written down."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenhaus.engine import FastRng, Rng, seed_from, write_rng

seeds = st.binary(min_size=32, max_size=32)


@given(seeds, st.integers(1, 2**32))
def test_it_chooses_within_bounds(seed: bytes, count: int) -> None:
    rng: Rng = FastRng(seed)
    assert all(0 <= rng.below(count) < count for _ in range(20))


@given(seeds, st.integers(0, 20))
def test_a_copy_goes_on_alike_and_alone(seed: bytes, drawn: int) -> None:
    rng = FastRng(seed)
    for _ in range(drawn):
        rng.word()
    twin, sent = rng.copy(), pickle.loads(pickle.dumps(rng))
    assert twin == rng == sent
    ahead = [twin.word() for _ in range(5)]
    assert twin != rng
    assert [sent.word() for _ in range(5)] == ahead
    assert [rng.word() for _ in range(5)] == ahead


@given(seeds)
def test_forks_are_their_own_and_leave_it_alone(seed: bytes) -> None:
    rng = FastRng(seed)
    before = rng.copy()
    one, other = rng.fork("one"), rng.fork("other")
    assert rng == before
    assert one == rng.fork("one")
    assert [one.word() for _ in range(4)] != [other.word() for _ in range(4)]


@pytest.mark.parametrize("seed", [bytes(32), b"\xff" * 32, seed_from("orders")])
def test_all_orders_are_equally_likely(seed: bytes) -> None:
    rng = FastRng(seed)
    rounds = 12_000
    counts = Counter(rng.shuffled(b"abcd") for _ in range(rounds))
    expected = rounds / 24
    assert len(counts) == 24
    # Chi-square with 23 degrees of freedom: 49.7 is the 99.9 % point.
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 49.7


@pytest.mark.parametrize("shift", range(0, 32, 4))
def test_neighbouring_words_are_independent(shift: int) -> None:
    """Four bits of a word beside the same bits of the next one: all pairs come equally often."""
    rng = FastRng(seed_from("pairs"))
    rounds = 40_000
    words = [rng.word() >> shift & 15 for _ in range(rounds + 1)]
    counts = Counter(pairwise(words))
    expected = rounds / 256
    # Chi-square with 255 degrees of freedom: 330.5 is the 99.9 % point.
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 330.5


def test_it_cannot_be_written_down() -> None:
    with pytest.raises(TypeError):
        write_rng(FastRng(bytes(32)))
