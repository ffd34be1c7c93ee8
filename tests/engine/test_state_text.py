"""States as text for games without a notation for positions, and cards dealt by their words."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

import pytest

from kartenhaus.engine import Refused, Rng, dealt, read_state, seed_from, unseen, write_state

RNG = Rng(seed_from("state text"))


@dataclass(frozen=True)
class Bid:
    seat: int
    suit: str | None


@dataclass
class State:
    options: str
    rng: Rng
    hands: list[list[str]]
    bids: tuple[Bid, ...]
    score: dict[str, int]
    pair: tuple[int, str]
    over: bool = False


STATE = State("chosen", RNG, [["ah"], []], (Bid(0, "h"), Bid(1, None)), {"0": 3}, (1, "x"))


def test_a_state_reads_back_with_the_options_it_is_given() -> None:
    text = write_state(STATE)
    assert "\n" not in text
    assert "chosen" not in text
    assert read_state(State, text, "others") == replace(STATE, options="others")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rng", "no rng"),
        ("rng", 3),
        ("hands", [["ah"], 3]),
        ("hands", "ah"),
        ("bids", [{"seat": 0}]),
        ("bids", [{"seat": "0", "suit": None}]),
        ("score", {"0": "3"}),
        ("pair", [1]),
        ("over", 1),
    ],
)
def test_a_wrong_value_is_refused(name: str, value: object) -> None:
    content = json.loads(write_state(STATE)) | {name: value}
    assert isinstance(read_state(State, json.dumps(content), ""), Refused)


@pytest.mark.parametrize("text", ["", "{}", "[]", "nonsense", '{"rng":', "[" * 10_000])
def test_no_text_upsets_the_reader(text: str) -> None:
    assert isinstance(read_state(State, text, ""), Refused)


def test_what_cannot_be_written_is_a_bug() -> None:
    with pytest.raises(TypeError, match="write_position"):
        write_state(replace(STATE, score={"0": {1, 2}}))  # type: ignore[dict-item]


def test_cards_that_are_dealt_are_all_there() -> None:
    deck = [f"{rank}{suit}" for suit in "sh" for rank in range(1, 11)]
    hands, rest = dealt(deck, [3, 0, 5], RNG.copy())
    assert [len(hand) for hand in hands] == [3, 0, 5]
    assert sorted([*rest, *hands[0], *hands[2]]) == sorted(deck)
    assert unseen(deck, hands[0], hands[2]) == [card for card in deck if card in rest]
