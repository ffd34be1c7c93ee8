"""An exact solver for the best lay of Photo Rummy: what can be laid from a hand, and how, in the fewest changes.

The idea: once it is chosen which categories have sets (64 choices at most), the cities depend on each other only
through the photos and jokers that their rows take from those sets. So it is a knapsack with a few small counters,
solved by dynamic programming over the cities. Upper bounds decide which of the 64 choices are searched at all.

From the bottom up: `spans` (the jokers that a line of combinations can hold), `lanes` and `problem` (a position in
bits), `city_options` (what one city can do), `sets`, `presolve` and `search` (the dynamic program over all cities),
`bounds` and `multipliers` (upper bounds, and Lagrangian relaxation where there are many states), `most_cards` and
`fewest_changes` (the two objectives), `line_layout` and `arrangement` (which combinations lie), `steps` (which moves
lead there), `plan` (the answer). `unfinished_turn` asks whether a turn under way can still be finished.
"""

from kartenhaus.games.photo_rummy.solver.line_layout import Combination
from kartenhaus.games.photo_rummy.solver.plan import Plan, Weights, best_lay, can_go_out, worth_of_best
from kartenhaus.games.photo_rummy.solver.unfinished_turn import UnfinishedTurn, can_finish, turn_of

__all__ = [
    "Combination",
    "Plan",
    "UnfinishedTurn",
    "Weights",
    "best_lay",
    "can_finish",
    "can_go_out",
    "turn_of",
    "worth_of_best",
]
