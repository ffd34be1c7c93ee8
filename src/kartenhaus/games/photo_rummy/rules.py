"""A turn, step by step: what each step may do, and what follows from it.

In between the table may be in pieces (PR-T3): a card may be put to any combination, or begin a new one. Only the end of
the turn asks for faultless rows and sets. What is held at every step is what could not be seen any more at the end:
that the first combination comes from the rack alone (PR-L1), that table cards stay on the table (PR-L5), and the way
of jokers (PR-J1 to PR-J4, see `jokers.py`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kartenhaus.engine import Event, Refused, Seat
from kartenhaus.games.photo_rummy.cards import CARD_TEXTS, JOKER, STACKS
from kartenhaus.games.photo_rummy.combinations import FAULTLESS, photos_in
from kartenhaus.games.photo_rummy.faults import fault_at, is_faultless, is_old
from kartenhaus.games.photo_rummy.jokers import check_free, legal_frees, settled_photos
from kartenhaus.games.photo_rummy.moves import (
    DrawCard,
    EndTurn,
    FreeJoker,
    LayCard,
    MovePhoto,
    PhotoRummyMove,
    TakeBack,
)
from kartenhaus.games.photo_rummy.state import DRAW, MOST_STEPS, OVER, PLAY, State, place_of
from kartenhaus.games.photo_rummy.turns import draw, end_turn, make_step, take_back

_DRAWS: Final = tuple(DrawCard(stack) for stack in range(STACKS))
_BACKS: Final = (TakeBack(False), TakeBack(True))
_END: Final = EndTurn()


# --- what may be done now -------------------------------------------------------------------------


def legal_moves(state: State, seat: Seat) -> list[PhotoRummyMove]:
    """Cards of the rack in rising order, then photos of the table, jokers to free, taking back, the end."""
    moves: list[PhotoRummyMove] = []
    if seat != state.active or state.phase == OVER:
        return moves
    if state.phase == DRAW:
        moves += [move for move in _DRAWS if state.stacks[move.stack]]
        return moves
    if state.made < MOST_STEPS:
        opened = state.opened[seat]
        places = bytes(
            [place for place, cards in enumerate(state.table) if cards and (opened or not is_old(state, place))]
        )
        for card in dict.fromkeys(state.racks[seat]):
            moves += _lays(card, places)
        if opened:
            settled = settled_photos(state)
            for place in places:
                cards = state.table[place]
                others = places.replace(bytes((place,)), b"")
                for photo in photos_in(cards):
                    if photo not in settled:
                        moves += _photo_moves(photo, others, len(cards) > 1)
            moves += legal_frees(state, settled)
    if state.steps:
        moves += _BACKS
    if is_faultless(state):
        moves.append(_END)
    return moves


@lru_cache(maxsize=8192)
def _lays(card: int, places: bytes) -> tuple[LayCard, ...]:
    return (LayCard(card), *(LayCard(card, place) for place in places))


@lru_cache(maxsize=8192)
def _photo_moves(photo: int, places: bytes, may_begin: bool) -> tuple[MovePhoto, ...]:
    moves = tuple(MovePhoto(photo, place) for place in places)
    return (MovePhoto(photo), *moves) if may_begin else moves


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
    if move.photo == JOKER and any(JOKER in cards for cards in state.table):
        return Refused("pr-joker-stays", "PR-J1")
    origin = place_of(state.table, move.photo)
    card = CARD_TEXTS[move.photo]
    if origin is None:
        return Refused("pr-not-on-table", "PR-L3", {"card": card})
    if move.photo in settled_photos(state):
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
    match move:
        case DrawCard(stack):
            draw(state, stack, events)
        case LayCard(card, target):
            make_step(state, card, None, target, False, events)
        case MovePhoto(photo, target):
            make_step(state, photo, place_of(state.table, photo), target, False, events)
        case FreeJoker(photo, target):
            make_step(state, photo, place_of(state.table, photo), target, True, events)
        case TakeBack(whole):
            take_back(state, events)
            while whole and state.steps:
                take_back(state, events)
        case EndTurn():
            end_turn(state, events)
    return events


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
