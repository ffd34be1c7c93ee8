"""The command line: what it answers, in which language, with which exit code."""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn

import pytest

from kartenhaus.cli import main
from kartenhaus.cli.commands import COMMANDS, Command
from kartenhaus.i18n import LANGUAGES, Language
from tests.support import GAMES


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_speaks_the_language(command: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), "--help", "--lang", code]) == 0
    shown = capsys.readouterr().out
    assert Language(code).say(f"cli-{command}" if command else "cli-about") in shown
    assert Language(code).say("cli-help") in shown


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("dance", "There’s no command “dance”.\n“kartenhaus --help” shows"),
        ("plya great-wall", "There’s no command “plya”. Did you mean “play”?"),
        ("help plya", "There’s no command “plya”. Did you mean “play”?"),
        ("--versoin", "I don’t know the option “--versoin”. Did you mean “--version”?"),
        ("--langg de", "I don’t know the option “--langg”. Did you mean “--lang”?\n“kartenhaus --help” shows"),
        ("--langg=de", "I don’t know the option “--langg=de”. Did you mean “--lang”?"),
        ("--version=1", "I don’t know the option “--version=1”. Did you mean “--version”?"),
        ("--version dance", "There’s no command “dance”."),
        ("rules --jsn", "I don’t know the option “--jsn”. Did you mean “--json”?\n“kartenhaus rules --help” shows"),
        ("rules -x", "I don’t know the option “-x”."),
        ("rules great-wal", "Did you mean “great-wall”?"),
        ("completion tcsh", "Choose one of these shells: bash, zsh, fish."),
        ("rules --lang", "“--lang” needs a value."),
        ("play --lang xx", "There’s no language “xx” here. Choose from: en, de, fr."),
        ("play chess", "There’s no game called “chess”. The games are: "),
        ("play", "Please name a game: "),
        ("play great-wall --seats 5", "“5” isn’t a number from 2 to 4"),
        ("play great-wall --seats two", "“two” isn’t a number from 2 to 4"),
        (
            "play great-wall --bots alpha",
            "There’s no bot called “alpha”. Choose from: easy, medium, hard, random, search, greedy.",
        ),
        ("play great-wall --bots greedy,random", "2 bots are too many: with 2 players there is 1 free seat"),
        ("play great-wall --option camera_lock=11", "Option “camera_lock”: please use a whole number from 0 to 10."),
        ("play great-wall --option begins=7", "Option “begins”: please use a seat from 0 to 1"),
        ("play monster-roll --option monsters=hulk", "There are: fuzz, gulp, wobble, snuffle."),
        ("play great-wall --option colour=red", "There’s no option “colour”"),
        ("play great-wall --option begins", "write it as NAME=VALUE"),
        ("play great-wall --resume x --seed y", "--seed can’t be changed now"),
        ("play great-wall --nonsense", "I don’t know the option “--nonsense”"),
        ("play great-wall --seed", "“--seed” needs a value"),
        ("play great-wall one-word-too-many", "I don’t understand these arguments: one-word-too-many"),
        ("play " + "x" * 5000, "There’s no game called “xxx"),
        ("rules great-wall GW-X9", "There’s no rule “GW-X9”."),
        ("odds --games none", "“none” isn’t a number"),
    ],
)
def test_wrong_arguments_are_explained(words: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    language = [] if "--lang" in words else ["--lang", "en"]
    assert main([*words.split(), *language]) == 2
    captured = capsys.readouterr()
    assert sentence in captured.err
    assert captured.out == ""


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("play great-wall --option deck=nowhere.toml", "nowhere.toml: There’s no such file.\n"),
        ("play great-wall --option deck=/", "/: This is a folder, not a file.\n"),
        ("play great-wall --resume nowhere.json", "nowhere.json: There’s no such file.\n"),
        ("odds --deck nowhere.toml", "nowhere.toml: There’s no such file.\n"),
        ("verify nowhere.json", "nowhere.json: There’s no such file.\n"),
        ("arena monster-roll --save /", "/: This is a folder, not a file.\n"),
        ("store check --data /nowhere", "There’s no Kartenhaus database in /nowhere.\n"),
        ("identity list --data /nowhere", "There’s no Kartenhaus database in /nowhere.\n"),
    ],
)
def test_a_file_that_cannot_be_used_is_a_failure(words: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    """And no question of how to type the command."""
    assert main([*words.split(), "--lang", "en"]) == 1
    assert capsys.readouterr() == ("", sentence)


@pytest.mark.parametrize(
    ("code", "values"),
    [
        ("en", ("GAME", "--games N", "--save FILE", "--option NAME=VALUE", "--lang LANG")),
        ("de", ("SPIEL", "--games ZAHL", "--save DATEI", "--option NAME=WERT", "--lang SPRACHE")),
        ("fr", ("JEU", "--games NOMBRE", "--save FICHIER", "--option NOM=VALEUR", "--lang LANGUE")),
    ],
)
def test_help_names_values_in_the_language(
    code: str, values: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "--help", "--lang", code]) == 0
    shown = capsys.readouterr().out
    assert shown.splitlines()[0].endswith(f"kartenhaus arena {values[0]} ...")
    for value in values:
        assert f"\n  {value} " in shown


