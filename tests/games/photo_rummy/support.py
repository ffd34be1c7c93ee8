"""Photo Rummy for the conformance suite, positions written as text for the rule tests, and a player that builds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from hypothesis import strategies as st

from kartenhaus.engine import Rng, Seat
from kartenhaus.games.photo_rummy import PhotoRummy, PhotoRummyMove, State
from kartenhaus.games.photo_rummy.cards import (
    ALL_CARDS,
    CARD_TEXTS,
    CARDS_BY_TEXT,
    JOKER,
    STACKS,
    category_of,
    city_of,
    with_card,
    without_card,
)
from kartenhaus.games.photo_rummy.combinations import FAULTLESS, fault_of, kind_of
from kartenhaus.games.photo_rummy.faults import is_faultless
from kartenhaus.games.photo_rummy.moves import DrawCard, EndTurn, FreeJoker, LayCard, MovePhoto, TakeBack
from kartenhaus.games.photo_rummy.state import DRAW, PLAY
from tests.support import GameSupport, Referee, so_many

GAME = PhotoRummy()

_cards = st.integers(0, JOKER)
_places = st.integers(0, 12)
_targets = st.none() | _places
_moves = st.one_of(
    st.builds(DrawCard, st.integers(0, STACKS)),
    st.builds(LayCard, _cards, _targets),
    st.builds(MovePhoto, _cards, _targets),
    st.builds(FreeJoker, _cards, _places),
    st.builds(TakeBack, st.booleans()),
    st.builds(EndTurn),
)


REFEREE = Referee(GAME)
position: Callable[..., State] = REFEREE.position
move_of = REFEREE.move_of
play = REFEREE.play
refuse = REFEREE.refuse


def table(state: State) -> str:
    """The combinations as they lie now, written as in positions."""
    return "/".join(texts(cards) or "-" for cards in state.table)


def rack(state: State, seat: Seat) -> str:
    return texts(state.racks[seat])


def texts(cards: bytes) -> str:
    return ",".join(CARD_TEXTS[card] for card in cards)


def cards_of(text: str) -> bytes:
    return bytes(sorted(CARDS_BY_TEXT[word.lower()] for word in text.split(",")))


# --- a player that builds -------------------------------------------------------------------------


def builder_move(state: State, chance: Rng) -> PhotoRummyMove:
    """A legal move of one who knows what the game is about: mostly puts cards where they fit, and ends the turn when
    there is nothing more to do. With uniform chance alone hardly a row would ever be laid, and turns would be long."""
    offered = GAME.legal_moves(state, state.active)
    mood = chance.below(12)
    if state.phase == PLAY and mood > 0:
        if EndTurn() in offered and mood == 1:
            return EndTurn()
        if state.made > 40 and state.steps:
            return TakeBack(True)
        fitting = [move for move in offered if _fits(state, move)]
        if fitting:
            return fitting[chance.below(len(fitting))]
        if EndTurn() in offered:
            return EndTurn()
        return TakeBack(mood < 4)
    return offered[chance.below(len(offered))]


def _fits(state: State, move: PhotoRummyMove) -> bool:
    if isinstance(move, FreeJoker):
        return True
    if not isinstance(move, LayCard | MovePhoto):
        return False
    card = move.card if isinstance(move, LayCard) else move.photo
    if move.target is None:
        return isinstance(move, LayCard) and is_faultless(state) and _promises(state.racks[state.active], card)
    joined = with_card(state.table[move.target], card)
    if fault_of(state.table[move.target]) == FAULTLESS:
        return isinstance(move, LayCard) and fault_of(joined) == FAULTLESS
    return kind_of(joined) is not None or (len(joined) == 2 and JOKER in joined)


def _promises(held: bytes, card: int) -> bool:
    """Whether a rack may hold a row or a set around this card."""
    if card == JOKER:
        return False
    jokers = held.count(JOKER)
    row = sum(city_of(other) == city_of(card) for other in held)
    same = sum(category_of(other) == category_of(card) for other in held if other != JOKER)
    return row + min(jokers, 1) >= 3 or same + min(jokers, 1) >= 4


# --- for the conformance suite --------------------------------------------------------------------


def _cards_anywhere(state: State) -> Counter[str]:
    return _counted(b"".join((*state.stacks, *state.racks, *state.table)))


def _all_cards(state: State) -> Counter[str]:
    return _counted(ALL_CARDS)


def _counted(cards: bytes) -> Counter[str]:
    return Counter({CARD_TEXTS[card]: count for card, count in Counter(cards).items()})


def _disguise(state: State, viewer: Seat | None, chance: Rng) -> State:
    """The racks of the others, but for what everybody has seen of them, and the stacks below their top cards.

    Where the next move may end the round jokers stay where they are: what a rack is worth is told at the end.
    """
    other = state.copy()
    piles = {seat: _without(state.racks[seat], state.seen[seat]) for seat in range(state.seats) if seat != viewer}
    buried = {-1 - number: stack[:-1] for number, stack in enumerate(state.stacks)}
    hidden = piles | buried
    ending = state.phase == PLAY and len(state.racks[state.active]) < 2
    pool = b"".join(hidden.values())
    pool = chance.shuffled(pool.replace(bytes((JOKER,)), b"") if ending else pool)
    for pile, cards in hidden.items():
        mixed = b""
        for card in cards:
            if ending and card == JOKER:
                mixed += bytes((JOKER,))
            else:
                mixed, pool = mixed + pool[:1], pool[1:]
        if pile >= 0:
            other.racks[pile] = bytes(sorted(mixed + state.seen[pile]))
        else:
            other.stacks[-1 - pile] = mixed + state.stacks[-1 - pile][-1:]
    if viewer != state.active and state.phase != DRAW and other.drawn not in other.racks[state.active]:
        other.drawn = other.racks[state.active][:1]
    return other


def _without(cards: bytes, taken: bytes) -> bytes:
    for card in taken:
        cards = without_card(cards, card)
    return cards


SUPPORT = GameSupport(
    GAME,
    _moves,
    _cards_anywhere,
    _all_cards,
    _disguise,
    short_game={"rounds": 1},
    player=lambda state, chance: (state.active, builder_move(state, chance)),
    games=so_many(8, 100),
    close_look=120,
)
