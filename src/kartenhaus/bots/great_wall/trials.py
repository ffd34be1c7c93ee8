"""Trials: how the round after a turn may go, the hidden cards dealt as they might lie, everybody after quick photos."""

from __future__ import annotations

from typing import Final

from kartenhaus.bots.great_wall.outlook import Outlook
from kartenhaus.bots.great_wall.plans import UNKNOWN, Plan
from kartenhaus.bots.great_wall.walls import BETWEEN, SURE_ACTIONS, rolled, row_by_action
from kartenhaus.engine import Rng
from kartenhaus.games.great_wall.cards import HAND_ACTIONS, MARKET_SIZE, WALL_AT_START

# The game lost or won in the round that was tried, in points: it might have gone otherwise.
_DECIDED: Final = 8.0
# What the own next turn counts, beside the one under way.
_LATER: Final = 0.8
# More compositions than a seat draws in a turn.
_MOST_FRESH: Final = 3


class Deal:
    """How the hidden cards might lie: the first few of each kind."""

    __slots__ = ("actions", "cards", "compositions")

    def __init__(self, outlook: Outlook, rng: Rng) -> None:
        self.actions = _drawn(outlook.unseen_actions, HAND_ACTIONS * outlook.seats, rng)
        self.compositions = _drawn(outlook.unseen, outlook.hidden + _MOST_FRESH, rng)
        self.cards = _drawn(outlook.unseen_cards, WALL_AT_START + MARKET_SIZE + outlook.seats, rng)


def _drawn(pile: bytes, count: int, rng: Rng) -> bytes:
    cards = list(pile)
    count = min(count, len(cards))
    for place in range(count):
        other = place + rng.below(len(cards) - place)
        cards[place], cards[other] = cards[other], cards[place]
    return bytes(cards[:count])


def trial(outlook: Outlook, end: Plan, deal: Deal) -> float:
    """The points that the next round brings to the seat whose turn ends so, less what it brings to the others."""
    actions, compositions, cards = deal.actions, deal.compositions, deal.cards
    wall = end.wall
    while UNKNOWN in wall and cards:
        wall = wall.replace(UNKNOWN, cards[:1], 1)
        cards = cards[1:]
    table = Plan(wall, end.market, end.discard, end.opened)
    turns = outlook.turns_after(end)
    worth = 0.0
    for shown, held, ahead in outlook.rivals:
        if turns == 0:
            return worth
        turns -= 1
        cards = _begin_turn(table, cards)
        hidden = max(0, HAND_ACTIONS - len(shown))
        table.actions, actions = shown + actions[:hidden], actions[hidden:]
        table.compositions, compositions = compositions[:held], compositions[held:]
        table = quick_turn(outlook, table, end.points - ahead)
        worth -= outlook.envy * table.points
        if not table.opened:
            return worth - _DECIDED
    if turns == 0:
        return worth
    _begin_turn(table, cards)
    table.actions = end.actions + actions[: HAND_ACTIONS - len(end.actions)]
    table.compositions = end.compositions + compositions[: end.fresh]
    table = quick_turn(outlook, table, outlook.behind - end.points)
    return worth + _LATER * outlook.promise(table) + (0.0 if table.opened else _DECIDED)


def _begin_turn(table: Plan, cards: bytes) -> bytes:
    """The market is full again and the rickshaws roll; the cards that are left."""
    missing = MARKET_SIZE - len(table.market)
    table.market += cards[:missing]
    table.wall = rolled(table.wall)
    table.points = table.photos = table.played = table.fresh = 0
    return cards[missing:]


def quick_turn(outlook: Outlook, plan: Plan, behind: int) -> Plan:
    """The turn of a seat that goes for the most points at once."""
    deck = outlook.deck
    plan = plan.with_photos(deck, behind)
    best = plan
    most = -1.0
    for card in dict.fromkeys(plan.market):
        for left in (True, False):
            acted = _acted(outlook, plan.placing(card, left).with_photos(deck, behind), behind)
            promise = outlook.promise(acted)
            if promise > most:
                best, most = acted, promise
    for _ in range(outlook.seats - 2):
        best = _acted(outlook, best, behind)
    return best


def _acted(outlook: Outlook, plan: Plan, behind: int) -> Plan:
    """After the action that brings the dearest photo; as before if none brings any."""
    if not plan.opened:
        return plan
    patterns = outlook.deck.patterns
    last = plan.opened[0] if len(plan.opened) == 1 else -1
    most = 0
    chosen = 0
    wall = b""
    for action in dict.fromkeys(plan.actions):
        if action in SURE_ACTIONS:
            walls = row_by_action(plan.wall, action, plan.discard)
            for number in plan.compositions + plan.opened:
                points = outlook.points[number]
                if points > most and (number != last or plan.points + points > behind) and patterns[number] in walls:
                    most, chosen, wall = points, action, _wall_with(patterns[number], walls)
    return plan.acting(chosen, wall).with_photos(outlook.deck, behind) if most else plan


def _wall_with(pattern: bytes, walls: bytes) -> bytes:
    """The first of a row of walls on which a composition stands."""
    place = walls.find(pattern)
    end = walls.find(BETWEEN, place)
    return walls[walls.rfind(BETWEEN, 0, place) + 1 : end if end >= 0 else len(walls)]
