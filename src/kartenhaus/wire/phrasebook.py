"""What a game says, in few bytes: each sentence as the number of its phrase and the values for its params.

A client has the phrases of a game from the server, and reads `[12, [0], ["po+"], 3]` as phrase 12 with a seat, a card
and a number for the names that this phrase has, in their order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from functools import cache
from typing import Any, TypeAlias

from kartenhaus.engine import AnyGame, Card, Event, Listed, Param, Said, Who

# A phrase alone, or in a list with its values and, if there is one value more than names, the seat that is not told. A
# message that is not in the phrases goes by its id, with its values by name.
SaidText: TypeAlias = int | str | list[Any]
# A number, a text, `[seat]`, `["card"]`, `{"said": …}` or `{"list": […], "by": separator}`.
ValueText: TypeAlias = int | str | list[Any] | dict[str, Any]

_USUAL_SEPARATOR = Listed(()).separator


class Phrasebook:
    """`phrases`: the ids of messages, each with the names of its params."""

    def __init__(self, game: AnyGame, phrases: Sequence[Sequence[str]]) -> None:
        self.game = game
        self.telling = game.telling
        self.phrases = phrases
        self._numbers = {code: (number, names) for number, (code, *names) in enumerate(phrases)}
        # Events as JSON, by `events_text`.
        self.written: dict[Event, bytes] = {}

    def cards(self) -> dict[str, SaidText]:
        """The name of each card, by its word."""
        return {word: self.said(self.telling.card(word)) for word in self.telling.words()}

    def event(self, event: Event) -> SaidText | None:
        said = self.telling.event(event)
        return None if said is None else self.said(said)

    def expected(self, view: Any) -> SaidText:
        return self.said(self.telling.expected(view))

    def verdict(self, view: Any) -> list[SaidText]:
        return [self.said(said) for said in self.telling.verdict(view)]

    def move(self, view: Any, move: Any, card: str = "") -> list[ValueText]:
        """What a move that a view offers would do, part by part; empty if it does not speak of this card."""
        parts = self.telling.move(view, move)
        if card and not any(_speaks_of(part, card) for part in parts):
            return []
        return [self._value(part) for part in parts]

    def step(self, view: Any, move: Any) -> ValueText:
        """A move as one step of a hint."""
        return self._value(self.telling.step(view, move))

    def own(self, part: Any) -> Any:
        """The viewer's part of a view, as it is written: the generic board offers each move with what it says."""
        if not getattr(part, "offers", ()):
            return part
        said = [replace(offer, said=tuple(map(self._value, offer.said))) for offer in part.offers]
        return replace(part, offers=tuple(said))

    def said(self, said: Said) -> SaidText:
        phrase = self._numbers.get(said.code)
        parts: list[Any]
        if phrase is not None:
            number, names = phrase
            parts = [number, *[self._value(said.params[name]) for name in names]]
        else:
            parts = [said.code]
            if said.params or said.not_to is not None:
                parts.append({name: self._value(param) for name, param in said.params.items()})
        if said.not_to is not None:
            parts.append(said.not_to)
        return parts if len(parts) > 1 else parts[0]

    def _value(self, param: Param) -> ValueText:
        match param:
            case Who(seat):
                return [seat]
            case Card(word):
                return [word]
            case Said():
                return {"said": self.said(param)}
            case Listed(items, separator):
                listed: dict[str, Any] = {"list": [self._value(item) for item in items]}
                return listed if separator == _USUAL_SEPARATOR else listed | {"by": separator}
            case _:
                return param


def _speaks_of(param: Param, card: str) -> bool:
    match param:
        case Card(word):
            return word == card
        case Said(_, params):
            return any(_speaks_of(part, card) for part in params.values())
        case Listed(items):
            return any(_speaks_of(item, card) for item in items)
        case _:
            return False


def view_of_person(public: Any, own: Any) -> Any:
    """What a person may know: what everyone sees, and their own part. Calls are not among its moves."""
    kind = public.__class__
    shared, owned = _fields_taken(kind, own.__class__)
    return kind(**{name: getattr(public, name) for name in shared}, **{name: getattr(own, name) for name in owned})


@cache
def _fields_taken(view: type, own: type) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The fields of a view that are taken from what everyone sees, and from the viewer's own part."""
    owned = {field.name for field in fields(own)}
    names = [field.name for field in fields(view)]
    return tuple(name for name in names if name not in owned), tuple(name for name in names if name in owned)
