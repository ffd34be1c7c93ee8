"""The points of our deck rest on a simulation; what is written beside the deck is what it says."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from kartenhaus.games.great_wall import GreatWall
from kartenhaus.games.great_wall.cards import Deck, read_deck
from kartenhaus.lab import composition_odds
from tests.support import accepted_options

# The least times in 100 turns that a composition of so many points comes up, from 1 to 5; 6 points come up less often.
LEAST = (25.0, 11.0, 2.6, 1.15, 0.2, 0.0)


def _written() -> dict[str, tuple[int, float]]:
    text = files("kartenhaus.games.great_wall").joinpath("deck_odds.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([A-Z]+) \| (\d) \| ([\d.]+) \|$", text, re.M)
    return {name: (int(points), float(odds)) for name, points, odds in rows}


@pytest.mark.allows("GW-C3")
def test_points_grow_with_measured_difficulty() -> None:
    deck = read_deck("")
    assert isinstance(deck, Deck)
    written = _written()
    assert {name: points for name, (points, _) in written.items()} == {
        composition.name: composition.points for composition in deck.compositions
    }
    for name, (points, odds) in written.items():
        assert odds >= LEAST[points - 1], name
        assert points == 1 or odds < LEAST[points - 2], name


def test_a_short_run_agrees_with_what_is_written() -> None:
    """Fewer games, other seeds: common compositions within a sixth of what is written, rare ones rare."""
    for row in composition_odds(accepted_options(GreatWall(), 4), 250, "another seed"):
        _, odds = _written()[row.name]
        assert row.per_100_turns == pytest.approx(odds, rel=1 / 6, abs=1.0), row.name
