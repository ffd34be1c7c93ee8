"""One person's reading of what a game says: their language, names for seats, "you" for their own."""

from __future__ import annotations

import pytest

from kartenhaus.engine import Card, Listed, Said, Who
from kartenhaus.i18n import Language, Reader
from tests.support import GAMES

NAMES = ("Ann", "Ben", "Cleo")


def _read(said: Said | Card | None, me: int | None, game: str = "monster-roll", code: str = "en") -> str:
    return Reader(Language(code), GAMES[game].telling, NAMES, me).read(said)


@pytest.mark.parametrize(
    ("me", "told"),
    [
        (0, "RIP! You tear Ben’s strip at place 4 (Tear, orange)."),
        (1, "RIP! Ann tears your strip at place 4 (Tear, orange)."),
        (2, "RIP! Ann tears Ben’s strip at place 4 (Tear, orange)."),
        (None, "RIP! Ann tears Ben’s strip at place 4 (Tear, orange)."),
    ],
)
def test_each_seat_is_a_name_or_you(me: int | None, told: str) -> None:
    torn = Said("mr-event-tear-laid", {"player": Who(0), "victim": Who(1), "card": Card("xo"), "place": 4})
    assert _read(torn, me) == told


@pytest.mark.parametrize(
    ("me", "told"),
    [
        (0, "You share the victory with Cleo."),
        (1, "Ann, Cleo share the victory."),
        (None, "Ann, Cleo share the victory."),
    ],
)
def test_of_several_seats_the_readers_own_is_not_named(me: int | None, told: str) -> None:
    shared = Said("pr-verdict-shared", {"players": Listed((Who(0), Who(2)))})
    assert _read(shared, me, "photo-rummy") == told


def test_whoever_is_told_more_next_is_told_nothing_now() -> None:
    drawn = Said("mr-event-card-drawn", {"player": Who(1)}, not_to=1)
    assert [_read(drawn, me) for me in (0, 1, None)] == ["Ben draws a card.", "", "Ben draws a card."]
    assert _read(None, 0) == ""


def test_cards_have_their_names_in_every_language() -> None:
    assert [_read(Card("po+'"), None, code=code) for code in ("en", "de", "fr")] == [
        "Paper with a star, purple to orange",
        "Klopapier mit Stern, links lila, rechts orange",
        "Papier étoilé, violet à gauche, orange à droite",
    ]
    assert _read(Card("l"), None, "great-wall") == "Lantern, under a rickshaw"


def test_lists_may_hold_lists() -> None:
    dealt = Listed((Listed((Card("L"), Card("F")), " – "), Listed((Card("P"), Card("P")), " – ")))
    seen = Said("gw-event-compositions-seen", {"count": 2, "compositions": dealt})
    assert _read(seen, 0, "great-wall") == "Your new compositions: Lantern – Fan, Panda – Panda."
