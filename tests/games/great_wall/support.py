"""The Great Wall for the conformance suite, and positions written as text for the rule tests."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from hypothesis import strategies as st

from kartenhaus.engine import Refused, Rng, Seat
from kartenhaus.games.great_wall import GreatWall, State
from kartenhaus.games.great_wall.cards import RICKSHAW, UNDER, WALL_CARDS
from kartenhaus.games.great_wall.moves import (
    Claim,
    DrawCard,
    EndTurn,
    ExtraComposition,
    MoveCard,
    NewHand,
    NewMarket,
    PlaceCard,
    RemoveCard,
    ReturnCard,
    SwapCards,
)
from tests.support import GameSupport, accepted_options, rng

GAME = GreatWall()

_places = st.integers(-1, 12)
_cards = st.sampled_from([*WALL_CARDS.values(), RICKSHAW])
_names = st.sampled_from([composition.name for composition in GAME.new(accepted_options(GAME, 2), 2, rng("")).deck.compositions])
_moves = st.one_of(
    st.builds(PlaceCard, _cards, st.integers(0, 1)),
    st.builds(DrawCard),
    st.builds(MoveCard, _places, _places),
    st.builds(SwapCards, _places, _places),
    st.builds(RemoveCard, _places),
    st.builds(ExtraComposition),
    st.builds(NewMarket),
    st.builds(ReturnCard, _cards, _places),
    st.builds(NewHand),
    st.builds(EndTurn),
    st.builds(Claim, _names | st.just("LL"), st.none() | _places),
)


def position(text: str, **options: object) -> State:
    """A position written by hand; what it leaves out is dealt from a fixed seed."""
    seats = next((int(word[6:]) for word in text.split() if word.startswith("seats=")), 2)
    state = GAME.read_position(text, accepted_options(GAME, seats, **options), rng(text))
    assert not isinstance(state, Refused), state
    return state


def _all_cards(state: State) -> Counter[str]:
    compositions = (f"composition {number}" for number in range(len(state.deck.compositions)))
    wall = chain(state.deck.wall.decode(), "R" * state.deck.rickshaws)
    return Counter(chain(wall, (f"action {letter}" for letter in state.deck.actions.decode()), compositions))


def _cards_of(state: State) -> Counter[str]:
    wall = state.wall + state.market + state.drawn + state.wall_deck + state.wall_discard
    rickshaws = sum(card & UNDER != 0 for card in state.wall)
    actions = b"".join([state.action_deck, state.action_discard, *state.actions])
    numbers = b"".join(
        [state.composition_deck, state.open_compositions, state.out, *state.compositions, *state.photos]
    )
    return Counter(
        chain(
            wall.decode().upper(),
            "R" * rickshaws,
            (f"action {letter}" for letter in actions.decode()),
            (f"composition {number}" for number in numbers),
        )
    )


# Cards on top of each deck that a disguise leaves alone: more than one move ever turns up.
_TOP = 9


def _disguise(state: State, viewer: Seat | None, chance: Rng) -> State:
    other = state.copy()
    others = [seat for seat in range(state.seats) if seat != viewer]
    other.actions, other.action_deck = _mixed(other.actions, others, other.action_deck, chance)
    other.compositions, other.composition_deck = _mixed(other.compositions, others, other.composition_deck, chance)
    return other


def _mixed(hands: list[bytes], others: list[Seat], deck: bytes, chance: Rng) -> tuple[list[bytes], bytes]:
    """Deals the hands of the others and all but the top of the deck anew."""
    buried, top = deck[:-_TOP], deck[-_TOP:]
    pool = chance.shuffled(b"".join(hands[seat] for seat in others) + buried)
    mixed = hands[:]
    for seat in others:
        mixed[seat], pool = pool[: len(hands[seat])], pool[len(hands[seat]) :]
    return mixed, pool + top


SUPPORT = GameSupport(GAME, _moves, _cards_of, _all_cards, _disguise)
