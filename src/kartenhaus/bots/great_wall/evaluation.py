"""The evaluation of a wall at the end of a turn: what the others could photograph next, and what the own seat could."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from kartenhaus.bots.great_wall.turn_state import TurnState
from kartenhaus.bots.great_wall.walls import CARD, PREDICTABLE_ACTIONS, SEPARATOR, joined_walls
from kartenhaus.games.great_wall import View
from kartenhaus.games.great_wall.cards import HAND_ACTIONS, Deck, read_deck

# One bit for each action whose effect on the wall is known.
_BITS: Final[Mapping[int, int]] = dict(zip(PREDICTABLE_ACTIONS, (1, 2, 4, 8, 16), strict=True))
_MASKS: Final = 32
# Weights, in points. A game won or lost for certain.
VICTORY: Final = 100.0
# The weight of a point of the rivals, shared out among them, beside 1 for an own point.
RIVAL_WEIGHT: Final = 0.8
# The probability that what could be photographed now still can be in the own next turn.
SURVIVAL: Final = 0.5
# The weight of a composition that only partly stands, by the share that does.
PARTIAL_WEIGHT: Final = 0.12
# A new composition in hand, not known yet.
NEW_COMPOSITION: Final = 0.9
# More turns than are ever planned for.
_MANY: Final = 99


@dataclass(frozen=True, slots=True)
class Rival:
    # The action cards in hand that everybody has seen.
    shown: bytes
    # How many compositions are in hand.
    compositions: int
    # Points ahead of the own seat.
    ahead: int


class Evaluator:
    """Evaluates many walls for one seat; what the seat knows of the table is worked out once."""

    __slots__ = (
        "_chance_held",
        "_chance_in_draw",
        "_chance_in_hand",
        "_considers_rivals",
        "_photos_ahead",
        "_pieces",
        "behind",
        "composition_deck",
        "deck",
        "hidden",
        "points",
        "rival_weight",
        "rivals",
        "seats",
        "turns_left",
        "unseen",
        "unseen_actions",
        "unseen_cards",
    )

    def __init__(self, view: View, considers_rivals: bool) -> None:
        deck = read_deck(view.options.deck)
        assert isinstance(deck, Deck)
        assert view.viewer is not None, "a bot sits at the table"
        self.deck = deck
        self.points = [composition.points for composition in deck.compositions]
        self.seats = len(view.players)
        self.rival_weight = RIVAL_WEIGHT / (self.seats - 1)
        self.turns_left = view.turns_left
        self.composition_deck = view.composition_deck
        # Whether the points that the others may get count.
        self._considers_rivals = considers_rivals
        me = view.players[view.viewer]
        others = [view.players[(view.viewer + step) % self.seats] for step in range(1, self.seats)]
        points, photos = max((player.points, len(player.photos)) for player in others)
        self.behind = points - me.points
        self._photos_ahead = len(me.photos) - photos
        # In the order of their turns.
        self.rivals = [
            Rival(player.shown.encode(), player.compositions, player.points - me.points) for player in others
        ]
        self.hidden = sum(player.compositions for player in others)

        seen = {composition.name for composition in view.open_compositions + view.compositions + view.out}
        seen.update(composition.name for player in view.players for composition in player.photos)
        names = [composition.name for composition in deck.compositions]
        self.unseen = bytes(number for number, name in enumerate(names) if name not in seen)
        self._chance_held = self.hidden / max(1, len(self.unseen))
        shown = "".join(player.shown for player in others)
        self.unseen_actions = _without(deck.actions, view.actions + view.action_discard + shown)
        self.unseen_cards = _without(deck.wall, view.wall.upper() + view.market + view.wall_discard + view.drawn)
        self._chance_in_hand, self._chance_in_draw = _action_chances(self.unseen_actions)
        self._pieces = [_pieces(pattern) for pattern in deck.patterns]

    def wins_at_once(self, state: TurnState) -> bool:
        """Whether the game, if it ended here, would be won (GW-E3)."""
        return (state.points, state.photos + self._photos_ahead) > (self.behind, 0)

    def turns_after(self, state: TurnState) -> int:
        """How many turns are still played after this one; many, as long as the end is not in sight (GW-E2)."""
        if self.turns_left is not None:
            return self.turns_left - 1
        return self.seats if state.new_compositions >= self.composition_deck else _MANY

    def estimate(self, state: TurnState) -> float:
        """A cheap estimate of `evaluate`: the points, and how much of each composition stands in one piece."""
        estimate = state.points + NEW_COMPOSITION * state.new_compositions
        for number in state.compositions + state.opened:
            estimate += PARTIAL_WEIGHT * self.points[number] * self._share_standing(state.wall, number)
        return estimate

    def evaluate(self, state: TurnState) -> float:
        """The value of a turn that ends so, in points."""
        turns = self.turns_after(state)
        if turns == 0 or not state.opened:
            return state.points + (VICTORY if self.wins_at_once(state) else -VICTORY)
        reachable = _reachable_walls(state)
        taken: dict[int, float] = {}
        value = float(state.points)
        if self._considers_rivals:
            value -= self.rival_weight * self._rival_points(state, reachable, taken)
        if turns >= self.seats:
            value += self._own_points(state, reachable, taken) + NEW_COMPOSITION * state.new_compositions
        return value

    def _rival_points(self, state: TurnState, reachable: list[bytes], taken: dict[int, float]) -> float:
        """The points that the others are expected to get in their next turns.

        Puts the probability that a composition is gone by then into `taken`.
        """
        targets = [(self.points[number], 1.0, number) for number in state.opened]
        targets += [(self.points[number], self._chance_held, number) for number in self.unseen]
        targets.sort(reverse=True)
        expected = 0.0
        # The probability that the action has not been used yet.
        left = 1.0
        for points, chance, number in targets:
            actions = self._actions_for(number, reachable)
            if actions < 0:
                taken[number] = chance
                expected += chance * points
            elif actions:
                # With one action they take one photo, and the one with the most points first.
                chance *= self._chance_in_hand[actions]
                taken[number] = chance
                expected += left * chance * points
                left *= 1 - chance
        return expected

    def _own_points(self, state: TurnState, reachable: list[bytes], taken: dict[int, float]) -> float:
        """The points that the own seat is expected to get in its next turns."""
        in_hand = 0
        for action in state.actions:
            in_hand |= _BITS.get(action, 0)
        expected = 0.0
        left = 1.0
        targets = [(self.points[number], number) for number in state.compositions + state.opened]
        targets.sort(reverse=True)
        for points, number in targets:
            actions = self._actions_for(number, reachable)
            if actions:
                sure = actions < 0 or actions & in_hand != 0
                chance = SURVIVAL * (1.0 if sure else self._chance_in_draw[actions]) * (1 - taken.get(number, 0.0))
                expected += left * chance * points
                left *= 1 - chance
            expected += PARTIAL_WEIGHT * points * self._share_standing(state.wall, number)
        return expected

    def _share_standing(self, wall: bytes, number: int) -> float:
        """The square of the share of a composition that stands in one piece."""
        for piece, share in self._pieces[number]:
            if wall.find(piece) >= 0:
                return share
        return 0.0

    def _actions_for(self, number: int, reachable: list[bytes]) -> int:
        """The actions, as bits, by which a composition can be photographed; -1: it can be without any."""
        pattern = self.deck.patterns[number]
        if pattern in reachable[0]:
            return -1
        actions = 0
        for walls, bit in zip(reachable[1:], _BITS.values(), strict=True):
            if walls.find(pattern) >= 0:
                actions |= bit
        return actions


def _reachable_walls(state: TurnState) -> list[bytes]:
    """All walls that the next turn can make, joined: those without an action, then those by each action."""
    placed = [state.wall]
    for card in dict.fromkeys(state.market):
        placed.append(CARD[card] + state.wall)
        placed.append(state.wall + CARD[card])
    by_action = [[joined_walls(wall, action, state.discard) for wall in placed] for action in PREDICTABLE_ACTIONS]
    return [SEPARATOR.join(walls) for walls in [placed, *by_action]]


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
    """For each set of actions, the probability that an unseen hand has one of them, and that an unseen card is one."""
    in_hand: list[float] = []
    in_draw: list[float] = []
    for mask in range(_MASKS):
        fitting = sum(unseen.count(action) for action, bit in _BITS.items() if mask & bit)
        one = fitting / max(1, len(unseen))
        in_draw.append(one)
        in_hand.append(1 - (1 - one) ** HAND_ACTIONS)
    return in_hand, in_draw
