"""A turn, step by step: what each step may do, and what follows from it.

In between the table may be in pieces (PR-T3): a card may be put to any combination, or begin a new one. Only the end of
the turn asks for faultless rows and sets. What is held at every step is what could not be seen any more at the end:
that the first combination comes from the rack alone (PR-L1), that table cards stay on the table (PR-L5), and the way
of jokers (PR-J1 to PR-J4, see `jokers.py`).
"""

from __future__ import annotations

from typing import Final

from kartenhaus.engine import Event, Refused, Seat, require_seat
from kartenhaus.games.photo_rummy.cards import CARD_TEXTS, JOKER, MOST_SEATS, STACKS, has_joker, kinds_in, photos_in
from kartenhaus.games.photo_rummy.combinations import FAULTLESS
from kartenhaus.games.photo_rummy.faults import fault_at, is_faultless, is_old
from kartenhaus.games.photo_rummy.jokers import check_free, legal_frees
from kartenhaus.games.photo_rummy.moves import (
    DrawCard,
    EndTurn,
    FreeJoker,
    LayCard,
    MovePhoto,
    PhotoRummyMove,
    TakeBack,
)
from kartenhaus.games.photo_rummy.offers import BACKS, DRAWS, END, NEW, ByTarget, all_steps
from kartenhaus.games.photo_rummy.state import DRAW, MOST_STEPS, OVER, PLAY, State, place_of
from kartenhaus.games.photo_rummy.turns import draw, end_turn, make_step, take_all_back, take_back

# --- what may be done now -------------------------------------------------------------------------


def actors(state: State) -> tuple[Seat, ...]:
    """PR-T0: the player on turn alone."""
    return () if state.phase == OVER else _ALONE[state.active]


_ALONE: Final = tuple((seat,) for seat in range(MOST_SEATS))


def legal_moves(state: State, seat: Seat) -> list[PhotoRummyMove]:
    """Cards of the rack in rising order, then photos of the table, jokers to free, taking back, the end."""
    require_seat(seat, state.seats)
    if seat != state.active or state.phase == OVER:
        return []
    if state.phase == DRAW:
        return [move for move in DRAWS if state.stacks[move.stack]]
    moves: list[PhotoRummyMove] = _legal_steps(state, seat) if state.made < MOST_STEPS else []
    if state.steps:
        moves += BACKS
    if is_faultless(state):
        moves.append(END)
    return moves


def _legal_steps(state: State, seat: Seat) -> list[PhotoRummyMove]:
    steps = all_steps()
    targets = _targets(state, seat)
    moves: list[PhotoRummyMove] = []
    for card in kinds_in(state.racks[seat]):
        lays = steps.lays[card]
        for target in targets:
            moves.append(lays[target])  # noqa: PERF401 - compiled, a list for each card takes longer
    if state.opened[seat]:
        _add_photo_moves(state, targets, steps.moves, moves)
        moves += legal_frees(state, steps.frees)
    return moves


def _targets(state: State, seat: Seat) -> list[int]:
    """Where a card may be put: it may begin a new combination, or go where one lies; before the first combination of
    one's own (PR-L1) only where nothing old lies."""
    targets = [NEW]
    opened = state.opened[seat]
    for place, cards in enumerate(state.table):
        if cards and (opened or not is_old(state, place)):
            targets.append(place + 1)
    return targets


def _add_photo_moves(
    state: State, targets: list[int], photo_moves: tuple[ByTarget, ...], moves: list[PhotoRummyMove]
) -> None:
    """PR-L3: every photo of the table to every other combination, or to a new one unless it lies alone. Those that have
    taken a joker's place stay (PR-J1)."""
    for number in range(1, len(targets)):
        cards = state.table[targets[number] - 1]
        others = targets[0 if len(cards) > 1 else 1 : number] + targets[number + 1 :]
        for photo in photos_in(cards):
            if state.settled and photo in state.settled:
                continue
            ways = photo_moves[photo]
            for target in others:
                moves.append(ways[target])  # noqa: PERF401 - as above


def check(state: State, seat: Seat, move: PhotoRummyMove) -> Refused | None:
    """Why a move is refused; None if it is legal."""
    if state.phase == OVER:
        return Refused("game-over", "PR-E5")
    if seat != state.active:
        return Refused("not-your-turn", "PR-T0")
    if isinstance(move, DrawCard):
        return _check_draw(state, move)
    if state.phase == DRAW:
        return Refused("pr-draw-first", "PR-T1")
    if isinstance(move, EndTurn):
        return _check_end(state)
    if isinstance(move, TakeBack):
        return None if state.steps else Refused("pr-nothing-to-take-back", "PR-T3")
    if state.made >= MOST_STEPS:
        return Refused("pr-too-many-steps", "PR-T4", {"most": MOST_STEPS})
    if isinstance(move, LayCard):
        return _check_lay(state, move)
    return _check_move(state, move) if isinstance(move, MovePhoto) else check_free(state, move)


