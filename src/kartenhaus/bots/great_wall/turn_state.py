"""The state of the search over a turn: the wall, the own hand and the points gained after some steps of it."""

from __future__ import annotations

from typing import Final

from kartenhaus.bots.great_wall.walls import CARD
from kartenhaus.games.great_wall import View
from kartenhaus.games.great_wall.cards import EXTRA, HAND_COMPOSITIONS, WALL_AT_START, Deck

# A card that is not known yet: it stands on the wall and matches nothing.
UNKNOWN: Final = b"?"


class TurnState:
    """Compositions are numbers into the deck. Never changed once it is a candidate: each step makes another one."""

    __slots__ = (
        "actions",
        "compositions",
        "discard",
        "market",
        "new_compositions",
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
        # Gained since the turn began.
        self.points = 0
        self.photos = 0
        # How many compositions were drawn since then; which ones is not known.
        self.new_compositions = 0

    def with_wall(self, wall: bytes) -> TurnState:
        state = TurnState(wall, self.market, self.discard, self.opened)
        state.actions = self.actions
        state.compositions = self.compositions
        state.played = self.played
        state.points = self.points
        state.photos = self.photos
        state.new_compositions = self.new_compositions
        return state

    def after_placing(self, card: int, left: bool) -> TurnState:
        """After a card of the market has been placed."""
        state = self.with_wall(CARD[card] + self.wall if left else self.wall + CARD[card])
        state.market = self.market.replace(CARD[card], b"", 1)
        return state

    def after_action(self, action: int, wall: bytes) -> TurnState:
        """After an action that makes this wall."""
        state = self.with_wall(wall)
        state.actions = self.actions.replace(bytes((action,)), b"", 1)
        state.played = self.played + 1
        if action == EXTRA:
            state.new_compositions = self.new_compositions + 1
        return state

    def after_new_hand(self) -> TurnState:
        """After the whole hand has been exchanged (GW-T5)."""
        state = self.with_wall(self.wall)
        state.compositions = b""
        state.actions = b""
        state.new_compositions = HAND_COMPOSITIONS
        return state

    def after_photo(self, deck: Deck, number: int, place: int) -> TurnState:
        """After a photo at this place (GW-P4 to GW-P6)."""
        pattern = deck.patterns[number]
        wall = self.wall[:place] + self.wall[place + len(pattern) :]
        state = self.with_wall(UNKNOWN * (WALL_AT_START - len(wall)) + wall)
        card = bytes((number,))
        state.discard = self.discard + pattern
        state.points = self.points + deck.compositions[number].points
        state.photos = self.photos + 1
        if number in self.opened:
            state.opened = self.opened.replace(card, b"")
        else:
            state.compositions = self.compositions.replace(card, b"")
            state.new_compositions = max(self.new_compositions, HAND_COMPOSITIONS - len(state.compositions))
        return state

    def after_photos(self, deck: Deck, behind: int) -> TurnState:
        """After all photos that can be taken, those with the most points first. The last open composition,
        which ends the game, only if that brings the lead."""
        state = self
        while state.opened:
            best = -1
            most = 0
            for number in state.compositions + state.opened:
                points = deck.compositions[number].points
                ends_game = len(state.opened) == 1 and number == state.opened[0]
                if points <= most or (ends_game and state.points + points <= behind):
                    continue
                if deck.patterns[number] in state.wall:
                    best, most = number, points
            if best < 0:
                break
            state = state.after_photo(deck, best, state.wall.find(deck.patterns[best]))
        return state


def turn_state_from(view: View, deck: Deck) -> TurnState:
    """For the viewer, who is on turn."""
    opened = bytes(deck.by_name[composition.name] for composition in view.open_compositions)
    state = TurnState(view.wall.encode(), view.market.encode(), view.wall_discard.encode(), opened)
    state.actions = view.actions.encode()
    state.compositions = bytes(deck.by_name[composition.name] for composition in view.compositions)
    state.played = view.played
    return state
