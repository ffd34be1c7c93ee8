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
from kartenhaus.games.photo_rummy.faults import is_faultless
from kartenhaus.games.photo_rummy.rounds import begin_turn, win_round
from kartenhaus.games.photo_rummy.state import PLAY, State, Step


def draw(state: State, stack: int, events: list[Event]) -> None:
    """PR-T1: the top card of a stack comes onto the rack."""
    pile = state.stacks[stack]
    state.stacks[stack] = pile[:-1]
    state.drawn = pile[-1:]
    state.racks[state.active] = with_card(state.racks[state.active], pile[-1])
    state.phase = PLAY
    events.append(CardDrawn(state.active, stack, len(pile) - 1))
    events.append(CardSeen(state.active, CARD_TEXTS[pile[-1]]))


def make_step(
    state: State, card: int, origin: int | None, target: int | None, freed: bool, events: list[Event]
) -> None:
    """PR-T4: one card laid or moved. PR-E1: the round is won at once with an empty rack and a faultless table."""
    seat = state.active
    if target is None:
        target = _free_place(state.table)
        state.table[target:] = state.table[target:] or [b""]
        events.append(CombinationBegan(target))
    if origin is None:
        _leave_rack(state, seat, card)
    else:
        state.table[origin] = without_card(state.table[origin], card)
    state.table[target] = with_card(state.table[target], card)
    if freed:
        state.table[target] = without_card(state.table[target], JOKER)
        _join_rack(state, seat, JOKER)
        events.append(JokerFreed(seat, CARD_TEXTS[card], origin, target))
    elif origin is None:
        events.append(CardLaid(seat, CARD_TEXTS[card], target))
    else:
        events.append(PhotoMoved(seat, CARD_TEXTS[card], origin, target))
    if origin is not None and not state.table[origin]:
        events.append(CombinationGone(origin))
        _drop_free_places(state.table)
    opened = not state.opened[seat] and fault_of(state.table[target]) == FAULTLESS
    if opened:
        _open(state, seat, target)
        events.append(FirstCombinationLaid(seat, target))
    state.steps.append(Step(card, origin, target, freed, opened))
    state.made += 1
    if not state.racks[seat] and is_faultless(state):
        win_round(state, events)


def _open(state: State, seat: Seat, place: int) -> None:
    """PR-L1, PR-J3: the first combination is laid, and counts as old from now on."""
    state.opened[seat] = True
    state.first = place
    state.old += [b""] * (place + 1 - len(state.old))
    state.old[place] = state.table[place]


def take_back(state: State, events: list[Event]) -> None:
    """PR-T3: the last step is undone. Everybody has seen the card, and knows that it is on the rack again."""
    step = state.steps.pop()
    seat = state.active
    if step.opened:
        state.opened[seat] = False
        state.first = None
        state.old[step.target] = b""
        _drop_free_places(state.old)
    cards = without_card(state.table[step.target], step.card)
    if step.freed:
        cards = with_card(cards, JOKER)
        _leave_rack(state, seat, JOKER)
    state.table[step.target] = cards
    if step.origin is None:
        _join_rack(state, seat, step.card)
    else:
        state.table += [b""] * (step.origin + 1 - len(state.table))
        state.table[step.origin] = with_card(state.table[step.origin], step.card)
    _drop_free_places(state.table)
    events.append(StepTakenBack(seat, CARD_TEXTS[step.card], step.origin, step.target, step.freed, step.opened))


def end_turn(state: State, events: list[Event]) -> None:
    """PR-S4: the next player clockwise is on turn."""
    from_rack = [step.card for step in state.steps if step.origin is None]
    freed = sum(step.freed for step in state.steps)
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


def _free_place(table: list[bytes]) -> int:
    return table.index(b"") if b"" in table else len(table)


def _drop_free_places(table: list[bytes]) -> None:
    while table and not table[-1]:
        table.pop()
