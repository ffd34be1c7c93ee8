"""The course of a game: the steps of a turn and what each of them allows, the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final, TypeAlias

from kartenhaus.engine import Event, Outcome, Refused, Seat, ranked, require_seat
from kartenhaus.games.great_wall.actions import ACTION_RULES, action_of
from kartenhaus.games.great_wall.cards import (
    ACTION_NAMES,
    ACTIONS,
    HAND_ACTIONS,
    HAND_COMPOSITIONS,
    MOST_SEATS,
    MOVE_1,
    MOVE_2,
    WALL_CARDS,
    Deck,
)
from kartenhaus.games.great_wall.events import (
    ActionPlayed,
    ActionsShown,
    CardDrawn,
    CardPlaced,
    CardSeen,
    GameEnded,
    HandDiscarded,
    PlacingSkipped,
    TurnBegan,
    TurnEnded,
)
from kartenhaus.games.great_wall.moves import (
    LEFT,
    RIGHT,
    Claim,
    DrawCard,
    EndTurn,
    ExtraComposition,
    GreatWallMove,
    MoveCard,
    NewHand,
    NewMarket,
    PlaceCard,
    RemoveCard,
    ReturnCard,
    SwapCards,
)
from kartenhaus.games.great_wall.photos import check_claim, legal_claims, take_photo
from kartenhaus.games.great_wall.state import ACT, OVER, PLACE, PLACE_DRAWN, PLACE_NEW, State, at_rest
from kartenhaus.games.great_wall.supply import (
    can_draw_wall_card,
    draw_actions,
    draw_compositions,
    draw_wall_card,
    fill_market,
    roll_rickshaws,
)

# --- what may be done now -------------------------------------------------------------------------


# By number of seats and the seat on turn: all seats from there on.
_CLOCKWISE: Final = [
    [tuple([(first + step) % seats for step in range(seats)]) for first in range(seats)]
    for seats in range(MOST_SEATS + 1)
]
_ALONE: Final = [(seat,) for seat in range(MOST_SEATS)]


def actors(state: State) -> tuple[Seat, ...]:
    """GW-P2: at a moment of rest anybody may take a photo."""
    if state.phase == OVER:
        return ()
    return _CLOCKWISE[state.seats][state.active] if at_rest(state) else _ALONE[state.active]


def legal_moves(state: State, seat: Seat) -> list[GreatWallMove]:
    """Photos first, then the seat's own step if it is on turn."""
    require_seat(seat, state.seats)
    moves = legal_claims(state, seat)
    if seat == state.active:
        _add_steps(state, moves)
    return moves


def legal_steps(state: State, seat: Seat) -> list[GreatWallMove]:
    """The same without photos."""
    moves: list[GreatWallMove] = []
    if seat == state.active:
        _add_steps(state, moves)
    return moves


def _add_steps(state: State, moves: list[GreatWallMove]) -> None:
    if state.phase == ACT:
        before = len(moves)
        if state.played < state.actions_allowed:
            hand = state.actions[state.active]
            for action in _ACTIONS:
                if action in hand:
                    ACTION_RULES[action].add_uses(state, moves)
        if state.played:
            moves.append(_END_TURN)
        else:
            # GW-T5: without a playable action card the turn may be ended as well.
            stuck = len(moves) == before
            moves.append(_NEW_HAND)
            if stuck:
                moves.append(_END_TURN)
    elif state.phase == PLACE_DRAWN:
        moves += _placings(state.drawn)
    elif state.phase != OVER:
        moves += _placings(state.market)
        if state.phase == PLACE and can_draw_wall_card(state):
            moves.append(_DRAW)


_ACTIONS: Final = tuple(ACTIONS.values())


# Moves are values: those that are offered again and again are made once.
@lru_cache(maxsize=1024)
def _placings(cards: bytes) -> tuple[GreatWallMove, ...]:
    kinds = [card for card in WALL_CARDS.values() if card in cards]
    return tuple([PlaceCard(card, end) for card in kinds for end in (LEFT, RIGHT)])


_DRAW: Final = DrawCard()
_NEW_HAND: Final = NewHand()
_END_TURN: Final = EndTurn()


def check(state: State, seat: Seat, move: GreatWallMove) -> Refused | None:
    """Why a move is refused; None if it is legal."""
    if state.phase == OVER:
        return Refused("game-over", state.ended_by)
    if isinstance(move, Claim):
        return check_claim(state, seat, move)
    if seat != state.active:
        return Refused("not-your-turn", "GW-T0")
    return _STEPS[type(move)][0](state, move)


