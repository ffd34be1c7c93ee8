"""Rollouts of the round after a turn: hidden cards are sampled, and every seat takes the most points it can at once."""

from __future__ import annotations

from typing import Final

from kartenhaus.bots.great_wall.evaluation import Evaluator
from kartenhaus.bots.great_wall.turn_state import UNKNOWN, TurnState
from kartenhaus.bots.great_wall.walls import PREDICTABLE_ACTIONS, SEPARATOR, joined_walls, rolled
from kartenhaus.engine import Rng
from kartenhaus.games.great_wall.cards import HAND_ACTIONS, MARKET_SIZE, WALL_AT_START

# A game won or lost in a rollout, in points: less than a certain one, since the hidden cards may lie otherwise.
_GAME_DECIDED: Final = 8.0
# The weight of the own next turn, beside 1 for the one under way.
_DISCOUNT: Final = 0.8
# More compositions than a seat draws in a turn.
_MOST_NEW: Final = 3


class SampledDeal:
    """One sample of the hidden cards, as many of each kind as a rollout needs."""

    __slots__ = ("actions", "cards", "compositions")

    def __init__(self, evaluator: Evaluator, rng: Rng) -> None:
        self.actions = _sampled(evaluator.unseen_actions, HAND_ACTIONS * evaluator.seats, rng)
        self.compositions = _sampled(evaluator.unseen, evaluator.hidden + _MOST_NEW, rng)
        self.cards = _sampled(evaluator.unseen_cards, WALL_AT_START + MARKET_SIZE + evaluator.seats, rng)


def _sampled(pile: bytes, count: int, rng: Rng) -> bytes:
    """The first cards of a Fisher-Yates shuffle."""
    cards = list(pile)
    count = min(count, len(cards))
    for place in range(count):
        other = place + rng.below(len(cards) - place)
        cards[place], cards[other] = cards[other], cards[place]
    return bytes(cards[:count])


def rollout(evaluator: Evaluator, end: TurnState, deal: SampledDeal) -> float:
    """The points that the next round brings to the seat whose turn ends so, less what it brings to the others."""
    actions, compositions, cards = deal.actions, deal.compositions, deal.cards
    wall = end.wall
    while wall.find(UNKNOWN) >= 0 and cards:
        wall = wall.replace(UNKNOWN, cards[:1], 1)
        cards = cards[1:]
    table = TurnState(wall, end.market, end.discard, end.opened)
    turns = evaluator.turns_after(end)
    value = 0.0
    for rival in evaluator.rivals:
        if turns == 0:
            return value
        turns -= 1
        cards = _begin_turn(table, cards)
        hidden = max(0, HAND_ACTIONS - len(rival.shown))
        table.actions, actions = rival.shown + actions[:hidden], actions[hidden:]
        table.compositions, compositions = compositions[: rival.compositions], compositions[rival.compositions :]
        table = greedy_turn(evaluator, table, end.points - rival.ahead)
        value -= evaluator.rival_weight * table.points
        if not table.opened:
            return value - _GAME_DECIDED
    if turns == 0:
        return value
    _begin_turn(table, cards)
    table.actions = end.actions + actions[: HAND_ACTIONS - len(end.actions)]
    table.compositions = end.compositions + compositions[: end.new_compositions]
    table = greedy_turn(evaluator, table, evaluator.behind - end.points)
    return value + _DISCOUNT * evaluator.estimate(table) + (0.0 if table.opened else _GAME_DECIDED)


def _begin_turn(table: TurnState, cards: bytes) -> bytes:
    """The market is full again and the rickshaws roll; the cards that are left."""
    missing = MARKET_SIZE - len(table.market)
    table.market += cards[:missing]
    table.wall = rolled(table.wall)
    table.points = table.photos = table.played = table.new_compositions = 0
    return cards[missing:]


def greedy_turn(evaluator: Evaluator, state: TurnState, behind: int) -> TurnState:
    """The rollout policy: the placement and the action that bring the most points at once."""
    deck = evaluator.deck
    state = state.after_photos(deck, behind)
    best = state
    most = -1.0
    for card in dict.fromkeys(state.market):
        for left in (True, False):
            placed = state.after_placing(card, left).after_photos(deck, behind)
            after = _after_best_action(evaluator, placed, behind)
            estimate = evaluator.estimate(after)
            if estimate > most:
                best, most = after, estimate
    for _ in range(evaluator.seats - 2):
        best = _after_best_action(evaluator, best, behind)
    return best


def _after_best_action(evaluator: Evaluator, state: TurnState, behind: int) -> TurnState:
    """After the action that brings the photo with the most points; unchanged if none brings any."""
    if not state.opened:
        return state
    patterns = evaluator.deck.patterns
    last = state.opened[0] if len(state.opened) == 1 else -1
    most = 0
    chosen = 0
    wall = b""
    for action in dict.fromkeys(state.actions):
        if action in PREDICTABLE_ACTIONS:
            walls = joined_walls(state.wall, action, state.discard)
            for number in state.compositions + state.opened:
                points, pattern = evaluator.points[number], patterns[number]
                may_end = number != last or state.points + points > behind
                if points > most and may_end and walls.find(pattern) >= 0:
                    most, chosen, wall = points, action, _wall_with(pattern, walls)
    return state.after_action(chosen, wall).after_photos(evaluator.deck, behind) if most else state


def _wall_with(pattern: bytes, walls: bytes) -> bytes:
    """The first of these joined walls on which a composition stands."""
    place = walls.find(pattern)
    end = walls.find(SEPARATOR, place)
    return walls[walls.rfind(SEPARATOR, 0, place) + 1 : end if end >= 0 else len(walls)]
