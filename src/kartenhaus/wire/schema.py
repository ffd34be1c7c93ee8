"""The JSON schema of everything on the wire, made from the classes themselves."""

from __future__ import annotations

import inspect
from dataclasses import fields
from importlib import import_module
from typing import Any, Union, get_type_hints

import msgspec

from kartenhaus.catalog import PACKAGES
from kartenhaus.engine import AnyGame, Event, Secret
from kartenhaus.wire.asked import MESSAGES
from kartenhaus.wire.fields import Fields, game_fields
from kartenhaus.wire.phrasebook import SaidText
from kartenhaus.wire.told import AnyTold

Schema = dict[str, Any]

_SAID = "What is said of an event, a moment or a card: a phrase, or a phrase and its values. An event has it as `said`."


def wire_schema() -> Schema:
    """One schema: `Asked` is what clients send, `Told` what they get; then the views and events of each game."""
    kinds = (Union[MESSAGES], AnyTold)  # noqa: UP007 - made from a tuple
    (asked, told), parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    defs: Schema = {"Asked": _only_refs(asked), "Told": _only_refs(told), **parts}
    defs["Said"] = msgspec.json.schema(SaidText) | {"description": _SAID}
    # Other games' types are not needed: the client draws them all alike.
    for game in [package.game for package in PACKAGES.values() if package.has_web_folder]:
        defs |= _of_game(game)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Kartenhaus: messages between server and clients",
        "$defs": {name: _tidy(schema) for name, schema in defs.items()},
    }


def _of_game(game: AnyGame) -> Schema:
    """The parts of one game, with its name before theirs."""
    prefix = type(game).__name__
    shown = game_fields(game.name)
    kinds: list[Any] = [_struct("View", shown.shared), _struct("Own", shown.own)]
    kinds += [_event(kind) for kind in _events(game)]
    schemas, parts = msgspec.json.schema_components(kinds, ref_template=f"#/$defs/{prefix}{{name}}")
    defs = {prefix + name: schema for name, schema in parts.items()}
    defs[f"{prefix}Event"] = {"anyOf": schemas[2:]}
    return defs


def _struct(name: str, shown: Fields) -> type[msgspec.Struct]:
    # What is said of a view is no part of it: a view made by hand need not have it.
    said: list[Any] = [(field, shown.types[field] | msgspec.UnsetType, msgspec.UNSET) for field in shown.said]
    made = msgspec.defstruct(name, [item for item in shown.types.items() if item[0] not in shown.said] + said)
    made.__doc__ = inspect.getdoc(shown.kind)
    return made


def _events(game: AnyGame) -> list[type[Event]]:
    """The game's events, in the order of its file."""
    kinds = vars(import_module(f"{type(game).__module__}.events")).values()
    return [
        kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Event) and kind not in (Event, Secret)
    ]


def _event(kind: type[Event]) -> type[msgspec.Struct]:
    hints = get_type_hints(kind)
    named = [(field.name, hints[field.name]) for field in fields(kind)]  # type: ignore[arg-type]
    made = msgspec.defstruct(kind.__name__, named, tag_field="type", tag=kind.__name__)
    made.__doc__ = None if (kind.__doc__ or "").startswith(f"{kind.__name__}(") else inspect.getdoc(kind)
    return made


def _only_refs(union: Schema) -> Schema:
    return {"anyOf": union["anyOf"]}


def _tidy(schema: Any) -> Any:
    """Without titles that only repeat names, and signatures that stand in for missing docstrings."""
    if isinstance(schema, list):
        return [_tidy(entry) for entry in schema]
    if not isinstance(schema, dict):
        return schema
    tidy = {key: _tidy(value) for key, value in schema.items()}
    if isinstance(tidy.get("properties"), dict):
        tidy.pop("title", None)
    description = tidy.get("description")
    if isinstance(description, str) and description.split("(")[0] == schema.get("title"):
        del tidy["description"]
    return tidy
