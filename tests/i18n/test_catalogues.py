"""The three catalogues say the same things: same ids, same arguments, nothing missing, nothing left over."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import kartenhaus
from kartenhaus.i18n import LANGUAGES, Language, preferred_language
from tests.support import GAMES

SOURCE = Path(kartenhaus.__file__).parent


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()
        self.junk: list[str] = []
        self.selectors: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.found.add(node.id.name)


def locale_files(code: str) -> dict[str, Path]:
    """The files of a language: `web.ftl` for any game, `great_wall/web.ftl` for one."""
    common = {file.name: file for file in (SOURCE / "locales" / code).iterdir()}
    return common | {f"{file.parents[2].name}/{file.name}": file for file in SOURCE.glob(f"games/*/locales/{code}/*")}


def _catalogue(code: str) -> dict[str, dict[str, set[str]]]:
    """For each file of a language: the messages and their arguments."""
    catalogue: dict[str, dict[str, set[str]]] = {}
    for name, file in locale_files(code).items():
        messages: dict[str, set[str]] = {}
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{code}: {name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in messages, f"{code}: {name}: {entry.id.name} twice"
                variables = _Variables()
                variables.visit(entry)
                messages[entry.id.name] = variables.found
        catalogue[name] = messages
    return catalogue


CATALOGUES = {code: _catalogue(code) for code in LANGUAGES}
ENGLISH = {name: arguments for messages in CATALOGUES["en"].values() for name, arguments in messages.items()}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(code: str) -> None:
    assert CATALOGUES[code] == CATALOGUES["en"]


def test_no_message_is_defined_in_two_files() -> None:
    names = [name for messages in CATALOGUES["en"].values() for name in messages]
    assert len(set(names)) == len(names)


def test_a_games_own_words_for_something_say_of_it_what_can_be_said() -> None:
    """`gw-web-pace` stands for `web-pace`, and gets the same arguments. `help` is only added to."""
    prefixes = [game.telling.prefix for game in GAMES.values()]
    own = {f"{prefix}-{name}": name for prefix in prefixes for name in ENGLISH if name != "help"}
    found = {message: name for message, name in own.items() if message in ENGLISH}
    assert {name for message, name in found.items() if message.startswith("gw-")} >= {"prompt-call", "table-is-call"}
    for message, name in found.items():
        assert ENGLISH[message] <= ENGLISH[name], message


def _refusals() -> Iterator[tuple[str, str, str, set[str] | None]]:
    """Every Refused(code, rule, params) and reader.refuse(code, params) in the source, with the names of its params."""
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name == "read_words":
                yield f"{file.name}:{node.lineno}", ast.literal_eval(node.args[2]), "", {"verb"}
                continue
            if name not in ("Refused", "refuse") or not isinstance(node.args[0], ast.Constant):
                continue
            rest = node.args[1:]
            rule = ""
            if name == "Refused" and rest and isinstance(rest[0], ast.Constant):
                rule = str(rest[0].value)
            params: set[str] | None = set()
            if rest and not isinstance(rest[-1], ast.Constant):
                keys = rest[-1].keys if isinstance(rest[-1], ast.Dict) else None
                params = None if keys is None else {str(key.value) for key in keys if isinstance(key, ast.Constant)}
            yield f"{file.name}:{node.lineno}", str(node.args[0].value), rule, params


def test_every_refusal_has_its_sentence_and_its_rule() -> None:
    rules = {rule for game in GAMES.values() for rule in game.rule_ids}
    found = 0
    for place, code, rule, params in _refusals():
        assert code in ENGLISH, f"{place}: no sentence for {code}"
        assert rule == "" or rule in rules or not any(rule.startswith(known[:3]) for known in rules), f"{place}: {rule}"
        if params is not None:
            assert ENGLISH[code] <= params, f"{place}: {code} wants {ENGLISH[code]}, gets {params}"
        found += 1
    assert found > 50


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_rule_and_no_other_is_told_in_words(name: str) -> None:
    rules = GAMES[name].rule_ids
    prefix = f"rule-{rules[0].split('-')[0].lower()}-"
    told = {message for message in ENGLISH if message.startswith(prefix)}
    assert told == {f"rule-{rule.lower()}" for rule in rules}


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_sentence_is_left_in_english(code: str) -> None:
    """Longer sentences that read the same in two languages were forgotten."""
    if code == "en":
        return
    english, other = Language("en"), Language(code)
    for name, arguments in ENGLISH.items():
        given = dict.fromkeys(arguments, "x")
        try:
            sentence = english.say_with(name, given)
        except ValueError:
            continue
        if len(sentence.split()) > 4:
            assert other.say_with(name, given) != sentence, f"{code}: {name}"


def test_a_missing_sentence_or_argument_is_a_bug() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        Language("en").say("no-such-message")
    with pytest.raises(ValueError, match="choose-number"):
        Language("en").say("choose-number")
    with pytest.raises(ValueError, match="xx"):
        Language("xx")


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "de_DE", "KARTENHAUS_LANG": "en"}, "en"),
        ({}, "en"),
    ],
)
def test_the_machine_says_which_language(environment: dict[str, str], code: str) -> None:
    assert preferred_language(environment) == code
