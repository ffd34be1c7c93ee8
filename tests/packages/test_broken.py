"""A package that is broken is named and left out; everything else can be played."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packages.environment import Environment

# A game that is right but for what a test does to it.
_GAME = """
from kartenhaus.engine import GamePackage
from kartenhaus.games.monster_roll import MonsterRoll
from kartenhaus.games.monster_roll.telling import MonsterRollTelling

class Telling(MonsterRollTelling):
    prefix = "xx"

class Other(MonsterRoll):
    name = "other"
    telling = Telling()

BOTS = "kartenhaus.bots.monster_roll:BOTS"
"""


@pytest.mark.parametrize(
    ("entry_point", "module", "said"),
    [
        ("other = broken:PACKAGE", "1 / 0", "“other” was left out, because its package can’t be loaded: ZeroDiv"),
        ("other = no_such_module:PACKAGE", "", "“other” was left out, because its package can’t be loaded: ModuleNot"),
        ("other = broken:PACKAGE", "PACKAGE = 3", "doesn’t lead to a GamePackage"),
        (
            "great-wall = broken:PACKAGE",
            "from kartenhaus.games.great_wall import PACKAGE",
            "another package already brings a game of that name",
        ),
        (
            "other = broken:PACKAGE",
            "from kartenhaus.games.great_wall import PACKAGE",
            "its game calls itself “great-wall”",
        ),
        (
            "other = broken:PACKAGE",
            _GAME + "Other.telling = MonsterRoll.telling\nPACKAGE = GamePackage(Other(), BOTS, 'kartenhaus')",
            "the prefix “mr” of its messages belongs to “monster-roll”",
        ),
        (
            "other = broken:PACKAGE",
            _GAME + "Other.most_seats = 9\nPACKAGE = GamePackage(Other(), BOTS, 'kartenhaus')",
            "a game is for 2 to 8 players",
        ),
        (
            "other = broken:PACKAGE",
            _GAME + "PACKAGE = GamePackage(Other(), BOTS, 'broken_texts')",
            "it has no messages in de, fr",
        ),
        (
            "other = broken:PACKAGE",
            _GAME + "PACKAGE = GamePackage(Other(), 'broken:NO_BOTS', 'kartenhaus')\nNO_BOTS = {'easy': 1}",
            "broken:NO_BOTS has no bot medium, hard",
        ),
        (
            "other = broken:PACKAGE",
            _GAME + "PACKAGE = GamePackage(Other(), BOTS, 'kartenhaus', face='broken:NO_FACE')",
            "because its package can’t be loaded: AttributeError",
        ),
    ],
)
def test_a_broken_package_is_named_and_left_out(tmp_path: Path, entry_point: str, module: str, said: str) -> None:
    environment = Environment(tmp_path)
    environment.add("broken", entry_point, module)
    texts = environment.packages / "broken_texts"
    (texts / "locales" / "en").mkdir(parents=True)
    (texts / "__init__.py").touch()
    (texts / "locales" / "en" / "other.ftl").write_text("xx-name = Other\n")
    done = environment.run("rules", "great-wall", "GW-C1")
    (sentence,) = done.stderr.splitlines()
    assert said in sentence
    assert entry_point.split()[0] in sentence
    assert (done.returncode, done.stdout[:6]) == (0, "GW-C1:")
    assert "great-wall, monster-roll, photo-rummy." in environment.run("rules", "no-such-game").stderr
