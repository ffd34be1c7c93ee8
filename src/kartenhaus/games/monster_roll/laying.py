"""Laying paper, stop and tear cards: what is legal, what it does, and how it is taken back."""

from __future__ import annotations

from typing import Final

from kartenhaus.engine import Event, Refused
from kartenhaus.games.monster_roll.cards import (
    CARD_WORDS,
    COLOURS,
    MOST_SEATS,
    PROTECTED,
    STOP,
    TEAR,
    TURNED,
    looks_the_same,
    printed,
    turned_round,
)
from kartenhaus.games.monster_roll.drawing import draw_first
from kartenhaus.games.monster_roll.events import PaperLaid, StopLaid, TearLaid
from kartenhaus.games.monster_roll.moves import Discard, LayPaper, LayStop, LayTear, MonsterRollMove
from kartenhaus.games.monster_roll.rows import (
    ANY,
    FITTING,
    LEFT_ENDS,
    PAIR_BITS,
    RIGHT_ENDS,
    can_mend,
    faults_at,
    fits,
    is_protected,
    is_torn,
    mending_places,
    pairs_shown,
    wanted_at_left,
    wanted_at_right,
)
from kartenhaus.games.monster_roll.state import DRAW, State

# Moves made ahead for all places that rows commonly reach: offering them is most of the work of a search.
_READY_PLACES: Final = 24
_READY_PAPERS: Final = tuple(
    tuple(LayPaper(printed(shown), place, shown & TURNED != 0) for place in range(_READY_PLACES))
    for shown in range(PROTECTED)
)
_READY_TEARS: Final = tuple(
    tuple(tuple(LayTear(TEAR + colour, seat, place) for place in range(_READY_PLACES)) for seat in range(MOST_SEATS))
    for colour in range(len(COLOURS))
)
# For each colour, the top cards that a tear card of this colour may go on (MR-L4).
_TEARABLE: Final = tuple(
    bytes(1 if top < PROTECTED and colour in ((top >> 2) & 3, top & 3) else 0 for top in range(256))
    for colour in range(len(COLOURS))
)


def laid_paper(state: State) -> int | None:
    """The place of the paper that was laid in this turn and that a second card may be meant for."""
    if len(state.steps) == 1:
        step = state.steps[0]
        if isinstance(step, LayPaper):
            return step.place
    return None


def open_faults(state: State) -> list[int]:
    """MR-L6: the mismatches in the row of the player on turn; only a first card can leave any."""
    place = laid_paper(state)
    return [] if place is None else faults_at(state.rows[state.active], place)


def _check_turn(state: State, card: int) -> Refused | None:
    """MR-T3, MR-T4: two cards at most, of the hand, and none after a discard."""
    if state.phase == DRAW:
        return draw_first(state)
    if state.steps and isinstance(state.steps[-1], Discard):
        return Refused("mr-discarded-already", "MR-T4")
    if len(state.steps) == 2:
        return Refused("mr-two-laid", "MR-T3")
    return None if card in state.hands[state.active] else Refused("mr-not-in-hand", "MR-T3")


# --- paper ----------------------------------------------------------------------------------------


def check_paper(state: State, move: LayPaper) -> Refused | None:
    """MR-L1, MR-L5: at the right end of the own row, or over a tear card or other paper; never over a stop card."""
    if not 0 <= move.card < TURNED:
        return Refused("mr-not-paper", "MR-L1")
    fault = _check_turn(state, move.card)
    if fault is not None:
        return fault
    row = state.rows[state.active]
    if not 0 <= move.place <= len(row):
        return Refused("mr-beyond-end", "MR-L1", {"place": move.place + 1, "last": len(row) + 1})
    if move.place < len(row) and is_protected(row[move.place]):
        return Refused("mr-cover-stop", "MR-L5", {"place": move.place + 1})
    if move.turned and not state.options.turn_cards:
        return Refused("mr-no-turning", "MR-C4")
    if move.turned and looks_the_same(move.card):
        return Refused("mr-same-turned", "MR-C4")
    return _check_match(state, row, move)


