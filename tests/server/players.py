"""Players for whole games: they take the moves that they are offered."""

from __future__ import annotations

from collections.abc import Sequence

from kartenhaus.engine import Rng
from tests.server.client import Connection


async def play_on(connection: Connection, rng: Rng, most: int = 10_000) -> int:
    """Plays any offered move whenever there is one, until the game is over; how many were accepted.

    Where calls are waited for, it says that it has none.
    """
    made = 0
    answered = -1
    while connection.table["phase"] == "playing" and made < most:
        window = connection.table["window"]
        if window is not None and window["version"] != answered:
            answered = window["version"]
            await connection.ask("no-call", version=connection.seen["version"])
            continue
        offered = connection.moves
        if not offered or connection.seen["own_table"]["waiting"]:
            await connection.receive()
            continue
        refused = await connection.ask("move", version=connection.seen["version"], move=any_move(offered, rng))
        # Somebody was faster, or the window is still open: whatever it was, the view tells what is next.
        made += refused is None
    return made


def any_move(offered: Sequence[str], rng: Rng) -> str:
    """One of the moves that are offered, chosen so that games come to an end.

    A turn is mostly ended when it may be, and steps are only taken back when nothing else is left. But where all seats
    do nothing but end their turns, a game stands still: once in a while something else is done.
    """
    moves = [move for move in offered if not move.startswith("back")]
    if not moves:
        return offered[-1]
    if "end" in moves and rng.below(8):
        return "end"
    return moves[rng.below(len(moves))]
