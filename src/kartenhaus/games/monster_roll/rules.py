"""The course of a game: set-up, the steps of a turn and what each of them allows, the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from kartenhaus.engine import Event, Outcome, Refused, Rng, Seat, ranked, require_seat
from kartenhaus.games.monster_roll.cards import CARD_WORDS, HAND, MOST_SEATS, STOP, Deck
from kartenhaus.games.monster_roll.drawing import (
    check_draw,
    check_pick,
    do_draw,
    do_pick,
    draw_first,
    in_order,
    may_pick,
)
from kartenhaus.games.monster_roll.events import CardDiscarded, StepTakenBack, TurnBegan, TurnEnded
from kartenhaus.games.monster_roll.laying import (
    check_paper,
    check_stop,
    check_tear,
    do_paper,
    do_stop,
    do_tear,
    open_faults,
    papers,
    stops_and_tears,
    undo_paper,
    undo_stop,
    undo_tear,
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
    Step,
    TakeBack,
)
from kartenhaus.games.monster_roll.scoring import total
from kartenhaus.games.monster_roll.stacks import scoring_spots, stacked
from kartenhaus.games.monster_roll.state import DRAW, LAY, OVER, Options, State

# --- set-up ---------------------------------------------------------------------------------------


def set_up(options: Options, deck: Deck, monsters: tuple[str, ...], rng: Rng) -> State:
    """MR-S1 to MR-S5, in the order that docs/chance.md gives for dealing by hand. `monsters`: one for each seat."""
    seats = len(monsters)
    begins = rng.below(seats) if options.begins is None else options.begins
    pile = rng.shuffled(deck.cards)
    hands: list[bytes] = []
    for _ in range(seats):
        hands.append(in_order(pile[-HAND:]))
        pile = pile[:-HAND]
    spots = scoring_spots(deck, seats, 0, len(pile) + 3)
    assert spots is not None, "read_deck refuses a deck with too few cards"
    draw_pile = stacked(pile, spots, rng)
    return State(
        options=options,
        deck=deck,
        seats=seats,
        monsters=monsters,
        rng=rng,
        active=begins,
        phase=LAY,
        drawn=False,
        picked=False,
        steps=(),
        draw_pile=draw_pile[:-1],
        discard_pile=draw_pile[-1:],
        hands=hands,
        shown=[b""] * seats,
        rows=[b""] * seats,
        covered=[()] * seats,
        scores=(),
    )


# --- what may be done now -------------------------------------------------------------------------

_DRAW: Final = DrawCard()
_PICK: Final = PickCard()
_TAKE_BACK: Final = TakeBack()
_END: Final = EndTurn()
_DISCARDS: Final[Mapping[int, Discard]] = {card: Discard(card) for card in CARD_WORDS}


def actors(state: State) -> tuple[Seat, ...]:
    """MR-T0: only the player on turn does anything."""
    return () if state.phase == OVER else _ALONE[state.active]


_ALONE: Final = [(seat,) for seat in range(MOST_SEATS)]


def legal_moves(state: State, seat: Seat) -> list[MonsterRollMove]:
    """Draws first; then, with the hand full, what can be laid, discarded, taken back, and the end of the turn."""
    require_seat(seat, state.seats)
    moves: list[MonsterRollMove] = []
    if seat != state.active or state.phase == OVER:
        return moves
    if state.phase == DRAW:
        moves.append(_DRAW)
        if may_pick(state):
            moves.append(_PICK)
        return moves
    steps = state.steps
    if len(steps) < 2:
        if not steps or not isinstance(steps[0], Discard):
            papers(state, moves)
            stops_and_tears(state, moves)
        if not open_faults(state):
            moves += [_DISCARDS[card] for card in sorted(set(state.hands[seat]))]
    if steps:
        if not open_faults(state):
            moves.append(_END)
        moves.append(_TAKE_BACK)
    return moves


def check(state: State, seat: Seat, move: MonsterRollMove) -> Refused | None:
    """Why a move is refused; None if it is legal."""
    if state.phase == OVER:
        return Refused("game-over", "MR-E1")
    if seat != state.active:
        return Refused("not-your-turn", "MR-T0")
    return _STEPS[type(move)][0](state, move)


def _check_discard(state: State, move: Discard) -> Refused | None:
    """MR-T4: two cards, or one after a laid one; and no mismatch may be left behind (MR-L6)."""
    if state.phase == DRAW:
        return draw_first(state)
    if len(state.steps) == 2:
        return Refused("mr-no-more-discards", "MR-T4")
    if move.card not in state.hands[state.active]:
        return Refused("mr-not-in-hand", "MR-T4")
    return Refused("mr-still-mismatched", "MR-L6") if open_faults(state) else None


def _check_take_back(state: State, move: TakeBack) -> Refused | None:
    """MR-T5: the steps of the own turn, but no drawn card."""
    return None if state.steps else Refused("mr-nothing-to-take-back", "MR-T5")


def _check_end(state: State, move: EndTurn) -> Refused | None:
    """MR-T4: at least one card has left the hand. MR-L6: all neighbouring paper matches."""
    if state.phase == DRAW:
        return draw_first(state)
    if not state.steps:
        return Refused("mr-nothing-done", "MR-T4")
    return Refused("mr-still-mismatched", "MR-L6") if open_faults(state) else None


# --- what follows ---------------------------------------------------------------------------------


def apply(state: State, seat: Seat, move: MonsterRollMove) -> list[Event] | Refused:
    fault = check(state, seat, move)
    if fault is not None:
        return fault
    events: list[Event] = []
    _STEPS[type(move)][1](state, move, events)
    return events


def play(state: State, seat: Seat, move: MonsterRollMove) -> None:
    """What `apply` does, for a move that is known to be legal and that nobody is told of."""
    _STEPS[type(move)][1](state, move, None)


def step_card(step: Step) -> bytes:
    """The card that a step takes out of the hand."""
    return bytes((STOP if isinstance(step, LayStop) else step.card,))


def _do_step(state: State, move: Step, events: list[Event] | None) -> None:
    """MR-T3, MR-T4: a card leaves the hand and lies open; it can still be taken back (MR-T5)."""
    seat = state.active
    card = step_card(move)
    state.hands[seat] = state.hands[seat].replace(card, b"", 1)
    state.shown[seat] = state.shown[seat].replace(card, b"", 1)
    state.steps += (move,)
    if isinstance(move, LayPaper):
        do_paper(state, move, events)
    elif isinstance(move, LayStop):
        do_stop(state, move, events)
    elif isinstance(move, LayTear):
        do_tear(state, move, events)
    else:
        state.discard_pile += card
        if events is not None:
            events.append(CardDiscarded(seat, CARD_WORDS[move.card]))


def _do_take_back(state: State, move: TakeBack, events: list[Event] | None) -> None:
    """MR-T5: the latest step is undone; from now on everybody knows that its card is in the hand."""
    seat = state.active
    step = state.steps[-1]
    undo_step(state)
    card = step_card(step)
    state.shown[seat] = in_order(state.shown[seat] + card)
    row = None if isinstance(step, Discard) else step.seat if isinstance(step, LayTear) else seat
    place = None if isinstance(step, Discard) else step.place
    if events is not None:
        events.append(StepTakenBack(seat, CARD_WORDS[card[0]], row, place))


def undo_step(state: State) -> None:
    """MR-T5: the table as it was before the latest step."""
    seat = state.active
    step = state.steps[-1]
    state.steps = state.steps[:-1]
    state.hands[seat] = in_order(state.hands[seat] + step_card(step))
    if isinstance(step, LayPaper):
        undo_paper(state, step)
    elif isinstance(step, LayStop):
        undo_stop(state, step)
    elif isinstance(step, LayTear):
        undo_tear(state, step)
    else:
        state.discard_pile = state.discard_pile[:-1]


def _do_end(state: State, move: EndTurn, events: list[Event] | None) -> None:
    """MR-S5: clockwise. Nobody draws before their first turn: five cards were dealt."""
    if events is not None:
        events.append(TurnEnded(state.active))
    state.active = (state.active + 1) % state.seats
    state.steps = ()
    state.phase = DRAW if len(state.hands[state.active]) < HAND else LAY
    if events is not None:
        events.append(TurnBegan(state.active))


# For each move of the player on turn: why it is refused, and what it does.
_Rule: TypeAlias = tuple[Callable[[State, Any], Refused | None], Callable[[State, Any, list[Event] | None], None]]
_STEPS: Final[Mapping[type, _Rule]] = {
    DrawCard: (check_draw, do_draw),
    PickCard: (check_pick, do_pick),
    LayPaper: (check_paper, _do_step),
    LayStop: (check_stop, _do_step),
    LayTear: (check_tear, _do_step),
    Discard: (_check_discard, _do_step),
    TakeBack: (_check_take_back, _do_take_back),
    EndTurn: (_check_end, _do_end),
}


def timeout_moves(state: State) -> list[MonsterRollMove]:
    """MR-T5: how a turn that ran out of time is finished, as ordinary moves of the player on turn.

    The steps are taken back, the hand is filled from the deck, one card drawn by lot is discarded. The lot follows
    from the Rng and the position, so that the same position always gives the same moves; the state stays as it is.
    A third scoring on the way ends the game, and with it the list.
    """
    moves: list[MonsterRollMove] = []
    end = state.copy()

    def play(move: MonsterRollMove) -> None:
        moves.append(move)
        assert not isinstance(apply(end, end.active, move), Refused)

    while end.steps:
        play(_TAKE_BACK)
    while end.phase == DRAW:
        play(_DRAW)
    if end.phase == LAY:
        # The Rng stands still after the deal: the piles make every lot a new one.
        lot = end.rng.fork(f"timeout {len(end.draw_pile)} {end.discard_pile.hex()}").below(HAND)
        play(_DISCARDS[end.hands[end.active][lot]])
        play(_END)
    return moves


def outcome(state: State) -> Outcome | None:
    """MR-E2: the sum of the three scorings decides, and a tie is shared."""
    if state.phase != OVER:
        return None
    points = tuple(total(state, seat) for seat in range(state.seats))
    return ranked(points, [(scored,) for scored in points])
