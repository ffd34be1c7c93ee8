"""Matches among bots: every pair plays the same deals from every seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from time import perf_counter
from typing import Any

from kartenhaus.bots import Bot, next_move
from kartenhaus.catalog import GAMES
from kartenhaus.engine import Move, Refused, Rng, seed_from
from kartenhaus.lab.entrants import entrant


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played: all pairs of these bots, so many games each. One of a pair has one seat, the other the rest."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: str
    options: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game of a contest: the bot in one seat against the bot in all others."""

    one: str
    others: str
    number: int


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended for the bot in the one seat: its part of the victory, points, and what it took to think."""

    fixture: Fixture
    won: float
    points: float
    others_points: float
    moves: int
    # For the one and for the others: moves, seconds of thought in all, the longest.
    thought: tuple[tuple[int, float, float], tuple[int, float, float]]


def fixtures(contest: Contest) -> Iterator[Fixture]:
    """Game by game through all pairs, so that a contest that is stopped early has something of each."""
    for number in range(contest.games):
        for one, others in combinations(contest.bots, 2):
            yield Fixture(one, others, number)


def in_order(contest: Contest, results: Iterable[Result]) -> list[Result]:
    """As the fixtures come, whichever process was the first to finish."""
    places = {fixture: place for place, fixture in enumerate(fixtures(contest))}
    return sorted(results, key=lambda result: places.get(result.fixture, len(places)))


def play_fixture(contest: Contest, fixture: Fixture) -> Result:
    """The seat of the one goes round, and every seat sees the same deal before the next is dealt."""
    game = GAMES[contest.game]
    options = game.options(contest.options, contest.seats)
    assert not isinstance(options, Refused), "options are checked before a contest"
    own = fixture.number % contest.seats
    deal = f"{contest.seed} deal {fixture.number // contest.seats}"
    state = game.new(options, contest.seats, Rng(seed_from(deal)))
    chance = Rng(seed_from(f"{contest.seed} chance {fixture.number}"))
    watches = [_Watch(contest.game, fixture.one if seat == own else fixture.others) for seat in range(contest.seats)]
    moves = 0
    outcome = None
    while outcome is None:
        chances = [chance.fork(f"{moves} {seat}") for seat in range(contest.seats)]
        seat, move = next_move(game, state, watches, chances.__getitem__)
        answer = game.apply(state, seat, move)
        assert not isinstance(answer, Refused), f"{fixture}: {move} is refused: {answer}"
        moves += 1
        outcome = game.outcome(state)
    rest = [seat for seat in range(contest.seats) if seat != own]
    return Result(
        fixture=fixture,
        won=1 / len(outcome.winners) if own in outcome.winners else 0.0,
        points=outcome.points[own],
        others_points=sum(outcome.points[seat] for seat in rest) / len(rest),
        moves=moves,
        thought=(watches[own].thought, _together([watches[seat].thought for seat in rest])),
    )


class _Watch(Bot):
    """A bot with a stop-watch beside it."""

    def __init__(self, game: str, name: str) -> None:
        bot = entrant(game, name)
        assert bot is not None, "names are checked before a contest"
        self._bot = bot
        self.steps = bot.steps
        self.reaction = bot.reaction
        self.thought = (0, 0.0, 0.0)

    def choose(self, view: Any, legal_moves: Sequence[Move], rng: Rng, budget: int) -> Move | None:
        begin = perf_counter()
        move = self._bot.choose(view, legal_moves, rng, budget)
        taken = perf_counter() - begin
        if move is not None:
            count, total, longest = self.thought
            self.thought = (count + 1, total + taken, max(longest, taken))
        return move


def _together(thoughts: Sequence[tuple[int, float, float]]) -> tuple[int, float, float]:
    counts, totals, longest = zip(*thoughts, strict=True)
    return sum(counts), sum(totals), max(longest)
