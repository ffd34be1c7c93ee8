"""What people at a table are called: all can read it, and nobody passes for somebody else."""

from __future__ import annotations

import pytest

from kartenhaus.table.commands import Gone, Leave, Sit, Watch
from kartenhaus.table.facts import SeatTaken
from tests.table.house import HOST, House, seated

GAME = "great-wall"


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Äffchen 7",
        "Nguye\u0302\u0303n",
        "李雷",
        "ณัฐวุฒิ",
        "🐉" * 24,
        "Zoë ❤\ufe0f",
        "👩🏽\u200d👧",
        "🏳\ufe0f\u200d🌈",
        "7\ufe0f\u20e3",
        "x" * 24,
    ],
)
def test_names_that_all_can_read_are_welcome(name: str) -> None:
    house = House(GAME, 3)
    house.agree(Sit, HOST, name, None)
    assert house.table.shown().seats[0].name == name


@pytest.mark.parametrize(
    ("name", "code"),
    [
        (" ", "table-name"),
        ("x" * 25, "table-name"),
        (" Ada", "table-name"),
        ("a\nb", "table-name-invisible"),
        ("\u202eadA", "table-name-invisible"),
        ("A\u200bda", "table-name-invisible"),
        ("A\u200dda", "table-name-invisible"),
        ("A\u00addа", "table-name-invisible"),
        ("A\ufe0fda", "table-name-invisible"),
        ("\ufe0f", "table-name-invisible"),
        ("👩\u200d", "table-name-invisible"),
        ("\u3164", "table-name-invisible"),
        ("Ada\uffa0", "table-name-invisible"),
        ("\u2800", "table-name-invisible"),
        ("Ada\U000e0041", "table-name-invisible"),
        ("Ada\U000e0101", "table-name-invisible"),
        ("Ada\u034f", "table-name-invisible"),
        ("\ue000", "table-name-invisible"),
        ("A\u0301\u0302\u0303\u0304da", "table-name-accents"),
        ("ก็็็็", "table-name-accents"),
        ("\u0301Ada", "table-name-accents"),
    ],
)
def test_other_names_are_refused_with_the_reason(name: str, code: str) -> None:
    house = House(GAME, 3)
    house.refuse(code, Sit, HOST, name, None)
    house.refuse(code, Watch, HOST, name)


@pytest.mark.parametrize(
    "name",
    ["Ada", "ADA", "ada", "Àda", "A da", "\uff21da", "\u0410da", "Ad\u0430", "\u0391da", "A\u0308da", "𝐀𝐝𝐚"],
)
def test_nobody_is_called_as_somebody_else_at_the_table(name: str) -> None:
    house = House(GAME, 3)
    house.agree(Sit, HOST, "Ada", None)
    house.refuse("table-name-taken", Sit, "ben", name, None)
    house.refuse("table-name-taken", Watch, "ben", name)
    house.agree(Sit, "ben", "Adam", None)
    # One's own name is nobody else's.
    house.agree(Sit, HOST, name, 2)
    house.agree(Leave, HOST)
    house.agree(Watch, HOST, "Ada")
    house.refuse("table-name-taken", Sit, "ben", name, None)
    house.do(Gone(HOST, ""))
    house.agree(Sit, "ben", name, None)


def test_many_may_be_nameless(game: str) -> None:
    house = House(game, 3)
    for person in (HOST, "ben"):
        house.agree(Sit, person, "", None)
    for person in ("eve", "fay"):
        house.agree(Watch, person, "")
    assert house.table.shown().watchers == ("", "")


def test_names_from_before_still_load(game: str) -> None:
    house = seated(game, 2)
    kept = [fact for fact in house.facts if isinstance(fact, SeatTaken)]
    assert len(kept) == 2
    old = "A\u200bda"
    house.facts = [
        SeatTaken(fact.at, fact.person, fact.id, fact.seat, old) if isinstance(fact, SeatTaken) else fact
        for fact in house.facts
    ]
    house.crash(1_000)
    assert [seat.name for seat in house.table.shown().seats] == [old, old]
