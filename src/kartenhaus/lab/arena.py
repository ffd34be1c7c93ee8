"""Matches among bots: every pair plays the same deals from every seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from time import perf_counter
from typing import Any, NamedTuple

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


class ThinkingTime(NamedTuple):
    """Seconds; `total` over all `moves`."""

    moves: int
    total: float
    longest: float


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended for the bot in the one seat: its share of the victory, points, and thinking time."""

    fixture: Fixture
    won: float
    points: float
    others_points: float
    moves: int
    # Of the one, and of the others together.
    thought: tuple[ThinkingTime, ThinkingTime]


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
    """The one seat changes from game to game, and each deal is played from every seat before the next is dealt."""
    game = GAMES[contest.game]
    options = game.options(contest.options, contest.seats)
    assert not isinstance(options, Refused), "options are checked before a contest"
    own = fixture.number % contest.seats
    deal = f"{contest.seed} deal {fixture.number // contest.seats}"
    state = game.new(options, contest.seats, Rng(seed_from(deal)))
    chance = Rng(seed_from(f"{contest.seed} chance {fixture.number}"))
    timed_bots = [
        _TimedBot(contest.game, fixture.one if seat == own else fixture.others) for seat in range(contest.seats)
    ]
    moves = 0
    outcome = None
    while outcome is None:
        chances = [chance.fork(f"{moves} {seat}") for seat in range(contest.seats)]
        seat, move = next_move(game, state, timed_bots, chances.__getitem__)
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
        thought=(timed_bots[own].thought, added_up([timed_bots[seat].thought for seat in rest])),
    )


class _TimedBot(Bot):
    """Another bot, with its thinking time measured."""

    def __init__(self, game: str, name: str) -> None:
        bot = entrant(game, name)
        assert bot is not None, "names are checked before a contest"
        self._bot = bot
        self.steps = bot.steps
        self.reaction = bot.reaction
        self.thought = ThinkingTime(0, 0.0, 0.0)

    def choose(self, view: Any, legal_moves: Sequence[Move], rng: Rng, budget: int) -> Move | None:
        begin = perf_counter()
        move = self._bot.choose(view, legal_moves, rng, budget)
        taken = perf_counter() - begin
        if move is not None:
            before = self.thought
            self.thought = ThinkingTime(before.moves + 1, before.total + taken, max(before.longest, taken))
        return move


def added_up(times: Sequence[ThinkingTime]) -> ThinkingTime:
    moves, totals, longest = zip(*times, strict=True)
    return ThinkingTime(sum(moves), sum(totals), max(longest))
