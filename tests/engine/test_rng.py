"""Chance: the same for everybody, fair, and cheap to copy."""

from __future__ import annotations

import re
from collections import Counter
from hashlib import sha256
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenhaus.engine import Rng, read_rng, seed_from, write_rng

DOC = Path(__file__).parents[2] / "docs" / "chance.md"
seeds = st.binary(min_size=32, max_size=32)


def test_words_are_sha256_of_seed_and_counter() -> None:
    seed = bytes(range(32))
    rng = Rng(seed)
    words = b"".join(rng.word().to_bytes(4, "big") for _ in range(16))
    assert words == sha256(seed + bytes(8)).digest() + sha256(seed + bytes(7) + b"\x01").digest()


def test_the_vectors_in_the_docs_are_true() -> None:
    rows = re.findall(r"^\| `([0-9a-f]{64})` \| (words|below \d+|shuffle \d+) \| `([^`]+)` \|$", DOC.read_text(), re.M)
    kinds = Counter(kind.split()[0] for _, kind, _ in rows)
    assert set(kinds) == {"words", "below", "shuffle"}
    for seed, kind, expected in rows:
        rng = Rng(bytes.fromhex(seed))
        if kind == "words":
            drawn = [f"{rng.word():08x}" for _ in expected.split()]
        elif kind.startswith("below"):
            drawn = [str(rng.below(int(kind.split()[1]))) for _ in expected.split()]
        else:
            drawn = [str(card) for card in rng.shuffled(bytes(range(int(kind.split()[1]))))]
        assert drawn == expected.split()


def test_words_past_the_last_full_run_are_passed_over() -> None:
    """With 3 * 2**30 choices a quarter of all words would favour the low numbers; they are not used."""
    seed = bytes(32)
    raw, rng = Rng(seed), Rng(seed)
    words = [raw.word() for _ in range(64)]
    usable = [word for word in words if word < 3 * 2**30]
    assert len(usable) < len(words)
    assert [rng.below(3 * 2**30) for _ in usable] == usable


def test_all_orders_are_equally_likely() -> None:
    rng = Rng(seed_from("all orders"))
    rounds = 12_000
    counts = Counter(rng.shuffled(b"abcd") for _ in range(rounds))
    assert len(counts) == len(list(permutations("abcd")))
    expected = rounds / 24
    # Chi-square with 23 degrees of freedom: 49.7 is the 99.9 % point.
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 49.7


@given(seeds, st.integers(0, 40), st.integers(1, 2**32))
def test_a_copy_goes_on_alike_and_alone(seed: bytes, drawn: int, count: int) -> None:
    rng = Rng(seed)
    for _ in range(drawn):
        rng.word()
    twin = rng.copy()
    assert twin == rng
    ahead = [twin.below(count) for _ in range(5)]
    assert rng.drawn == drawn
    assert [rng.below(count) for _ in range(5)] == ahead


@given(seeds, st.integers(0, 10**6))
def test_an_rng_is_its_seed_and_its_count(seed: bytes, drawn: int) -> None:
    rng = Rng(seed, drawn)
    text = write_rng(rng)
    assert read_rng(text) == rng
    again = read_rng(text)
    assert again is not None
    assert again.word() == rng.word()


@pytest.mark.parametrize(
    "text", ["", "@", "00@1", "zz" * 32 + "@1", "00" * 32, "00" * 32 + "@-1", "00" * 32 + "@x", "00" * 32 + "@²"]
)
def test_no_other_text_is_an_rng(text: str) -> None:
    assert read_rng(text) is None


def test_forks_are_independent_and_leave_the_rng_alone() -> None:
    rng = Rng(seed_from("fork"))
    first, second = rng.fork("a"), rng.fork("b")
    assert rng.drawn == 0
    assert first.seed != second.seed != rng.seed
    assert rng.fork("a") == first


def test_seeds_can_be_typed() -> None:
    assert seed_from("00" * 32) == bytes(32)
    assert seed_from("family evening") == sha256(b"family evening").digest()


def test_misuse_is_a_bug() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Rng(b"short")
    with pytest.raises(ValueError, match="negative"):
        Rng(bytes(32), -1)
    with pytest.raises(ValueError, match="among 0"):
        Rng(bytes(32)).below(0)
    with pytest.raises(ValueError, match="among"):
        Rng(bytes(32)).below(2**32 + 1)
