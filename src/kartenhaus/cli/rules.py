"""kartenhaus rules: the rules in our own words, and which tests prove them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from kartenhaus.cli.arguments import BadArguments, Parser
from kartenhaus.cli.options import chosen_game
from kartenhaus.engine import AnyGame
from kartenhaus.i18n import Language
from kartenhaus.lab import rule_coverage
from kartenhaus.terminal import Console


def rules(parser: Parser, words: Sequence[str], language: Language, console: Console) -> int:
    chosen = parser.read(words)
    game = chosen_game(chosen.game, language)
    if chosen.coverage:
        return _coverage(game, language, console)
    wanted = tuple(rule.upper() for rule in chosen.id)
    for rule in wanted:
        if rule not in game.rule_ids:
            raise BadArguments(language.say("cli-bad-rule", rule=rule))
    if chosen.markdown:
        console.show(*rules_markdown(game, language))
    elif wanted:
        for rule in wanted:
            console.tell(language.say("rule-shown", rule=rule, text=language.rule(rule)), indent="  ")
    else:
        _show_all(game, language, console)
    return 0


def _show_all(game: AnyGame, language: Language, console: Console) -> None:
    """The whole rules to read in a terminal."""
    for line in rules_markdown(game, language):
        if line.startswith("#"):
            console.show(console.paint(line.lstrip("# "), "bold"))
        else:
            console.tell(line.replace("**", "").removeprefix("- "), indent="  " if line.startswith("- ") else "")


def rules_markdown(game: AnyGame, language: Language) -> Iterator[str]:
    """The whole rules as a page: docs/rules holds it in English."""
    prefix = game.telling.prefix
    yield f"# {language.say(f'{prefix}-name')}"
    yield ""
    yield language.say(f"rules-{prefix}-intro")
    yield ""
    yield language.say("rules-legend")
    group = ""
    for rule in game.rule_ids:
        letter = rule.split("-")[1][0].lower()
        heading = f"rules-{prefix}-{letter}"
        if letter != group and language.knows(heading):
            yield ""
            yield f"## {language.say(heading)}"
            yield ""
        group = letter
        yield f"- **{rule}** {language.rule(rule)}"


def _coverage(game: AnyGame, language: Language, console: Console) -> int:
    tests = Path(__file__).parents[3] / "tests"
    if not tests.is_dir():
        raise BadArguments(language.say("cli-no-tests"))
    say = language.say
    coverage = rule_coverage(game.rule_ids, tests)
    rows = [(say("coverage-rule"), say("coverage-allows"), say("coverage-forbids"))]
    for rule, found in coverage.items():
        rows += _rows(rule, found.allows, found.forbids, say("coverage-none"))
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    for row in rows:
        console.show("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    covered = sum(bool(found.allows and found.forbids) for found in coverage.values())
    tests_found = {test for found in coverage.values() for test in found.allows + found.forbids}
    console.show("", say("coverage-sum", covered=covered, rules=len(coverage), tests=len(tests_found)))
    return 0 if covered == len(coverage) else 1


def _rows(rule: str, allows: list[str], forbids: list[str], none: str) -> list[tuple[str, str, str]]:
    """One rule's lines in the table: its tests side by side, without the folder they share."""
    left = [test.rpartition("/")[2] for test in allows] or [none]
    right = [test.rpartition("/")[2] for test in forbids] or [none]
    height = max(len(left), len(right))
    left += [""] * (height - len(left))
    right += [""] * (height - len(right))
    return [(rule if number == 0 else "", left[number], right[number]) for number in range(height)]
