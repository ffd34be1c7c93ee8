"""States as text, for games that have no notation of their own for positions: JSON, read back by the declared types."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from kartenhaus.engine.position_text import WrongField
from kartenhaus.engine.rng import Rng, read_rng, write_rng
from kartenhaus.engine.words import Refused

# The field of a state that a position leaves to whoever reads it.
OPTIONS: Final = "options"
_LONGEST: Final = 100_000


def write_state(state: Any) -> str:
    """All fields of a dataclass but its options, on one line."""
    written = {field.name: _written(getattr(state, field.name)) for field in fields(state) if field.name != OPTIONS}
    return json.dumps(written, separators=(",", ":"), ensure_ascii=False)


def read_state(kind: type, text: str, options: object) -> Any | Refused:
    """The state that `write_state` wrote; the refusal names the field that is wrong."""
    try:
        content = json.loads(text[:_LONGEST])
    except (ValueError, RecursionError):
        return Refused("position-field", "", {"field": text[:40]})
    try:
        has_options = any(field.name == OPTIONS for field in fields(kind))
        return _read_dataclass(kind, content, {OPTIONS: options} if has_options else {})
    except WrongField as wrong:
        return Refused("position-field", "", {"field": str(wrong)[:60]})


def _written(value: Any) -> Any:
    if isinstance(value, Rng):
        return write_rng(value)
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: _written(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, list | tuple):
        return [_written(item) for item in value]
    if isinstance(value, dict):
        return {key: _written(item) for key, item in value.items()}
    if value is None or isinstance(value, str | int):
        return value
    raise TypeError(f"a state that holds a {type(value).__name__} needs a write_position of its own")


def _read_dataclass(kind: type, content: object, given: dict[str, object]) -> Any:
    hints = get_type_hints(kind)
    wanted = {field.name for field in fields(kind)} - given.keys()
    if not isinstance(content, dict) or content.keys() != wanted:
        raise WrongField(kind.__name__)
    return kind(**given, **{name: _read(hints[name], content[name], name) for name in wanted})


def _read(kind: Any, value: Any, name: str) -> Any:
    """A value of a declared type. Anything else names the field it stands in."""
    origin, inner = get_origin(kind), get_args(kind)
    if kind is Rng:
        rng = read_rng(value) if isinstance(value, str) else None
        if rng is None:
            raise WrongField(name)
        return rng
    if kind in (int, str, bool, NoneType):
        if type(value) is not kind:
            raise WrongField(name)
        return value
    if origin in (Union, UnionType):
        for each in inner:
            with suppress(WrongField):
                return _read(each, value, name)
    if origin is list and isinstance(value, list):
        return [_read(inner[0], item, name) for item in value]
    if origin is tuple and isinstance(value, list):
        kinds = inner[:1] * len(value) if inner[1:] == (...,) else inner
        if len(kinds) != len(value):
            raise WrongField(name)
        return tuple(_read(each, item, name) for each, item in zip(kinds, value, strict=True))
    if origin is dict and isinstance(value, dict):
        return {key: _read(inner[1], item, name) for key, item in value.items()}
    if is_dataclass(kind) and isinstance(kind, type):
        return _read_dataclass(kind, value, {})
    raise WrongField(name)
