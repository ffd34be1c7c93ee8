"""The exact best lay of Photo Rummy: what can be laid from a hand, and how, in the fewest changes.

How it works, from the ground up: `spans` (the jokers a line of combinations can hold), `lanes` and `question` (a
position in bits), `options` (what one city can do), `sets`, `outlook` and `search` (all cities together), `promises`
and `prices` (which searches are worth the while, and which ways through them), `most` and `least` (the two aims),
`lines` and `arrangement` (which combinations lie), `steps` (which moves lead there).
"""

from kartenhaus.games.photo_rummy.solver.lines import Combination
from kartenhaus.games.photo_rummy.solver.plan import Plan, best_lay, can_go_out, worth_of_best
from kartenhaus.games.photo_rummy.solver.unfinished import Turn, can_finish, turn_of

__all__ = [
    "Combination",
    "Plan",
    "Turn",
    "best_lay",
    "can_finish",
    "can_go_out",
    "turn_of",
    "worth_of_best",
]
