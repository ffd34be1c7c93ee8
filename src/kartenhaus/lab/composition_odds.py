"""How often each composition of The Great Wall comes up: the simulation that the points of the deck are based on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from kartenhaus.engine import Rng, seed_from
from kartenhaus.games.great_wall import GreatWall, Options, State
from kartenhaus.games.great_wall.moves import Claim
from kartenhaus.games.great_wall.state import at_rest

GAME: Final = GreatWall()


@dataclass(frozen=True, slots=True)
class CompositionOdds:
    name: str
    points: int
    # In how many of 100 turns it stands on the wall at a moment of rest, for anybody to photograph.
    per_100_turns: float


def composition_odds(
    options: Options, games: int, seed: str, progress: Callable[[int], None] = lambda done: None
) -> list[CompositionOdds]:
    """Plays games of 2, 3 and 4 players in turn: steps at random, but every photo that a seat could take is taken."""
    counts: list[int] = []
    turns = 0
    for number in range(games):
        state = GAME.new(options, 2 + number % 3, Rng(seed_from(f"{seed} deal {number}")))
        chance = Rng(seed_from(f"{seed} play {number}"))
        counts = counts or [0] * len(state.deck.compositions)
        while GAME.outcome(state) is None:
            turns += 1
            for composition in _play_turn(state, chance):
                counts[composition] += 1
        progress(number + 1)
    compositions = state.deck.compositions
    return [
        CompositionOdds(composition.name, composition.points, 100 * count / turns)
        for composition, count in zip(compositions, counts, strict=True)
    ]


def _play_turn(state: State, chance: Rng) -> set[int]:
    """Plays one turn at random and gives the compositions that could be photographed in it."""
    seat = state.active
    stood: set[int] = set()
    while state.active == seat and GAME.outcome(state) is None:
        if at_rest(state):
            stood.update(number for number, pattern in enumerate(state.deck.patterns) if state.wall.find(pattern) >= 0)
            photo = next(
                (
                    (actor, move)
                    for actor in GAME.actors(state)
                    for move in GAME.legal_moves(state, actor)
                    if isinstance(move, Claim)
                ),
                None,
            )
            if photo is not None:
                GAME.play(state, *photo)
                continue
        steps = GAME.legal_moves(state, seat)
        before = state.active
        GAME.play(state, seat, steps[chance.below(len(steps))])
        if state.active != before:
            break
    return stood
