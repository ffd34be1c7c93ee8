"""What a bot of Photo Rummy knows on its turn, after the draw, and how it carries out a plan.

A turn is decided before its first step. The bot remembers nothing between two steps: it makes the same plan from the
same observation again, and sees from the steps already made how far it has come.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from kartenhaus.engine import Move, Rng, seed_from
from kartenhaus.games.photo_rummy import View
from kartenhaus.games.photo_rummy.cards import CARDS_BY_TEXT, JOKER, with_card, without_card
from kartenhaus.games.photo_rummy.moves import EndTurn, FreeJoker, LayCard, MovePhoto, PhotoRummyMove, TakeBack
from kartenhaus.games.photo_rummy.solver import Plan, Weights, best_lay, can_go_out


@dataclass(frozen=True, slots=True)
class Rival:
    """Another player: how many cards are on the rack, which of them everybody has seen, whether a first combination
    is laid, and the score."""

    cards: int
    seen: bytes
    opened: bool
    score: int


@dataclass(frozen=True, slots=True)
class Observation:
    """The table and the own rack as they were when the card had been drawn, before any step."""

    table: tuple[bytes, ...]
    rack: bytes
    opened: bool
    score: int
    # Clockwise from the seat behind the own one.
    rivals: tuple[Rival, ...]
    # After this one.
    rounds_to_come: int

    @property
    def lead(self) -> int:
        """Over the best rival; negative for a lag."""
        return self.score - max([rival.score for rival in self.rivals])

    @property
    def can_go_out(self) -> bool:
        """Asked first as if a first combination were laid: that is fast, and the answer is mostly no. On an empty table
        it makes no difference."""
        if not can_go_out(self.table, self.rack, True):
            return False
        return self.opened or not any(self.table) or can_go_out(self.table, self.rack, False)

    def noticed(self, overlooked: int) -> bytes:
        """The rack without the cards that are overlooked, so many out of a hundred.

        The randomness comes from the rack itself, so that it is the same for all steps of the turn.
        """
        chance = Rng(seed_from(self.rack.hex()))
        return bytes([card for card in self.rack if chance.below(100) >= overlooked])

    def best_lay(self, cards: bytes, joker_worth: int = 1) -> Plan:
        """The most that can be laid of these cards of the rack."""
        return _best_lay(self.table, cards, self.opened, joker_worth)


@lru_cache(maxsize=16)
def _best_lay(table: tuple[bytes, ...], cards: bytes, opened: bool, joker_worth: int) -> Plan:
    """Cached: every step of a turn asks for it again."""
    return best_lay(table, cards, opened, Weights(photo=1, joker=joker_worth))


def observe(view: View) -> Observation:
    """For the seat on turn."""
    assert view.viewer is not None, "a bot sits at the table"
    table = [_cards(texts) for texts in view.old]
    if view.first is not None:
        table[view.first] = b""
    while table and not table[-1]:
        table.pop()
    own = view.players[view.viewer]
    seats = len(view.players)
    behind = [view.players[(view.viewer + turn) % seats] for turn in range(1, seats)]
    return Observation(
        table=tuple(table),
        rack=_rack_at_draw(view),
        opened=own.opened and view.first is None,
        score=own.score,
        rivals=tuple([Rival(other.rack, _cards(other.seen), other.opened, other.score) for other in behind]),
        rounds_to_come=view.options.rounds - len(view.rounds) - 1,
    )


def next_step(view: View, plan: Plan, legal_moves: Sequence[Move]) -> PhotoRummyMove:
    """The next step of a plan; after the last one, the end of the turn.

    Steps that are not of this plan, for instance those of a person whose seat the bot has taken over, are taken back.
    """
    made = len(view.steps)
    if made > len(plan.steps) or any(
        step.card != _card_of(planned) for step, planned in zip(view.steps, plan.steps, strict=False)
    ):
        return TakeBack(whole=True)
    step = plan.steps[made] if made < len(plan.steps) else EndTurn()
    if step in legal_moves:
        return step
    return TakeBack(whole=True) if made else EndTurn()


def _card_of(step: PhotoRummyMove) -> int:
    if isinstance(step, LayCard):
        return step.card
    assert isinstance(step, MovePhoto | FreeJoker), "plans are made of cards laid and moved"
    return step.photo


def _rack_at_draw(view: View) -> bytes:
    """The rack as it was when the card was drawn, before any step."""
    rack = bytes(sorted(_cards(view.rack)))
    for step in reversed(view.steps):
        if step.freed:
            rack = without_card(rack, JOKER)
        if step.origin is None:
            rack = with_card(rack, step.card)
    return rack


def _cards(texts: tuple[str, ...]) -> bytes:
    return bytes([CARDS_BY_TEXT[text.lower()] for text in texts])
