"""The game in examples/, installed beside Kartenhaus: every part of it finds the game by itself."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from kartenhaus.engine import Rng, seed_from
from kartenhaus.i18n import LANGUAGES, Language
from kartenhaus.lab import PROMISES
from tests.packages.conftest import EXAMPLE
from tests.packages.environment import Environment
from tests.server.client import Guest
from tests.server.players import play_on
from tests.server.serving import run

GAME = "crazy-eights"
MOST_LINES = 500


def test_a_game_in_three_languages_is_small() -> None:
    files = [file for file in EXAMPLE.rglob("*") if file.suffix in (".py", ".ftl", ".toml")]
    assert {file.suffix for file in files} == {".py", ".ftl", ".toml"}
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) <= MOST_LINES


def test_it_keeps_all_promises(environment: Environment) -> None:
    done = environment.run("conformance", GAME, "--games", "1", "--json")
    findings = json.loads(done.stdout)["findings"]
    assert [finding for finding in findings if not finding["kept"]] == []
    assert [finding["promise"] for finding in findings] == list(PROMISES)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(("language", "rule"), [("en", "An eight"), ("de", "Eine Acht"), ("fr", "Un huit")])
def test_its_rules_are_read(environment: Environment, language: str, rule: str) -> None:
    assert rule in environment.run("rules", GAME, "--lang", language).stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_in_the_terminal_to_the_end(environment: Environment, language: str) -> None:
    """By somebody who always takes the first move of the list."""
    words = ("play", GAME, "--seats", "4", "--seed", "table", "--bots", "hard,medium,easy", "--lang", language)
    done = environment.run(*words, typed="1\n" * 500)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    ranking = lines[lines.index(Language(language).say("end-title")) + 1 :]
    assert sum(bool(re.match(r"  [1-4]\. ", line)) for line in ranking) == 4


def test_its_bots_meet_in_the_arena(environment: Environment) -> None:
    done = environment.run("arena", GAME, "--bots", "medium,easy", "--games", "20", "--workers", "1", "--json")
    (standing, *_) = json.loads(done.stdout)["standings"]
    assert standing["one"] == "medium"
    assert standing["rate"] > 0.5


def test_eight_play_it_over_a_real_server(environment: Environment, tmp_path: Path) -> None:
    with environment.serve(tmp_path / "data") as port:
        log = run(_whole_game(port))
    (tmp_path / "game.json").write_text(log, encoding="utf-8")
    verified = environment.run("verify", str(tmp_path / "game.json"))
    assert (verified.returncode, verified.stderr) == (0, "")


async def _whole_game(port: int) -> str:
    async with Guest(port) as anna:
        (said,) = [game for game in await anna.get("/api/games") if game["name"] == GAME]
        assert (said["board"], said["most_seats"], said["prefix"]) == ("generic", 8, "ce")
        assert (await anna.get(f"/api/games/{GAME}"))["faces"]["10h"] == {"text": "10♥", "colour": "red"}
        table = await anna.open_table(GAME, 8, window=0)
        async with anna.at(table) as one:
            await one.do("sit", name="Anna")
            # In all seats that are free.
            await one.do("seat-bot", level="medium")
            await one.do("start")
            assert await play_on(one, Rng(seed_from("anna"))) > 0
            game = one.seen["game"]
            assert len(game["outcome"]["places"]) == 8
            assert sum(zone["count"] for zone in game["zones"]) == 52
            offers = [json.loads(text).get("own", {}) for text in one.texts if '"offers":[{' in text]
            assert {offer["zone"] for own in offers for offer in own["offers"]} >= {"pile", "deck"}
        replay = await anna.get(f"/api/tables/{table}/games/1/replay")
        assert len(replay["names"]) == 8
        return (await anna.http.get(f"/api/tables/{table}/games/1")).text
