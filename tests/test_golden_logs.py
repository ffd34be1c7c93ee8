"""Games played long ago replay to the same end. If one of these fails, the game's rules_version must go up."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

from kartenhaus.catalog import GAMES
from kartenhaus.engine import Refused, read_log, replay

GOLDEN = Path(__file__).parent / "golden"
LOGS = sorted(GOLDEN.glob("*.json"))
# Played by rules that are no longer ours; named by the version of those.
OUTDATED = sorted((GOLDEN / "outdated").glob("*.json"))


def test_every_game_has_golden_logs() -> None:
    assert {json.loads(log.read_text(encoding="utf-8"))["game"] for log in LOGS} == set(GAMES)


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_a_golden_log_replays_to_the_same_end(log: Path) -> None:
    text = log.read_text(encoding="utf-8")
    content = json.loads(text)
    game = GAMES[content["game"]]
    read = read_log(game, text)
    assert not isinstance(read, Refused), read
    played = replay(game, read)
    assert not isinstance(played, Refused), played
    assert game.write_position(played.record.state) == content["end"]
    assert sha256(repr(played.events).encode()).hexdigest() == content["events_sha256"]


@pytest.mark.parametrize("log", OUTDATED, ids=lambda log: log.stem)
def test_a_log_of_older_rules_is_refused_by_their_number(log: Path) -> None:
    text = log.read_text(encoding="utf-8")
    game = GAMES[json.loads(text)["game"]]
    refusal = read_log(game, text)
    assert isinstance(refusal, Refused)
    assert refusal.code == "log-rules-version"
    assert refusal.params == {"version": int(log.stem.rpartition("-")[2]), "known": game.rules_version}