@pytest.mark.parametrize(
    ("code", "text"), [("en", "(default: {})"), ("de", "(Standard: {})"), ("fr", "(par défaut\N{NO-BREAK SPACE}: {})")]
)
def test_help_tells_what_is_usual(code: str, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command, usual in (("arena", ("hard,medium,easy", "100")), ("odds", ("300",)), ("conformance", ("3",))):
        assert main([command, "--help", "--lang", code]) == 0
        shown = capsys.readouterr().out
        for value in usual:
            assert text.format(value) in shown


@pytest.mark.parametrize("code", LANGUAGES)
def test_help_is_a_command_too(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    for said, usual in (
        (["help"], ["--help"]),
        (["help", "arena"], ["arena", "--help"]),
        (["help", "play", "great-wall"], ["play", "great-wall", "--help"]),
    ):
        assert main([*usual, "--lang", code]) == 0
        expected = capsys.readouterr().out
        assert main([*said, "--lang", code]) == 0
        assert capsys.readouterr().out == expected


@pytest.mark.parametrize(
    ("code", "question"), [("de", "Meintest du „rules“?"), ("fr", "Vouliez-vous dire « rules » ?")]
)
def test_a_typo_is_asked_about_in_the_language(code: str, question: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", code, "ruls"]) == 2
    assert question in capsys.readouterr().err.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("command", [command.name for command in COMMANDS.values() if command.extra])
def test_what_is_not_installed_is_named(
    command: str, code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(self: object) -> NoReturn:
        raise ModuleNotFoundError("No module named 'msgspec'", name="msgspec")

    monkeypatch.setattr(Command, "module", missing)
    assert main([command, "--lang", code]) == 1
    captured = capsys.readouterr()
    assert captured.err.rstrip().endswith('pip install "kartenhaus[server]"')
    assert (captured.err.count("\n"), captured.out) == (1, "")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("kartenhaus ")
    assert said.endswith(" (interpreted)\n")


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("code", LANGUAGES)
def test_rules_are_told_in_each_language(name: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    rules = GAMES[name].rule_ids
    assert main(["rules", name, "--lang", code]) == 0
    shown = capsys.readouterr().out
    assert [line.split()[0] for line in shown.splitlines() if line.startswith(rules[0][:3])] == list(rules)
    assert all(len(line) <= 100 for line in shown.splitlines())
    assert Language(code).say("rules-legend").split()[0] in shown
    assert main(["rules", name, rules[3].lower(), "--lang", code]) == 0
    alone = Language(code).say("rule-shown", rule=rules[3], text=Language(code).rule(rules[3]))
    assert capsys.readouterr().out.split() == alone.split()
    assert main(["rules", name, rules[3], rules[1], "--markdown", "--lang", code]) == 0
    expected = [f"- **{rule}** {Language(code).rule(rule)}" for rule in (rules[3], rules[1])]
    assert capsys.readouterr().out.splitlines() == expected


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("code", LANGUAGES)
def test_help_explains_the_options_of_a_game(name: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", name, "--help", "--lang", code]) == 0
    shown = capsys.readouterr().out
    for field in GAMES[name].option_fields:
        prefix = GAMES[name].rule_ids[0][:2].lower()
        assert Language(code).say(f"{prefix}-option-{field.name}") in shown


def test_another_deck_can_be_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("rickshaws = 9\n")
    assert main(["play", "great-wall", "--option", f"deck={bad}", "--lang", "en"]) == 2
    assert "(GW-C5)" in capsys.readouterr().err


def test_odds_are_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "--games", "3", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "composition  points  per 100 turns"
    assert len(lines) == 2 + 25
    assert main(["odds", "--games", "3", "--lang", "de"]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()[2:]]
    assert [[name, points, odds.replace(",", ".")] for name, points, odds in rows] == [
        line.split() for line in lines[2:]
    ]
    assert all("," in odds for _, _, odds in rows)