def _check_match(state: State, row: bytes, move: LayPaper) -> Refused | None:
    """MR-L6: a first card may mismatch if a card left in the hand can mend it; a second one may leave no mismatch."""
    card = turned_round(move.card) if move.turned else move.card
    place = move.place
    after = row[:place] + bytes((card,)) + row[place + 1 :]
    before = open_faults(state)
    if state.steps:
        left = bool(before) and place not in mending_places(row, before)
        if fits(row, place, card):
            return Refused("mr-still-mismatched", "MR-L6") if left else None
    else:
        faults = faults_at(after, place)
        hand = state.hands[state.active].replace(bytes((move.card,)), b"", 1)
        if not faults or can_mend(after, faults, pairs_shown(hand, state.options.turn_cards)):
            return None
    if place == len(row) and not before:
        return Refused("mr-no-match", "MR-L1", {"colour": COLOURS[RIGHT_ENDS[row[-1]]]})
    return Refused("mr-mismatch", "MR-L6", {"place": place + 1})


def do_paper(state: State, move: LayPaper, events: list[Event] | None) -> None:
    """MR-L5: what it covers stays where it is, and counts no more."""
    seat, place = state.active, move.place
    card = turned_round(move.card) if move.turned else move.card
    row, under = state.rows[seat], state.covered[seat]
    over = row[place : place + 1]
    state.rows[seat] = row[:place] + bytes((card,)) + row[place + 1 :]
    if over:
        state.covered[seat] = (*under[:place], under[place] + over, *under[place + 1 :])
    else:
        state.covered[seat] = (*under, b"")
    if events is not None:
        events.append(PaperLaid(seat, CARD_WORDS[card], place, CARD_WORDS[over[0]] if over else ""))


def undo_paper(state: State, move: LayPaper) -> None:
    seat, place = state.active, move.place
    row, under = state.rows[seat], state.covered[seat]
    if not under[place]:
        state.rows[seat], state.covered[seat] = row[:-1], under[:-1]
        return
    state.rows[seat] = row[:place] + under[place][-1:] + row[place + 1 :]
    state.covered[seat] = (*under[:place], under[place][:-1], *under[place + 1 :])


def papers(state: State, moves: list[MonsterRollMove]) -> None:
    """All legal ways to lay paper: card by card, each as printed before turned, and from the monster outwards."""
    row, hand = state.rows[state.active], state.hands[state.active]
    turn_cards = state.options.turn_cards
    lefts, rights = wanted_at_left(row), wanted_at_right(row)
    faults = open_faults(state)
    places = mending_places(row, faults) if faults else range(len(row) + 1)
    open_places = [
        (place, FITTING[lefts[place] * 5 + rights[place]])
        for place in places
        if place == len(row) or not is_protected(row[place])
    ]
    before = TEAR
    for number, card in enumerate(hand):
        if card >= TEAR:
            break
        if card == before:
            continue
        before = card
        rest = 0 if state.steps else pairs_shown(hand[:number] + hand[number + 1 :], turn_cards)
        _papers_of(card, row, lefts, rights, open_places, rest, moves)
        if turn_cards and not looks_the_same(card):
            _papers_of(turned_round(card), row, lefts, rights, open_places, rest, moves)


def _papers_of(
    card: int,
    row: bytes,
    lefts: bytes,
    rights: bytes,
    open_places: list[tuple[int, int]],
    rest: int,
    moves: list[MonsterRollMove],
) -> None:
    """The places for one card as it shows: where it fits, and where a card of the rest can mend it (MR-L6)."""
    ready = _READY_PAPERS[card]
    # A place that the rest fits can be covered again.
    pairs = PAIR_BITS[card & 15] | rest
    left_end, right_end = LEFT_ENDS[card], RIGHT_ENDS[card]
    for place, fitting in open_places:
        if not pairs & fitting:
            if not rest:
                continue
            if lefts[place] in (ANY, left_end):
                beside = place + 1
                wanted = FITTING[right_end * 5 + rights[beside]]
            elif rights[place] in (ANY, right_end):
                beside = place - 1
                wanted = FITTING[lefts[beside] * 5 + left_end]
            else:
                continue
            if not rest & wanted or is_protected(row[beside]):
                continue
        moves.append(ready[place] if place < _READY_PLACES else LayPaper(printed(card), place, card & TURNED != 0))


