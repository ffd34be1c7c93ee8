"""kartenhaus arena: bots against bots, over all cores or several machines, to be stopped and gone on with."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from kartenhaus.bots import LEVELS, bot_names
from kartenhaus.catalog import names
from kartenhaus.cli.arguments import BadArguments, Failed, Parser
from kartenhaus.cli.cluster import cluster
from kartenhaus.cli.options import chosen_game, read_option_words, whole_number
from kartenhaus.cli.tables import show_json, show_table
from kartenhaus.engine import Refused
from kartenhaus.i18n import Language
from kartenhaus.lab import (
    Contest,
    ContestFile,
    Fixture,
    Result,
    Standing,
    elo,
    entrant,
    fixtures,
    in_order,
    play_fixture,
    standings,
    unplayed,
)
from kartenhaus.terminal.console import Console
from kartenhaus.terminal.file_errors import unreadable

_BOTS: Final = ",".join(reversed(LEVELS))
_GAMES: Final = 100
# A task for a process: small enough to show progress and to stop soon, large enough to be worth the way.
_GAMES_A_TASK = 10
Task = list[Fixture]
# What is done with new results.
Keep = Callable[[list[Result]], None]


def parser(language: Language) -> Parser:
    say = language.say
    made = Parser(language, "arena")
    made.take_game()
    made.take("--bots", say("cli-arena-bots", bots=", ".join(LEVELS), usual=_BOTS), values=LEVELS, default=_BOTS)
    made.take("--games", say("cli-arena-games", usual=_GAMES), word="number", default=str(_GAMES))
    made.take("--seats", say("cli-arena-seats"), word="number")
    made.take("--seed", say("cli-seed"), default="arena")
    made.take("--option", say("cli-option"), action="append", default=[])
    made.take("--save", say("cli-arena-save"), word="file")
    made.take("--workers", say("cli-arena-workers"), word="number")
    made.take("--cluster", say("cli-arena-cluster"), word="host")
    made.take_json()
    return made


def run(parser: Parser, words: Sequence[str], language: Language, console: Console) -> int:
    chosen = parser.read(words)
    # Bots that people bring along lie where the arena is started.
    sys.path.insert(0, os.getcwd())
    contest = _contest(chosen, language)
    file = None if chosen.save is None else ContestFile(Path(chosen.save), contest)
    results = _played_before(file, language)
    waiting = unplayed(fixtures(contest), results)
    if chosen.workers is not None and chosen.cluster is not None:
        raise BadArguments(language.say("arena-workers-or-cluster"))
    workers = whole_number(chosen.workers or str(os.cpu_count() or 1), 1, 256, language)

    def keep(new: list[Result]) -> None:
        results.extend(new)
        if file is not None:
            file.append(new)
        console.progress(language.say("arena-progress", done=len(results), games=total))

    total = len(results) + len(waiting)
    stopped = False
    try:
        tasks = [waiting[start : start + _GAMES_A_TASK] for start in range(0, len(waiting), _GAMES_A_TASK)]
        if chosen.cluster is not None:
            _play_on_cluster(chosen.cluster, contest, tasks, keep, language)
        else:
            _play_here(workers, contest, tasks, keep)
    except KeyboardInterrupt:
        stopped = True
    console.progress("")
    lines = standings(in_order(contest, results))
    if chosen.json:
        show_json(
            {"contest": asdict(contest), "standings": [asdict(line) for line in lines], "elo": elo(lines)}, console
        )
    else:
        _show(lines, language, console)
    if stopped:
        message = "arena-stopped" if file is None else "arena-stopped-saved"
        console.complain(language.say(message, done=len(results), file=chosen.save or ""))
    return 1 if stopped else 0


def _contest(chosen: Any, language: Language) -> Contest:
    game = chosen_game(chosen.game, language)
    seats = whole_number(chosen.seats or str(game.fewest_seats), game.fewest_seats, game.most_seats, language)
    names = [name.strip() for name in chosen.bots.split(",")]
    for name in names:
        if entrant(game.name, name) is None:
            raise BadArguments(language.say("cli-bad-bot", bot=name, known=", ".join(bot_names(game.name))))
    if len(set(names)) != len(names) or len(names) < 2:
        raise BadArguments(language.say("arena-two-bots"))
    raw = read_option_words(game, chosen.option, language)
    options = game.options(raw, seats)
    if isinstance(options, Refused):
        raise BadArguments(language.refusal(options))
    games = whole_number(chosen.games, 1, 1_000_000, language)
    return Contest(game.name, tuple(names), seats, games, chosen.seed, game.write_options(options))


def _played_before(file: ContestFile | None, language: Language) -> list[Result]:
    if file is None:
        return []
    try:
        played = file.read()
    except OSError as error:
        played = unreadable(error)
    except UnicodeDecodeError:
        played = Refused("arena-other-contest")
    if isinstance(played, Refused):
        problem = language.refusal(played)
        raise Failed(language.say("cli-file", file=str(file.path), problem=problem))
    return played


def _play_on_cluster(address: str, contest: Contest, tasks: list[Task], keep: Keep, language: Language) -> None:
    with cluster(address, "arena", language) as client:
        for worker, missing in client.run(_not_there, contest).items():
            if missing:
                raise Failed(language.say("arena-not-on-worker", missing=missing[0], worker=worker))
        # What is played once more is thought through once more, too: a result holds how long that took.
        executor: Executor = client.get_executor(pure=False)  # type: ignore[no-untyped-call]
        _play_with(executor, contest, tasks, keep)


def _not_there(contest: Contest) -> list[str]:
    """What a machine lacks to play this."""
    if contest.game not in names():
        return [contest.game]
    return [bot for bot in contest.bots if entrant(contest.game, bot) is None]


def _play_here(workers: int, contest: Contest, tasks: list[Task], keep: Keep) -> None:
    if workers == 1 or len(tasks) < 2:
        for task in tasks:
            keep(_play_task(contest, task))
        return
    # Ctrl-C is for this process to handle; the others finish their game and are told to stop.
    with ProcessPoolExecutor(min(workers, len(tasks)), get_context("spawn"), _ignore_ctrl_c) as pool:
        try:
            _play_with(pool, contest, tasks, keep)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _play_with(executor: Executor, contest: Contest, tasks: list[Task], keep: Keep) -> None:
    futures = [executor.submit(_play_task, contest, task) for task in tasks]
    for future in as_completed(futures):
        keep(future.result())


def _ignore_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_task(contest: Contest, task: Task) -> list[Result]:
    return [play_fixture(contest, fixture) for fixture in task]


def _show(lines: Sequence[Standing], language: Language, console: Console) -> None:
    say, decimal = language.say, language.decimal
    head = [say(f"arena-{name}") for name in ("pair", "games", "rate", "interval", "points", "moves", "thought")]
    rows = [
        [
            say("arena-against", one=line.one, others=line.others),
            str(line.games),
            say("arena-percent", share=decimal(100 * line.rate, 1)),
            say("arena-percent-range", low=decimal(100 * line.low, 1), high=decimal(100 * line.high, 1)),
            f"{decimal(line.points, 1)} : {decimal(line.others_points, 1)}",
            decimal(line.moves, 0),
            f"{decimal(line.thought, 2)} ({decimal(line.longest, 0)})"
            f" : {decimal(line.others_thought, 2)} ({decimal(line.others_longest, 0)})",
        ]
        for line in lines
    ]
    show_table(head, rows, console)
    ratings = elo(lines)
    if ratings:
        console.show("")
        show_table([say("arena-bot"), "Elo"], [[name, f"{rating:+.0f}"] for name, rating in ratings.items()], console)
