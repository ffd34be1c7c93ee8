"""A package that is broken is named and left out; everything else can be played."""

from __future__ import annotations

from pathlib import Path

from tests.packages.environment import Environment

# A game that is right but for what a case does to it.
_GAME = """
from kartenhaus.engine import GamePackage
from kartenhaus.games.monster_roll import MonsterRoll
from kartenhaus.games.monster_roll.telling import MonsterRollTelling

class Telling(MonsterRollTelling):
    prefix = __name__.replace("_", "")

class Other(MonsterRoll):
    name = __name__.replace("_", "-")
    telling = Telling()

BOTS = "kartenhaus.bots.monster_roll:BOTS"
NO_BOTS = {"easy": 1}
"""
_OURS = "from kartenhaus.games.great_wall import PACKAGE"

# By the name of the module: the name of its entry point, what is in it, and what is said of it.
CASES = {
    "raises": ("raises", "1 / 0", "because its package can’t be loaded: ZeroDivisionError"),
    "no_kind": ("no-kind", "PACKAGE = 3", "doesn’t lead to a GamePackage"),
    "twice": ("great-wall", _OURS, "another package already brings a game of that name"),
    "misnamed": ("misnamed", _OURS, "its game calls itself “great-wall”"),
    "no_prefix": (
        "no-prefix",
        _GAME + "Other.telling = MonsterRoll.telling\nPACKAGE = GamePackage(Other(), BOTS, 'kartenhaus')",
        "the prefix “mr” of its messages belongs to “monster-roll”",
    ),
    "nine": (
        "nine",
        _GAME + "Other.most_seats = 9\nPACKAGE = GamePackage(Other(), BOTS, 'kartenhaus')",
        "a game is for 2 to 8 players",
    ),
    "english": (
        "english",
        _GAME + "PACKAGE = GamePackage(Other(), BOTS, 'english_texts')",
        "it has no messages in de, fr",
    ),
    "no_bots": (
        "no-bots",
        _GAME + "PACKAGE = GamePackage(Other(), 'no_bots:NO_BOTS', 'kartenhaus')",
        "no_bots:NO_BOTS has no bot medium, hard",
    ),
    "no_face": (
        "no-face",
        _GAME + "PACKAGE = GamePackage(Other(), BOTS, 'kartenhaus', face='no_face:NO_FACE')",
        "because its package can’t be loaded: AttributeError",
    ),
}


def test_broken_packages_are_named_and_left_out(tmp_path: Path) -> None:
    environment = Environment(tmp_path)
    for module, (entry_point, text, _) in CASES.items():
        environment.add(module, f"{entry_point} = {module}:PACKAGE", text)
    environment.add("lost", "lost = no_such_module:PACKAGE")
    texts = environment.packages / "english_texts"
    (texts / "locales" / "en").mkdir(parents=True)
    (texts / "__init__.py").touch()
    (texts / "locales" / "en" / "english.ftl").write_text("english-name = English\n")

    done = environment.run("rules", "great-wall", "GW-C1")
    assert (done.returncode, done.stdout[:6]) == (0, "GW-C1:")
    sentences = done.stderr.splitlines()
    for name, _, said in (*CASES.values(), ("lost", "", "can’t be loaded: ModuleNotFoundError")):
        assert [sentence for sentence in sentences if f"“{name}” was left out" in sentence and said in sentence], said
    assert len(sentences) == len(CASES) + 1

    unknown = environment.run("rules", "no-such-game").stderr
    assert "great-wall, monster-roll, photo-rummy." in unknown
