"""Options and deck files: what is wrong is refused with the name of the field."""

from __future__ import annotations

import pytest

from kartenhaus.engine import Beginner, DeckReader, DeckText, Flag, Picks, Refused, WholeNumber, read_options
from tests.support import refused

FIELDS = (WholeNumber("rounds", 1, 20, 3), Flag("turn_cards", default=False), Beginner(), DeckText())
HATS = Picks("hats", ("red", "green", "blue"))


def test_defaults_are_filled_in() -> None:
    assert read_options(FIELDS, {}, 4) == {"rounds": 3, "turn_cards": False, "begins": None, "deck": ""}
    assert read_options(FIELDS, {"rounds": 20, "begins": 3}, 4) == {
        "rounds": 20,
        "turn_cards": False,
        "begins": 3,
        "deck": "",
    }


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("rounds", 0, "option-number"),
        ("rounds", 21, "option-number"),
        ("rounds", True, "option-number"),
        ("rounds", "3", "option-number"),
        ("rounds", None, "option-number"),
        ("turn_cards", 1, "option-flag"),
        ("begins", 4, "option-seat"),
        ("begins", -1, "option-seat"),
        ("begins", False, "option-seat"),
        ("deck", None, "option-text"),
        ("colour", "red", "option-unknown"),
    ],
)
def test_faults_name_the_field(name: str, value: object, code: str) -> None:
    refusal = refused(read_options(FIELDS, {name: value}, 4))
    assert refusal.code == code
    assert refusal.params["field"] == name


def _reader(text: str) -> DeckReader:
    return DeckReader(text, "XX-C5")


def test_a_deck_file_reads_in_one_line() -> None:
    reader = _reader('size = 3\n[cards]\na = 2\n[[pair]]\nwords = ["x"]\nworth = 5\n')
    reader.only("size", "cards", "pair")
    assert reader.take_number("size", 1, 9) == 3
    assert reader.take_counts("cards", ("a", "b"), most=9) == {"a": 2, "b": 0}
    (entry,) = reader.take_entries("pair")
    assert reader.entry_words(entry, "words", "pair 1") == ["x"]
    assert reader.entry_number(entry, "worth", "pair 1", 1, 9) == 5
    assert reader.fault is None


@pytest.mark.parametrize(
    "text", ["size = ", "size = 1\nsize = 2", "x" * 100_001, "a = " + "9" * 5000, "a = " + "[" * 9000]
)
def test_a_file_that_is_no_toml_is_refused(text: str) -> None:
    fault = _reader(text).fault
    assert isinstance(fault, Refused)
    assert fault.rule == "XX-C5"


def test_the_first_fault_is_the_one_that_is_told() -> None:
    reader = _reader("size = true\n[cards]\na = -1\nq = 1\n")
    reader.take_number("size", 1, 9)
    reader.take_counts("cards", ("a",), most=9)
    assert reader.fault == Refused("deck-number", "XX-C5", {"field": "size", "low": 1, "high": 9})


@pytest.mark.parametrize(
    ("picks", "value", "given"),
    [
        ([], "", ("red", "green")),
        (["", "red"], "-,red", ("green", "red")),
        (["blue", ""], "blue,-", ("blue", "red")),
        (["blue", "green"], "blue,green", ("blue", "green")),
    ],
)
def test_picks_are_written_by_seat_and_the_rest_is_given(picks: list[str], value: str, given: tuple[str, ...]) -> None:
    assert HATS.written(picks) == value
    assert HATS.fault(value, 2) is None
    assert HATS.given(value, 2) == given


@pytest.mark.parametrize("value", ["red,red", "white", "red,green,blue", "red,", "-,-,-", None, 1])
def test_each_is_picked_once_by_a_seat_at_the_table(value: object) -> None:
    fault = HATS.fault(value, 2)
    assert fault is not None
    assert fault.params == {"field": "hats", "known": "red, green, blue"}
