"""Results as tables: one for each load, then our aims next to what was reached."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bench.server.company import SEATS
from bench.server.contenders import BOARDGAMEIO, COLYSEUS, GAMES
from bench.server.measure import Load, Result
from bench.table import show_table

HEAD = (
    *("server", "moves/s", "p50 ms", "p95 ms", "p99 ms", "CPU us/move", "of boardgame.io's", "of Colyseus's"),
    *("kB/table", "messages/move", "bytes/move and viewer", "load's core"),
)
# At most so much of boardgame.io's CPU; every move of The Great Wall takes the answers of three others.
USUAL_SHARE = 1 / 3
SHARES = {"The Great Wall": 1 / 2}
# At most so many milliseconds with so many tables, and kilobytes a table with any of these.
MOST_P99 = {200: 5.0, 1000: 15.0}
MOST_MEMORY = 80.0
# How much dearer a move may be with more tables than with the fewest.
MOST_GROWTH = 1.15


def load_name(load: Load) -> str:
    pace = f"players think {load.think:g} s" if load.think else "players move at once"
    return f"{load.tables} tables of 4, {pace}"


def show_load(load: Load, results: Mapping[str, Result]) -> None:
    print(f"\n{load_name(load)}")
    rows = []
    for name, result in results.items():
        shares = [_share(result, results.get(peer.name)) for peer in (BOARDGAMEIO, COLYSEUS)]
        cells = [f"{result.rate:,.0f}", *(f"{ms:.1f}" for ms in (result.p50, result.p95, result.p99))]
        sizes = [f"{result.memory:,.0f}", f"{result.messages:.1f}", f"{result.size / SEATS:,.0f}", f"{result.busy:.0%}"]
        rows.append([name, *cells, f"{result.cpu:,.0f}", *shares, *sizes])
    show_table(HEAD, rows)
    for name, result in results.items():
        if result.helpers > 0.5:
            print(f"{name}: its child processes used {result.helpers:.0f} us a move besides.")


def _share(result: Result, peer: Result | None) -> str:
    return f"{result.cpu / peer.cpu:.2f}" if peer is not None and peer is not result else "-"


def show_aims(loads: Mapping[Load, Mapping[str, Result]]) -> None:
    """What we aim for, over all loads."""
    print("\nAims (ours has every move on disk before anybody sees it, the peers keep theirs in memory)")
    rows = []
    for game in GAMES:
        played = {load: results for load, results in loads.items() if game in results}
        at_once = {load.tables: results[game].cpu for load, results in played.items() if not load.think}
        paced = {load.tables: results[game] for load, results in played.items() if load.think}
        share = SHARES.get(game, USUAL_SHARE)
        rows += [
            _aim(game, "CPU a move, of boardgame.io's", _shares(game, BOARDGAMEIO.name, played), share, "{:.2f}"),
            _aim(game, "CPU a move, of Colyseus's", _shares(game, COLYSEUS.name, played), 1.0, "{:.2f}"),
            _aim(game, "CPU a move at once, of that with fewest tables", _growth(at_once), MOST_GROWTH, "{:.2f}"),
        ]
        for tables, most in MOST_P99.items():
            if tables in paced:
                rows.append(_aim(game, f"{tables} tables, paced: p99 ms", [paced[tables].p99], most, "{:.1f}"))
        memory = [result.memory for tables, result in paced.items() if tables in MOST_P99]
        rows.append(_aim(game, "paced: kB a table", memory, MOST_MEMORY, "{:.0f}"))
    show_table(("game", "aim", "at most", "best", "worst", "reached"), [row for row in rows if row])


def _shares(game: str, peer: str, loads: Mapping[Load, Mapping[str, Result]]) -> list[float]:
    return [results[game].cpu / results[peer].cpu for results in loads.values() if peer in results]


def _growth(cpu: Mapping[int, float]) -> list[float]:
    """By number of tables, each compared with the fewest."""
    return [cpu[tables] / cpu[min(cpu)] for tables in cpu if tables != min(cpu)]


def _aim(game: str, aim: str, figures: Sequence[float], most: float, form: str) -> Sequence[str]:
    if not figures:
        return ()
    cells = [form.format(value) for value in (most, min(figures), max(figures))]
    return [game, aim, *cells, f"{sum(value <= most for value in figures)} of {len(figures)} loads"]
