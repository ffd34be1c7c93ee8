"""Each language keeps to its words: what its glossary says not to say is in none of its sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from kartenhaus.i18n import LANGUAGES, Language
from tests.i18n.test_catalogues import locale_files
from tests.support import GAMES

GLOSSARIES = sorted((Path(__file__).parents[2] / "docs" / "glossary").glob("*.md"))


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - Fluent's name
        self.found.append(node.value)


def ruled_out(glossary: str) -> Iterator[tuple[str, str]]:
    """The words in the last column of each table with the heading they stand under; a dash is none."""
    heading, in_rows = "", False
    for line in glossary.splitlines():
        if line.startswith("## "):
            heading = line.removeprefix("## ").strip()
        if not line.startswith("|"):
            in_rows = False
        elif set(line) <= set("|-: "):
            # Above this line stand the names of the columns.
            in_rows = True
        elif in_rows:
            for word in line.rstrip("| ").rpartition("|")[2].split(","):
                if word.strip(" –"):
                    yield heading, word.strip()


def texts(code: str) -> Iterator[tuple[str, str, str]]:
    """Every piece of text of a language with its file and its message."""
    for name, file in locale_files(code).items():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                found = _Texts()
                found.visit(entry)
                for text in found.found:
                    yield name, entry.id.name, text


def said_all_the_same(glossary: str, code: str, catalogue: list[tuple[str, str, str]]) -> list[str]:
    """Where a language says a word that is ruled out: under a game's name, in that game's texts; else anywhere."""
    language = Language(code)
    games = {
        language.say(f"{game.rule_ids[0].split('-')[0].lower()}-name"): f"{name.replace('-', '_')}/"
        for name, game in GAMES.items()
    }
    faults: list[str] = []
    for heading, word in ruled_out(glossary):
        whole = re.compile(rf"\b{re.escape(word)}\b", re.IGNORECASE)
        for file, message, text in catalogue:
            if file.startswith(games.get(heading, "")) and whole.search(text):
                faults.append(f"{code}/{file}: {message} says “{word}”")
    return faults


@pytest.mark.parametrize("page", GLOSSARIES, ids=lambda page: page.stem)
def test_what_a_glossary_rules_out_is_not_said(page: Path) -> None:
    assert page.stem in LANGUAGES
    glossary = page.read_text(encoding="utf-8")
    assert len(list(ruled_out(glossary))) > 10
    assert said_all_the_same(glossary, page.stem, list(texts(page.stem))) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_said_for_every_game_speaks_of_none(code: str) -> None:
    """The names of our games and what is called in one of them; `kartenhaus odds` is for that one alone."""
    names = [Language(code).say(f"{game.telling.prefix}-name") for game in GAMES.values()]
    of_a_game = re.compile("|".join([*map(re.escape, names), "[ck]lick?\\b", "[fp]h?oto"]), re.IGNORECASE)
    found = [message for file, message, text in texts(code) if "/" not in file and of_a_game.search(text)]
    assert [message for message in found if message != "cli-odds"] == []
    assert [message for file, message, text in texts(code) if "/" in file and of_a_game.search(text)]


def test_a_word_is_ruled_out_everywhere_or_in_one_game() -> None:
    head = "| term | meaning | not |\n|---|---|---|\n"
    glossary = f"## Kartenhaus\n\n{head}| seat | a place | slot, the chair |\n| bot | no person | – |\n"
    glossary += f"\n## Photo Rummy\n\n{head}| row | of a city | run |\n"
    catalogue = [
        ("web.ftl", "web-seats", "Take The Chair"),
        ("web.ftl", "web-slots", "no slots here, and a run"),
        ("photo_rummy/game.ftl", "pr-row", "a run of three"),
        ("photo_rummy/web.ftl", "pr-web-row", "– is not a word, nor is running"),
    ]
    assert said_all_the_same(glossary, "en", catalogue) == [
        "en/web.ftl: web-seats says “the chair”",
        "en/photo_rummy/game.ftl: pr-row says “run”",
    ]


def test_there_is_a_glossary() -> None:
    assert [page.stem for page in GLOSSARIES if page.stem == "en"] == ["en"]
