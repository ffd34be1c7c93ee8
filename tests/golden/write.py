"""Writes the golden logs anew: python -m tests.golden.write GAME. Only after rules_version has gone up; one log
of the rules before goes to older/."""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path

from kartenhaus.engine import Record, seed_from, write_log
from tests.conformance.supports import SUPPORTS
from tests.support import GAMES, accepted, accepted_options, rng


def write(name: str) -> None:
    game = GAMES[name]
    for seats in range(game.fewest_seats, game.most_seats + 1):
        record = Record(
            game, accepted_options(game, seats, **SUPPORTS[name].short_game), seats, seed_from(f"golden {seats}")
        )
        events = [
            accepted(record.play(*choice))
            for choice in SUPPORTS[name].playing(record.state, rng(f"golden {name} {seats}"))
        ]
        content = json.loads(write_log(game, record.log)) | {
            "end": game.write_position(record.state),
            "events_sha256": sha256(repr(events).encode()).hexdigest(),
        }
        path = Path(__file__).parent / f"{name}-{seats}.json"
        path.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for game_name in sys.argv[1:]:
        write(game_name)
