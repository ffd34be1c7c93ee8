"""A seat's turn thought through: where the wall, the hands and the score stand after some of its steps."""

from __future__ import annotations

from typing import Final

from kartenhaus.bots.great_wall.walls import CARD
from kartenhaus.games.great_wall import View
from kartenhaus.games.great_wall.cards import EXTRA, HAND_COMPOSITIONS, WALL_AT_START, Deck

# A card that nobody has seen yet: it stands on the wall and fits nothing.
UNKNOWN: Final = b"?"


class Plan:
    """What a seat would have and see after some steps of its turn; compositions are numbers into the deck."""

    __slots__ = (
        "actions",
        "compositions",
        "discard",
        "fresh",
        "market",
        "opened",
        "photos",
        "played",
        "points",
        "wall",
    )

    def __init__(self, wall: bytes, market: bytes, discard: bytes, opened: bytes) -> None:
        self.wall = wall
        self.market = market
        self.discard = discard
        self.opened = opened
        self.actions = b""
        self.compositions = b""
        self.played = 0
        # Gained on the way.
        self.points = 0
        self.photos = 0
        # Compositions drawn on the way; nobody knows which.
        self.fresh = 0

    def with_wall(self, wall: bytes) -> Plan:
        plan = Plan(wall, self.market, self.discard, self.opened)
        plan.actions = self.actions
        plan.compositions = self.compositions
        plan.played = self.played
        plan.points = self.points
        plan.photos = self.photos
        plan.fresh = self.fresh
        return plan

    def placing(self, card: int, left: bool) -> Plan:
        """After a card of the market has been placed."""
        plan = self.with_wall(CARD[card] + self.wall if left else self.wall + CARD[card])
        plan.market = self.market.replace(CARD[card], b"", 1)
        return plan

    def acting(self, action: int, wall: bytes) -> Plan:
        """After an action that makes this wall."""
        plan = self.with_wall(wall)
        plan.actions = self.actions.replace(bytes((action,)), b"", 1)
        plan.played = self.played + 1
        if action == EXTRA:
            plan.fresh = self.fresh + 1
        return plan

    def with_new_hand(self) -> Plan:
        """After the whole hand has been exchanged (GW-T5)."""
        plan = self.with_wall(self.wall)
        plan.compositions = b""
        plan.actions = b""
        plan.fresh = HAND_COMPOSITIONS
        return plan

    def photographing(self, deck: Deck, number: int, place: int) -> Plan:
        """After a photo at this place (GW-P4 to GW-P6)."""
        pattern = deck.patterns[number]
        wall = self.wall[:place] + self.wall[place + len(pattern) :]
        plan = self.with_wall(UNKNOWN * (WALL_AT_START - len(wall)) + wall)
        card = bytes((number,))
        plan.discard = self.discard + pattern
        plan.points = self.points + deck.compositions[number].points
        plan.photos = self.photos + 1
        if number in self.opened:
            plan.opened = self.opened.replace(card, b"")
        else:
            plan.compositions = self.compositions.replace(card, b"")
            plan.fresh = max(self.fresh, HAND_COMPOSITIONS - len(plan.compositions))
        return plan

    def with_photos(self, deck: Deck, behind: int) -> Plan:
        """After all photos that can be taken, the dearest first; the last open one only by whom it brings the lead."""
        plan = self
        while plan.opened:
            best = -1
            most = 0
            for number in plan.compositions + plan.opened:
                points = deck.compositions[number].points
                ends_game = len(plan.opened) == 1 and number == plan.opened[0]
                if points <= most or (ends_game and plan.points + points <= behind):
                    continue
                if deck.patterns[number] in plan.wall:
                    best, most = number, points
            if best < 0:
                break
            plan = plan.photographing(deck, best, plan.wall.find(deck.patterns[best]))
        return plan


def plan_from(view: View, deck: Deck) -> Plan:
    """Where the viewer stands now, on turn."""
    opened = bytes(deck.by_name[composition.name] for composition in view.open_compositions)
    plan = Plan(view.wall.encode(), view.market.encode(), view.wall_discard.encode(), opened)
    plan.actions = view.actions.encode()
    plan.compositions = bytes(deck.by_name[composition.name] for composition in view.compositions)
    plan.played = view.played
    return plan
