"""kartenhaus conformance: whether a game keeps what every game promises."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from kartenhaus.cli.arguments import Parser
from kartenhaus.cli.commands import install
from kartenhaus.cli.options import chosen_game, whole_number
from kartenhaus.cli.tables import show_json
from kartenhaus.i18n import Language
from kartenhaus.lab import PROMISES, Finding, findings
from kartenhaus.terminal.console import Console

_GAMES: Final = 3
# So much is shown of what broke a promise; all of it with --json.
_SHOWN = 500


def parser(language: Language) -> Parser:
    made = Parser(language, "conformance")
    made.take_game()
    made.take("--games", language.say("cli-conformance-games", usual=_GAMES), word="number", default=str(_GAMES))
    made.take_json()
    return made


def run(parser: Parser, words: Sequence[str], language: Language, console: Console) -> int:
    chosen = parser.read(words)
    game = chosen_game(chosen.game, language)
    games = whole_number(chosen.games, 1, 1_000_000, language)
    found: list[Finding] = []
    for finding in findings(game, games):
        found.append(finding)
        if not chosen.json:
            console.tell(_line(finding, language), indent="  ")
    if chosen.json:
        show_json({"game": game.name, "games": games, "findings": list(map(asdict, found))}, console)
    for promise in PROMISES:
        if promise not in {finding.promise for finding in found}:
            sentence = language.say(f"promise-{promise}")
            console.complain(language.say("conformance-not-looked", promise=sentence, install=install("server")))
    broken = sum(not finding.kept for finding in found)
    if not chosen.json:
        console.show("", language.say("conformance-sum", kept=len(found) - broken, promises=len(found)))
    return 1 if broken else 0


def _line(finding: Finding, language: Language) -> str:
    promise = language.say(f"promise-{finding.promise}")
    if finding.kept:
        return language.say("conformance-kept", promise=promise)
    shown = finding.shown[:_SHOWN]
    return language.say("conformance-broken", promise=promise, seats=finding.seats, game=finding.game, shown=shown)
