"""Simple players of Photo Rummy: one that always lays what it can, one that overlooks half of it."""

from __future__ import annotations

from collections.abc import Sequence

from kartenhaus.bots.bot import Bot
from kartenhaus.engine import Move, Rng, seed_from
from kartenhaus.games.photo_rummy import View
from kartenhaus.games.photo_rummy.cards import CARDS_BY_TEXT, JOKER, with_card, without_card
from kartenhaus.games.photo_rummy.moves import EndTurn, PhotoRummyMove, TakeBack
from kartenhaus.games.photo_rummy.solver import best_lay


class GreedyPhotoRummy(Bot):
    """Draws from any stack and lays as many cards as can be laid, jokers first where there is a choice."""

    def choose(self, view: View, legal_moves: Sequence[Move], rng: Rng, budget: int) -> Move | None:
        if not legal_moves:
            return None
        if view.phase == "draw":
            return legal_moves[rng.below(len(legal_moves))]
        return _next_step(view, _rack_at_draw(view))


class RandomPhotoRummy(Bot):
    """Draws from any stack and sees only half of its rack, by chance. Steps by chance alone would never end a turn."""

    def choose(self, view: View, legal_moves: Sequence[Move], rng: Rng, budget: int) -> Move | None:
        if not legal_moves:
            return None
        if view.phase == "draw":
            return legal_moves[rng.below(len(legal_moves))]
        rack = _rack_at_draw(view)
        # The chance hangs on the rack as it was when the card was drawn, so that it is the same for the whole turn.
        chance = Rng(seed_from(rack.hex()))
        return _next_step(view, bytes(card for card in rack if chance.below(2)))


def _next_step(view: View, rack: bytes) -> PhotoRummyMove:
    """The next step of the best lay of these cards from the beginning of this turn; after the last one, its end."""
    table = [bytes(CARDS_BY_TEXT[text.lower()] for text in cards) for cards in view.old]
    if view.first is not None:
        table[view.first] = b""
    while table and not table[-1]:
        table.pop()
    assert view.viewer is not None
    had_laid = view.players[view.viewer].opened and view.first is None
    plan = best_lay(table, rack, had_laid)
    made = len(view.steps)
    if made > len(plan.steps):
        return TakeBack(whole=True)
    return EndTurn() if made == len(plan.steps) else plan.steps[made]


def _rack_at_draw(view: View) -> bytes:
    """The rack as it was when the card was drawn, before any step."""
    rack = bytes(sorted(CARDS_BY_TEXT[text.lower()] for text in view.rack))
    for step in reversed(view.steps):
        if step.freed:
            rack = without_card(rack, JOKER)
        if step.origin is None:
            rack = with_card(rack, step.card)
    return rack
