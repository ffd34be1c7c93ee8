"""How the deck is stacked: three stacks, each with a scoring card in its lower half (MR-S3).

Places in the deck count from 0 at the bottom. Everybody knows the heights, how many cards are left and how many
scoring cards have come; so everybody knows where the others can still be.
"""

from __future__ import annotations

from kartenhaus.engine import Rng
from kartenhaus.games.monster_roll.cards import HAND, SCORING, SCORINGS, Deck


def stack_heights(deck: Deck, seats: int) -> list[int]:
    """MR-S3: the cards of each stack beside its scoring card, from the top of the deck; surplus cards lie above."""
    cards = len(deck.cards) - HAND * seats
    return [cards // SCORINGS + (1 if number < cards % SCORINGS else 0) for number in range(SCORINGS)]


def scoring_spots(deck: Deck, seats: int, scored: int, left: int) -> list[range] | None:
    """MR-S3: where each of the scoring cards to come can be in a deck of `left` cards, the lowest one first.

    At least half of its stack is above a scoring card. None: no deck has this height after so many scorings.
    """
    spots: list[range] = []
    bottom = 0
    heights = stack_heights(deck, seats)
    for number in range(SCORINGS - 1, -1, -1):
        spot = range(bottom, bottom + heights[number] // 2 + 1)
        if number < scored:
            # The scoring card of this stack was drawn: no more is left than lay below it.
            return spots if left < spot.stop else None
        if left <= bottom:
            return None
        spots.append(range(bottom, min(spot.stop, left)))
        bottom += heights[number] + 1
    return spots


def stacked(cards: bytes, spots: list[range], rng: Rng) -> bytes:
    """MR-S3: a deck of these cards with a scoring card at random in each of these spots."""
    for spot in spots:
        below = spot.start + rng.below(len(spot))
        cards = cards[:below] + bytes((SCORING,)) + cards[below:]
    return cards


def well_stacked(deck: Deck, seats: int, scored: int, draw_pile: bytes) -> bool:
    """MR-S3: whether the scoring cards to come lie where they must."""
    spots = scoring_spots(deck, seats, scored, len(draw_pile))
    places = [place for place, card in enumerate(draw_pile) if card == SCORING]
    return (
        spots is not None
        and len(places) == len(spots)
        and all(place in spot for place, spot in zip(places, spots, strict=True))
    )
