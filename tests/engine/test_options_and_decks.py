"""Options and deck files: what is wrong is refused with the name of the field."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass

import pytest

from kartenhaus.engine import Beginner, DeckReader, Decks, DeckText, Flag, Picks, Refused, WholeNumber, read_options
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


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("\n" * 2_500, "deck-too-many-lines"),
        ("\n".join(f"a{number} = 1" for number in range(1_001)), "deck-too-many-marks"),
        ("a = [" + "1," * 3_001 + "]", "deck-too-many-marks"),
        ("[[a]]\n" * 501, "deck-too-many-marks"),
        ("a = [\n" + "{},\n" * 501 + "]", "deck-too-many-marks"),
        ("[a.b]\n" * 1_001, "deck-too-many-marks"),
        ("a = " + "[" * 11, "deck-too-nested"),
        ("a = " + "{a=" * 11, "deck-too-nested"),
        ("a.b\n" * 2_000 + "." * 21, "deck-too-deep"),
        ("#" * 30_001, "deck-too-long"),
    ],
)
def test_what_would_take_long_to_read_is_not_read(text: str, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(text: str) -> dict[str, object]:
        raise AssertionError(text)

    monkeypatch.setattr(tomllib, "loads", never)
    assert refused(_reader(text).fault).code == code


def test_brackets_that_are_closed_again_are_not_nested() -> None:
    assert _reader("a = [" + "[]," * 100 + "]\n# ))]]}}").fault is None


class Counted:
    """A game's own way to read its decks, counted."""

    def __init__(self) -> None:
        self.read: list[str] = []
        self.decks = Decks(self._read)

    def _read(self, text: str) -> Deck | Refused:
        self.read.append(text)
        return Refused("no-deck") if text == "bad" else Deck(text)


@dataclass(frozen=True)
class Deck:
    text: str


def test_a_deck_is_read_once_whether_it_is_good_or_bad() -> None:
    counted = Counted()
    for text in ("", "good", "bad", "good", "", "bad"):
        counted.decks(text)
        assert text in counted.decks
    assert counted.read == ["", "good", "bad"]
    # What was read elsewhere counts as well.
    counted.decks.remember("far", Deck("far"))
    assert counted.decks("far") == Deck("far")
    assert counted.read == ["", "good", "bad"]


def test_decks_in_use_and_the_usual_one_are_known_however_many_others_come() -> None:
    counted = Counted()
    usual, used = counted.decks(""), counted.decks("used")
    for number in range(100):
        counted.decks(f"{number}")
    assert "used" in counted.decks
    assert "0" not in counted.decks
    assert counted.decks("") is usual
    assert counted.decks("used") is used
    assert len(counted.read) == 102


def test_a_text_that_is_too_long_is_not_remembered() -> None:
    counted = Counted()
    text = "x" * 30_001
    assert text in counted.decks
    counted.decks(text)
    counted.decks(text)
    assert counted.read == [text, text]
