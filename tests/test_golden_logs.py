"""Games played long ago replay to the same end. If one of these fails, the game's rules_version must go up."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

from kartenhaus.engine import Refused, read_log, replay
from tests.support import GAMES

GOLDEN = Path(__file__).parent / "golden"
LOGS = sorted(GOLDEN.glob("*.json"))
# Logs of earlier rules, one for each game whose rules_version has gone up.
OLDER = sorted((GOLDEN / "older").glob("*.json"))


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


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.rules_version > 1])
def test_a_log_of_earlier_rules_is_refused_by_their_number(name: str) -> None:
    texts = [log.read_text(encoding="utf-8") for log in OLDER]
    older = [text for text in texts if json.loads(text)["game"] == name]
    assert older
    for text in older:
        version = json.loads(text)["rules_version"]
        assert version < GAMES[name].rules_version
        known = GAMES[name].rules_version
        assert read_log(GAMES[name], text) == Refused("log-rules-version", "", {"version": version, "known": known})
