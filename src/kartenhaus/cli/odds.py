"""kartenhaus odds: how often each composition of The Great Wall comes up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from kartenhaus.cli.arguments import BadArguments, Parser
from kartenhaus.cli.options import read_text, whole_number
from kartenhaus.cli.tables import show_json, show_table
from kartenhaus.engine import Refused
from kartenhaus.games.great_wall import GreatWall
from kartenhaus.i18n import Language
from kartenhaus.lab import composition_odds
from kartenhaus.terminal.console import Console

_GAMES: Final = 300


def parser(language: Language) -> Parser:
    say = language.say
    made = Parser(language, "odds")
    made.take("--games", say("cli-games", usual=_GAMES), word="number", default=str(_GAMES))
    made.take("--seed", say("cli-seed"), default="odds")
    made.take("--deck", say("cli-deck"), word="file")
    made.take_json()
    return made


def run(parser: Parser, words: Sequence[str], language: Language, console: Console) -> int:
    chosen = parser.read(words)
    games = whole_number(chosen.games, 1, 1_000_000, language)
    deck = "" if chosen.deck is None else read_text(chosen.deck, language)
    game = GreatWall()
    options = game.options({"deck": deck}, game.most_seats)
    if isinstance(options, Refused):
        raise BadArguments(language.refusal(options))
    say = language.say
    rows = composition_odds(
        options, games, chosen.seed, lambda done: console.progress(say("odds-progress", done=done, games=games))
    )
    console.progress("")
    rows.sort(key=lambda row: -row.per_100_turns)
    if chosen.json:
        show_json({"games": games, "seed": chosen.seed, "compositions": [asdict(row) for row in rows]}, console)
        return 0
    head = [say("odds-composition"), say("odds-points"), say("odds-per-turns")]
    show_table(head, [[row.name, str(row.points), language.decimal(row.per_100_turns, 2)] for row in rows], console)
    return 0
