"""What the moves of a turn do once they are allowed: the draw, steps made and taken back, the end."""

from __future__ import annotations

from kartenhaus.engine import Event, Seat
from kartenhaus.games.photo_rummy.cards import CARD_TEXTS, JOKER, with_card, without_card
from kartenhaus.games.photo_rummy.combinations import FAULTLESS, fault_of
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
from kartenhaus.games.photo_rummy.state import PLAY, State, Step


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
        state.settled += bytes((card,))
    opens = not state.opened[seat] and fault_of(table[place]) == FAULTLESS
    if opens:
        _open(state, seat, place)
    note_fault(state, place)
    step = Step(card, origin, place, freed, opens)
    state.steps.append(step)
    state.made += 1
    if events is not None:
        _tell_step(state, step, target is None, events)
    if origin is not None:
        _drop_free_places(table)
    if not state.racks[seat] and is_faultless(state):
        win_round(state, events)


def _tell_step(state: State, step: Step, begins: bool, events: list[Event]) -> None:
    seat, card = state.active, CARD_TEXTS[step.card]
    if begins:
        events.append(CombinationBegan(step.target))
    if step.freed:
        events.append(JokerFreed(seat, card, step.origin, step.target))
    elif step.origin is None:
        events.append(CardLaid(seat, card, step.target))
    else:
        events.append(PhotoMoved(seat, card, step.origin, step.target))
    if step.origin is not None and not state.table[step.origin]:
        events.append(CombinationGone(step.origin))
    if step.opened:
        events.append(FirstCombinationLaid(seat, step.target))


def _open(state: State, seat: Seat, place: int) -> None:
    """PR-L1, PR-J3: the first combination is laid, and counts as old from now on."""
    state.opened[seat] = True
    state.first = place
    state.old += [b""] * (place + 1 - len(state.old))
    state.old[place] = state.table[place]


def take_back(state: State, events: list[Event] | None) -> None:
    """PR-T3: the last step is undone. Everybody has seen the card, and knows that it is on the rack again."""
    step = state.steps.pop()
    seat, table = state.active, state.table
    if step.opened:
        state.opened[seat] = False
        state.first = None
        state.old[step.target] = b""
        _drop_free_places(state.old)
    cards = without_card(table[step.target], step.card)
    if step.freed:
        cards = with_card(cards, JOKER)
        _leave_rack(state, seat, JOKER)
        state.settled = state.settled[:-1]
    table[step.target] = cards
    note_fault(state, step.target)
    if step.origin is None:
        _join_rack(state, seat, step.card)
    else:
        table += [b""] * (step.origin + 1 - len(table))
        table[step.origin] = with_card(table[step.origin], step.card)
        note_fault(state, step.origin)
    _drop_free_places(table)
    if events is not None:
        card = CARD_TEXTS[step.card]
        events.append(StepTakenBack(seat, card, step.origin, step.target, step.freed, step.opened))


def end_turn(state: State, events: list[Event] | None) -> None:
    """PR-S4: the next player clockwise is on turn."""
    if events is not None:
        from_rack = [step.card for step in state.steps if step.origin is None]
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


def _new_place(table: list[bytes]) -> int:
    """The lowest free place, for a new combination."""
    if b"" in table:
        return table.index(b"")
    table.append(b"")
    return len(table) - 1


def _drop_free_places(table: list[bytes]) -> None:
    while table and not table[-1]:
        table.pop()
