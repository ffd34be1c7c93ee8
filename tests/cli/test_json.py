"""--json: every command that prints a table gives its figures, with the keys that docs/command-line.md promises."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kartenhaus.cli import main
from kartenhaus.lab import Finding
from kartenhaus.store import SqliteStore
from kartenhaus.table.facts import ChatSaid, TableOpened
from kartenhaus.table.settings import Settings
from tests.table.test_fairness import exported

PAGE = Path(__file__).parents[2] / "docs" / "command-line.md"
BLOCKS = re.findall(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
PERSON = "0123456789abcdef" * 2
Answer = Callable[..., Any]


def _promised(*keys: str) -> Any:
    """The object of the page that has these keys."""
    (found,) = [block for block in map(json.loads, BLOCKS) if set(keys) == set(block)]
    return found


def _shape(value: Any) -> Any:
    """The keys, and the kinds of values, wherever both sides have something to compare."""
    match value:
        case dict():
            return {key: _shape(inner) for key, inner in value.items()}
        case list():
            return [_shape(value[0])] if value else []
        case int() | float() if not isinstance(value, bool):
            return "number"
        case _:
            return type(value).__name__


@pytest.fixture
def answer(capsys: pytest.CaptureFixture[str]) -> Answer:
    def ask(*words: str, code: int = 0) -> Any:
        assert main([*words, "--json", "--lang", "de"]) == code
        captured = capsys.readouterr()
        assert captured.err == ""
        return json.loads(captured.out)

    return ask


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A database with a whole table and a damaged one."""
    store = SqliteStore(tmp_path / "kartenhaus.db", lambda function: function())
    for table in ("whole", "damaged"):
        opened = TableOpened(1_000, "anna", "c", "great-wall", 2, {"begins": 0, "deck": ""}, Settings(), "ab" * 32)
        store.append(table, 0, [opened, ChatSaid(2_000, "anna", "s", "Anna", "hello")], lambda failure: None)
    store.close()
    with closing(sqlite3.connect(tmp_path / "kartenhaus.db", isolation_level=None)) as database:
        database.execute("UPDATE latest SET fact = replace(fact, 'hello', 'good bye') WHERE table_id = 'damaged'")
    return tmp_path


def test_arena(answer: Answer) -> None:
    words = ("arena", "great-wall", "--bots", "greedy,random", "--games", "2", "--workers", "1")
    said, promised = answer(*words), _promised("contest", "standings", "elo")
    assert set(said["elo"]) == {"greedy", "random"}
    for whole in (said, promised):
        # By the names of the bots and of the options of a game.
        del whole["elo"], whole["contest"]["options"]
    assert _shape(said) == _shape(promised)


def test_conformance(answer: Answer, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [Finding("views", True), Finding("sent", False, 2, 1, "…")]
    monkeypatch.setattr("kartenhaus.cli.conformance.findings", lambda game, games: iter(found))
    monkeypatch.setattr("kartenhaus.cli.conformance.PROMISES", ("views", "sent"))
    said = answer("conformance", "great-wall", code=1)
    assert [finding["kept"] for finding in said["findings"]] == [True, False]
    assert _shape(said) == _shape(_promised("game", "games", "findings"))


def test_odds(answer: Answer) -> None:
    said = answer("odds", "--games", "1")
    assert len(said["compositions"]) == 25
    assert _shape(said) == _shape(_promised("games", "seed", "compositions"))


def test_rules_and_their_tests(answer: Answer) -> None:
    told, proved = [block for block in map(json.loads, BLOCKS) if set(block) == {"game", "rules"}]
    said = answer("rules", "great-wall")
    assert _shape(said) == _shape(told)
    assert [rule["rule"] for rule in answer("rules", "great-wall", "gw-c2")["rules"]] == ["GW-C2"]
    coverage = answer("rules", "great-wall", "--coverage")
    assert [rule["rule"] for rule in coverage["rules"]] == [rule["rule"] for rule in said["rules"]]
    assert _shape(coverage) == _shape(proved)
    (only,) = answer("rules", "great-wall", "gw-c2", "--coverage")["rules"]
    assert only["rule"] == "GW-C2"


def test_verify(answer: Answer, tmp_path: Path) -> None:
    content = json.loads(exported("great-wall"))
    content["calls"][0]["held_back"] = True
    file = tmp_path / "game.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    said = answer("verify", str(file))
    promised = _promised("fair", "game", "commitment", "seed", "moves", "calls", "players")
    assert {player["seat"] for player in said["players"]} == {0, 1, 2}
    assert "held-back" in said["calls"][0]["marks"]
    assert _shape(said) == _shape(promised)
    wrong = answer("verify", str(file), "--commitment", "00", code=1)
    assert wrong["problem"] == "proof-other-promise"
    assert _shape(wrong) == _shape(_promised("fair", "problem", "text"))


def test_store(answer: Answer, data: Path, tmp_path: Path) -> None:
    checked = answer("store", "check", "--data", str(data), code=1)
    assert (checked["tables"], checked["damaged"][0]["fact"], checked["faults"]) == (2, 1, [])
    promised = _promised("tables", "faults", "damaged")
    assert _shape(checked) == _shape(promised | {"faults": []})
    copied = answer("store", "copy", str(data), str(tmp_path / "copy.db"), code=1)
    assert (copied["copied"], copied["left"][0]["id"]) == (1, "damaged")
    assert _shape(copied) == _shape(_promised("copied", "before", "left"))
    rescued = answer("store", "rescue", str(data / "kartenhaus.db"), str(tmp_path / "new.db"), code=1)
    assert (rescued["whole"], rescued["damaged"][0]["id"]) == (1, "damaged")
    assert _shape(rescued) == _shape(_promised("file", "whole", "damaged"))


def test_identity(answer: Answer, data: Path) -> None:
    revoked = answer("identity", "revoke", PERSON, "--data", str(data))
    assert revoked == {"person": PERSON, "new": True}
    assert answer("identity", "revoke", PERSON, "--data", str(data))["new"] is False
    listed = answer("identity", "list", "--data", str(data))
    assert [line["person"] for line in listed["forgotten"]] == [PERSON]
    assert _shape(listed) == _shape(_promised("forgotten"))
    assert _shape(revoked) == _shape(_promised("person", "new"))
