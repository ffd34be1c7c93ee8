"""What the moves of a turn do once they are allowed: the draw, steps made and taken back, the end."""

from __future__ import annotations

from kartenhaus.engine import ONE_CARD, Event, Seat
from kartenhaus.games.photo_rummy.cards import CARD_TEXTS, JOKER, with_card, without_card
from kartenhaus.games.photo_rummy.events import (
    CardDrawn,
    CardLaid,
    CardSeen,
    CombinationBegan,
    CombinationGone,
    FirstCombinationLaid,
    JokerFreed,
    PhotoMoved,
    StepTakenBack,
    TurnEnded,
)
from kartenhaus.games.photo_rummy.faults import is_faultless, note_fault
from kartenhaus.games.photo_rummy.rounds import begin_turn, win_round
from kartenhaus.games.photo_rummy.state import PLAY, State


def draw(state: State, stack: int, events: list[Event] | None) -> None:
    """PR-T1: the top card of a stack comes onto the rack."""
    pile = state.stacks[stack]
    state.stacks[stack] = pile[:-1]
    state.drawn = pile[-1:]
    state.racks[state.active] = with_card(state.racks[state.active], pile[-1])
    state.phase = PLAY
    if events is not None:
        events.append(CardDrawn(state.active, stack, len(pile) - 1))
        events.append(CardSeen(state.active, CARD_TEXTS[pile[-1]]))


def make_step(
    state: State, card: int, origin: int | None, target: int | None, freed: bool, events: list[Event] | None
) -> None:
    """PR-T4: one card laid or moved. PR-E1: the round is won at once with an empty rack and a faultless table."""
    seat, table = state.active, state.table
    place = _new_place(table) if target is None else target
    if origin is None:
        _leave_rack(state, seat, card)
    else:
        table[origin] = without_card(table[origin], card)
        note_fault(state, origin)
    table[place] = with_card(table[place], card)
    if freed:
        table[place] = without_card(table[place], JOKER)
        _join_rack(state, seat, JOKER)
        state.settled += ONE_CARD[card]
    opens = not note_fault(state, place) and not state.opened[seat]
    if opens:
        _open(state, seat, place)
    state.steps.append((card, origin, place, freed, opens))
    state.made += 1
    if events is not None:
        _tell_step(state, target is None, events)
    if origin is not None:
        _drop_free_places(table)
    if not state.racks[seat] and is_faultless(state):
        win_round(state, events)


def _tell_step(state: State, begins: bool, events: list[Event]) -> None:
    """What the last step has come to."""
    seat = state.active
    card, origin, target, freed, opens = state.steps[-1]
    if begins:
        events.append(CombinationBegan(target))
    if freed:
        events.append(JokerFreed(seat, CARD_TEXTS[card], origin, target))
    elif origin is None:
        events.append(CardLaid(seat, CARD_TEXTS[card], target))
    else:
        events.append(PhotoMoved(seat, CARD_TEXTS[card], origin, target))
    if origin is not None and not state.table[origin]:
        events.append(CombinationGone(origin))
    if opens:
        events.append(FirstCombinationLaid(seat, target))


def _open(state: State, seat: Seat, place: int) -> None:
    """PR-L1, PR-J3: the first combination is laid, and counts as old from now on."""
    state.opened[seat] = True
    state.first = place
    state.old += [b""] * (place + 1 - len(state.old))
    state.old[place] = state.table[place]


def _close(state: State, seat: Seat) -> None:
    """The first combination is no more."""
    assert state.first is not None, "it was laid in this turn"
    state.opened[seat] = False
    state.old[state.first] = b""
    state.first = None
    _drop_free_places(state.old)


def take_back(state: State, events: list[Event] | None) -> None:
    """PR-T3: the last step is undone. Everybody has seen the card, and knows that it is on the rack again."""
    card, origin, place, freed, opened = state.steps.pop()
    seat, table = state.active, state.table
    if opened:
        _close(state, seat)
    table[place] = without_card(table[place], card)
    if freed:
        table[place] = with_card(table[place], JOKER)
        _leave_rack(state, seat, JOKER)
        state.settled = state.settled[:-1]
    note_fault(state, place)
    if origin is None:
        _join_rack(state, seat, card)
    else:
        table += [b""] * (origin + 1 - len(table))
        table[origin] = with_card(table[origin], card)
        note_fault(state, origin)
    _drop_free_places(table)
    if events is not None:
        events.append(StepTakenBack(seat, CARD_TEXTS[card], origin, place, freed, opened))


def take_all_back(state: State, events: list[Event] | None) -> None:
    """PR-T3: all steps are undone, as if one by one: the table lies as it did when the turn began."""
    seat = state.active
    if events is not None:
        for card, origin, place, freed, opened in reversed(state.steps):
            events.append(StepTakenBack(seat, CARD_TEXTS[card], origin, place, freed, opened))
    if state.first is not None:
        _close(state, seat)
    laid = bytes([card for card, origin, _, _, _ in state.steps if origin is None])
    # The jokers freed in this turn, one for each photo in the place of one, go back to the table.
    jokers = len(state.settled)
    state.racks[seat] = _without_jokers(bytes(sorted(state.racks[seat] + laid)), jokers)
    state.seen[seat] = _without_jokers(bytes(sorted(state.seen[seat] + laid)), jokers)
    state.table = state.old[:]
    state.faulty = 0
    state.settled = b""
    state.steps = []


def end_turn(state: State, events: list[Event] | None) -> None:
    """PR-S4: the next player clockwise is on turn."""
    if events is not None:
        from_rack = [card for card, origin, _, _, _ in state.steps if origin is None]
        freed = len(state.settled)
        kept = max(0, freed - from_rack.count(JOKER))
        events.append(TurnEnded(state.active, len(from_rack) - freed + kept, kept))
    state.active = (state.active + 1) % state.seats
    begin_turn(state, events)


def _leave_rack(state: State, seat: Seat, card: int) -> None:
    state.racks[seat] = without_card(state.racks[seat], card)
    state.seen[seat] = without_card(state.seen[seat], card)


def _join_rack(state: State, seat: Seat, card: int) -> None:
    """A card that comes from the table is one that everybody has seen."""
    state.racks[seat] = with_card(state.racks[seat], card)
    state.seen[seat] = with_card(state.seen[seat], card)


def _without_jokers(cards: bytes, jokers: int) -> bytes:
    """So many jokers less; they stand at the end."""
    return cards[: len(cards) - jokers]


def _new_place(table: list[bytes]) -> int:
    """The lowest free place, for a new combination."""
    if b"" in table:
        return table.index(b"")
    table.append(b"")
    return len(table) - 1


def _drop_free_places(table: list[bytes]) -> None:
    while table and not table[-1]:
        table.pop()
