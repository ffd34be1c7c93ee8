"""The course of a game, round by round: dealing, whose turn it is, the end of a round and what it brings."""

from __future__ import annotations

from typing import Final

from kartenhaus.engine import Event, Outcome, Rng, Seat, ranked
from kartenhaus.games.photo_rummy.cards import ALL_CARDS, CARD_TEXTS, RACK_AT_START, STACKS, jokers_in
from kartenhaus.games.photo_rummy.deck import Deck
from kartenhaus.games.photo_rummy.events import GameEnded, RackLeft, RackSeen, RoundBegan, RoundEnded, TurnBegan
from kartenhaus.games.photo_rummy.round_result import Round
from kartenhaus.games.photo_rummy.state import DRAW, OVER, Options, State

JOKER_COSTS: Final = 10


def set_up(options: Options, deck: Deck, seats: int, rng: Rng) -> State:
    """PR-S1 to PR-S4: who begins comes first from the Rng, then the first round is dealt."""
    begins = rng.below(seats) if options.begins is None else options.begins
    state = State(
        options=options,
        deck=deck,
        seats=seats,
        rng=rng,
        rounds=[],
        began=begins,
        active=begins,
        phase=DRAW,
        stacks=[],
        racks=[],
        seen=[],
        opened=[],
        table=[],
        old=[],
        first=None,
        steps=[],
        made=0,
        drawn=b"",
    )
    _deal(state)
    return state


def _deal(state: State) -> None:
    """PR-S2, PR-S3: all cards are shuffled, eight from the top for each seat, and the rest is cut into stacks."""
    pack = state.rng.shuffled(ALL_CARDS)
    state.racks = []
    for _ in range(state.seats):
        pack, rack = pack[:-RACK_AT_START], pack[-RACK_AT_START:]
        state.racks.append(bytes(sorted(rack)))
    state.stacks = []
    for height in stack_heights(len(pack)):
        pack, stack = pack[:-height], pack[-height:]
        state.stacks.append(stack)
    state.seen = [b""] * state.seats
    state.opened = [False] * state.seats
    state.table = []
    state.active = state.began


def stack_heights(cards: int) -> list[int]:
    """PR-S3: stacks of about the same height, the first ones higher by a card."""
    return [cards // STACKS + (1 if number < cards % STACKS else 0) for number in range(STACKS)]


def begin_turn(state: State, events: list[Event] | None) -> None:
    """PR-T1: the player draws first. PR-E4: who finds all stacks empty ends the round, and nobody scores."""
    state.phase = DRAW
    _forget_turn(state)
    if not any(state.stacks):
        _end_round(state, None, (0,) * state.seats, "PR-E4", events)
    elif events is not None:
        events.append(TurnBegan(state.active))


def _forget_turn(state: State) -> None:
    """The table as it lies is what the next turn finds: faultless, or no turn would end (PR-T3)."""
    state.old = state.table[:]
    state.first = None
    state.steps = []
    state.made = 0
    state.drawn = b""
    state.settled = b""


def win_round(state: State, events: list[Event] | None) -> None:
    """PR-E1 to PR-E3: the others lose what they are left with, and the winner gets the sum of it."""
    points: list[int] = []
    for seat, rack in enumerate(state.racks):
        jokers = jokers_in(rack)
        points.append(-(len(rack) - jokers) - JOKER_COSTS * jokers)
        if events is not None and seat != state.active:
            events.append(RackLeft(seat, len(rack) - jokers, jokers))
    points[state.active] = -sum(points)
    _end_round(state, state.active, tuple(points), "PR-E1", events)


def _end_round(
    state: State, winner: Seat | None, points: tuple[int, ...], rule: str, events: list[Event] | None
) -> None:
    """PR-E5: after the agreed rounds the game is over; until then the next one is dealt at once, and the next player
    clockwise begins it (PR-S4)."""
    state.rounds.append(Round(winner, points))
    if events is not None:
        events.append(RoundEnded(len(state.rounds), winner, points, state.scores, rule))
    if len(state.rounds) == state.options.rounds:
        state.phase = OVER
        _forget_turn(state)
        if events is not None:
            events.append(GameEnded("PR-E5"))
        return
    state.began = (state.began + 1) % state.seats
    _deal(state)
    if events is not None:
        events.append(RoundBegan(len(state.rounds) + 1, state.began, tuple(len(stack) for stack in state.stacks)))
        events += [RackSeen(seat, tuple(CARD_TEXTS[card] for card in rack)) for seat, rack in enumerate(state.racks)]
    begin_turn(state, events)


def outcome(state: State) -> Outcome | None:
    """PR-E5: the highest score wins, a tie is shared."""
    if state.phase != OVER:
        return None
    scores = state.scores
    return ranked(scores, [(score,) for score in scores])
