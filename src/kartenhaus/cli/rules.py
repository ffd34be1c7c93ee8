"""kartenhaus rules: the rules in our own words, and which tests prove them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from kartenhaus.cli.arguments import BadArguments, Failed, Parser
from kartenhaus.cli.options import chosen_game
from kartenhaus.cli.tables import show_json, show_table
from kartenhaus.engine import AnyGame
from kartenhaus.i18n import Language
from kartenhaus.terminal.console import Console

if TYPE_CHECKING:
    from kartenhaus.lab import RuleTests


def parser(language: Language) -> Parser:
    say = language.say
    made = Parser(language, "rules")
    made.take_game()
    made.take("id", say("cli-ids"), nargs="*")
    made.take("--coverage", say("cli-coverage"), action="store_true")
    made.take("--markdown", say("cli-markdown"), action="store_true")
    made.take_json()
    return made


def run(parser: Parser, words: Sequence[str], language: Language, console: Console) -> int:
    chosen = parser.read(words)
    game = chosen_game(chosen.game, language)
    wanted = tuple(rule.upper() for rule in chosen.id)
    for rule in wanted:
        if rule not in game.rule_ids:
            raise BadArguments(language.say("cli-bad-rule", rule=rule))
    if chosen.coverage:
        return _coverage(game, wanted or game.rule_ids, chosen.json, language, console)
    if chosen.json:
        told = [{"rule": rule, "text": language.rule(rule)} for rule in wanted or game.rule_ids]
        show_json({"game": game.name, "rules": told}, console)
    elif chosen.markdown:
        console.show(*([_markdown_line(rule, language) for rule in wanted] or rules_markdown(game, language)))
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
        yield _markdown_line(rule, language)


def _markdown_line(rule: str, language: Language) -> str:
    return f"- **{rule}** {language.rule(rule)}"


def _coverage(game: AnyGame, rules: tuple[str, ...], as_json: bool, language: Language, console: Console) -> int:
    tests = Path(__file__).parents[3] / "tests"
    if not tests.is_dir():
        raise Failed(language.say("cli-no-tests"))
    # Only people who change the rules need it.
    from kartenhaus.lab import rule_coverage

    say = language.say
    coverage = rule_coverage(rules, tests)
    covered = sum(bool(found.allows and found.forbids) for found in coverage.values())
    if as_json:
        proofs = [{"rule": rule, "allows": found.allows, "forbids": found.forbids} for rule, found in coverage.items()]
        show_json({"game": game.name, "rules": proofs}, console)
    else:
        rows = [row for rule, found in coverage.items() for row in _rows(rule, found, say("coverage-none"))]
        show_table([say("coverage-rule"), say("coverage-allows"), say("coverage-forbids")], rows, console)
        tests_found = {test for found in coverage.values() for test in found.allows + found.forbids}
        console.show("", say("coverage-sum", covered=covered, rules=len(coverage), tests=len(tests_found)))
    return 0 if covered == len(coverage) else 1


def _rows(rule: str, found: RuleTests, none: str) -> list[tuple[str, str, str]]:
    """One rule's lines in the table: its tests side by side, without the folder they share."""
    left = [test.rpartition("/")[2] for test in found.allows] or [none]
    right = [test.rpartition("/")[2] for test in found.forbids] or [none]
    height = max(len(left), len(right))
    left += [""] * (height - len(left))
    right += [""] * (height - len(right))
    return [(rule if number == 0 else "", left[number], right[number]) for number in range(height)]