def _check_draw(state: State, move: DrawCard) -> Refused | None:
    """PR-T1: one card, from a stack that has any."""
    if state.phase == PLAY:
        return Refused("pr-drawn-already", "PR-T1")
    if not 0 <= move.stack < STACKS:
        return Refused("pr-no-stack", "PR-S3", {"stack": move.stack + 1, "last": STACKS})
    return None if state.stacks[move.stack] else Refused("pr-stack-empty", "PR-T1", {"stack": move.stack + 1})


def _check_lay(state: State, move: LayCard) -> Refused | None:
    """PR-T2: a card of the rack; PR-L1: to a combination of others only after a first one of one's own."""
    if not 0 <= move.card <= JOKER:
        return Refused("pr-no-such-card", "PR-C1")
    if move.card not in state.racks[state.active]:
        return Refused("pr-not-on-rack", "PR-T2", {"card": CARD_TEXTS[move.card]})
    if move.target is None:
        return None
    if not 0 <= move.target < len(state.table) or not state.table[move.target]:
        return Refused("pr-no-combination", "PR-L2", {"combination": move.target + 1})
    if not state.opened[state.active] and is_old(state, move.target):
        return Refused("pr-first-from-rack", "PR-L1")
    return None


def _check_move(state: State, move: MovePhoto) -> Refused | None:
    """PR-L3: a photo of the table, after a first combination of one's own, to another combination or a new one."""
    if not 0 <= move.photo <= JOKER:
        return Refused("pr-no-such-card", "PR-C1")
    if not state.opened[state.active]:
        return Refused("pr-first-before-rebuilding", "PR-L3")
    if move.photo == JOKER and any(has_joker(cards) for cards in state.table):
        return Refused("pr-joker-stays", "PR-J1")
    origin = place_of(state.table, move.photo)
    card = CARD_TEXTS[move.photo]
    if origin is None:
        return Refused("pr-not-on-table", "PR-L3", {"card": card})
    if move.photo in state.settled:
        return Refused("pr-photo-settled", "PR-J1", {"card": card})
    if move.target is None:
        alone = len(state.table[origin]) == 1
        return Refused("pr-lies-there", "PR-L3", {"card": card, "combination": origin + 1}) if alone else None
    if not 0 <= move.target < len(state.table) or not state.table[move.target]:
        return Refused("pr-no-combination", "PR-L3", {"combination": move.target + 1})
    if move.target == origin:
        return Refused("pr-lies-there", "PR-L3", {"card": card, "combination": origin + 1})
    return None


def _check_end(state: State) -> Refused | None:
    """PR-T3: refused while anything on the table is faulty; the refusal names the combinations and the rules."""
    faults = {place: fault_at(state, place) for place, cards in enumerate(state.table) if cards}
    faulty = [place for place, fault in faults.items() if fault != FAULTLESS]
    if not faulty:
        return None
    params: dict[str, str | int] = {
        "count": len(faulty),
        "combinations": ", ".join(str(place + 1) for place in faulty),
        "rules": ", ".join(dict.fromkeys(faults[place] for place in faulty)),
    }
    if all(faults[place] == "PR-J3" for place in faulty):
        return Refused("pr-joker-keeps-kind", "PR-J3", params)
    return Refused("pr-table-faulty", faults[faulty[0]], params)


# --- what follows ---------------------------------------------------------------------------------


def apply(state: State, seat: Seat, move: PhotoRummyMove) -> list[Event] | Refused:
    fault = check(state, seat, move)
    if fault is not None:
        return fault
    events: list[Event] = []
    carry_out(state, move, events)
    return events


def play(state: State, seat: Seat, move: PhotoRummyMove) -> None:
    """`apply`, of a move that is known to be legal, and nothing told."""
    carry_out(state, move, None)


def carry_out(state: State, move: PhotoRummyMove, events: list[Event] | None) -> None:
    """What a legal move of the seat on turn does; `events` None: nobody wants to be told."""
    if isinstance(move, LayCard):
        make_step(state, move.card, None, move.target, False, events)
    elif isinstance(move, MovePhoto):
        make_step(state, move.photo, place_of(state.table, move.photo), move.target, False, events)
    elif isinstance(move, FreeJoker):
        make_step(state, move.photo, place_of(state.table, move.photo), move.target, True, events)
    elif isinstance(move, TakeBack):
        if move.whole:
            take_all_back(state, events)
        else:
            take_back(state, events)
    elif isinstance(move, DrawCard):
        draw(state, move.stack, events)
    else:
        end_turn(state, events)


# --- a turn out of time ---------------------------------------------------------------------------


def timeout_moves(state: State) -> list[PhotoRummyMove]:
    """PR-T3: the moves that end a turn which has run out of time: all steps taken back, the drawn card kept.

    A card that has not been drawn yet is drawn from the first stack that has one (PR-T1: a must).
    """
    if state.phase == OVER:
        return []
    if state.phase == DRAW:
        stack = next(number for number, pile in enumerate(state.stacks) if pile)
        return [DrawCard(stack), EndTurn()]
    return [TakeBack(True), EndTurn()] if state.steps else [EndTurn()]