def _check_place(state: State, move: PlaceCard) -> Refused | None:
    """GW-T2, GW-A6: one card of the market, or the one being looked at, at one of the two ends."""
    if state.phase == ACT:
        return Refused("gw-placed-already", "GW-T2")
    new_market = state.phase == PLACE_NEW
    if move.end not in (LEFT, RIGHT):
        return Refused("gw-only-at-an-end", "GW-A6" if new_market else "GW-T2")
    if state.phase == PLACE_DRAWN:
        return None if move.card == state.drawn[0] else Refused("gw-place-drawn", "GW-T2")
    if move.card in state.market:
        return None
    return Refused("gw-not-in-new-market", "GW-A6") if new_market else Refused("gw-not-in-market", "GW-T2")


def _check_draw(state: State, move: DrawCard) -> Refused | None:
    """GW-T2: instead of a market card, as long as there is a card to draw."""
    if state.phase == PLACE:
        return None if can_draw_wall_card(state) else Refused("gw-no-face-down-card", "GW-T6")
    return _unfinished(state) or Refused("gw-placed-already", "GW-T2")


def _unfinished(state: State) -> Refused | None:
    """A card that has been looked at or revealed is placed before anything else."""
    if state.phase == PLACE_DRAWN:
        return Refused("gw-finish-placing", "GW-T2")
    if state.phase == PLACE_NEW:
        return Refused("gw-finish-placing", "GW-A6")
    return None


def _before_acting(state: State, rule: str) -> Refused | None:
    """The steps of a turn come in their order: first place, then act."""
    return Refused("gw-place-first", rule) if state.phase == PLACE else _unfinished(state)


def _check_action(state: State, move: GreatWallMove) -> Refused | None:
    """GW-T3: an action card of one's own, as many as the number of players allows."""
    fault = _before_acting(state, "GW-T2")
    if fault is not None:
        return fault
    if state.played == state.actions_allowed:
        return Refused("gw-no-action-left", "GW-T3", {"count": state.actions_allowed})
    action = action_of(move)
    hand = state.actions[state.active]
    if action is None or action not in hand:
        return _wrong_distance(move, hand) or _not_in_hand(action)
    return ACTION_RULES[action].check(state, move)


def _wrong_distance(move: GreatWallMove, hand: bytes) -> Refused | None:
    """GW-A1, GW-A2: a player who holds one of the two cards is told how far it goes."""
    if not isinstance(move, MoveCard):
        return None
    held = [action for action in (MOVE_1, MOVE_2) if action in hand]
    if len(held) != 1:
        return None
    rule = "GW-A1" if held == [MOVE_1] else "GW-A2"
    return Refused("gw-exact-distance", rule, {"action": ACTION_NAMES[chr(held[0])]})


def _not_in_hand(action: int | None) -> Refused:
    if action is None:
        return Refused("gw-distance", "GW-A2")
    return Refused("gw-no-action-card", "GW-T3", {"action": ACTION_NAMES[chr(action)]})


def _check_new_hand(state: State, move: NewHand) -> Refused | None:
    """GW-T5: in step 3, while no action card has been played."""
    fault = _before_acting(state, "GW-T5")
    if fault is None and state.played:
        fault = Refused("gw-new-hand-too-late", "GW-T5")
    return fault


def _check_end(state: State, move: EndTurn) -> Refused | None:
    """GW-T3: the first action is a must, for a player who has a card to play (GW-T5)."""
    fault = _before_acting(state, "GW-T2")
    if fault is None and not state.played and _has_playable_action(state):
        fault = Refused("gw-action-is-a-must", "GW-T3")
    return fault


def _has_playable_action(state: State) -> bool:
    """GW-T3: whether a card of the hand on turn has a legal use."""
    moves: list[GreatWallMove] = []
    for action in set(state.actions[state.active]):
        ACTION_RULES[action].add_uses(state, moves)
    return bool(moves)


# --- what follows ---------------------------------------------------------------------------------


def apply(state: State, seat: Seat, move: GreatWallMove) -> list[Event] | Refused:
    fault = check(state, seat, move)
    if fault is not None:
        return fault
    events: list[Event] = []
    _carry_out(state, seat, move, events)
    return events


def play(state: State, seat: Seat, move: GreatWallMove) -> None:
    """What `apply` does, for a move that is known to be legal and that nobody is told of."""
    _carry_out(state, seat, move, None)


def _carry_out(state: State, seat: Seat, move: GreatWallMove, events: list[Event] | None) -> None:
    if isinstance(move, Claim):
        take_photo(state, seat, move, events)
    else:
        _STEPS[type(move)][1](state, move, events)


def _do_place(state: State, move: PlaceCard, events: list[Event] | None) -> None:
    """GW-T2: at the end that was chosen; then the market is refilled, and step 3 (or the action) goes on."""
    card = bytes((move.card,))
    slot: int | None = None
    if state.phase == PLACE_DRAWN:
        state.drawn = b""
    else:
        slot = state.market.index(card)
        state.market = state.market[:slot] + state.market[slot + 1 :]
    state.wall = card + state.wall if move.end == LEFT else state.wall + card
    if events is not None:
        events.append(CardPlaced(state.active, card.decode(), move.end, slot))
    fill_market(state, events)
    state.phase = ACT


