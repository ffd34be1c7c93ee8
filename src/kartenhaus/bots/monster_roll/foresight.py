"""Looking ahead: the best looking turns are played on, on sampled cards, and the one that turns out best is made."""

from __future__ import annotations

from typing import Final

from kartenhaus.bots.monster_roll.judgement import Turn
from kartenhaus.bots.monster_roll.playout import UNSURE, Playout, table_of
from kartenhaus.bots.monster_roll.taste import EXPERIENCED
from kartenhaus.engine import Rng
from kartenhaus.games.monster_roll import MonsterRoll, View

GAME: Final = MonsterRoll()
# How many turns are compared, and how far behind the best looking one they may be, in points.
CANDIDATES: Final = 4
NEAR: Final = 1.2
# The look of a turn counts as much as so many tries.
LOOKS: Final = 20.0


def _play_on(table: Playout, seat: int, depth: int) -> tuple[float, int]:
    """How it looks after so many turns, and how many were played."""
    played = 0
    while played < depth and not table.over():
        table.play_turn()
        played += 1
    return table.promise(seat), played


def best_turn(view: View, turns: list[Turn], rng: Rng, budget: int) -> Turn:
    """Of these turns, the best first by the look of it, the one that does best when played on.

    Everybody's next turn is played, the own one too. The worst one goes out again and again, so that the best ones
    are tried the most.
    """
    seat = view.active
    running = [turn for turn in turns[:CANDIDATES] if turns[0].worth - turn.worth < NEAR]
    gains = [LOOKS * (turn.worth - turns[0].worth) / UNSURE[view.scorings] for turn in running]
    share = budget // CANDIDATES
    while len(running) > 1 and budget > 0:
        spent = 0
        while spent < share:
            spent += 1
            table = table_of(GAME.sample(view, rng), EXPERIENCED)
            for number, turn in enumerate(running):
                trial = table.copy()
                trial.make(turn)
                gain, played = _play_on(trial, seat, table.seats)
                gains[number] += gain
                spent += played
        budget -= spent
        worst = gains.index(min(gains))
        del running[worst], gains[worst]
    return running[0]
