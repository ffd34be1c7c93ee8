"""Rollouts of a round of two players: sampled racks and draws, and who would go out first.

The rollout policy of both is to wait until all cards can be laid. Then neither affects the other, and every sampled
course of the own rack can be paired with every one of the rival's: n samples give n * n outcomes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from kartenhaus.bots.photo_rummy.observation import Observation
from kartenhaus.bots.photo_rummy.win_chance import win_chance
from kartenhaus.engine import Rng
from kartenhaus.games.photo_rummy.cards import ALL_CARDS, CATEGORIES, CITIES, JOKER, category_of, city_of, with_card
from kartenhaus.games.photo_rummy.combinations import SHORTEST_ROW, SHORTEST_SET
from kartenhaus.games.photo_rummy.rounds import JOKER_COSTS
from kartenhaus.games.photo_rummy.solver import can_go_out

# How many turns of each player a rollout has.
HORIZON: Final = 12
# What it costs to sample the hidden cards once, in steps; a step is one test whether a rack can be laid.
_DEAL_STEPS: Final = 8
# A rival who could go out would have done so: such a rack is rejected and sampled again, up to so often.
_TRIES: Final = 3


def cost_of(cards: bytes) -> int:
    """PR-E2: what these cards cost the player who is left with them."""
    return len(cards) + (JOKER_COSTS - 1) * cards.count(JOKER)


def all_fit(table: Sequence[bytes], rack: bytes, opened: bool) -> bool:
    """Whether the whole rack can be laid. Of a first combination (PR-L1) it is only asked that there is one: with as
    many cards as a player has by then, more is hardly ever in the way."""
    return (opened or _has_combination(rack)) and can_go_out(table, rack, True)


def _has_combination(rack: bytes) -> bool:
    rows, sets = [0] * CITIES, [0] * CATEGORIES
    jokers = rack.count(JOKER)
    for card in rack[: len(rack) - jokers]:
        rows[city_of(card)] += 1
        sets[category_of(card)] += 1
    joker = min(1, jokers)
    return max(rows) + joker >= SHORTEST_ROW or max(sets) + joker >= SHORTEST_SET


class SampledDeal:
    """One sample of the hidden cards: the rival's rack, and what both players will draw."""

    __slots__ = ("drawn_by_rival", "drawn_by_self", "rack", "steps")

    def __init__(self, observation: Observation, rng: Rng) -> None:
        rival = observation.rivals[0]
        known = Counter(b"".join((*observation.table, observation.rack, rival.seen)))
        hidden = bytes(sorted((Counter(ALL_CARDS) - known).elements()))
        missing = rival.cards - len(rival.seen)
        self.steps = _DEAL_STEPS
        for _ in range(_TRIES):
            hidden = rng.shuffled(hidden)
            self.rack = bytes(sorted(rival.seen + hidden[:missing]))
            self.steps += 1
            if not all_fit(observation.table, self.rack, rival.opened):
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
    costs = [cost_of(rack)]
    for card in draws:
        costs.append(costs[-1] + (JOKER_COSTS if card == JOKER else 1))
    # When the stacks are used up nothing is drawn any more.
    return costs + costs[-1:] * (HORIZON + 1 - len(costs))


class _Course:
    """How a rack fares over the turns of a rollout, by itself."""

    __slots__ = ("costs", "out_at")

    def __init__(self, out_at: int, costs: list[int]) -> None:
        # The turn of going out, HORIZON + 1 if there is none.
        self.out_at = out_at
        # What the rack costs after no draw, after one, and so on.
        self.costs = costs


class Rollouts:
    """What follows from a table and an own rack, over many sampled deals; the rival is next to draw."""

    __slots__ = ("_lead", "_opened", "_own", "_rack", "_rival", "_rival_opened", "_rounds", "_table")

    def __init__(self, observation: Observation, table: Sequence[bytes], rack: bytes, opened: bool) -> None:
        self._table = table
        self._rack = rack
        self._opened = opened
        self._rival_opened = observation.rivals[0].opened
        self._lead = observation.lead
        self._rounds = observation.rounds_to_come
        # One for each deal.
        self._own: list[_Course] = []
        self._rival: list[_Course] = []

    def add(self, deal: SampledDeal) -> int:
        """One more rollout; returns how many racks were tested for it."""
        own = turns_to_out(self._table, self._rack, self._opened, deal.drawn_by_self)
        rival = turns_to_out(self._table, deal.rack, self._rival_opened, deal.drawn_by_rival)
        self._own.append(_Course(own, _costs(self._rack, deal.drawn_by_self)))
        self._rival.append(_Course(rival, _costs(deal.rack, deal.drawn_by_rival)))
        return min(own, len(deal.drawn_by_self)) + min(rival, len(deal.drawn_by_rival))

    def win_chances(self, otherwise: float) -> list[float]:
        """For 1 to HORIZON more turns of waiting: the probability of winning the game, if it is `otherwise` where
        nobody has gone out by then."""
        ended = [0.0] * (HORIZON + 1)
        count = [0] * (HORIZON + 1)
        for own in self._own:
            own_turn, losses = own.out_at, own.costs
            for rival in self._rival:
                rival_turn = rival.out_at
                # PR-E3: the winner of a round gets what the others lose. The rival draws first.
                if rival_turn <= own_turn and rival_turn <= HORIZON:
                    ended[rival_turn] += win_chance(self._lead - 2 * losses[rival_turn - 1], self._rounds, 2)
                    count[rival_turn] += 1
                elif own_turn <= HORIZON:
                    ended[own_turn] += win_chance(self._lead + 2 * rival.costs[own_turn], self._rounds, 2)
                    count[own_turn] += 1
        pairs = len(self._own) * len(self._rival)
        chances: list[float] = []
        total, over = 0.0, 0
        for turn in range(1, HORIZON + 1):
            total += ended[turn]
            over += count[turn]
            chances.append((total + (pairs - over) * otherwise) / pairs)
        return chances
