"""Which tests prove which rule: read from the markers in the test files, without running them.

`@pytest.mark.allows("GW-P2")` marks a test of what a rule allows, `forbids` in its place one of what it forbids.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

MARKS: Final = ("allows", "forbids")


@dataclass(slots=True)
class RuleTests:
    """The tests of one rule, both ways."""

    allows: list[str] = field(default_factory=list)
    forbids: list[str] = field(default_factory=list)


def marked_tests(tests: Path) -> Iterator[tuple[str, str, str]]:
    """Every mark in a folder of tests: the test, which way, the rule."""
    for file in sorted(tests.rglob("test_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for decorator in node.decorator_list:
                    for way, rule in _marks(decorator):
                        yield f"{file.relative_to(tests).as_posix()}::{node.name}", way, rule


def _marks(decorator: ast.expr) -> Iterator[tuple[str, str]]:
    if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Attribute) and decorator.func.attr in MARKS:
        for argument in decorator.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield decorator.func.attr, argument.value


def rule_coverage(rule_ids: tuple[str, ...], tests: Path) -> dict[str, RuleTests]:
    """Each rule of a game with its tests."""
    coverage = {rule: RuleTests() for rule in rule_ids}
    for test, way, rule in marked_tests(tests):
        if rule in coverage:
            (coverage[rule].allows if way == "allows" else coverage[rule].forbids).append(test)
    return coverage
