"""Every rule is proved both ways, and the rules are told in docs/rules as they are in the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from kartenhaus.cli import main
from kartenhaus.cli.rules import rules_markdown
from kartenhaus.i18n import Language
from kartenhaus.lab import marked_tests, rule_coverage
from tests.support import GAMES

TESTS = Path(__file__).parent
DOCS = TESTS.parent / "docs" / "rules"


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_rule_has_tests_of_what_it_allows_and_what_it_forbids(name: str) -> None:
    coverage = rule_coverage(GAMES[name].rule_ids, TESTS)
    assert [rule for rule, tests in coverage.items() if not tests.allows] == []
    assert [rule for rule, tests in coverage.items() if not tests.forbids] == []


def test_no_marker_names_an_unknown_rule() -> None:
    known = {rule for game in GAMES.values() for rule in game.rule_ids}
    assert [(test, rule) for test, _, rule in marked_tests(TESTS) if rule not in known] == []


@pytest.mark.parametrize("name", sorted(GAMES))
def test_docs_tell_the_rules_as_the_game_does(name: str) -> None:
    written = (DOCS / f"{name.replace('-', '_')}.md").read_text(encoding="utf-8")
    assert written == "\n".join(rules_markdown(GAMES[name], Language("en"))) + "\n", "run: make docs"


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_command_lists_each_rule_with_its_tests(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", name, "--coverage", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    for rule, tests in rule_coverage(GAMES[name].rule_ids, TESTS).items():
        assert f"\n{rule} " in shown
        for test in tests.allows + tests.forbids:
            assert test.rpartition("/")[2] in shown
    assert f"Rules tested both ways: {len(GAMES[name].rule_ids)} of {len(GAMES[name].rule_ids)}." in shown


def test_the_command_lists_only_the_rules_that_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "great-wall", "gw-c2", "GW-C1", "--coverage", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert [line.split()[0] for line in shown.splitlines() if line.startswith("GW-")] == ["GW-C2", "GW-C1"]
    assert "Rules tested both ways: 2 of 2." in shown
    assert main(["rules", "great-wall", "GW-X9", "--coverage", "--lang", "en"]) == 2


def test_a_rule_without_tests_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text('import pytest\n@pytest.mark.allows("GW-C1")\ndef test_x() -> None: ...\n')
    coverage = rule_coverage(("GW-C1", "GW-C2"), tmp_path)
    assert coverage["GW-C1"].allows == ["test_one.py::test_x"]
    assert coverage["GW-C1"].forbids == []
    assert coverage["GW-C2"].allows == []
