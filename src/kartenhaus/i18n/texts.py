"""The files that hold the texts: ours, and those of the packages that bring games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Resource

from kartenhaus.catalog import PACKAGES, brought
from kartenhaus.engine import Refused

# The package whose messages every game may use.
HOME: Final = "kartenhaus"
LANGUAGES: Final = ("en", "de", "fr")


class TextFile(NamedTuple):
    # Package and path, for reports.
    name: str
    text: str


def text_files(code: str) -> Iterator[TextFile]:
    """Those of one language: our own first, then those of each game."""
    for package in dict.fromkeys((HOME, *(package.locales for package in PACKAGES.values()))):
        yield from package_texts(package, code)


def package_texts(package: str, code: str) -> list[TextFile]:
    """Those that one package has for a language. What is no UTF-8 in one must not keep the others from being read."""
    found = [file for file in files(package).joinpath("locales", code).iterdir() if file.name.endswith(".ftl")]
    return [
        TextFile(f"{package}: locales/{code}/{file.name}", file.read_bytes().decode(errors="replace"))
        for file in sorted(found, key=lambda file: file.name)
    ]


@cache
def parsed(text: str) -> Resource:
    """Parsing all that a language can say takes longer than saying it: done once in a process."""
    return FluentParser().parse(text)


def unreadable(file: TextFile) -> list[Refused]:
    """What Fluent would skip without a word, by its line."""
    places = [entry.span.start for entry in parsed(file.text).body if isinstance(entry, Junk) and entry.span]
    places += [place for place, letter in enumerate(file.text) if letter == "\N{REPLACEMENT CHARACTER}"]
    lines = sorted({file.text.count("\n", 0, place) + 1 for place in places})
    return [Refused("text-unreadable", "", {"file": file.name, "line": line}) for line in lines]


def unreadable_texts() -> list[Refused]:
    """In the packages that others have brought; ours are tested."""
    theirs = [package.locales for package in brought() if package.locales.partition(".")[0] != HOME]
    return [
        fault
        for package in dict.fromkeys(theirs)
        for code in LANGUAGES
        for file in package_texts(package, code)
        for fault in unreadable(file)
    ]
