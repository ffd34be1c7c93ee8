"""What a game says, over the wire: its phrases and the names of its cards once, what its moves would do and what a hint
advises when asked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import msgspec

from kartenhaus.catalog import GAMES, PACKAGES
from kartenhaus.engine import Face, Said, Seat
from kartenhaus.i18n import LANGUAGES, Phrase, package_texts, phrases_of
from kartenhaus.table import Table
from kartenhaus.wire import Phrasebook, SaidText, ValueText, view_of_person

# How many moves one answer describes at most.
MOST_MOVES: Final = 500


class GameTold(msgspec.Struct):
    """`phrases`: the ids of messages, each with the names of its params; a sentence names a phrase by its place here.
    `cards`: the name of each card, as a sentence, by its word. `faces`: what is printed on it, for the generic board.
    """

    phrases: tuple[tuple[str, ...], ...]
    cards: dict[str, SaidText]
    faces: dict[str, Face]


class MovesTold(msgspec.Struct):
    """What each move would do, by its notation; its parts go from the general to the particular."""

    moves: dict[str, list[ValueText]] = {}


class HintTold(msgspec.Struct):
    """What a person who asks for help is told, moves in their notation, to be made one after the other, and for each of
    them its sentence."""

    said: SaidText
    moves: list[str]
    steps: list[ValueText]


@cache
def phrasebook(game: str) -> Phrasebook:
    return Phrasebook(GAMES[game], phrases_of(game))


@cache
def game_told(game: str) -> GameTold:
    telling = GAMES[game].telling
    faces = {} if PACKAGES[game].has_web_folder else {word: telling.face(word) for word in telling.words()}
    return GameTold(phrases_of(game), phrasebook(game).cards(), faces)


def texts_brought(game: str, language: str) -> str | None:
    """The messages that a package has brought for its game, as one Fluent file; None: there are none, or the client has
    them already."""
    package = PACKAGES.get(game)
    if package is None or package.has_web_folder or language not in LANGUAGES:
        return None
    return "\n".join(file.text for file in package_texts(package.locales, language))


def all_phrases() -> dict[str, tuple[Phrase, ...]]:
    return {game: phrases_of(game) for game in GAMES}


def view_for(table: Table, seat: Seat) -> Any:
    """What the person on that seat may know: calls are not among the moves, since people have to spot them."""
    return view_of_person(table.game.view(table.state, None), table.game.own(table.state, seat))


def tell_moves(game: str, view: Any, card: str, told: MovesTold) -> Iterator[None]:
    """Move by move, since there may be very many; `card`: only those that speak of this card."""
    book = phrasebook(game)
    for move in view.legal_moves:
        parts = book.move(view, move, card)
        if parts:
            told.moves[book.game.write_move(move)] = parts
        if len(told.moves) == MOST_MOVES:
            return
        yield


def hint_told(game: str, view: Any) -> HintTold | None:
    """For a worker process, since a hint takes long. None: the game has no hints."""
    hint = GAMES[game].hint(view)
    if hint is None:
        return None
    book = phrasebook(game)
    moves = [GAMES[game].write_move(move) for move in hint.moves]
    return HintTold(book.said(Said(hint.code, hint.params)), moves, [book.step(view, move) for move in hint.moves])
