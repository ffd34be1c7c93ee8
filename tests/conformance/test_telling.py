"""What a game says: of every event and every move, the same each time, and in every language."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module
from inspect import getsource
from pathlib import Path

import pytest

from kartenhaus.engine import Card, Event, Listed, Move, Param, Said, told_to
from kartenhaus.i18n import LANGUAGES, Language, Reader
from tests.i18n.test_catalogues import CATALOGUES, ENGLISH
from tests.support import GameSupport, accepted, new_game, rng

NAMES = ("Ann", "Ben", "Cleo", "Dan")
SPOKEN = [Language(code) for code in LANGUAGES]
# The browser loads all but these files, so no game may say what is in them.
ELSEWHERE = {
    name
    for file, messages in CATALOGUES["en"].items()
    if file in ("cli.ftl", "arena.ftl", "store.ftl") or file.endswith("terminal.ftl")
    for name in messages
}


def _kinds(support: GameSupport, module: str, base: type) -> set[str]:
    """The names of all events or moves of a game."""
    found = import_module(f"{type(support.game).__module__}.{module}")
    return {
        name
        for name, kind in vars(found).items()
        if isinstance(kind, type) and issubclass(kind, base) and kind.__module__ == found.__name__
    }


def _told_kinds(support: GameSupport, method: str) -> set[str]:
    """The names of all that the telling of a game has a case for."""
    source = ast.parse("class Telling:\n" + getsource(getattr(type(support.game.telling), method)))
    patterns = [node.cls for node in ast.walk(source) if isinstance(node, ast.MatchClass)]
    return {kind.attr if isinstance(kind, ast.Attribute) else ast.unparse(kind) for kind in patterns}


@pytest.mark.parametrize(("module", "base", "method"), [("events", Event, "event"), ("moves", Move, "move")])
def test_there_are_words_for_every_event_and_every_move(
    support: GameSupport, module: str, base: type, method: str
) -> None:
    assert _told_kinds(support, method) == _kinds(support, module, base)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_event_reads_as_it_always_did(support: GameSupport, code: str) -> None:
    """tests/golden/told: events as they are sent, and what Ann, in seat 0, reads of them."""
    golden = Path(__file__).parents[1] / "golden" / "told" / f"{support.game.name}.json"
    told = json.loads(golden.read_text(encoding="utf-8"))
    assert {entry["event"]["type"] for entry in told} == _kinds(support, "events", Event)
    events = import_module(f"{type(support.game).__module__}.events")
    reader = Reader(Language(code), support.game.telling, NAMES[:3], 0)
    for entry in told:
        kind, *fields = entry["event"].values()
        event = getattr(events, kind)(*[tuple(field) if isinstance(field, list) else field for field in fields])
        assert reader.read(support.game.telling.event(event)) == entry[code]


def test_no_two_cards_have_the_same_name(support: GameSupport) -> None:
    """Unless they differ only in which way round they lie: the last letter of their word says so."""
    telling = support.game.telling
    for language in SPOKEN:
        reader = Reader(language, telling, NAMES, None)
        names = [reader.card(word) for word in telling.words() if not word.endswith("'")]
        assert len(set(names)) == len(names)


def test_no_event_or_view_has_a_field_for_what_is_said_of_it(support: GameSupport) -> None:
    """The wire adds it."""
    game = support.game
    events = import_module(f"{type(game).__module__}.events")
    for kind in _kinds(support, "events", Event):
        assert "said" not in {field.name for field in fields(getattr(events, kind))}
    assert {"verdict", "expected"}.isdisjoint(field.name for field in fields(game.view_kind))


def test_an_event_of_another_game_is_a_bug(support: GameSupport) -> None:
    with pytest.raises(TypeError):
        support.game.telling.event(Event())


def _all_said(value: Param, support: GameSupport) -> Iterator[Said]:
    """A sentence and all that are part of it."""
    match value:
        case Said(_, params):
            yield value
            for param in params.values():
                yield from _all_said(param, support)
        case Card(word):
            assert word in support.game.telling.words()
            yield from _all_said(support.game.telling.card(word), support)
        case Listed(items):
            for item in items:
                yield from _all_said(item, support)
        case _:
            pass


def _check(said: Said | Card, support: GameSupport, seats: int, checked: set[str]) -> None:
    """A sentence gives its message all that it asks for and nothing else, and reads well for everybody."""
    if repr(said) in checked:
        return
    checked.add(repr(said))
    for part in _all_said(said, support):
        asked = {name.removesuffix("-you") if name != "you" else "player" for name in ENGLISH[part.code]}
        assert asked == set(part.params), part
        assert part.code not in ELSEWHERE
    for language in SPOKEN:
        for me in (*range(seats), None):
            text = Reader(language, support.game.telling, NAMES, me).read(said)
            not_to = said.not_to if isinstance(said, Said) else None
            assert bool(text) == (me is None or me != not_to), said


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_of_a_game_can_be_said_in_every_language(support: GameSupport, seats: int) -> None:
    game, telling = support.game, support.game.telling
    state = new_game(game, seats, f"telling {seats}", **support.short_game)
    checked: set[str] = set()
    events = game.opening(state)
    for seat, move in support.beginning(state, rng(f"telling {seats}")):
        view = game.view(state, seat)
        _check(telling.expected(view), support, seats, checked)
        _check(telling.step(view, move), support, seats, checked)
        paths = [telling.move(view, offered) for offered in view.legal_moves]
        for part in [part for path in paths for part in path]:
            _check(part, support, seats, checked)
        english = Reader(SPOKEN[0], telling, NAMES, seat)
        lines = {tuple(english.read(part) for part in path) for path in paths}
        assert len(lines) == len(view.legal_moves), "two moves read the same"
        events += accepted(game.apply(state, seat, move))
        for said in telling.verdict(game.view(state, None)):
            _check(said, support, seats, checked)
    for event in events:
        sentence = telling.event(event)
        assert sentence == telling.event(event)
        if sentence is not None:
            _check(sentence, support, seats, checked)
            told = [seat for seat in range(seats) if told_to([event], seat)]
            assert sentence.not_to is None or sentence.not_to in told, "whoever is told nothing need not be left out"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_finished_game_has_a_verdict_for_everybody(support: GameSupport, seats: int) -> None:
    game, telling = support.game, support.game.telling
    state = new_game(game, seats, f"verdict {seats}", **support.short_game)
    for seat, move in support.playing(state, rng(f"verdict {seats}")):
        accepted(game.apply(state, seat, move))
    verdict = telling.verdict(game.view(state, 0))
    assert verdict == telling.verdict(game.view(state, None)), "it does not depend on who looks"
    assert verdict
    for said in verdict:
        _check(said, support, seats, set())
