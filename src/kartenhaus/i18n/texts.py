"""The files that hold the texts: ours, and those of the packages that bring games."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from kartenhaus.catalog import brought
from kartenhaus.engine import Refused
from kartenhaus.i18n.fluent import Resource, Unreadable, cut, read

# The package whose messages every game may use.
HOME: Final = "kartenhaus"
LANGUAGES: Final = ("en", "de", "fr")


class TextFile(NamedTuple):
    # Package and path, for reports.
    name: str
    text: str


def package_texts(package: str, code: str) -> list[TextFile]:
    """Those that one package has for a language. What is no UTF-8 in one must not keep the others from being read."""
    found = [file for file in files(package).joinpath("locales", code).iterdir() if file.name.endswith(".ftl")]
    return [
        TextFile(f"{package}: locales/{code}/{file.name}", file.read_bytes().decode(errors="replace"))
        for file in sorted(found, key=lambda file: file.name)
    ]


@cache
def parsed(text: str) -> Resource:
    """For all who speak a language, once in a process."""
    return cut(text)


def unreadable(file: TextFile) -> list[Refused]:
    """What would not be said, or said wrongly, by its line."""
    resource = parsed(file.text)
    faults = list(resource.faults)
    for source in resource.sources:
        try:
            read(source)
        except Unreadable as fault:
            faults.append(fault)
    no_text = [place for place, letter in enumerate(file.text) if letter == "\N{REPLACEMENT CHARACTER}"]
    faults += [Unreadable(file.text.count("\n", 0, place) + 1) for place in no_text]
    features = {fault.line: fault.feature for fault in sorted(faults, key=lambda fault: fault.line)}
    return [
        Refused("text-unsupported", "", {"file": file.name, "line": line, "feature": feature})
        if feature
        else Refused("text-unreadable", "", {"file": file.name, "line": line})
        for line, feature in features.items()
    ]


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
