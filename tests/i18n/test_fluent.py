"""Our reader of Fluent says what Fluent's own implementation says, and refuses what it does not know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from hypothesis import given, settings
from hypothesis import strategies as st

from kartenhaus import catalog
from kartenhaus.i18n import LANGUAGES, Language, Sayable
from kartenhaus.i18n.bundle import Bundle
from kartenhaus.i18n.fluent import cut
from kartenhaus.i18n.grammar import GRAMMARS
from kartenhaus.i18n.texts import HOME, TextFile, package_texts, unreadable
from tests.packages.conftest import EXAMPLE
from tests.support import so_many

NUMBERS = (0, 1, 2, 3, 7, 11, 21, 101, 999, 1000, 1234, 12_345, 999_999, 1_000_000, 2_000_000, -1, -1234)
# Of numbers, never of a word that is given: there Fluent for Python and Fluent for browsers do not agree.
CATEGORIES = ("zero", "one", "two", "few", "many", "other")
WORDS = ("Anna", "yes", "no", "", "l’été – 100 %")


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game in examples/, as if it were installed."""
    monkeypatch.syspath_prepend(str(EXAMPLE))
    package = import_module("crazy_eights").PACKAGE
    monkeypatch.setitem(catalog._packages, "crazy-eights", package)


class _Asked(Visitor):
    """What a message asks for, and by which keys it chooses."""

    def __init__(self) -> None:
        self.keys: dict[str, list[Sayable]] = {}
        self.references: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.keys.setdefault(node.id.name, [])

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.references.append(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - Fluent's name
        if isinstance(node.selector, ftl.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, [])
            for variant in node.variants:
                key = variant.key
                keys.append(key.name if isinstance(key, ftl.Identifier) else int(key.value))
            self.keys[node.selector.id.name] = [key for key in keys if key not in CATEGORIES]
        self.generic_visit(node)


def _samples(message: str, entries: Mapping[str, ftl.Message]) -> Iterator[dict[str, Sayable]]:
    """Arguments for a message: each of its own takes all values in turn, with others for the rest."""
    asked = _Asked()
    asked.visit(entries[message])
    for reference in asked.references:
        asked.visit(entries[reference])
    values = {name: [*NUMBERS, *WORDS, *keys] for name, keys in asked.keys.items()}
    yield {name: possible[-1] for name, possible in values.items()}
    for name, possible in values.items():
        for number, value in enumerate(possible):
            yield {other: theirs[number % len(theirs)] for other, theirs in values.items()} | {name: value}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_is_said_as_fluent_says_it(code: str, example: None) -> None:
    language, bundle = Language(code), FluentBundle([code], use_isolating=False)
    entries: dict[str, ftl.Message] = {}
    for package in (HOME, *(package.locales for package in catalog.PACKAGES.values())):
        for file in package_texts(package, code):
            resource = FluentParser().parse(file.text)
            bundle.add_resource(resource)
            entries |= {entry.id.name: entry for entry in resource.body if isinstance(entry, ftl.Message)}
    assert len(entries) > 1000
    assert "ce-name" in entries
    compared = 0
    for name in entries:
        for arguments in _samples(name, entries):
            assert language.say_with(name, arguments) == _fluent_says(bundle, name, arguments), (name, arguments)
            compared += 1
    assert compared > 10_000


@pytest.mark.parametrize("code", LANGUAGES)
@settings(deadline=None)
@given(number=st.integers(-(10**12), 10**12) | st.integers(-3, 3).map(lambda number: number * 1_000_000))
def test_numbers_are_written_and_counted_as_fluent_does(code: str, number: int) -> None:
    """Their plurals are those of Unicode's tables, `many` of French among them."""
    assert set(GRAMMARS) == set(LANGUAGES)
    variants = "".join(f"\n  {'*' * (category == 'other')}[{category}] {category}" for category in CATEGORIES)
    text = f"n = {{ $n ->{variants}\n }} {{ $n }}"
    assert _ours(text, code, {"n": number}) == _fluents(text, code, {"n": number})


def _ours(text: str, code: str, arguments: Mapping[str, Sayable]) -> dict[str, str | None] | None:
    """What the messages of a file say; None where an argument or another message is missing. None for the whole file if
    anything in it cannot be read."""
    if unreadable(TextFile("a file", text)):
        return None
    bundle, resource = Bundle(code), cut(text)
    bundle.add(resource)
    said: dict[str, str | None] = {}
    for source in resource.sources:
        try:
            said[source.name] = bundle.say(source.name, arguments)
        except (LookupError, RecursionError):
            said[source.name] = None
    return said


def _fluents(text: str, code: str, arguments: Mapping[str, Sayable]) -> dict[str, str | None] | None:
    resource = FluentParser().parse(text)
    if any(isinstance(entry, ftl.Junk) for entry in resource.body):
        return None
    bundle = FluentBundle([code], use_isolating=False)
    bundle.add_resource(resource)
    names = [entry.id.name for entry in resource.body if isinstance(entry, ftl.Message)]
    return {name: _fluent_says(bundle, name, arguments) for name in names}


def _fluent_says(bundle: FluentBundle, name: str, arguments: Mapping[str, Sayable]) -> str | None:
    pattern = bundle.get_message(name).value
    assert pattern is not None
    try:
        sentence, errors = bundle.format_pattern(pattern, dict(arguments))
    except RecursionError:
        return None
    return None if errors else str(sentence)


_ARGUMENTS: Mapping[str, Sayable] = {"n": 1, "m": 1_000_000, "w": "wall", "a": "a"}
_spaces = st.text(" ", max_size=3)
_breaks = st.sampled_from(["\n  ", "\n    ", "\n\n   ", "  \n \n  "])
_plain = st.text("abcé .,:;'’-–*[]=#\\\"()1", min_size=1, max_size=8).filter(lambda text: text.strip(" .[]*"))
_literals = st.sampled_from(['""', '" "', '"{"', '"a  "', r'"\""', r'"\\"', r'"\u00e9"', r'"\U01F0A1"', r'"\uD800"'])
_inlines = st.sampled_from(["$n", "$m", "$w", "$none", "0", "12", "-1234", "first", "no-message"]) | _literals
_keys = st.sampled_from(["one", "many", "other", "wall", "0", "1", "-1", "a"])


@st.composite
def _placeables(draw: st.DrawFn, inner: st.SearchStrategy[str]) -> str:
    blank = st.sampled_from(["", " ", "\n "])
    kind = draw(st.sampled_from(["inline", "inline", "nested", "choice"]))
    if kind == "inline":
        return f"{{{draw(blank)}{draw(_inlines)}{draw(blank)}}}"
    if kind == "nested":
        return f"{{{draw(_spaces)}{{ {draw(_inlines)} }}{draw(_spaces)}}}"
    selector = draw(st.sampled_from(["$n", "$m", "$w", "$none", "1", '"a"']))
    keys = draw(st.lists(_keys, min_size=1, max_size=4))
    default = draw(st.integers(0, len(keys) - 1))
    variants = ""
    for number, key in enumerate(keys):
        variants += f"\n {draw(_spaces)}{'*' * (number == default)}[{draw(_spaces)}{key}{draw(_spaces)}]"
        variants += draw(_spaces) + draw(inner)
    return f"{{ {selector} ->{variants}\n{draw(_spaces)}}}"


def _patterns(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    piece = _plain | _placeables(inner)
    further = st.tuples(st.sampled_from(["", " "]) | _breaks.map(lambda lines: f"{lines}x"), piece).map("".join)
    return st.tuples(piece, st.lists(further, max_size=3).map("".join)).map("".join)


_texts = st.recursive(_plain, _patterns, max_leaves=4)
_messages = st.tuples(
    st.sampled_from(["first", "second", "third_3", "T-4"]), _spaces, st.sampled_from(["", " ", "\n  x"]), _texts
).map(lambda parts: f"{parts[0]}{parts[1]}={parts[2]}{parts[3]}")
_entries = _messages | st.sampled_from(["# A comment", "###", "## Group", ""])
_resources = st.lists(_entries, min_size=1, max_size=4).map("\n".join)


@settings(max_examples=so_many(400, 4_000), deadline=None)
@given(text=_resources, code=st.sampled_from(LANGUAGES))
def test_whatever_is_made_of_what_we_support_is_said_alike(text: str, code: str) -> None:
    assert _ours(f"{text}\n", code, _ARGUMENTS) == _fluents(f"{text}\n", code, _ARGUMENTS)


_muddle = st.lists(
    st.sampled_from(
        [*'ab {}[]*.$-"\\=#>()1\t\r', "\n", "\n ", "\n  ", "a = ", "{ $n ->\n", "*[other] ", "\n}", "{ $w }", "-a = "]
    ),
    max_size=25,
).map("".join)


@settings(max_examples=so_many(1000, 10_000), deadline=None)
@given(text=_muddle.map(lambda text: f"a = {text}") | _muddle, code=st.sampled_from(LANGUAGES))
def test_whatever_we_read_of_any_text_is_what_fluent_reads(text: str, code: str) -> None:
    ours = _ours(f"{text}\n", code, _ARGUMENTS)
    if ours is not None:
        assert ours == _fluents(f"{text}\n", code, _ARGUMENTS)


@pytest.mark.parametrize(
    ("text", "line", "feature"),
    [
        ("a = x\n-brand = Kartenhaus\n    for all\nb = y\n", 2, "term"),
        ("a = { -brand }\n", 1, "term"),
        ("a = x\n    .title = y\n", 2, "attribute"),
        ("a =\n    .title = y\n", 2, "attribute"),
        ("a =\n    text\n    { b.title }\n", 3, "attribute"),
        ("# A comment\na = { NUMBER($n, minimumFractionDigits: 2) }\n", 2, "function"),
        ("a = { NUMBER($n) ->\n   *[other] x\n }\n", 1, "function"),
        ("a = { 1.5 }\n", 1, "decimal"),
        ("a = { $n ->\n    [1.5] x\n   *[other] y\n }\n", 2, "decimal"),
        ("a = { $n ->\n    [one] x\n }\n", 3, ""),
        ("a = { $n\n", 1, ""),
        ("a = x }\n", 1, ""),
        ("a =\n\nb = y\n", 1, ""),
        ("#A comment\na = x\n", 1, ""),
        ("a = x\n\tb\n", 2, ""),
    ],
)
def test_what_is_not_supported_is_named_by_its_line(text: str, line: int, feature: str) -> None:
    (fault,) = unreadable(TextFile("game: locales/en/game.ftl", text))
    wanted = {"file": "game: locales/en/game.ftl", "line": line} | ({"feature": feature} if feature else {})
    assert (fault.code, fault.params) == ("text-unsupported" if feature else "text-unreadable", wanted)
    sentences = {Language(code).refusal(fault) for code in LANGUAGES}
    assert len(sentences) == 3
    assert all(f" {line}" in sentence for sentence in sentences)


def test_inside_braces_every_line_is_indented_or_closes_them() -> None:
    """Fluent also lets such a line begin at the margin. Then a message could not be cut out before it is read."""
    assert _ours("a = {\n$w\n}\n", "en", _ARGUMENTS) is None
    assert _ours("a = {\n  $w\n}\n", "en", _ARGUMENTS) == {"a": "wall"}


def test_a_message_that_is_part_of_itself_is_a_bug() -> None:
    assert _ours("a = { b }\nb = { a }\nc = fine\n", "en", {}) == {"a": None, "b": None, "c": "fine"}
