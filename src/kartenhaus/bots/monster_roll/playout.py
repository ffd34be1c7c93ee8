"""A table that is played on in the mind: sampled cards, no events, every seat playing by quick judgement."""

from __future__ import annotations

from typing import Final

from kartenhaus.bots.monster_roll.judgement import Judge, Turn, end_colour, held, without
from kartenhaus.bots.monster_roll.outlook import outlook
from kartenhaus.bots.monster_roll.taste import Taste
from kartenhaus.bots.monster_roll.timing import Timing, timing
from kartenhaus.games.monster_roll.cards import COLOURS, HAND, SCORING, SCORINGS, TEAR, Deck
from kartenhaus.games.monster_roll.rules import undo_step
from kartenhaus.games.monster_roll.state import State

# How far a lead can still be off, by the scorings that have come.
UNSURE: Final[tuple[float, ...]] = (11.0, 8.0, 5.0)


class Playout:
    """As much of a game as it takes to play on; `tastes`: how each seat judges."""

    __slots__ = (
        "deck",
        "discard_pile",
        "draw_pile",
        "hands",
        "rows",
        "scored",
        "seat",
        "seats",
        "tastes",
        "totals",
        "turn_cards",
    )

    def __init__(
        self,
        tastes: list[Taste],
        deck: Deck,
        turn_cards: bool,
        seat: int,
        rows: list[bytes],
        hands: list[bytes],
        draw_pile: bytes,
        discard_pile: bytes,
        scored: int,
        totals: list[int],
    ) -> None:
        self.tastes = tastes
        self.deck = deck
        self.turn_cards = turn_cards
        self.seat = seat
        self.seats = len(rows)
        self.rows = rows[:]
        self.hands = hands[:]
        self.draw_pile = draw_pile
        self.discard_pile = discard_pile
        self.scored = scored
        self.totals = totals[:]

    def copy(self) -> Playout:
        return Playout(
            self.tastes,
            self.deck,
            self.turn_cards,
            self.seat,
            self.rows,
            self.hands,
            self.draw_pile,
            self.discard_pile,
            self.scored,
            self.totals,
        )

    def over(self) -> bool:
        return self.scored == SCORINGS

    def score(self) -> None:
        self.scored += 1
        for seat, row in enumerate(self.rows):
            self.totals[seat] += outlook(row).best

    def draw(self) -> None:
        """The top card of the deck goes to the hand; scoring cards before it score."""
        while not self.over():
            card = self.draw_pile[-1:]
            self.draw_pile = self.draw_pile[:-1]
            if card[0] != SCORING:
                self.take(card)
                return
            self.score()

    def pick(self) -> None:
        card = self.discard_pile[-1:]
        self.discard_pile = self.discard_pile[:-1]
        self.take(card)

    def take(self, card: bytes) -> None:
        self.hands[self.seat] = bytes(sorted(self.hands[self.seat] + card))

    def turn_up(self) -> None:
        """MR-T2: an empty discard pile is begun anew."""
        while not self.discard_pile and not self.over():
            card = self.draw_pile[-1:]
            self.draw_pile = self.draw_pile[:-1]
            if card[0] == SCORING:
                self.score()
            else:
                self.discard_pile = card

    def fill_hand(self) -> None:
        """One card comes from the deck (MR-T1); of the rest the last is the one to choose, with the others known."""
        if len(self.hands[self.seat]) < HAND:
            self.draw()
        while len(self.hands[self.seat]) < HAND and not self.over():
            if self.wants_to_pick():
                self.pick()
            else:
                self.draw()
        self.turn_up()

    def wants_to_pick(self) -> bool:
        """Whether the last missing card, where it may, is to be the top of the discard pile: only if it will be laid at
        once. Others would know of a card that is held."""
        seat = self.seat
        hand = self.hands[seat]
        if len(hand) != HAND - 1 or not self.discard_pile:
            return False
        card = self.discard_pile[-1:]
        taste = self.tastes[seat]
        end = end_colour(self.rows[seat])
        full = bytes(sorted(hand + card))
        if held(taste, end, full) - held(taste, end, hand) <= taste.fresh:
            return False
        self.hands[seat] = full
        turn = self.judge().turns()[0]
        self.hands[seat] = hand
        laid = without(without(full, turn.discards), turn.hand)
        return card in laid

    def timing(self) -> Timing:
        missing = HAND - len(self.hands[(self.seat + 1) % self.seats])
        return timing(self.tastes[self.seat], self.deck, self.seats, self.scored, len(self.draw_pile), missing)

    def unseen_tears(self, seat: int) -> list[int]:
        """By colour, those that the seat cannot place: nothing about a sampled deal tells more than that."""
        hidden = self.draw_pile + b"".join(self.hands[:seat] + self.hands[seat + 1 :])
        return [hidden.count(TEAR + colour) for colour in range(len(COLOURS))]

    def judge(self) -> Judge:
        """How the seat on turn sees the table."""
        seat = self.seat
        return Judge(
            self.tastes[seat],
            self.rows,
            seat,
            self.hands[seat],
            self.rival_weights(seat),
            self.timing(),
            self.unseen_tears(seat),
            self.turn_cards,
        )

    def rival_weights(self, seat: int) -> list[float]:
        """The leader among the rivals counts most."""
        if self.seats == 2:
            return [1.0, 1.0]
        best, leader = -1.0, 0
        for other in range(self.seats):
            if other != seat and self.totals[other] + outlook(self.rows[other]).best > best:
                best, leader = float(self.totals[other] + outlook(self.rows[other]).best), other
        return [0.7 if other == leader else 0.3 for other in range(self.seats)]

    def make(self, turn: Turn) -> None:
        seat = self.seat
        self.rows[seat] = turn.lay.row
        for _, other, _, row in turn.tears:
            self.rows[other] = row
        self.hands[seat] = turn.hand
        self.discard_pile += turn.discards
        self.seat = (seat + 1) % self.seats

    def play_turn(self) -> None:
        """A whole turn by the look of it."""
        self.fill_hand()
        if not self.over():
            self.make(self.judge().turns()[0])

    def promise(self, seat: int) -> float:
        """From -1 (lost) to 1 (won): how it looks for a seat."""
        if self.over():
            return self._settled(seat)
        taste = self.tastes[seat]
        missing = HAND - len(self.hands[self.seat])
        now = timing(taste, self.deck, self.seats, self.scored, len(self.draw_pile), missing)
        own, rival = 0.0, -1000.0
        for other, row in enumerate(self.rows):
            hand = self.hands[other]
            cards = held(taste, end_colour(row), hand) + taste.fresh * (HAND - len(hand))
            points = self.totals[other] + now.worth(outlook(row), self.unseen_tears(other)) + now.keep * cards
            if other == seat:
                own = points
            else:
                rival = max(rival, points)
        lead = (own - rival) / UNSURE[self.scored]
        return lead / (1 + abs(lead))

    def _settled(self, seat: int) -> float:
        own = self.totals[seat]
        best = max(points for other, points in enumerate(self.totals) if other != seat)
        return 1.0 if own > best else -1.0 if own < best else 0.0


def table_of(state: State, taste: Taste) -> Playout:
    """The table as it was before the steps of this turn."""
    while state.steps:
        undo_step(state)
    totals = [sum(points[seat] for points in state.scores) for seat in range(state.seats)]
    return Playout(
        [taste] * state.seats,
        state.deck,
        state.options.turn_cards,
        state.active,
        state.rows,
        state.hands,
        state.draw_pile,
        state.discard_pile,
        len(state.scores),
        totals,
    )
