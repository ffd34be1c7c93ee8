"""Saves: written whole, read back exactly, refused with a reason when damaged, and never touched then."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from kartenhaus.engine import Record, Refused, seed_from
from kartenhaus.terminal.saves import PERSON, Save, new_save_path, read_save, save_folder, write_save
from tests.support import GAMES, accepted_options
from tests.terminal.typist import anything, play


@pytest.fixture(params=sorted(GAMES))
def save(request: pytest.FixtureRequest) -> Save:
    game = GAMES[request.param]
    short = {"rounds": 1} if game.name == "photo-rummy" else {}
    record = Record(game, accepted_options(game, 3, **short), 3, seed_from("saves"))
    think = anything(game.name, "saves")
    play(record, [think() for _ in range(60)])
    assert record.log.moves
    return Save(record, (PERSON, "greedy", "greedy"))


def test_a_save_reads_back(save: Save, tmp_path: Path) -> None:
    path = new_save_path(tmp_path / "new", "game")
    write_save(save, path)
    again = read_save(path)
    assert isinstance(again, Save)
    assert again.players == save.players
    assert again.record.state == save.record.state
    assert again.record.log == save.record.log
    assert [file.name for file in path.parent.iterdir()] == ["game-1.json"]


def test_a_resumed_game_goes_on_as_if_never_left(save: Save, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_save(save, path)
    again = read_save(path)
    assert isinstance(again, Save)
    play(save.record, [], think=anything(save.record.game.name, "go on"))
    play(again.record, [], think=anything(save.record.game.name, "go on"))
    assert again.record.state == save.record.state


@pytest.mark.parametrize(
    ("damage", "code"),
    [
        (lambda text: text[: len(text) // 2], "log-not-json"),
        (lambda text: "", "log-not-json"),
        (lambda text: "[]", "log-not-ours"),
        (lambda text: re.sub(r'"rules_version": \d+', '"rules_version": 99', text), "log-rules-version"),
        (lambda text: text.replace('"seats": 3', '"seats": 2'), "log-field"),
        (lambda text: text.replace('"greedy"', '"psychic"', 1), "log-field"),
        (lambda text: text.replace('"person"', '"greedy"'), "log-field"),
        (lambda text: text.replace('"game": "', '"game": "x'), "game-unknown"),
        (lambda text: text.replace('"moves": [', '"moves": [\n  "0 juggle",'), "log-move"),
        (lambda text: text.replace('"seed": "', '"seed": "0'), "log-field"),
    ],
)
def test_a_damaged_save_is_refused_and_left_alone(save: Save, tmp_path: Path, damage: object, code: str) -> None:
    path = tmp_path / "game.json"
    write_save(save, path)
    assert callable(damage)
    damaged = damage(path.read_text(encoding="utf-8"))
    path.write_text(damaged, encoding="utf-8")
    answer = read_save(path)
    assert isinstance(answer, Refused)
    assert answer.code == code
    assert path.read_text(encoding="utf-8") == damaged


def test_files_that_are_no_saves(tmp_path: Path) -> None:
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe\x00")
    huge = tmp_path / "huge.json"
    huge.write_text(json.dumps("x" * 5_000_001))
    deep = tmp_path / "deep.json"
    deep.write_text("[" * 100_000)
    for path, code in [
        (binary, "log-not-json"),
        (huge, "save-too-large"),
        (deep, "log-not-json"),
        (tmp_path, "cli-file-folder"),
        (tmp_path / "none.json", "cli-file-missing"),
    ]:
        answer = read_save(path)
        assert isinstance(answer, Refused)
        assert answer.code == code


def test_saves_go_to_the_systems_place_under_a_free_name(tmp_path: Path) -> None:
    assert save_folder({"HOME": "/home/x"}) == Path("/home/x/.local/share/kartenhaus")
    assert save_folder({"HOME": "/home/x", "XDG_DATA_HOME": "/data"}) == Path("/data/kartenhaus")
    assert new_save_path(tmp_path, "great-wall").name == "great-wall-1.json"
    assert new_save_path(tmp_path, "great-wall").name == "great-wall-2.json"
