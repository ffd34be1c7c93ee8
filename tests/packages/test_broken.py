"""A package that is broken is named and left out; everything else can be played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from kartenhaus.i18n import LANGUAGES
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

    with environment.serve(tmp_path / "data", tmp_path / "log"):
        pass
    logged = [entry for entry in _log(tmp_path / "log") if entry["event"] == "package left out"]
    assert sorted(entry["package"] for entry in logged) == sorted(["lost", *(name for name, _, _ in CASES.values())])
    (raised,) = [entry for entry in logged if entry["package"] == "raises"]
    assert raised["level"] == "warning"
    assert (raised["code"], raised["problem"]) == ("package-broken", "ZeroDivisionError: division by zero")


# The third line is no message, nor is the seventh; the fifth is no UTF-8.
_MUDDLED = (
    b"muddled-name = Muddled\n\nmuddled-pitch No equals sign\n\nmuddled-card = \xff\n\nmuddled-help = { $unclosed\n"
)


def test_what_cannot_be_read_of_a_packages_texts_is_named_by_file_and_line(tmp_path: Path) -> None:
    environment = Environment(tmp_path)
    environment.add("muddled", "muddled = muddled:PACKAGE")
    package = environment.packages / "muddled"
    for code in LANGUAGES:
        (package / "locales" / code).mkdir(parents=True)
        text = _MUDDLED if code == "de" else b"muddled-name = Muddled\n"
        (package / "locales" / code / "muddled.ftl").write_bytes(text)
    (package / "__init__.py").write_text(_GAME + "PACKAGE = GamePackage(Other(), BOTS, 'muddled')")
    lines = (3, 5, 7)

    done = environment.run("rules", "great-wall", "GW-C1")
    assert (done.returncode, done.stdout[:6]) == (0, "GW-C1:")
    named = [sentence.partition(": this")[0] for sentence in done.stderr.splitlines()]
    assert named == [f"muddled: locales/de/muddled.ftl, line {line}" for line in lines]

    found = json.loads(environment.run("conformance", "muddled", "--games", "1", "--json").stdout)["findings"]
    (languages,) = [finding for finding in found if finding["promise"] == "languages"]
    assert not languages["kept"]
    assert languages["shown"].startswith("muddled: locales/de/muddled.ftl, line 3")

    with environment.serve(tmp_path / "data", tmp_path / "log"):
        pass
    logged = [entry for entry in _log(tmp_path / "log") if entry["event"] == "text unreadable"]
    assert [(entry["file"], entry["line"]) for entry in logged] == [
        ("muddled: locales/de/muddled.ftl", line) for line in lines
    ]


def _log(file: Path) -> list[dict[str, Any]]:
    """All that a server has logged: every line is JSON."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