def _do_draw(state: State, move: DrawCard, events: list[Event] | None) -> None:
    """GW-T2: looked at first; a rickshaw before it goes onto the wall, and there is no change of mind."""
    state.drawn = draw_wall_card(state, events)
    state.phase = PLACE_DRAWN
    if events is not None:
        events.append(CardDrawn(state.active))
        events.append(CardSeen(state.active, state.drawn.decode()))


def _do_action(state: State, move: GreatWallMove, events: list[Event] | None) -> None:
    """GW-T3: the played card goes to the action discard pile before its effect."""
    action = action_of(move)
    assert action is not None
    card = bytes((action,))
    seat = state.active
    state.actions[seat] = state.actions[seat].replace(card, b"", 1)
    # Of two alike everybody takes the one they know: what they know of the hand is the same either way.
    state.shown[seat] = state.shown[seat].replace(card, b"", 1)
    state.action_discard += card
    state.played += 1
    if events is not None:
        events.append(ActionPlayed(seat, card.decode()))
    ACTION_RULES[action].do(state, move, events)


def _do_new_hand(state: State, move: NewHand, events: list[Event] | None) -> None:
    """GW-T5: everything is discarded before the new cards are drawn; the turn ends at once."""
    seat = state.active
    names = tuple(state.deck.compositions[number].name for number in state.compositions[seat])
    if events is not None:
        events.append(HandDiscarded(seat, state.actions[seat].decode(), names))
    state.action_discard += state.actions[seat]
    state.out += state.compositions[seat]
    state.actions[seat] = state.shown[seat] = b""
    state.compositions[seat] = b""
    draw_compositions(state, seat, HAND_COMPOSITIONS, events)
    draw_actions(state, seat, HAND_ACTIONS, events)
    if events is not None:
        events.append(TurnEnded(seat))
    _pass_turn(state, events)


def _do_end(state: State, move: EndTurn, events: list[Event] | None) -> None:
    """GW-T4: with the end of the turn action cards are drawn up to three. Who played none shows why (GW-T5)."""
    seat = state.active
    if not state.played:
        state.shown[seat] = state.actions[seat]
        if events is not None:
            events.append(ActionsShown(seat, state.actions[seat].decode()))
    if events is not None:
        events.append(TurnEnded(seat))
    draw_actions(state, seat, HAND_ACTIONS, events)
    _pass_turn(state, events)


def _pass_turn(state: State, events: list[Event] | None) -> None:
    """GW-T0, GW-T1: the next player clockwise is on turn and the rickshaws roll; or it was the last turn (GW-E2)."""
    if state.turns_left is not None:
        state.turns_left -= 1
        if state.turns_left == 0:
            state.phase = OVER
            state.ended_by = "GW-E2"
            if events is not None:
                events.append(GameEnded("GW-E2"))
            return
    state.active = (state.active + 1) % state.seats
    state.played = 0
    state.phase = PLACE
    if events is not None:
        events.append(TurnBegan(state.active))
    roll_rickshaws(state, events)
    if not state.market and not can_draw_wall_card(state):
        # GW-T2: without any wall card to be had the step is skipped. (No photo can bring this about later in the
        # step: its own cards are to be had again.)
        state.phase = ACT
        if events is not None:
            events.append(PlacingSkipped(state.active))


# For each step of the player on turn: why it is refused, and what it does.
_Step: TypeAlias = tuple[Callable[[State, Any], Refused | None], Callable[[State, Any, list[Event] | None], None]]
_ACTION_STEP: Final[_Step] = (_check_action, _do_action)
_STEPS: Final[Mapping[type, _Step]] = {
    PlaceCard: (_check_place, _do_place),
    DrawCard: (_check_draw, _do_draw),
    MoveCard: _ACTION_STEP,
    SwapCards: _ACTION_STEP,
    RemoveCard: _ACTION_STEP,
    ExtraComposition: _ACTION_STEP,
    NewMarket: _ACTION_STEP,
    ReturnCard: _ACTION_STEP,
    NewHand: (_check_new_hand, _do_new_hand),
    EndTurn: (_check_end, _do_end),
}


def outcome(state: State) -> Outcome | None:
    """GW-E3: most points win, a tie goes to more photos, what is still tied is shared."""
    if state.phase != OVER:
        return None
    points = tuple(points_of(state.deck, photos) for photos in state.photos)
    return ranked(points, [(scored, len(photos)) for scored, photos in zip(points, state.photos, strict=True)])


def points_of(deck: Deck, photos: bytes) -> int:
    return sum(deck.compositions[number].points for number in photos)
