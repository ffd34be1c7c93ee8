"""One-line texts of moves. What is written reads back the same; capital letters read as small ones.

    draw                 draw the top card of the deck
    pick                 take the top card of the discard pile
    lay po 4             lay paper at place 4 of the own row: over the card there, or at the end if the row has 3 places
    lay po+ 4 turned     the same, turned round (table option turn_cards)
    stop 4               lay a stop card over the paper at place 4
    tear o 1 4           lay an orange tear card at place 4 of the row of seat 1
    discard xo           put a card of the hand onto the discard pile
    back                 take back the latest step
    end                  end the turn

Cards are words as cards.py explains them. Places count from 1 beside the monster, seats from 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from kartenhaus.engine import Refused, Seat, Verb, WrongWord, read_place, read_words
from kartenhaus.games.monster_roll.cards import (
    CARD_WORDS,
    CARDS_BY_WORD,
    LETTERS,
    MOST_SEATS,
    SCORING,
    TEAR,
    TURNED,
)
from kartenhaus.games.monster_roll.moves import (
    Discard,
    DrawCard,
    EndTurn,
    LayPaper,
    LayStop,
    LayTear,
    MonsterRollMove,
    PickCard,
    TakeBack,
)


def write_move(move: MonsterRollMove) -> str:
    match move:
        case DrawCard():
            return "draw"
        case PickCard():
            return "pick"
        case LayPaper(card, place, turned):
            return f"lay {CARD_WORDS[card]} {place + 1}" + (" turned" if turned else "")
        case LayStop(place):
            return f"stop {place + 1}"
        case LayTear(card, seat, place):
            return f"tear {LETTERS[card - TEAR]} {seat} {place + 1}"
        case Discard(card):
            return f"discard {CARD_WORDS[card]}"
        case TakeBack():
            return "back"
        case EndTurn():
            return "end"


def _card(word: str) -> int:
    """A card that can be in a hand."""
    card = CARDS_BY_WORD.get(word, SCORING)
    if card == SCORING or (card < TEAR and card & TURNED):
        raise WrongWord(word)
    return card


def _paper(word: str) -> int:
    card = _card(word)
    if card >= TEAR:
        raise WrongWord(word)
    return card


def _tear(word: str) -> int:
    if len(word) != 1 or word not in LETTERS:
        raise WrongWord(word)
    return TEAR + LETTERS.index(word)


def _seat(word: str) -> Seat:
    if len(word) != 1 or word not in "0123456789"[:MOST_SEATS]:
        raise WrongWord(word)
    return int(word)


def _read_lay(words: list[str]) -> LayPaper:
    if len(words) == 3 and words[2] != "turned":
        raise WrongWord(words[2])
    return LayPaper(_paper(words[0]), read_place(words[1]), len(words) == 3)


_VERBS: Final[Mapping[str, Verb[MonsterRollMove]]] = {
    "draw": ((0,), lambda words: DrawCard()),
    "pick": ((0,), lambda words: PickCard()),
    "lay": ((2, 3), _read_lay),
    "stop": ((1,), lambda words: LayStop(read_place(words[0]))),
    "tear": ((3,), lambda words: LayTear(_tear(words[0]), _seat(words[1]), read_place(words[2]))),
    "discard": ((1,), lambda words: Discard(_card(words[0]))),
    "back": ((0,), lambda words: TakeBack()),
    "end": ((0,), lambda words: EndTurn()),
}


# The same texts come again and again.
@lru_cache(maxsize=1024)
def read_move(text: str) -> MonsterRollMove | Refused:
    return read_words(text, _VERBS, "mr-move-form")
