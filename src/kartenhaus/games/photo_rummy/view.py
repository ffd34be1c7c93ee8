"""What a seat or a spectator may know of a game, and states that fit such knowledge."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from kartenhaus.engine import Outcome, Rng, Seat
from kartenhaus.games.photo_rummy.cards import ALL_CARDS, CARD_TEXTS, CARDS_BY_TEXT, JOKER
from kartenhaus.games.photo_rummy.deck import Deck, read_deck
from kartenhaus.games.photo_rummy.faults import fault_at, note_fault
from kartenhaus.games.photo_rummy.moves import PhotoRummyMove
from kartenhaus.games.photo_rummy.round_result import Round
from kartenhaus.games.photo_rummy.rounds import outcome
from kartenhaus.games.photo_rummy.rules import legal_moves
from kartenhaus.games.photo_rummy.state import PHASE_NAMES, PLAY, Options, State


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody sees of one player."""

    rack: int
    # Cards of the rack that everybody has seen: jokers freed, and cards laid and taken back.
    seen: tuple[str, ...]
    # Whether the first combination of this round is laid (PR-L1).
    opened: bool
    score: int


@dataclass(frozen=True, slots=True)
class CombinationView:
    """A combination as it lies. `fault`: the ID of the rule it breaks, empty if it is faultless."""

    cards: tuple[str, ...]
    fault: str


@dataclass(frozen=True, slots=True)
class StepView:
    """One card laid or moved in the turn under way, in enough detail to take it back."""

    card: int
    # Where it lay: a place on the table, or None for the rack.
    origin: int | None
    target: int
    # It took the place of a joker, which came onto the rack.
    freed: bool
    # With it the player's first combination of the round was complete (PR-L1).
    opened: bool


@dataclass(frozen=True, slots=True)
class Own:
    """The part of a view that its viewer alone may know; a spectator knows nothing more than everybody."""

    viewer: Seat | None
    rack: tuple[str, ...]
    drawn: tuple[str, ...]
    legal_moves: tuple[PhotoRummyMove, ...]


@dataclass(frozen=True, slots=True)
class View:
    """One viewer's knowledge. Cards are named as in notation. Free places of the table have no cards."""

    viewer: Seat | None
    options: Options
    rounds: tuple[Round, ...]
    began: Seat
    active: Seat
    phase: str
    stacks: tuple[int, ...]
    table: tuple[CombinationView, ...]
    # The table as it lay when the turn began, and the first combination of PR-L1 as it was laid.
    old: tuple[tuple[str, ...], ...]
    first: int | None
    # The steps of this turn that stand, for everybody has seen them; their cards by number, as in moves.
    steps: tuple[StepView, ...]
    made: int
    players: tuple[PlayerView, ...]
    outcome: Outcome | None
    # Known to the viewer alone; empty for a spectator.
    rack: tuple[str, ...]
    # The card the viewer has drawn in this turn.
    drawn: tuple[str, ...]
    legal_moves: tuple[PhotoRummyMove, ...]


_SPECTATOR: Final = Own(None, (), (), ())


def own(state: State, seat: Seat | None) -> Own:
    if seat is None:
        return _SPECTATOR
    if seat != state.active:
        return _waiting(seat, state.racks[seat])
    return Own(
        viewer=seat,
        rack=_texts(state.racks[seat]),
        drawn=_texts(state.drawn),
        legal_moves=tuple(legal_moves(state, seat)),
    )


# What stays as it was is the same object as before, so that a table sees at a glance that there is nothing new.
@lru_cache(maxsize=4096)
def _waiting(seat: Seat, rack: bytes) -> Own:
    """What a player knows while others are on turn."""
    return Own(seat, _texts(rack), (), ())


@lru_cache(maxsize=8192)
def _combination(cards: bytes, fault: str) -> CombinationView:
    return CombinationView(_texts(cards), fault)


@lru_cache(maxsize=4096)
def _player(rack: int, seen: bytes, opened: bool, score: int) -> PlayerView:
    return PlayerView(rack, _texts(seen), opened, score)


@lru_cache(maxsize=8192)
def _step(card: int, origin: int | None, target: int, freed: bool, opened: bool) -> StepView:
    return StepView(card, origin, target, freed, opened)


def view(state: State, seat: Seat | None) -> View:
    mine = own(state, seat)
    scores = state.scores
    racks, seen, opened = state.racks, state.seen, state.opened
    return View(
        viewer=mine.viewer,
        options=state.options,
        rounds=tuple(state.rounds),
        began=state.began,
        active=state.active,
        phase=PHASE_NAMES[state.phase],
        stacks=tuple([len(stack) for stack in state.stacks]),
        table=tuple(
            [_combination(cards, fault_at(state, place) if cards else "") for place, cards in enumerate(state.table)]
        ),
        old=tuple([_texts(cards) for cards in state.old]),
        first=state.first,
        steps=tuple([_step(*step) for step in state.steps]),
        made=state.made,
        players=tuple(
            [_player(len(racks[each]), seen[each], opened[each], scores[each]) for each in range(state.seats)]
        ),
        outcome=outcome(state),
        rack=mine.rack,
        drawn=mine.drawn,
        legal_moves=mine.legal_moves,
    )


@lru_cache(maxsize=8192)
def _texts(cards: bytes) -> tuple[str, ...]:
    return tuple(CARD_TEXTS[card] for card in cards)


def _cards(texts: tuple[str, ...]) -> bytes:
    return bytes(CARDS_BY_TEXT[text.lower()] for text in texts)


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


def _some_drawn(rack: bytes, steps: tuple[StepView, ...], rng: Rng) -> bytes:
    """A card that the player on turn may have drawn: one of the rack, or one laid from it in this turn."""
    freed = sum(step.freed for step in steps)
    held = rack + bytes([step.card for step in steps if step.origin is None])
    own = held.replace(bytes((JOKER,)), b"", freed)
    place = rng.below(len(own))
    return own[place : place + 1]
