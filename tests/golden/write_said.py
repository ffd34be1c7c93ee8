"""Writes what is said in whole games, as it is sent and as the terminal reads it: python -m tests.golden.write_said.
The browser's tests read the same files, so that both say the same."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from kartenhaus.engine import Card, Record, Refused, Said, Secret, read_log
from kartenhaus.i18n import LANGUAGES, Language, Reader
from kartenhaus.server.telling import game_told, phrasebook
from tests.support import GAMES

FOLDER = Path(__file__).parent / "said"
NAMES = ("Ann", "Ben", "Cleo")
SEATS = len(NAMES)
SPOKEN = [Language(code) for code in LANGUAGES]


def _sayings(name: str) -> Iterator[tuple[Said | Card, int | None]]:
    """All that is said in the golden game of three, each to somebody who may hear it."""
    game = GAMES[name]
    text = (Path(__file__).parent / f"{name}-{SEATS}.json").read_text(encoding="utf-8")
    log = read_log(game, text)
    assert not isinstance(log, Refused)
    options = game.options(log.options, SEATS)
    assert not isinstance(options, Refused)
    record = Record(game, options, SEATS, log.seed)
    events = game.opening(record.state)
    for number, (seat, move) in enumerate(log.moves):
        view = game.view(record.state, seat)
        if seat == game.actors(record.state)[0]:
            yield game.telling.expected(view), seat
        if move in view.legal_moves:
            for part in game.telling.move(view, move):
                yield part, seat
        # Advice takes time to find.
        hint = game.hint(view) if number % 20 == 0 else None
        if hint is not None:
            yield Said(hint.code, hint.params), seat
            for step in hint.moves:
                yield game.telling.step(view, step), seat
        played = record.play(seat, move)
        assert not isinstance(played, Refused)
        events += played
        for place, event in enumerate(events):
            said = game.telling.event(event)
            hears = event.seat if isinstance(event, Secret) else (*range(SEATS), None)[(number + place) % (SEATS + 1)]
            if said is not None:
                yield said, hears
        events = []
    for said in game.telling.verdict(game.view(record.state, None)):
        for reader in (*range(SEATS), None):
            yield said, reader


def written(name: str) -> str:
    """One line for each sentence: what is sent, who reads it, what they read."""
    book = phrasebook(name)
    told: dict[str, Any] = msgspec.to_builtins(game_told(name))
    lines: dict[str, None] = {}
    for said, me in _sayings(name):
        sent = [said.word] if isinstance(said, Card) else {"said": book.said(said)}
        read = [Reader(language, book.telling, NAMES, me).read(said) for language in SPOKEN]
        lines[json.dumps([sent, me, *read], ensure_ascii=False)] = None
    head = json.dumps({"game": name, "names": NAMES, "languages": LANGUAGES, "told": told}, ensure_ascii=False)
    return head[:-1] + ',\n"lines": [\n' + ",\n".join(lines) + "\n]}\n"


if __name__ == "__main__":
    for game_name in GAMES:
        (FOLDER / f"{game_name}.json").write_text(written(game_name), encoding="utf-8")
