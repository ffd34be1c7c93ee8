"""A hint for a person: how many cards can be laid, and the steps, one after the other."""

from __future__ import annotations

from kartenhaus.engine import Hint
from kartenhaus.games.photo_rummy.cards import CARDS_BY_TEXT
from kartenhaus.games.photo_rummy.solver import best_lay
from kartenhaus.games.photo_rummy.view import View


def hint(view: View) -> Hint:
    """The most cards that can be laid in a turn that begins from this table."""
    if view.viewer != view.active or view.phase != "play":
        return Hint("pr-hint-draw-first")
    if view.steps:
        return Hint("pr-hint-take-back")
    rack = _cards(view.rack)
    plan = best_lay([_cards(shown.cards) for shown in view.table], rack, view.players[view.active].opened)
    if not plan.steps:
        return Hint("pr-hint-nothing")
    code = "pr-hint-out" if plan.laid == len(rack) else "pr-hint-count"
    return Hint(code, {"count": plan.laid}, plan.steps)


def _cards(texts: tuple[str, ...]) -> bytes:
    return bytes(sorted(CARDS_BY_TEXT[text.lower()] for text in texts))
