"""The wire schema as TypeScript types."""

from __future__ import annotations

import json
from typing import Any, Final

from kartenhaus.wire.schema import Schema

_HEAD: Final = "// Written by `make docs` from src/kartenhaus/wire. Change it there.\n"
_SIMPLE: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript(schema: Schema) -> str:
    return "\n".join([_HEAD, *(_definition(name, part) for name, part in schema["$defs"].items())])


def _definition(name: str, part: Schema) -> str:
    if "properties" not in part:
        return f"{_comment(part, '')}export type {name} = {_type(part)};\n"
    required = set(part.get("required", ()))
    lines = [
        f"{_comment(field, '  ')}  {key}{'' if key in required else '?'}: {_type(field)};"
        for key, field in part["properties"].items()
    ]
    return "\n".join([f"{_comment(part, '')}export interface {name} {{", *lines, "}\n"])


def _comment(part: Schema, indent: str) -> str:
    text = part.get("description", "")
    lines = [line.rstrip() for line in text.split("\n")]
    if not text:
        return ""
    if len(lines) == 1:
        return f"{indent}/** {text} */\n"
    return "".join([f"{indent}/**\n", *(f"{indent} * {line}".rstrip() + "\n" for line in lines), f"{indent} */\n"])


def _type(part: Any) -> str:
    if "$ref" in part:
        return str(part["$ref"]).rpartition("/")[2]
    if "anyOf" in part:
        return " | ".join(_type(entry) for entry in part["anyOf"])
    if "enum" in part:
        return " | ".join(json.dumps(value) for value in part["enum"])
    if "const" in part:
        return json.dumps(part["const"])
    kind = part.get("type")
    if isinstance(kind, list):
        return " | ".join(_SIMPLE[each] for each in kind)
    if kind == "array":
        return _array(part)
    if kind == "object":
        inner = part.get("additionalProperties")
        return f"Record<string, {_type(inner) if inner else 'unknown'}>"
    return _SIMPLE.get(str(kind), "unknown")


def _array(part: Schema) -> str:
    if "prefixItems" in part:
        return "[" + ", ".join(_type(entry) for entry in part["prefixItems"]) + "]"
    inner = _type(part.get("items") or {})
    return f"({inner})[]" if " | " in inner else f"{inner}[]"
