"""States that fit what a viewer knows."""

from __future__ import annotations

from collections import Counter

from kartenhaus.engine import Rng
from kartenhaus.games.photo_rummy.cards import ALL_CARDS, CARDS_BY_TEXT, JOKER
from kartenhaus.games.photo_rummy.deck import Deck, read_deck
from kartenhaus.games.photo_rummy.faults import note_fault
from kartenhaus.games.photo_rummy.state import PHASE_NAMES, PLAY, State
from kartenhaus.games.photo_rummy.view import StepView, View


def sample(view: View, rng: Rng) -> State:
    """Deals what the viewer cannot see anew, from the cards that nobody has seen."""
    deck = read_deck(view.options.deck)
    assert isinstance(deck, Deck)
    table = [_cards(combination.cards) for combination in view.table]
    seen = [_cards(player.seen) for player in view.players]
    placed = seen[:]
    if view.viewer is not None:
        placed[view.viewer] = _cards(view.rack)
    # In card order first, so that only the Rng decides where a card goes.
    hidden = rng.shuffled(bytes(sorted((Counter(ALL_CARDS) - Counter(b"".join((*table, *placed)))).elements())))
    racks: list[bytes] = []
    for player, known in zip(view.players, placed, strict=True):
        missing = player.rack - len(known)
        racks.append(bytes(sorted(known + hidden[:missing])))
        hidden = hidden[missing:]
    stacks: list[bytes] = []
    for height in view.stacks:
        stacks.append(hidden[:height])
        hidden = hidden[height:]
    drawn = _cards(view.drawn)
    if PHASE_NAMES.index(view.phase) == PLAY and view.viewer != view.active:
        drawn = _some_drawn(racks[view.active], view.steps, rng)
    state = State(
        options=view.options,
        deck=deck,
        seats=len(view.players),
        rng=rng,
        rounds=list(view.rounds),
        began=view.began,
        active=view.active,
        phase=PHASE_NAMES.index(view.phase),
        stacks=stacks,
        racks=racks,
        seen=seen,
        opened=[player.opened for player in view.players],
        table=table,
        old=[_cards(texts) for texts in view.old],
        first=view.first,
        steps=[(step.card, step.origin, step.target, step.freed, step.opened) for step in view.steps],
        made=view.made,
        drawn=drawn,
        settled=bytes(step.card for step in view.steps if step.freed),
    )
    for place in range(len(table)):
        note_fault(state, place)
    return state


def _cards(texts: tuple[str, ...]) -> bytes:
    return bytes(CARDS_BY_TEXT[text.lower()] for text in texts)


def _some_drawn(rack: bytes, steps: tuple[StepView, ...], rng: Rng) -> bytes:
    """A card that the player on turn may have drawn: one of the rack, or one laid from it in this turn."""
    freed = sum(step.freed for step in steps)
    held = rack + bytes([step.card for step in steps if step.origin is None])
    own = held.replace(bytes((JOKER,)), b"", freed)
    place = rng.below(len(own))
    return own[place : place + 1]
