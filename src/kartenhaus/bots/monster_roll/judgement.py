"""What a turn is worth to the seat that makes it, judged by the table it leaves behind."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from kartenhaus.bots.monster_roll.outlook import POINTS, outlook
from kartenhaus.bots.monster_roll.taste import Taste
from kartenhaus.bots.monster_roll.timing import Timing
from kartenhaus.bots.monster_roll.turns import (
    NONE,
    Lay,
    double_lays,
    faces,
    single_lays,
    stopped_lays,
    tear_places,
)
from kartenhaus.games.monster_roll.cards import STAR, STOP, TEAR
from kartenhaus.games.monster_roll.rows import ANY, LEFT_ENDS, RIGHT_ENDS

# A lay that is so many points behind the best one is not thought of further.
FAR: Final = 3.0

# A tear: the card, the seat whose row it goes to, the place, and the row after it.
TornPlace: TypeAlias = tuple[int, int, int, bytes]


class Turn:
    """A whole turn: what is laid in the own row, torn in others, discarded; and what it is worth."""

    __slots__ = ("discards", "hand", "lay", "tears", "worth")

    def __init__(self, lay: Lay, tears: list[TornPlace], hand: bytes, discards: bytes, worth: float) -> None:
        self.lay = lay
        self.tears = tears
        # What stays in the hand, and what goes to the discard pile.
        self.hand = hand
        self.discards = discards
        self.worth = worth


@lru_cache(maxsize=20000)
def held(taste: Taste, end: int, hand: bytes) -> float:
    """What cards in the hand are worth to a row that ends in this colour."""
    worth = 0.0
    follow = 0
    for card in hand:
        if card >= TEAR:
            worth += taste.stop_held if card == STOP else taste.tear_held
            continue
        worth += taste.paper_held + (taste.star_held if card & STAR else 0.0)
        if end == ANY or LEFT_ENDS[card] == end:
            points = POINTS[card]
            more = 0
            for other in hand.replace(bytes((card,)), b"", 1):
                if other < TEAR and LEFT_ENDS[other] == RIGHT_ENDS[card]:
                    more = max(more, POINTS[other])
            follow = max(follow, points + more)
    return worth + taste.follow * follow


def without(hand: bytes, cards: bytes) -> bytes:
    """A hand after these cards have left it."""
    for number in range(len(cards)):
        hand = hand.replace(cards[number : number + 1], b"", 1)
    return hand


def end_colour(row: bytes) -> int:
    """What the next paper at the right end has to match."""
    return RIGHT_ENDS[row[-1]] if row else ANY


class Judge:
    """Sees a table with the eyes of one seat, before its turn."""

    __slots__ = ("hand", "rows", "seat", "taste", "tears_left", "timing", "turn_cards", "unseen", "weights")

    def __init__(
        self,
        taste: Taste,
        rows: list[bytes],
        seat: int,
        hand: bytes,
        weights: list[float],
        timing: Timing,
        unseen: list[int],
        turn_cards: bool,
    ) -> None:
        self.taste = taste
        self.rows = rows
        self.seat = seat
        self.hand = hand
        # How much the points of each rival count.
        self.weights = weights
        self.timing = timing
        # Tear cards by colour: those that others may have, and those in the own hand as well.
        self.unseen = unseen
        self.tears_left = [count + hand.count(TEAR + colour) for colour, count in enumerate(unseen)]
        self.turn_cards = turn_cards

    def own_worth(self, row: bytes) -> float:
        return self.timing.worth(outlook(row), self.unseen)

    def rival_worth(self, row: bytes) -> float:
        return self.timing.worth(outlook(row), self.tears_left)

    def turns(self) -> list[Turn]:
        """All turns worth a thought, the best first."""
        row, hand, keep, fresh = self.rows[self.seat], self.hand, self.timing.keep, self.taste.fresh
        papers = faces(hand, self.turn_cards)
        singles = single_lays(row, papers)
        found: list[Turn] = []
        for lay in stopped_lays(singles, hand) + double_lays(row, hand, papers, singles):
            left = without(hand, lay.used)
            cards = held(self.taste, end_colour(lay.row), left) + 2 * fresh
            found.append(Turn(lay, [], left, b"", self.own_worth(lay.row) + keep * cards))
        tears, twice = self.tears()
        gifts = {card: self.taste.gift * self.gift(card) for card in hand}
        nothing = Lay(row, NONE, 0, NONE, 0, b"")
        bases = [self.own_worth(lay.row) for lay in singles]
        enough = max(bases, default=0.0) - FAR
        for lay, base in zip(singles, bases, strict=True):
            if base < enough:
                continue
            end, left = end_colour(lay.row), without(hand, lay.used)
            found.append(Turn(lay, [], left, b"", base + keep * (held(self.taste, end, left) + fresh)))
            self._discard(found, found[-1], end, gifts)
            for gain, torn in tears:
                rest = without(left, bytes((torn[0],)))
                cards = held(self.taste, end, rest) + 2 * fresh
                found.append(Turn(lay, [torn], rest, b"", base + gain + keep * cards))
        base, end = self.own_worth(row), end_colour(row)
        self._discard(found, Turn(nothing, [], hand, b"", base + keep * held(self.taste, end, hand)), end, gifts)
        self._discard(found, found[-1], end, gifts)
        for gain, torn in tears[:1]:
            rest = without(hand, bytes((torn[0],)))
            cards = held(self.taste, end, rest) + fresh
            found.append(Turn(nothing, [torn], rest, b"", base + gain + keep * cards))
            self._discard(found, found[-1], end, gifts)
        for gain, first, second in twice:
            rest = without(hand, bytes((first[0], second[0])))
            cards = held(self.taste, end, rest) + 2 * fresh
            found.append(Turn(nothing, [first, second], rest, b"", base + gain + keep * cards))
        found.sort(key=_worth, reverse=True)
        return found

    def _discard(self, found: list[Turn], turn: Turn, end: int, gifts: dict[int, float]) -> None:
        """The same with the card thrown away that is missed least."""
        left = turn.hand
        best, best_card = -1000.0, 0
        for card in sorted(set(left)):
            worth = held(self.taste, end, left.replace(bytes((card,)), b"", 1)) - gifts[card]
            if worth > best:
                best, best_card = worth, card
        discarded = bytes((best_card,))
        rest = left.replace(discarded, b"", 1)
        more = self.timing.keep * (best - held(self.taste, end, left) + self.taste.fresh)
        found.append(Turn(turn.lay, turn.tears, rest, turn.discards + discarded, turn.worth + more))

    def gift(self, card: int) -> float:
        """What a discarded card is worth to the next player."""
        return held(self.taste, end_colour(self.rows[(self.seat + 1) % len(self.rows)]), bytes((card,)))

    def tears(
        self,
    ) -> tuple[
        list[tuple[float, TornPlace]],
        list[tuple[float, TornPlace, TornPlace]],
    ]:
        """The best places for one tear, and for two of them in one turn, with what they gain."""
        cards = [card for card in self.hand if TEAR <= card < STOP]
        once: list[tuple[float, TornPlace]] = []
        twice: list[tuple[float, TornPlace, TornPlace]] = []
        for number, card in enumerate(cards):
            if number and cards[number - 1] == card:
                continue
            for seat, row in enumerate(self.rows):
                if seat == self.seat:
                    continue
                weight = self.weights[seat]
                before = self.rival_worth(row)
                for place, after in tear_places(row, card - TEAR):
                    left = self.rival_worth(after)
                    torn = (card, seat, place, after)
                    once.append((weight * (before - left), torn))
                    for other in cards[number + 1 :]:
                        for second_place, second_after in tear_places(after, other - TEAR)[:1]:
                            gain = weight * (before - self.rival_worth(second_after))
                            twice.append((gain, torn, (other, seat, second_place, second_after)))
        once.sort(key=_gain, reverse=True)
        return once[:2], twice


def _worth(turn: Turn) -> float:
    return turn.worth


def _gain(entry: tuple[float, TornPlace]) -> float:
    return entry[0]
