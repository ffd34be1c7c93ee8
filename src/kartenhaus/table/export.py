"""A finished game as one JSON text: its log as everywhere, with the proof of its shuffle and the audit of its calls."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any, Final

from kartenhaus.catalog import GAMES
from kartenhaus.engine import Refused, named_game, read_log, write_log
from kartenhaus.table.facts import CallMade
from kartenhaus.table.fairness import Proof
from kartenhaus.table.finished import FinishedGame, Race

# The fields of a call in the audit, in their order and by their kind; `after` is that of its race.
_FIELDS: Final = (
    "after", "seat", "move", "counted", "code", "arrival", "round_trip", "jitter", "delta", "credit", "effective",
    "rank", "implausible", "measure", "held_back", "unchecked",
)  # fmt: skip
_TEXTS: Final = ("move", "counted", "code")
_FLAGS: Final = ("implausible", "held_back", "unchecked")
_NUMBERS: Final = tuple(name for name in _FIELDS if name not in (*_TEXTS, *_FLAGS))
# Earlier versions judged by the first measure, and did not say so.
_BEFORE: Final[dict[str, Any]] = {"measure": 1, "held_back": False, "unchecked": False}


def write_finished(finished: FinishedGame) -> str:
    game = GAMES[finished.log.game]
    content = json.loads(write_log(game, finished.log))
    content |= {
        "number": finished.number,
        "names": list(finished.names),
        "levels": list(finished.levels),
        "began": finished.began,
        "ended": finished.ended,
        "proof": asdict(finished.proof) | {"shared": list(finished.proof.shared)},
        "calls": [
            {name: race.after if name == "after" else getattr(call, name) for name in _FIELDS}
            for race in finished.races
            for call in race.calls
        ],
    }
    return json.dumps(content, indent=1, ensure_ascii=False) + "\n"


def read_finished(text: str) -> FinishedGame | Refused:
    """The game that a text holds. `checked_outcome` checks whether it is true."""
    name = named_game(text)
    if isinstance(name, Refused):
        return name
    if name not in GAMES:
        return Refused("game-unknown", "", {"game": name, "known": ", ".join(GAMES)})
    log = read_log(GAMES[name], text)
    if isinstance(log, Refused):
        return log
    content: dict[str, Any] = json.loads(text)
    if "proof" not in content:
        return Refused("proof-missing")
    proof = _proof(content["proof"])
    if proof is None:
        return Refused("log-field", "", {"field": "proof"})
    races = _races(content.get("calls"))
    if races is None:
        return Refused("log-field", "", {"field": "calls"})
    # Earlier versions did not say who was a bot.
    content = {"levels": [""] * log.seats} | content
    for field in ("names", "levels"):
        texts = content.get(field)
        if not isinstance(texts, list) or not all(isinstance(entry, str) for entry in texts):
            return Refused("log-field", "", {"field": field})
    for field in ("number", "began", "ended"):
        if type(content.get(field)) is not int:
            return Refused("log-field", "", {"field": field})
    return FinishedGame(
        number=content["number"],
        names=tuple(content["names"]),
        levels=tuple(content["levels"]),
        log=log,
        proof=proof,
        races=races,
        began=content["began"],
        ended=content["ended"],
    )


def _proof(entry: object) -> Proof | None:
    if not isinstance(entry, dict):
        return None
    commitment, secret, shared = entry.get("commitment"), entry.get("secret"), entry.get("shared")
    if not isinstance(commitment, str) or not isinstance(secret, str) or not isinstance(shared, list):
        return None
    if not all(isinstance(chance, str) for chance in shared):
        return None
    return Proof(commitment, secret, tuple(shared))


def _races(entries: object) -> tuple[Race, ...] | None:
    if not isinstance(entries, list):
        return None
    races: list[Race] = []
    for entry in entries:
        if not isinstance(entry, dict):
            return None
        told = _BEFORE | entry
        if set(told) != set(_FIELDS):
            return None
        # True is not a number here.
        kinds = ((_TEXTS, str), (_NUMBERS, int), (_FLAGS, bool))
        if not all(type(told[name]) is kind for names, kind in kinds for name in names):
            return None
        after = told.pop("after")
        call = CallMade(at=0, person="", id="", version=0, locked_until=0, **told)
        if races and call.rank != 1 and races[-1].after == after:
            races[-1] = Race(after, (*races[-1].calls, call))
        else:
            races.append(Race(after, (call,)))
    return tuple(races)
