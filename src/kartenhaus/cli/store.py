"""kartenhaus store: looks through the database of a server, copies it, and saves what is whole of a damaged one."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Final

from kartenhaus.cli.arguments import BadArguments, Failed, Parser
from kartenhaus.cli.tables import show_json, show_table
from kartenhaus.engine import Refused
from kartenhaus.i18n import Language
from kartenhaus.server import Config, read_config
from kartenhaus.store import (
    DATABASE,
    NotKept,
    Unusable,
    check_store,
    copy,
    file_at,
    is_postgres,
    open_archive,
    public_name,
    rescue,
    shown_address,
    sole_use,
)
from kartenhaus.store.sqlite.folder import LOCK
from kartenhaus.terminal.console import Console

# How often it is said how far it has come where a line cannot be written over, in seconds.
_SAY_EVERY: Final = 10.0


def parser(language: Language) -> Parser:
    say = language.say
    made = Parser(language, "store")
    made.take("command", say("cli-store-what"), values=("check", "copy", "rescue"), nargs="?")
    made.take("from", say("cli-store-from"), nargs="?")
    made.take("to", say("cli-store-to"), nargs="?")
    made.take("--data", say("cli-store-data"), word="folder")
    made.take("--store", say("cli-store-store"), word="database")
    made.take("--deep", say("cli-store-deep"), action="store_true")
    made.take_json()
    return made


def run(parser: Parser, words: Sequence[str], language: Language, console: Console) -> int:
    chosen = vars(parser.read(words))
    what, source, target = chosen["command"], chosen["from"], chosen["to"]
    try:
        if what == "check" and source is None:
            config = _config(chosen["data"], chosen["store"], language)
            return _check(config, chosen["deep"], chosen["json"], language, console)
        is_alone = chosen["data"] is None and chosen["store"] is None and not chosen["deep"]
        if what == "copy" and target is not None and target != source and is_alone:
            return _copy(source, target, chosen["json"], language, console)
        if what == "rescue" and target is not None and is_alone:
            return _rescue(Path(source), Path(target), chosen["json"], language, console)
    except Unusable as error:
        console.progress("")
        console.complain(language.refusal(error.refused))
        return 1
    raise BadArguments(language.say("store-usage"))


def _config(data: str | None, store: str | None, language: Language) -> Config:
    config = read_config(os.environ, {"data": data, "store": store})
    if isinstance(config, Refused):
        raise BadArguments(language.refusal(config))
    if not config.store and not (config.data / DATABASE).is_file():
        raise Failed(language.say("store-none", folder=str(config.data)))
    return config


class _Progress:
    """On one line that is written over at a terminal; elsewhere a line now and then."""

    def __init__(self, language: Language, console: Console) -> None:
        self._language = language
        self._console = console
        self._said = time.monotonic()

    def tables(self, done: int, of: int) -> None:
        self.tell("tables", done, of)

    def tell(self, what: str, done: int, of: int) -> None:
        at_terminal = sys.stderr.isatty()
        now = time.monotonic()
        # A terminal need not be told more often than anybody can see.
        if done < of and now < self._said + (0.1 if at_terminal else _SAY_EVERY):
            return
        text = self._language.say(f"store-progress-{what}", done=done, of=of, percent=100 * done // of)
        if at_terminal:
            self._console.progress(text)
        elif now >= self._said + _SAY_EVERY:
            self._console.complain(text)
        else:
            return
        self._said = now


def _check(config: Config, deep: bool, as_json: bool, language: Language, console: Console) -> int:
    say = language.say
    console.progress(say("store-checking", file=shown_address(config.store) or str(config.data / DATABASE)))
    report = check_store(config.store, config.data, deep, _Progress(language, console).tables)
    console.progress("")
    if as_json:
        damaged = [
            {
                "name": public_name(finding.table),
                "id": finding.table,
                "fact": finding.number,
                "problem": "impossible" if finding.impossible else "changed",
            }
            for finding in report.findings
        ]
        show_json({"tables": report.tables, "faults": list(report.faults), "damaged": damaged}, console)
        return 1 if report.faults or damaged else 0
    for fault in report.faults:
        console.show(say("store-fault", fault=fault))
    if report.findings:
        rows = [
            [public_name(finding.table), str(finding.number), say(_WORDS[finding.impossible]), finding.table]
            for finding in report.findings
        ]
        show_table([say(f"store-column-{name}") for name in ("name", "fact", "what", "id")], rows, console)
    if report.faults or report.findings:
        console.show("", say("store-is-damaged", tables=report.tables, damaged=len(report.findings)))
        return 1
    console.show(say("store-is-whole", tables=report.tables))
    return 0


_WORDS: Final = {False: "store-damaged-table", True: "store-impossible-table"}


def _copy(source: str, target: str, as_json: bool, language: Language, console: Console) -> int:
    say = language.say
    with ExitStack() as stack:
        files = [file_at(place).absolute() for place in (source, target) if not is_postgres(place)]
        for folder in sorted({file.parent for file in files}):
            if folder.is_dir() and not stack.enter_context(sole_use(folder)):
                console.complain(say("store-in-use", folder=str(folder)))
                return 1
        read = stack.enter_context(closing(open_archive(source, is_target=False)))
        written = stack.enter_context(closing(open_archive(target, is_target=True)))
        copied = copy(read, written, _Progress(language, console).tables)
    console.progress("")
    left = [(table, "store-damaged-table") for table in copied.damaged]
    left += [(table, "store-different-table") for table in copied.different]
    if as_json:
        problems = {"store-damaged-table": "changed", "store-different-table": "different"}
        not_copied = [{"name": public_name(table), "id": table, "problem": problems[why]} for table, why in left]
        show_json({"copied": copied.tables, "before": copied.before, "left": not_copied}, console)
        return 1 if left else 0
    if left:
        rows = [[public_name(table), say(why), table] for table, why in left]
        show_table([say(f"store-column-{name}") for name in ("name", "what", "id")], rows, console)
        console.show("", say("store-copied-in-part", tables=copied.tables, left=len(left)))
        return 1
    console.show(say("store-copied", tables=copied.tables, before=copied.before))
    return 0


def _rescue(source: Path, target: Path, as_json: bool, language: Language, console: Console) -> int:
    say = language.say
    if not source.is_file():
        raise Failed(say("cli-file", file=str(source), problem=say("cli-file-missing")))
    if target.exists():
        raise Failed(say("store-target-exists", file=str(target)))
    if not target.absolute().parent.is_dir():
        raise Failed(say("cli-file", file=str(target), problem=say("store-no-folder")))
    if (source.parent / LOCK).exists():
        with sole_use(source.parent) as is_ours:
            if not is_ours:
                console.complain(say("store-in-use", folder=str(source.parent)))
                return 1
            return _rescued(source, target, as_json, language, console)
    return _rescued(source, target, as_json, language, console)


def _rescued(source: Path, target: Path, as_json: bool, language: Language, console: Console) -> int:
    say = language.say
    try:
        rescued = rescue(source, target, _Progress(language, console).tell)
    except NotKept:
        console.progress("")
        console.complain(say("store-no-place", folder=str(target.absolute().parent)))
        return 1
    console.progress("")
    if as_json:
        damaged = [
            {"name": public_name(saved.table), "id": saved.table, "facts": saved.facts, "of": saved.of}
            for saved in rescued.damaged
        ]
        show_json({"file": str(target), "whole": rescued.whole, "damaged": damaged}, console)
        return 1 if damaged else 0
    if rescued.damaged:
        rows = [[public_name(saved.table), f"{saved.facts} / {saved.of}", saved.table] for saved in rescued.damaged]
        show_table([say(f"store-column-{name}") for name in ("name", "saved", "id")], rows, console)
        console.show("")
    console.show(say("store-rescued", file=str(target), whole=rescued.whole, damaged=len(rescued.damaged)))
    return 1 if rescued.damaged else 0
