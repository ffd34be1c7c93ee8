"""What the docs show is true: examples run, positions deal, moves read back, links lead somewhere."""

from __future__ import annotations

import doctest
import json
import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from kartenhaus.cli import main
from kartenhaus.engine import Refused, Rng, read_log, replay, seed_from
from kartenhaus.server import Config, exposition, read_config, unknown_settings
from kartenhaus.server.telemetry import Metrics
from kartenhaus.store import SqliteStore
from kartenhaus.store.sqlite.sorting import MOST_LATEST
from kartenhaus.table import Settings
from kartenhaus.table.facts import ChatSaid, Fact, TableOpened
from tests.support import GAMES, accepted_options

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_examples_run(page: Path) -> None:
    results = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert results.failed == 0


def test_the_readme_has_an_example() -> None:
    assert ">>> " in (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_the_deals_in_the_docs_are_true() -> None:
    text = (ROOT / "docs" / "chance.md").read_text(encoding="utf-8")
    deals = re.findall(r"```position (\S+) ([0-9a-f]{64}) (\d)\n(.*?)```", text, re.S)
    assert {name for name, *_ in deals} == set(GAMES)
    for name, seed, seats, written in deals:
        game = GAMES[name]
        state = game.new(accepted_options(game, int(seats)), int(seats), Rng(seed_from(seed)))
        assert game.write_position(state).split() == written.split()


def _games(text: str) -> dict[str, str]:
    """The sections of a page that are about a game, by the game's name."""
    sections = {part.splitlines()[0].lower().replace(" ", "-"): part for part in re.split(r"^## ", text, flags=re.M)}
    return {name.removeprefix("the-"): part for name, part in sections.items() if name.removeprefix("the-") in GAMES}


def test_the_moves_in_the_docs_read_back() -> None:
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    sections = _games(text)
    assert set(sections) == set(GAMES)
    for name, section in sections.items():
        examples = re.findall(r"^\| [^|]+ \| `(?:[^`|]|\\\|)+` \| `([^`]+)` \|$", section, re.M)
        assert len(examples) >= 5
        for example in examples:
            move = GAMES[name].read_move(example)
            assert not isinstance(move, Refused), example
            assert GAMES[name].write_move(move) == example


def test_the_positions_in_the_docs_can_be_loaded() -> None:
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    for name, section in _games(text).items():
        positions = re.findall(r"```text\n(.*?)```", section, re.S)
        assert positions
        for position in positions:
            options = accepted_options(GAMES[name], 3)
            state = GAMES[name].read_position(position, options, Rng(bytes(32)))
            assert not isinstance(state, Refused), state


def test_the_logs_in_the_docs_replay() -> None:
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    logs = re.findall(r"```json\n(.*?)```", text, re.S)
    assert logs
    for written in logs:
        game = GAMES[json.loads(written)["game"]]
        log = read_log(game, written)
        assert not isinstance(log, Refused)
        assert not isinstance(replay(game, log), Refused)


def test_the_bot_of_the_docs_plays_in_the_arena_and_beats_chance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python my_bots.py\n(.*?)```", text, re.S)
    assert len(code.splitlines()) <= 30
    (tmp_path / "my_bots.py").write_text(code, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    words = "arena great-wall --bots my_bots:Careful,random --games 12 --workers 1 --json"
    assert main(words.split()) == 0
    (standing,) = json.loads(capsys.readouterr().out)["standings"]
    assert standing["one"] == "my_bots:Careful"
    assert standing["rate"] > 0.6
    for missing in ("my_bots:Careless", "no_bots:Careful", "json:dumps", ":", "my_bots:"):
        assert main(["arena", "great-wall", "--bots", f"{missing},random", "--lang", "en"]) == 2
        assert f"There’s no bot called “{missing}”" in capsys.readouterr().err


OPERATIONS = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")


def test_settings_and_metrics_in_the_docs_exist() -> None:
    named = set(re.findall(r"KARTENHAUS_[A-Z_]+(?![A-Z_.])", OPERATIONS))
    assert named
    assert unknown_settings(dict.fromkeys(named, "")) == []
    known = re.findall(r"^# TYPE (\w+) ", exposition.written(Metrics()).decode(), re.M)
    assert known
    named = set(re.findall(r"\b(?:kartenhaus|process|python)_[a-z_]+", OPERATIONS))
    assert named <= set(known)
    (line,) = re.findall(r"^Environment=(.*)$", OPERATIONS, re.M)
    assert isinstance(read_config(dict(part.split("=", 1) for part in line.split()), {}), Config)


def test_what_the_docs_delete_is_gone_and_nothing_else(tmp_path: Path) -> None:
    """Tables by their address, by somebody who sat there, by somebody who only talked, and by their age."""
    now = int(time.time() * 1000)
    openers = {"the-table": "anna", "they-opened": "the-person", "they-talked": "ben", "old": "ben", "stays": "ben"}
    times = {table: now - 400 * 86_400_000 if table == "old" else now for table in openers}
    store = SqliteStore(tmp_path / "house.db", lambda function: function())
    for table, person in openers.items():
        facts: list[Fact] = [TableOpened(times[table], person, "c", "great-wall", 2, {}, Settings(), "ab" * 32)]
        # So many that they are sorted at once.
        facts += [ChatSaid(times[table], person, f"s{number}", "Anna", "x") for number in range(MOST_LATEST)]
        store.append(table, 0, facts, lambda failure: None)
    store.close()
    store = SqliteStore(tmp_path / "house.db", lambda function: function())
    for table in openers:
        who = "the-person" if table == "they-talked" else "ben"
        store.append(
            table, MOST_LATEST + 1, [ChatSaid(times[table], who, "last", "Cleo", "hello")], lambda failure: None
        )
    store.close()
    (statements,) = re.findall(r"```sql\n(.*?)```", OPERATIONS, re.S)
    with closing(sqlite3.connect(tmp_path / "house.db", isolation_level=None)) as database:
        for place in ("facts", "latest"):
            assert database.execute(f"SELECT count(DISTINCT table_id) FROM {place}").fetchone() == (len(openers),)
        database.executescript(statements)
        left = [
            database.execute(f"SELECT DISTINCT {column} FROM {place}").fetchall()
            for column, place in (("table_id", "people"), ("id", "tables"))
        ]
        assert left == [[("stays",)]] * 2
        kept = "SELECT table_id FROM facts UNION SELECT table_id FROM latest"
        assert database.execute(kept).fetchall() == [("stays",)]


def test_the_walk_to_a_new_game_shows_the_code_of_the_example() -> None:
    walk = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    example = ROOT / "examples" / "crazy_eights"
    files = [file.read_text(encoding="utf-8") for file in example.rglob("*") if file.suffix in (".py", ".ftl", ".toml")]
    blocks = re.findall(r"^```\w+\n(.*?)^```", walk, re.DOTALL | re.MULTILINE)
    assert len(blocks) > 10
    for block in blocks:
        assert any(block in file for file in files), block
