"""The seven action cards: for each, which uses are legal and what it does. `ACTION_RULES` lists them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from kartenhaus.engine import Event, Refused
from kartenhaus.games.great_wall.cards import (
    EXTRA,
    MOST_WALL_CARDS,
    MOVE_1,
    MOVE_2,
    NEW_MARKET,
    REMOVE,
    RICKSHAW,
    SWAP,
    TAKE_BACK,
    TOWER,
    UNDER,
    UNDER_A,
    WALL_CARDS,
)
from kartenhaus.games.great_wall.events import (
    CardMoved,
    CardRemoved,
    CardReturned,
    CardsSwapped,
    MarketDiscarded,
)
from kartenhaus.games.great_wall.moves import (
    ExtraComposition,
    GreatWallMove,
    MoveCard,
    NewMarket,
    RemoveCard,
    ReturnCard,
    SwapCards,
)
from kartenhaus.games.great_wall.state import PLACE_NEW, State
from kartenhaus.games.great_wall.supply import (
    can_draw_wall_card,
    draw_compositions,
    fill_market,
)

# Moves are values, and all that can ever be offered are made once: listing them is then a matter of looking them up.
_PLACES: Final = range(MOST_WALL_CARDS)
# By the distance, then by the place that the card leaves: to the left, to the right.
_TO_LEFT: Final = [[MoveCard(place, place - distance) for place in _PLACES] for distance in range(3)]
_TO_RIGHT: Final = [[MoveCard(place, place + distance) for place in _PLACES] for distance in range(3)]
# By the left place, then by the distance of the right one.
_SWAPS: Final = [[SwapCards(left, right) for right in _PLACES[left:]] for left in _PLACES]
_REMOVES: Final = [RemoveCard(place) for place in _PLACES]
_RETURNS: Final[Mapping[int, list[GreatWallMove]]] = {
    card: [ReturnCard(card, place) for place in range(MOST_WALL_CARDS + 1)] for card in WALL_CARDS.values()
}
_WALL_CARDS: Final = tuple(WALL_CARDS.values())
_EXTRA: Final = ExtraComposition()
_NEW_MARKET: Final = NewMarket()


def _loose(wall: bytes) -> list[int]:
    """The places whose cards an action may take hold of: neither under a rickshaw nor a tower (GW-R2, GW-W1)."""
    return [place for place, card in enumerate(wall) if card < UNDER_A and card != TOWER]


def _check_place(state: State, place: int, rule: str) -> Refused | None:
    """Whether a card may be moved, swapped or removed by an action."""
    if not 0 <= place < len(state.wall):
        return Refused("gw-off-the-wall", rule, {"place": place + 1, "last": len(state.wall)})
    card = state.wall[place]
    # A tower first: it stays out of reach when the rickshaw on it has rolled on.
    if card & ~UNDER == TOWER:
        return Refused("gw-tower", "GW-W1", {"place": place + 1})
    if card & UNDER:
        return Refused("gw-under-rickshaw", "GW-R2", {"place": place + 1})
    return None


def _move_rule(move: MoveCard) -> str:
    return "GW-A2" if abs(move.target - move.origin) == 2 else "GW-A1"


def check_move(state: State, move: MoveCard) -> Refused | None:
    """GW-A1, GW-A2: exactly one or exactly two places, and the card stays on the wall."""
    rule = _move_rule(move)
    fault = _check_place(state, move.origin, rule)
    if fault is None and not 0 <= move.target < len(state.wall):
        fault = Refused("gw-off-the-wall", rule, {"place": move.target + 1, "last": len(state.wall)})
    return fault


def do_move(state: State, move: MoveCard, events: list[Event] | None) -> None:
    """GW-A1, GW-A2: the cards it passes shift by one the other way, rickshaws on them too (GW-R2)."""
    wall = state.wall
    card = wall[move.origin : move.origin + 1]
    rest = wall[: move.origin] + wall[move.origin + 1 :]
    state.wall = rest[: move.target] + card + rest[move.target :]
    if events is not None:
        events.append(CardMoved(card.decode(), move.origin, move.target))


def _moves_1(state: State, moves: list[GreatWallMove]) -> None:
    _add_moves(1, state.wall, moves)


def _moves_2(state: State, moves: list[GreatWallMove]) -> None:
    _add_moves(2, state.wall, moves)


def _add_moves(distance: int, wall: bytes, moves: list[GreatWallMove]) -> None:
    to_left, to_right = _TO_LEFT[distance], _TO_RIGHT[distance]
    beyond = len(wall) - distance
    for place in _loose(wall):
        if place >= distance:
            moves.append(to_left[place])
        if place < beyond:
            moves.append(to_right[place])


def check_swap(state: State, move: SwapCards) -> Refused | None:
    """GW-A3: two different cards, the left one named first."""
    if move.left >= move.right:
        return Refused("gw-swap-two", "GW-A3")
    return _check_place(state, move.left, "GW-A3") or _check_place(state, move.right, "GW-A3")


def do_swap(state: State, move: SwapCards, events: list[Event] | None) -> None:
    """GW-A3: two wall cards change places."""
    cards = list(state.wall)
    left, right = cards[move.left], cards[move.right]
    cards[move.left], cards[move.right] = right, left
    state.wall = bytes(cards)
    if events is not None:
        events.append(CardsSwapped(move.left, move.right, chr(left), chr(right)))


def _swaps(state: State, moves: list[GreatWallMove]) -> None:
    loose = _loose(state.wall)
    for number, left in enumerate(loose):
        swaps = _SWAPS[left]
        moves += [swaps[right - left] for right in loose[number + 1 :]]


def check_remove(state: State, move: RemoveCard) -> Refused | None:
    """GW-A4: any card that may leave the wall."""
    return _check_place(state, move.place, "GW-A4")


def do_remove(state: State, move: RemoveCard, events: list[Event] | None) -> None:
    """GW-A4: to the discard pile; the wall closes up and is not refilled (GW-P6)."""
    card = state.wall[move.place : move.place + 1]
    state.wall = state.wall[: move.place] + state.wall[move.place + 1 :]
    state.wall_discard += card
    if events is not None:
        events.append(CardRemoved(card.decode(), move.place))


def _removes(state: State, moves: list[GreatWallMove]) -> None:
    moves += [_REMOVES[place] for place in _loose(state.wall)]


def check_extra(state: State, move: ExtraComposition) -> Refused | None:
    """GW-A5: only while there are compositions to draw."""
    return None if state.composition_deck else Refused("gw-no-composition-left", "GW-A5")


def do_extra(state: State, move: ExtraComposition, events: list[Event] | None) -> None:
    """GW-A5: one more composition than before."""
    draw_compositions(state, state.active, len(state.compositions[state.active]) + 1, events)


def _extras(state: State, moves: list[GreatWallMove]) -> None:
    if state.composition_deck:
        moves.append(_EXTRA)


def check_new_market(state: State, move: NewMarket) -> Refused | None:
    """GW-A6: only while market, deck or discard pile hold a wall card."""
    return None if _has_market(state) else Refused("gw-no-wall-card-left", "GW-A6")


def _has_market(state: State) -> bool:
    return state.market != b"" or can_draw_wall_card(state)


def do_new_market(state: State, move: NewMarket, events: list[Event] | None) -> None:
    """GW-A6: the old market is discarded first, so that it may come back by a reshuffle. A placement follows."""
    if state.market and events is not None:
        events.append(MarketDiscarded(state.market.decode()))
    state.wall_discard += state.market
    state.market = b""
    fill_market(state, events)
    state.phase = PLACE_NEW


def _new_markets(state: State, moves: list[GreatWallMove]) -> None:
    if _has_market(state):
        moves.append(_NEW_MARKET)


def check_return(state: State, move: ReturnCard) -> Refused | None:
    """GW-A7: a wall card that lies in the discard pile, to anywhere in the wall. Rickshaws cannot be taken back."""
    if move.card == RICKSHAW or move.card not in state.wall_discard:
        return Refused("gw-not-in-discard", "GW-A7")
    if not 0 <= move.place <= len(state.wall):
        return Refused("gw-off-the-wall", "GW-A7", {"place": move.place + 1, "last": len(state.wall) + 1})
    return None


def do_return(state: State, move: ReturnCard, events: list[Event] | None) -> None:
    """GW-A7: from the discard pile into the wall."""
    card = bytes((move.card,))
    top = state.wall_discard.rindex(card)
    state.wall_discard = state.wall_discard[:top] + state.wall_discard[top + 1 :]
    state.wall = state.wall[: move.place] + card + state.wall[move.place :]
    if events is not None:
        events.append(CardReturned(card.decode(), move.place))


def _returns(state: State, moves: list[GreatWallMove]) -> None:
    discard, gaps = state.wall_discard, len(state.wall) + 1
    if discard:
        for card in _WALL_CARDS:
            if card in discard:
                moves += _RETURNS[card][:gaps]


@dataclass(frozen=True, slots=True)
class ActionRule:
    """One kind of action card: what adds all its legal uses in a state, why a use is refused, and what it does."""

    add_uses: Callable[[State, list[GreatWallMove]], None]
    check: Callable[[State, Any], Refused | None]
    do: Callable[[State, Any, list[Event] | None], None]


ACTION_RULES: Final[Mapping[int, ActionRule]] = {
    MOVE_1: ActionRule(_moves_1, check_move, do_move),
    MOVE_2: ActionRule(_moves_2, check_move, do_move),
    SWAP: ActionRule(_swaps, check_swap, do_swap),
    REMOVE: ActionRule(_removes, check_remove, do_remove),
    EXTRA: ActionRule(_extras, check_extra, do_extra),
    NEW_MARKET: ActionRule(_new_markets, check_new_market, do_new_market),
    TAKE_BACK: ActionRule(_returns, check_return, do_return),
}

_ACTION_OF: Final[Mapping[type, int]] = {
    SwapCards: SWAP,
    RemoveCard: REMOVE,
    ExtraComposition: EXTRA,
    NewMarket: NEW_MARKET,
    ReturnCard: TAKE_BACK,
}


def action_of(move: GreatWallMove) -> int | None:
    """The action card that a move plays; None if it plays none, or goes a distance that no card allows."""
    if isinstance(move, MoveCard):
        distance = abs(move.target - move.origin)
        return MOVE_1 if distance == 1 else MOVE_2 if distance == 2 else None
    return _ACTION_OF.get(type(move))
