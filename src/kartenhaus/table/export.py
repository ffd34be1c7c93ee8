"""A finished game as one JSON text: its log as everywhere, with the proof of its shuffle and the audit of its calls."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any, Final

from kartenhaus.catalog import GAMES
from kartenhaus.engine import Refused, named_game, read_log, write_log
from kartenhaus.table.fairness import Proof
from kartenhaus.table.finished import AuditedCall, FinishedGame

# The fields of a call in the audit, by their kind.
_TEXTS: Final = ("move", "counted", "code")
_NUMBERS: Final = (
    "after", "seat", "arrival", "round_trip", "jitter", "delta", "credit", "effective", "rank", "measure",
)  # fmt: skip
_FLAGS: Final = ("implausible", "held_back", "unchecked")
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
        "calls": [asdict(call) for call in finished.calls],
    }
    return json.dumps(content, indent=1, ensure_ascii=False) + "\n"


def read_finished(text: str) -> FinishedGame | Refused:
    """The game that a text holds. Whether it is true is for `checked_outcome` to say."""
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
    calls = _calls(content.get("calls"))
    if calls is None:
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
        calls=calls,
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


def _calls(entries: object) -> tuple[AuditedCall, ...] | None:
    if not isinstance(entries, list):
        return None
    calls: list[AuditedCall] = []
    for entry in entries:
        if not isinstance(entry, dict):
            return None
        call = _BEFORE | entry
        if set(call) != {*_TEXTS, *_NUMBERS, *_FLAGS}:
            return None
        # True is not a number here.
        kinds = ((_TEXTS, str), (_NUMBERS, int), (_FLAGS, bool))
        if not all(type(call[name]) is kind for names, kind in kinds for name in names):
            return None
        calls.append(AuditedCall(**call))
    return tuple(calls)
