"""Reads the part of Fluent's language that locale files use: messages with arguments, texts in quotes, other messages,
and choices by number or word. Anything else is an error, never something that is read wrongly.

Fluent's own package for Python brings Babel along, with the calendars of all languages, and takes most of a second to
read our files. Tests compare every message of ours, and many that are made up, with that package.

A file is cut into messages at once; a message is read when it is first said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias


class Unreadable(Exception):  # noqa: N818 - of the file, not of this program
    """What cannot be read stands in this line of its file. `feature`: what of Fluent is not supported; empty if it is
    not Fluent at all."""

    def __init__(self, line: int, feature: str = "") -> None:
        super().__init__(f"line {line}: {feature or 'not Fluent'}")
        self.line = line
        self.feature = feature


@dataclass(frozen=True, slots=True)
class Quoted:
    text: str


@dataclass(frozen=True, slots=True)
class Variable:
    name: str


@dataclass(frozen=True, slots=True)
class Reference:
    """To another message."""

    name: str


@dataclass(frozen=True, slots=True)
class Choice:
    """The first variant whose key fits, else the default one."""

    selector: Variable | Quoted | int
    variants: tuple[tuple[str | int, Pattern], ...]
    default: Pattern


Part: TypeAlias = "str | int | Quoted | Variable | Reference | Choice"
Pattern: TypeAlias = tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Source:
    """A message that has not been read yet: what stands behind its equals sign, and the line where that begins."""

    name: str
    text: str
    line: int


@dataclass(frozen=True, slots=True)
class Resource:
    """A file. `faults`: where it has something that is neither a message nor a comment."""

    sources: tuple[Source, ...]
    faults: tuple[Unreadable, ...]


_MESSAGE: Final = re.compile(r"([a-zA-Z][a-zA-Z0-9_-]*) *=")
_TERM: Final = re.compile(r"-[a-zA-Z][a-zA-Z0-9_-]* *=")
_COMMENT: Final = re.compile(r"#{1,3}(?: |$)")
_NAME: Final = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
_NUMBER: Final = re.compile(r"-?[0-9]+")
_TEXT: Final = re.compile(r"[^{}\n]+")
_BLANK: Final = re.compile(r"[ \n]*")
_SPACES: Final = re.compile(r" *")
_LINES: Final = re.compile(r"(?: *\n)+( *)")
_QUOTED: Final = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{6})*)"')
_ESCAPE: Final = re.compile(r'\\(["\\]|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6}))')
# A line that begins so, indented or not, does not go on with the text above.
_NO_TEXT: Final = "}.[*"


def cut(text: str) -> Resource:
    sources: list[Source] = []
    faults: list[Unreadable] = []
    # What an indented line belongs to: a message, or what is no message, or nothing.
    name, first, rows, in_fault = "", 0, [""], False
    # The last line is no line of the file: it ends the last message.
    for number, row in enumerate([*text.replace("\r\n", "\n").split("\n"), "#"], start=1):
        if row.startswith((" ", "{", "}")) or not row:
            rows.append(row)
            if not name and not in_fault and row.strip(" "):
                faults.append(Unreadable(number))
            continue
        if name:
            sources.append(Source(name, "\n".join(rows).rstrip(" \n"), first))
        message = _MESSAGE.match(row)
        name, first, rows = (message[1], number, [row[message.end() :]]) if message else ("", 0, [""])
        in_fault = not message and not _COMMENT.match(row)
        if in_fault:
            faults.append(Unreadable(number, "term" if _TERM.match(row) else ""))
    return Resource(tuple(sources), tuple(faults))


def read(source: Source) -> Pattern:
    """Raises `Unreadable`."""
    return _Reader(source).message()


def variables(pattern: Pattern) -> Iterator[str]:
    """The arguments that a pattern asks for; those of messages that it refers to are not among them."""
    for part in pattern:
        if isinstance(part, Variable):
            yield part.name
        elif isinstance(part, Choice):
            yield from variables((part.selector, *part.default))
            for _, variant in part.variants:
                yield from variables(variant)


class _Reader:
    def __init__(self, source: Source) -> None:
        self._source = source
        self._text = source.text
        self._at = 0

    def message(self) -> Pattern:
        pattern = self._pattern()
        self._skip(_BLANK)
        if self._at < len(self._text):
            raise self._fault("attribute" if self._next == "." else "")
        return pattern

    @property
    def _next(self) -> str:
        return self._text[self._at : self._at + 1]

    def _fault(self, feature: str = "") -> Unreadable:
        return Unreadable(self._source.line + self._text.count("\n", 0, self._at), feature)

    def _pattern(self) -> Pattern:
        """Until a line that does not go on with it."""
        self._skip(_SPACES)
        # A pair is a line break: how many there are, and by how much the next line is indented.
        parts: list[Part | tuple[int, int]] = []
        while self._next:
            if self._next == "{":
                parts.append(self._placeable())
            elif self._next == "}":
                raise self._fault()
            elif self._next != "\n":
                parts.append(self._take(_TEXT))
            else:
                lines = _LINES.match(self._text, self._at)
                assert lines
                follower = self._text[lines.end() : lines.end() + 1]
                if not follower or follower in _NO_TEXT or (not lines[1] and follower != "{"):
                    break
                self._at = lines.end()
                parts.append((lines[0].count("\n") if parts else 0, len(lines[1])))
        if not parts:
            self._skip(_BLANK)
            raise self._fault("attribute" if self._next == "." else "")
        return _joined(parts)

    def _placeable(self) -> Part:
        self._expect("{")
        self._skip(_BLANK)
        is_nested = self._next == "{"
        part = self._placeable() if is_nested else self._expression()
        self._skip(_BLANK)
        if self._text.startswith("->", self._at):
            if is_nested or not isinstance(part, Variable | Quoted | int):
                raise self._fault()
            self._at += len("->")
            part = self._choice(part)
        self._expect("}")
        return part

    def _expression(self) -> Part:
        if self._next == "$":
            self._at += 1
            return Variable(self._take(_NAME))
        if self._next == '"':
            return Quoted(_ESCAPE.sub(_unescaped, self._take(_QUOTED)[1:-1]))
        if self._next.isdecimal() or self._next == "-":
            return self._number()
        name = self._take(_NAME)
        if self._next == ".":
            raise self._fault("attribute")
        if self._text[self._at :].lstrip(" \n").startswith("("):
            raise self._fault("function")
        return Reference(name)

    def _number(self) -> int:
        if self._next == "-" and not _NUMBER.match(self._text, self._at):
            raise self._fault("term")
        number = self._take(_NUMBER)
        if self._next == ".":
            raise self._fault("decimal")
        return int(number)

    def _choice(self, selector: Variable | Quoted | int) -> Choice:
        variants: list[tuple[str | int, Pattern]] = []
        default: Pattern | None = None
        self._skip(_SPACES)
        if self._next != "\n":
            raise self._fault()
        self._skip(_BLANK)
        while self._next and self._next in "[*":
            is_default = self._next == "*"
            if is_default:
                self._at += 1
            self._expect("[")
            self._skip(_BLANK)
            key = self._number() if self._next.isdecimal() or self._next == "-" else self._take(_NAME)
            self._skip(_BLANK)
            self._expect("]")
            variant = self._pattern()
            if is_default and default is not None:
                raise self._fault()
            if is_default:
                default = variant
            variants.append((key, variant))
            self._skip(_BLANK)
        if default is None:
            raise self._fault()
        return Choice(selector, tuple(variants), default)

    def _expect(self, mark: str) -> None:
        if self._next != mark:
            raise self._fault()
        self._at += 1

    def _take(self, wanted: re.Pattern[str]) -> str:
        match = wanted.match(self._text, self._at)
        if not match:
            raise self._fault()
        self._at = match.end()
        return match[0]

    def _skip(self, blank: re.Pattern[str]) -> None:
        match = blank.match(self._text, self._at)
        assert match
        self._at = match.end()


def _unescaped(match: re.Match[str]) -> str:
    code = match[2] or match[3]
    if not code:
        return match[1]
    point = int(code, 16)
    # As Fluent has it: what is no character becomes one that says so.
    return chr(point) if point <= 0xD7FF or 0xE000 <= point <= 0x10FFFF else "\N{REPLACEMENT CHARACTER}"


def _joined(parts: list[Part | tuple[int, int]]) -> Pattern:
    """Without what all lines are indented by, and without space at the end."""
    common = min((part[1] for part in parts if isinstance(part, tuple)), default=0)
    joined: list[Part] = []
    for part in parts:
        text = part[0] * "\n" + (part[1] - common) * " " if isinstance(part, tuple) else part
        last = joined[-1] if joined else None
        if isinstance(text, str) and isinstance(last, str):
            joined[-1] = last + text
        elif text != "":
            joined.append(text)
    if joined and isinstance(joined[-1], str):
        joined[-1] = joined[-1].rstrip(" \n\r")
    return tuple(part for part in joined if part != "")
