"""Results as tables: one for each load, then our aims next to what was reached."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bench.server.contenders import BOARDGAMEIO, COLYSEUS, OURS, Contender
from bench.server.measure import Load, Result
from bench.table import show_table

HEAD = (
    *("server", "moves/s", "p50 ms", "p95 ms", "p99 ms", "CPU us/move", "of boardgame.io's", "of Colyseus's"),
    *("kB/table", "messages/move", "bytes/move", "load's core"),
)
MOST_P99 = 15.0
MOST_MEMORY = 150.0
MOST_TABLES = 200


def load_name(load: Load) -> str:
    pace = f"players think {load.think:g} s" if load.think else "players move at once"
    return f"{load.tables} tables of 4, {pace}"


def show_load(load: Load, results: Mapping[str, Result]) -> None:
    print(f"\n{load_name(load)}")
    rows = []
    for name, result in results.items():
        shares = [_share(result, results.get(peer.name)) for peer in (BOARDGAMEIO, COLYSEUS)]
        cells = [f"{result.rate:,.0f}", *(f"{ms:.1f}" for ms in (result.p50, result.p95, result.p99))]
        sizes = [f"{result.memory:,.0f}", f"{result.messages:.1f}", f"{result.size:,.0f}", f"{result.busy:.0%}"]
        rows.append([name, *cells, f"{result.cpu:,.0f}", *shares, *sizes])
    show_table(HEAD, rows)
    for name, result in results.items():
        if result.helpers > 0.5:
            print(f"{name}: its child processes used {result.helpers:.0f} us a move besides.")


def _share(result: Result, peer: Result | None) -> str:
    return f"{result.cpu / peer.cpu:.2f}" if peer is not None and peer is not result else "-"


def show_aims(loads: Mapping[Load, Mapping[str, Result]]) -> None:
    """What issue and design ask for, over all loads."""
    print("\nAims (ours has every move on disk before anybody sees it, the peers keep theirs in memory)")
    rows = []
    for game in OURS:
        played = {load: results for load, results in loads.items() if game.name in results}
        paced = [results[game.name] for load, results in played.items() if load.think and load.tables == MOST_TABLES]
        rows += [
            _aim(game.name, "CPU a move, of boardgame.io's", _shares(game, BOARDGAMEIO, played), 1 / 3, "{:.2f}"),
            _aim(game.name, "CPU a move, of Colyseus's", _shares(game, COLYSEUS, played), 1.0, "{:.2f}"),
            _aim(game.name, "200 tables, paced: p99 ms", [result.p99 for result in paced], MOST_P99, "{:.1f}"),
            _aim(
                game.name, "200 tables, paced: kB a table", [result.memory for result in paced], MOST_MEMORY, "{:.0f}"
            ),
        ]
    show_table(("game", "aim", "at most", "best", "worst", "reached"), [row for row in rows if row])


def _shares(game: Contender, peer: Contender, loads: Mapping[Load, Mapping[str, Result]]) -> list[float]:
    return [results[game.name].cpu / results[peer.name].cpu for results in loads.values() if peer.name in results]


def _aim(game: str, aim: str, figures: Sequence[float], most: float, form: str) -> Sequence[str]:
    if not figures:
        return ()
    cells = [form.format(value) for value in (most, min(figures), max(figures))]
    return [game, aim, *cells, f"{sum(value <= most for value in figures)} of {len(figures)} loads"]
