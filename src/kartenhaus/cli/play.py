"""kartenhaus play: a game against bots in this terminal, saved when it is left."""

from __future__ import annotations

import os
import secrets
import shlex
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

from kartenhaus.bots import LEVELS, bot_for, bot_names
from kartenhaus.catalog import GAMES
from kartenhaus.cli.arguments import BadArguments, Failed, Parser
from kartenhaus.cli.options import chosen_game, read_option_words, whole_number
from kartenhaus.engine import AnyGame, Record, Refused, seed_from
from kartenhaus.i18n import Language
from kartenhaus.terminal.console import Console, Interrupted, command_name
from kartenhaus.terminal.saves import PERSON, Save, new_save_path, read_save, save_folder, write_save
from kartenhaus.terminal.session import Session


def parser(language: Language) -> Parser:
    say = language.say
    made = Parser(language, "play")
    made.take_game()
    made.take("--seats", say("cli-seats"), word="number")
    made.take("--bots", say("cli-bots", bots=", ".join(LEVELS)), values=LEVELS)
    made.take("--seed", say("cli-seed"))
    made.take("--option", say("cli-option"), action="append", default=[])
    made.take("--resume", say("cli-resume"), word="file")
    made.more_help = lambda words: _option_lines(words, language)
    return made


def _option_lines(words: Sequence[str], language: Language) -> list[str]:
    """The options of the games that are named, or of all, one line each."""
    lines: list[str] = []
    for game in [GAMES[name] for name in words if name in GAMES] or GAMES.values():
        if not game.option_fields:
            continue
        prefix = game.telling.prefix
        lines += ["", language.say("cli-game-options", game=language.say(f"{prefix}-name"))]
        width = max(len(field.name) for field in game.option_fields)
        for field in game.option_fields:
            lines.append(f"  {field.name:<{width}}  {language.say(f'{prefix}-option-{field.name}')}")
    return lines


def run(parser: Parser, words: Sequence[str], language: Language, console: Console) -> int:
    chosen = parser.read(words)
    path: Path | None
    if chosen.resume is not None:
        save, path = _resumed(chosen, language), Path(chosen.resume)
        count = len(save.record.log.moves)
        if save.record.game.outcome(save.record.state) is not None:
            console.show(language.say("cli-finished"))
        else:
            console.show(language.say("cli-resumed", count=count))
    else:
        game = chosen_game(chosen.game, language)
        save, path = _new(game, chosen, language), None
    session = Session(save.record, save.players, language, console)
    try:
        with _hanging_up_is_leaving():
            session.play()
    except Interrupted:
        return _keep(save, path, language, console)
    return 0


def _new(game: AnyGame, chosen: Any, language: Language) -> Save:
    seats = game.fewest_seats
    if chosen.seats is not None:
        seats = whole_number(chosen.seats, game.fewest_seats, game.most_seats, language)
    options = game.options(read_option_words(game, chosen.option, language), seats)
    if isinstance(options, Refused):
        raise BadArguments(language.refusal(options))
    seed = secrets.token_bytes(32) if chosen.seed is None else seed_from(chosen.seed)
    return Save(Record(game, options, seats, seed), (PERSON, *_bots(game, chosen.bots or "medium", seats, language)))


def _bots(game: AnyGame, text: str, seats: int, language: Language) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if bot_for(game.name, name) is None:
            raise BadArguments(language.say("cli-bad-bot", bot=name, known=", ".join(bot_names(game.name))))
    free = seats - 1
    if len(names) > free:
        raise BadArguments(language.say("cli-too-many-bots", bots=len(names), seats=seats, free=free))
    return names + names[-1:] * (free - len(names))


def _resumed(chosen: Any, language: Language) -> Save:
    for name in ("seats", "bots", "seed", "option"):
        if getattr(chosen, name):
            raise BadArguments(language.say("cli-resume-alone", option=f"--{name}"))
    save = read_save(Path(chosen.resume))
    if isinstance(save, Refused):
        raise Failed(language.say("cli-file", file=chosen.resume, problem=language.refusal(save)))
    if chosen.game is not None and chosen_game(chosen.game, language) is not save.record.game:
        saved = save.record.game.name
        raise Failed(language.say("cli-other-game", file=chosen.resume, saved=saved, game=chosen.game))
    return save


def _keep(save: Save, path: Path | None, language: Language, console: Console) -> int:
    """Saves what was played, and says how to go on."""
    console.show("", language.say("cli-good-bye"))
    if not save.record.log.moves:
        console.show(language.say("cli-nothing-to-save"))
        return 0
    new = path is None
    try:
        path = path or new_save_path(save_folder(os.environ), save.record.game.name)
        write_save(save, path)
    except OSError as error:
        if new and path is not None:
            path.unlink(missing_ok=True)
        console.complain(language.say("cli-not-saved", error=error.strerror or type(error).__name__))
        return 1
    console.show(language.say("cli-saved", file=str(path)))
    again = f"{command_name()} play {save.record.game.name} --resume {shlex.quote(str(path))}"
    console.show(language.say("cli-resume-hint", command=again))
    return 0


@contextmanager
def _hanging_up_is_leaving() -> Iterator[None]:
    """A closed window or a polite kill leaves the game as Ctrl-C does: saved."""

    def leave(number: int, frame: FrameType | None) -> None:
        raise Interrupted

    names = [name for name in ("SIGHUP", "SIGTERM", "SIGINT") if hasattr(signal, name)]  # not all systems have all
    before = {number: signal.signal(number, leave) for number in (signal.Signals[name] for name in names)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