# --- stop and tear --------------------------------------------------------------------------------


def check_stop(state: State, move: LayStop) -> Refused | None:
    """MR-L3: only over the paper that the same player laid in the same turn."""
    fault = _check_turn(state, STOP)
    if fault is None and move.place != laid_paper(state):
        fault = Refused("mr-stop-elsewhere", "MR-L3")
    return fault or _check_mended(state)


def _check_mended(state: State) -> Refused | None:
    """MR-L6: with the second card gone on something else, a mismatch would stay."""
    return Refused("mr-still-mismatched", "MR-L6") if open_faults(state) else None


def do_stop(state: State, move: LayStop, events: list[Event] | None) -> None:
    """MR-L3: the paper keeps its colours and is safe for good."""
    _flip_protection(state, move.place)
    if events is not None:
        events.append(StopLaid(state.active, move.place))


def undo_stop(state: State, move: LayStop) -> None:
    _flip_protection(state, move.place)


def _flip_protection(state: State, place: int) -> None:
    row = state.rows[state.active]
    state.rows[state.active] = row[:place] + bytes((row[place] ^ PROTECTED,)) + row[place + 1 :]


def check_tear(state: State, move: LayTear) -> Refused | None:
    """MR-L4: on open paper in another row that shows the tear's colour."""
    if not TEAR <= move.card < STOP:
        return Refused("mr-not-a-tear", "MR-L4")
    fault = _check_turn(state, move.card)
    if fault is not None:
        return fault
    if move.seat == state.active:
        return Refused("mr-tear-own-row", "MR-L4")
    if not 0 <= move.seat < state.seats or not 0 <= move.place < len(state.rows[move.seat]):
        return Refused("mr-no-paper-there", "MR-L4", {"place": move.place + 1})
    top = state.rows[move.seat][move.place]
    if is_torn(top):
        return Refused("mr-torn-already", "MR-L4", {"place": move.place + 1})
    if is_protected(top):
        return Refused("mr-protected", "MR-L4", {"place": move.place + 1})
    if not _TEARABLE[move.card - TEAR][top]:
        return Refused("mr-tear-colour", "MR-L4", {"colour": COLOURS[move.card - TEAR], "place": move.place + 1})
    return _check_mended(state)


def do_tear(state: State, move: LayTear, events: list[Event] | None) -> None:
    """MR-L4: the strip is broken there."""
    seat, place = move.seat, move.place
    row, under = state.rows[seat], state.covered[seat]
    state.rows[seat] = row[:place] + bytes((move.card,)) + row[place + 1 :]
    state.covered[seat] = (*under[:place], under[place] + row[place : place + 1], *under[place + 1 :])
    if events is not None:
        events.append(TearLaid(state.active, CARD_WORDS[move.card], seat, place))


def undo_tear(state: State, move: LayTear) -> None:
    seat, place = move.seat, move.place
    row, under = state.rows[seat], state.covered[seat]
    state.rows[seat] = row[:place] + under[place][-1:] + row[place + 1 :]
    state.covered[seat] = (*under[:place], under[place][:-1], *under[place + 1 :])


def stops_and_tears(state: State, moves: list[MonsterRollMove]) -> None:
    """The stop card, then tear cards by colour, seat and place; none while a mismatch waits for its mending."""
    hand = state.hands[state.active]
    if hand[-1] < TEAR or open_faults(state):
        return
    fresh = laid_paper(state)
    if STOP in hand and fresh is not None:
        moves.append(LayStop(fresh))
    for colour in range(len(COLOURS)):
        if TEAR + colour not in hand:
            continue
        tearable = _TEARABLE[colour]
        for seat, row in enumerate(state.rows):
            if seat == state.active:
                continue
            for place, top in enumerate(row):
                if tearable[top]:
                    ready = _READY_TEARS[colour][seat]
                    moves.append(ready[place] if place < _READY_PLACES else LayTear(TEAR + colour, seat, place))
