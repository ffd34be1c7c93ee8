"""Players for whole games: they take the moves that they are offered."""

from __future__ import annotations

from kartenhaus.engine import Rng
from tests.server.client import Connection


async def play_on(connection: Connection, rng: Rng, most: int = 10_000) -> int:
    """Plays any offered move whenever there is one, until the game is over; how many were accepted.

    It ends its turn whenever it may and takes everything back when nothing else is left, or some games would hardly
    end. Where calls are waited for, it says that it has none.
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
        moves = [move for move in offered if not move.startswith("back")]
        move = "end" if "end" in moves else moves[rng.below(len(moves))] if moves else offered[-1]
        refused = await connection.ask("move", version=connection.seen["version"], move=move)
        # Somebody was faster, or the window is still open: whatever it was, the view tells what is next.
        made += refused is None
    return made
