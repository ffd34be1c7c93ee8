"""The Great Wall for the conformance suite, and positions written as text for the rule tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import chain

from hypothesis import strategies as st

from kartenhaus.engine import Rng, Seat
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
from tests.support import GameSupport, Referee, accepted_options, rng

GAME = GreatWall()

_places = st.integers(-1, 12)
_cards = st.sampled_from([*WALL_CARDS.values(), RICKSHAW])
_names = st.sampled_from(
    [composition.name for composition in GAME.new(accepted_options(GAME, 2), 2, rng("")).deck.compositions]
)
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


# The rule tests play with compositions of their own, so that the packaged deck can be tuned without them.
# D is any part of a dragon; positions and moves name the parts (DD is called HE).
_COMPOSITIONS = (
    "LF:1 FT:1 TO:1 OL:1 LT:2 FO:2 LFT:3 TOL:3 FLF:3 OTF:4 LFTO:5 WL:2 FWT:4 DD:2 DDD:4 LDD:4 DDF:4 PF:2 PP:3 PDD:5"
)
_WALL = "lantern:8 fan:8 teapot:7 lotus:6 panda:4 dragon-head:4 dragon-middle:3 dragon-tail:4 tower:3"
_ACTIONS = "move-1:5 move-2:5 swap:5 remove:5 extra-composition:5 new-market:5 take-back:5"
_SYMBOLS: Mapping[str, str] = {
    "L": "lantern",
    "F": "fan",
    "T": "teapot",
    "O": "lotus",
    "P": "panda",
    "D": "dragon",
    "W": "tower",
}


def deck_text(compositions: str = _COMPOSITIONS, wall: str = _WALL, actions: str = _ACTIONS, rickshaws: int = 3) -> str:
    """A deck file; every argument lists `card:number`."""
    lines = [f"rickshaws = {rickshaws}"]
    for name, table in (("wall", wall), ("actions", actions)):
        lines += [f"[{name}]", *(entry.replace(":", " = ") for entry in table.split())]
    for entry in compositions.split():
        letters, _, points = entry.partition(":")
        symbols = ", ".join(f'"{_SYMBOLS[letter]}"' for letter in letters)
        lines += ["[[composition]]", f"symbols = [{symbols}]", f"points = {points}"]
    return "\n".join(lines)


RULES_DECK = deck_text()
# Ten wall cards, so that a position can say where every one of them lies.
FEW_CARDS = deck_text("LF:1 FT:1 TO:1 OL:1 LT:1 FO:1 LFT:2 TOL:2 LFTO:3", wall="lantern:3 fan:3 teapot:2 lotus:2")


REFEREE = Referee(GAME, deck=RULES_DECK)
position: Callable[..., State] = REFEREE.position
move_of = REFEREE.move_of
play = REFEREE.play
refuse = REFEREE.refuse


def look(state: State, fields: str) -> str:
    """The table as it is: the fields that a text names, in its order. `assert look(state, after) == after`."""
    table = dict(field.split("=") for field in GAME.write_position(state).split())
    return " ".join(f"{name}={table[name]}" for name in (field.partition("=")[0] for field in fields.split()))


def _all_cards(state: State) -> Counter[str]:
    compositions = (f"composition {number}" for number in range(len(state.deck.compositions)))
    wall = chain(state.deck.wall.decode(), "R" * state.deck.rickshaws)
    return Counter(chain(wall, (f"action {letter}" for letter in state.deck.actions.decode()), compositions))


def _cards_of(state: State) -> Counter[str]:
    wall = state.wall + state.market + state.drawn + state.wall_deck + state.wall_discard
    rickshaws = sum(card & UNDER != 0 for card in state.wall)
    actions = b"".join([state.action_deck, state.action_discard, *state.actions])
    numbers = b"".join([state.composition_deck, state.open_compositions, state.out, *state.compositions, *state.photos])
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
    shown = state.shown
    hidden = [_without(hand, seen) for hand, seen in zip(state.actions, shown, strict=True)]
    hidden, other.action_deck = _mixed(hidden, others, other.action_deck, chance)
    other.actions = [shown[seat] + hidden[seat] if seat in others else hand for seat, hand in enumerate(state.actions)]
    other.compositions, other.composition_deck = _mixed(other.compositions, others, other.composition_deck, chance)
    return other


def _without(hand: bytes, seen: bytes) -> bytes:
    for card in seen:
        hand = hand.replace(bytes((card,)), b"", 1)
    return hand


def _mixed(hands: list[bytes], others: list[Seat], deck: bytes, chance: Rng) -> tuple[list[bytes], bytes]:
    """Deals the hands of the others and all but the top of the deck anew."""
    buried, top = deck[:-_TOP], deck[-_TOP:]
    pool = chance.shuffled(b"".join(hands[seat] for seat in others) + buried)
    mixed = hands[:]
    for seat in others:
        mixed[seat], pool = pool[: len(hands[seat])], pool[len(hands[seat]) :]
    return mixed, pool + top


SUPPORT = GameSupport(GAME, _moves, _cards_of, _all_cards, _disguise)
