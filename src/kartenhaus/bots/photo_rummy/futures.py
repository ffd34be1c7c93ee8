"""How a round of two players may go on: imagined racks and draws, and who would be out first.

In what is imagined both wait until all cards can be laid. Then the luck of one does not depend on that of the other,
and every own future can be held against every future of the rival: a few of each tell much.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from kartenhaus.bots.photo_rummy.sight import Sight
from kartenhaus.bots.photo_rummy.standing import chances
from kartenhaus.engine import Rng
from kartenhaus.games.photo_rummy.cards import ALL_CARDS, CATEGORIES, CITIES, JOKER, category_of, city_of, with_card
from kartenhaus.games.photo_rummy.combinations import SHORTEST_ROW, SHORTEST_SET
from kartenhaus.games.photo_rummy.rounds import JOKER_COSTS
from kartenhaus.games.photo_rummy.solver import can_go_out

# How many turns of each player are imagined.
HORIZON: Final = 12
# What it takes to imagine the hidden cards once, in steps; a step is one test whether a rack can be laid.
_DEAL_STEPS: Final = 8
# A rival who could go out would have done so: so often another rack is imagined instead.
_TRIES: Final = 3


def cost_of(cards: bytes) -> int:
    """PR-E2: what these cards cost who is left with them."""
    return len(cards) + (JOKER_COSTS - 1) * cards.count(JOKER)


def all_fit(table: Sequence[bytes], rack: bytes, opened: bool) -> bool:
    """Whether the whole rack can be laid. Of a first combination (PR-L1) only that there is one is asked: with as many
    cards as one has by then, it hardly ever stands in the way."""
    return (opened or _has_combination(rack)) and can_go_out(table, rack, True)


def _has_combination(rack: bytes) -> bool:
    rows, sets = [0] * CITIES, [0] * CATEGORIES
    jokers = rack.count(JOKER)
    for card in rack[: len(rack) - jokers]:
        rows[city_of(card)] += 1
        sets[category_of(card)] += 1
    joker = min(1, jokers)
    return max(rows) + joker >= SHORTEST_ROW or max(sets) + joker >= SHORTEST_SET


class Deal:
    """One way the hidden cards may lie: the rack of the rival, and what the rival and oneself will draw."""

    __slots__ = ("drawn_by_rival", "drawn_by_self", "rack", "steps")

    def __init__(self, sight: Sight, rng: Rng) -> None:
        rival = sight.rivals[0]
        known = Counter(b"".join((*sight.table, sight.rack, rival.seen)))
        hidden = bytes(sorted((Counter(ALL_CARDS) - known).elements()))
        missing = rival.cards - len(rival.seen)
        self.steps = _DEAL_STEPS
        for _ in range(_TRIES):
            hidden = rng.shuffled(hidden)
            self.rack = bytes(sorted(rival.seen + hidden[:missing]))
            self.steps += 1
            if not all_fit(sight.table, self.rack, rival.opened):
                break
        self.drawn_by_rival = hidden[missing::2][:HORIZON]
        self.drawn_by_self = hidden[missing + 1 :: 2][:HORIZON]


def turns_to_out(table: Sequence[bytes], rack: bytes, opened: bool, draws: bytes) -> int:
    """In which of the turns with these draws all cards can be laid for the first time; HORIZON + 1 for in none."""
    for turn, card in enumerate(draws, start=1):
        rack = with_card(rack, card)
        if all_fit(table, rack, opened):
            return turn
    return HORIZON + 1


def _costs(rack: bytes, draws: bytes) -> list[int]:
    """What a rack costs after no draw, after one, and so on."""
    return [cost_of(rack + draws[:turn]) for turn in range(HORIZON + 1)]


class Futures:
    """What may come of a table and an own rack, as far as has been imagined; the rival is next to draw."""

    __slots__ = ("_lead", "_opened", "_own", "_rack", "_rival", "_rival_opened", "_rounds", "_table")

    def __init__(self, sight: Sight, table: Sequence[bytes], rack: bytes, opened: bool) -> None:
        self._table = table
        self._rack = rack
        self._opened = opened
        self._rival_opened = sight.rivals[0].opened
        self._lead = sight.lead
        self._rounds = sight.rounds_to_come
        # For each deal the turn of going out, and what the rack costs after so many draws.
        self._own: list[tuple[int, list[int]]] = []
        self._rival: list[tuple[int, list[int]]] = []

    def imagine(self, deal: Deal) -> int:
        """One more future of both. How many racks were tested for it."""
        own = turns_to_out(self._table, self._rack, self._opened, deal.drawn_by_self)
        rival = turns_to_out(self._table, deal.rack, self._rival_opened, deal.drawn_by_rival)
        self._own.append((own, _costs(self._rack, deal.drawn_by_self)))
        self._rival.append((rival, _costs(deal.rack, deal.drawn_by_rival)))
        return min(own, len(deal.drawn_by_self)) + min(rival, len(deal.drawn_by_rival))

    def worths(self, otherwise: float) -> list[float]:
        """For 1 to HORIZON more turns of waiting: the chance to win the game, if it is worth `otherwise` that nobody is
        out by then."""
        ended = [0.0] * (HORIZON + 1)
        count = [0] * (HORIZON + 1)
        for own, losses in self._own:
            for rival, gains in self._rival:
                # PR-E3: what one loses the other gets.
                if rival <= own and rival <= HORIZON:
                    ended[rival] += chances(self._lead - 2 * losses[rival - 1], self._rounds, 2)
                    count[rival] += 1
                elif own <= HORIZON:
                    ended[own] += chances(self._lead + 2 * gains[own], self._rounds, 2)
                    count[own] += 1
        pairs = len(self._own) * len(self._rival)
        worths: list[float] = []
        total, over = 0.0, 0
        for turn in range(1, HORIZON + 1):
            total += ended[turn]
            over += count[turn]
            worths.append((total + (pairs - over) * otherwise) / pairs)
        return worths
