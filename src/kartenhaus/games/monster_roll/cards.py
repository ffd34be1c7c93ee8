"""The cards of Monster Roll, and decks of them.

Every card is a small int, and every pile is a `bytes` with its top card last. A paper card is four bits, its left and
its right colour, plus bits for a star and for what has become of it in a row. In text a card is a word of two letters:

    po   paper, purple at the left and orange at the right (p, o, g, b: purple, orange, green, blue)
    po+  the same with a star
    po'  paper that was turned round when it was laid (MR-C4): it now shows purple at the left
    xo   a tear card, orange
    st   a stop card
    sc   a scoring card
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from kartenhaus.engine import DeckReader, Decks, Refused, packaged_deck

COLOURS: Final = ("purple", "orange", "green", "blue")
LETTERS: Final = "pogb"

# A paper card is left colour * 4 + right colour, and these bits.
STAR: Final = 16
# Only in rows: turned round (the colours are those it shows now), under a stop card.
TURNED: Final = 32
PROTECTED: Final = 64
# From here on it is not paper. A tear card is TEAR + its colour.
TEAR: Final = 128
STOP: Final = 132
SCORING: Final = 133

MONSTERS: Final = ("fuzz", "gulp", "wobble", "snuffle")
PAPERS: Final[Mapping[str, int]] = {
    f"{left}-{right}": 4 * COLOURS.index(left) + COLOURS.index(right) for left in COLOURS for right in COLOURS
}
TEARS: Final[Mapping[str, int]] = {colour: TEAR + COLOURS.index(colour) for colour in COLOURS}

HAND: Final = 5
SCORINGS: Final = 3
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
# MR-C5: four hands, and in each of the three stacks a card above the scoring card.
MOST_CARDS: Final = 500
FEWEST_CARDS: Final = MOST_SEATS * HAND + SCORINGS


def turned_round(card: int) -> int:
    """MR-C4: a paper card as it shows when turned by 180 degrees; turned again it is as printed."""
    return (card & STAR) | 4 * (card & 3) | (card >> 2) & 3 | (card & TURNED) ^ TURNED


def looks_the_same(card: int) -> bool:
    """Whether a paper card shows the same both ways round."""
    return (card >> 2) & 3 == card & 3


def printed(card: int) -> int:
    """The card as it is in the hand, whatever has become of it in a row. A stop card over it is a card of its own."""
    if card >= TEAR:
        return card
    card &= ~PROTECTED
    return turned_round(card) if card & TURNED else card


def _word(card: int) -> str:
    if card < PROTECTED:
        star = "+" if card & STAR else ""
        return LETTERS[(card >> 2) & 3] + LETTERS[card & 3] + star + ("'" if card & TURNED else "")
    return {STOP: "st", SCORING: "sc"}.get(card) or "x" + LETTERS[card - TEAR]


CARD_WORDS: Final[Mapping[int, str]] = {
    card: _word(card)
    for card in (*range(PROTECTED), *TEARS.values(), STOP, SCORING)
    if card >= TEAR or not card & TURNED or not looks_the_same(card)
}
CARDS_BY_WORD: Final[Mapping[str, int]] = {word: card for card, word in CARD_WORDS.items()}


@lru_cache(maxsize=4096)
def words(pile: bytes) -> tuple[str, ...]:
    """The cards of a pile, as words. The same few places and hands are named again and again."""
    return tuple(CARD_WORDS[card] for card in pile)


@dataclass(frozen=True, slots=True, weakref_slot=True)
class Deck:
    """The cards of one deck file: those that are shuffled and dealt, and the monsters."""

    cards: bytes
    monsters: tuple[str, ...]


@Decks
def read_deck(text: str) -> Deck | Refused:
    """MR-C5: the deck that a deck file holds (empty text: ours), or what is wrong with it."""
    reader = DeckReader(text or packaged_deck("kartenhaus.games.monster_roll"), "MR-C5")
    reader.only("scorings", "stops", "monsters", "paper", "starred", "tears")
    scorings = reader.take_number("scorings", 0, 99)
    stops = reader.take_number("stops", 0, 99)
    monsters = reader.take_counts("monsters", MONSTERS, most=1)
    paper = reader.take_counts("paper", tuple(PAPERS), most=99)
    starred = reader.take_counts("starred", tuple(PAPERS), most=99)
    tears = reader.take_counts("tears", COLOURS, most=99)
    cards = b"".join(
        [
            *(bytes((PAPERS[kind],)) * count for kind, count in paper.items()),
            *(bytes((PAPERS[kind] | STAR,)) * count for kind, count in starred.items()),
            *(bytes((TEARS[kind],)) * count for kind, count in tears.items()),
            bytes((STOP,)) * stops,
        ]
    )
    if scorings != SCORINGS:
        reader.refuse("mr-deck-scorings", {"needed": SCORINGS, "there": scorings})
    if sum(monsters.values()) < MOST_SEATS:
        reader.refuse("mr-deck-monsters", {"needed": MOST_SEATS})
    if len(cards) > MOST_CARDS:
        reader.refuse("mr-deck-too-many", {"most": MOST_CARDS})
    if len(cards) < FEWEST_CARDS:
        reader.refuse("mr-deck-too-few", {"needed": FEWEST_CARDS, "there": len(cards)})
    return reader.fault or Deck(cards, MONSTERS)
