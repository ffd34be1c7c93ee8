"""How a wall looks at the end of a turn: what the others could photograph next, and what is left for oneself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from kartenhaus.bots.great_wall.plans import Plan
from kartenhaus.bots.great_wall.walls import BETWEEN, CARD, SURE_ACTIONS, row_by_action
from kartenhaus.games.great_wall import View
from kartenhaus.games.great_wall.cards import HAND_ACTIONS, Deck, read_deck

# One bit for each action whose effect on the wall is known.
_BITS: Final[Mapping[int, int]] = dict(zip(SURE_ACTIONS, (1, 2, 4, 8, 16), strict=True))
_MASKS: Final = 32
# All in points. A game won or lost for certain.
VICTORY: Final = 100.0
# What a point of the others counts, shared out among them, beside one of one's own.
ENVY: Final = 0.8
# How much of what one could photograph in one's own next turn is still there then.
SURVIVES: Final = 0.5
# What a composition that is not in reach yet counts, by how much of it stands.
HOPE: Final = 0.12
# What a new composition in hand is worth.
FRESH: Final = 0.9
# More turns than anybody plans for.
_MANY: Final = 99


class Outlook:
    """What a seat knows of the table, ready for quick looks at many walls."""

    __slots__ = (
        "_any_of",
        "_any_one",
        "_held",
        "_photos_ahead",
        "_pieces",
        "_wary",
        "behind",
        "composition_deck",
        "deck",
        "envy",
        "hidden",
        "points",
        "rivals",
        "seats",
        "turns_left",
        "unseen",
        "unseen_actions",
        "unseen_cards",
    )

    def __init__(self, view: View, wary: bool) -> None:
        deck = read_deck(view.options.deck)
        assert isinstance(deck, Deck)
        assert view.viewer is not None, "only a seat has an outlook"
        self.deck = deck
        self.points = [composition.points for composition in deck.compositions]
        self.seats = len(view.players)
        self.envy = ENVY / (self.seats - 1)
        self.turns_left = view.turns_left
        self.composition_deck = view.composition_deck
        # Whether it thinks of what the others may photograph.
        self._wary = wary
        me = view.players[view.viewer]
        others = [view.players[(view.viewer + step) % self.seats] for step in range(1, self.seats)]
        points, photos = max((player.points, len(player.photos)) for player in others)
        self.behind = points - me.points
        self._photos_ahead = len(me.photos) - photos
        # For each of the others, in the order of their turns: action cards that everybody has seen, compositions in
        # hand, points ahead of this seat.
        self.rivals = [(player.shown.encode(), player.compositions, player.points - me.points) for player in others]
        self.hidden = sum(player.compositions for player in others)

        seen = {composition.name for composition in view.open_compositions + view.compositions + view.out}
        seen.update(composition.name for player in view.players for composition in player.photos)
        names = [composition.name for composition in deck.compositions]
        self.unseen = bytes(number for number, name in enumerate(names) if name not in seen)
        self._held = self.hidden / max(1, len(self.unseen))
        shown = "".join(player.shown for player in others)
        self.unseen_actions = _without(deck.actions, view.actions + view.action_discard + shown)
        self.unseen_cards = _without(deck.wall, view.wall.upper() + view.market + view.wall_discard + view.drawn)
        self._any_of, self._any_one = _action_chances(self.unseen_actions)
        self._pieces = [_pieces(pattern) for pattern in deck.patterns]

    def wins_at_once(self, plan: Plan) -> bool:
        """Whether the game, if it ended here, would be won (GW-E3)."""
        return (plan.points, plan.photos + self._photos_ahead) > (self.behind, 0)

    def turns_after(self, plan: Plan) -> int:
        """How many turns are still played after this one; many, as long as nobody knows (GW-E2)."""
        if self.turns_left is not None:
            return self.turns_left - 1
        return self.seats if plan.fresh >= self.composition_deck else _MANY

    def promise(self, plan: Plan) -> float:
        """A first glance at a plan: its points, and how much of each composition stands in one piece."""
        promise = plan.points + FRESH * plan.fresh
        for number in plan.compositions + plan.opened:
            promise += HOPE * self.points[number] * self._piece(plan.wall, number)
        return promise

    def worth(self, plan: Plan) -> float:
        """What a turn that ends so has brought and left, in points."""
        turns = self.turns_after(plan)
        if turns == 0 or not plan.opened:
            return plan.points + (VICTORY if self.wins_at_once(plan) else -VICTORY)
        reach = _reach(plan)
        taken: dict[int, float] = {}
        worth = float(plan.points)
        if self._wary:
            worth -= self.envy * self._threat(plan, reach, taken)
        if turns >= self.seats:
            worth += self._prospect(plan, reach, taken) + FRESH * plan.fresh
        return worth

    def _threat(self, plan: Plan, reach: list[bytes], taken: dict[int, float]) -> float:
        """The points that the others are likely to get in their next turns; notes how likely they take what."""
        targets = [(self.points[number], 1.0, number) for number in plan.opened]
        targets += [(self.points[number], self._held, number) for number in self.unseen]
        targets.sort(reverse=True)
        threat = 0.0
        left = 1.0
        for points, chance, number in targets:
            actions = self._actions_for(number, reach)
            if actions < 0:
                taken[number] = chance
                threat += chance * points
            elif actions:
                # One action is all they have: the dearer photo comes first.
                chance *= self._any_of[actions]
                taken[number] = chance
                threat += left * chance * points
                left *= 1 - chance
        return threat

    def _prospect(self, plan: Plan, reach: list[bytes], taken: dict[int, float]) -> float:
        """The points that this seat may hope for in its own next turns."""
        in_hand = 0
        for action in plan.actions:
            in_hand |= _BITS.get(action, 0)
        prospect = 0.0
        left = 1.0
        targets = [(self.points[number], number) for number in plan.compositions + plan.opened]
        targets.sort(reverse=True)
        for points, number in targets:
            actions = self._actions_for(number, reach)
            if actions:
                sure = actions < 0 or actions & in_hand != 0
                chance = SURVIVES * (1.0 if sure else self._any_one[actions]) * (1 - taken.get(number, 0.0))
                prospect += left * chance * points
                left *= 1 - chance
            prospect += HOPE * points * self._piece(plan.wall, number)
        return prospect

    def _piece(self, wall: bytes, number: int) -> float:
        """How much of a composition stands in one piece: the square of its share."""
        for piece, part in self._pieces[number]:
            if piece in wall:
                return part
        return 0.0

    def _actions_for(self, number: int, reach: list[bytes]) -> int:
        """The set of actions with which a composition can be photographed; -1: without any."""
        pattern = self.deck.patterns[number]
        if pattern in reach[0]:
            return -1
        actions = 0
        for walls, bit in zip(reach[1:], _BITS.values(), strict=True):
            if pattern in walls:
                actions |= bit
        return actions


def _reach(plan: Plan) -> list[bytes]:
    """All walls of the next turn, one after the other: those without an action, then those by each action."""
    placed = [plan.wall]
    for card in dict.fromkeys(plan.market):
        placed.append(CARD[card] + plan.wall)
        placed.append(plan.wall + CARD[card])
    by_action = [[row_by_action(wall, action, plan.discard) for wall in placed] for action in SURE_ACTIONS]
    return [BETWEEN.join(walls) for walls in [placed, *by_action]]


def _without(pile: bytes, seen: str) -> bytes:
    """The cards of a pile that have not been seen."""
    left = Counter(pile)
    left.subtract(seen.encode())
    return bytes(card for card, count in left.items() for _ in range(count))


@lru_cache(maxsize=256)
def _pieces(pattern: bytes) -> tuple[tuple[bytes, float], ...]:
    """The parts of a composition that may stand already, the largest first, and the square of their share."""
    size = len(pattern)
    return tuple(
        (pattern[start : start + length], (length / size) ** 2)
        for length in range(size, 0, -1)
        for start in range(size - length + 1)
    )


def _action_chances(unseen: bytes) -> tuple[list[float], list[float]]:
    """For each set of actions, how likely a hand of three, and a single card, that nobody saw has one of them."""
    any_of: list[float] = []
    any_one: list[float] = []
    for mask in range(_MASKS):
        fitting = sum(unseen.count(action) for action, bit in _BITS.items() if mask & bit)
        one = fitting / max(1, len(unseen))
        any_one.append(one)
        any_of.append(1 - (1 - one) ** HAND_ACTIONS)
    return any_of, any_one
