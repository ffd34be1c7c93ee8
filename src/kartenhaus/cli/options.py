"""Words of the command line into values, with complaints a person can use."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from kartenhaus.catalog import GAMES
from kartenhaus.cli.arguments import BadArguments, Failed, with_nearest
from kartenhaus.engine import AnyGame, DeckText, Flag, Picks, Refused
from kartenhaus.i18n import Language
from kartenhaus.terminal.file_errors import unreadable

_LARGEST_DECK_FILE = 400_000


def chosen_game(name: str | None, language: Language) -> AnyGame:
    if name is not None and name in GAMES:
        return GAMES[name]
    if name is None:
        raise BadArguments(language.say("cli-no-game", games=", ".join(GAMES)))
    sentence = language.refusal(Refused("game-unknown", "", {"game": name, "known": ", ".join(GAMES)}))
    raise BadArguments(with_nearest(sentence, name, GAMES, language))


def whole_number(text: str, low: int, high: int, language: Language) -> int:
    if text.isascii() and text.isdigit() and len(text) <= 9 and low <= int(text) <= high:
        return int(text)
    raise BadArguments(language.say("cli-bad-number", text=text, low=low, high=high))


def read_option_words(game: AnyGame, words: Sequence[str], language: Language) -> dict[str, object]:
    """`NAME=VALUE` words into raw option values; what they mean is for the game to check."""
    fields = {field.name: field for field in game.option_fields}
    raw: dict[str, object] = {}
    for word in words:
        name, equals, text = word.partition("=")
        if not equals:
            raise BadArguments(language.say("cli-bad-option", text=word))
        field = fields.get(name)
        value: object = text
        if isinstance(field, DeckText):
            value = read_text(text, language)
        elif isinstance(field, Flag):
            value = {"yes": True, "no": False}.get(text, text)
        elif isinstance(field, Picks):
            value = "" if text == "none" else text
        elif text in ("", "none"):
            value = None
        elif text.isascii() and text.isdigit() and len(text) <= 9:
            value = int(text)
        raw[name] = value
    return raw


def read_text(file: str, language: Language) -> str:
    """The text of a file that a person named."""
    try:
        path = Path(file)
        if path.stat().st_size > _LARGEST_DECK_FILE:
            raise Failed(language.say("cli-file", file=file, problem=language.say("save-too-large")))
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = unreadable(error) if isinstance(error, OSError) else Refused("deck-syntax", "", {"error": error.reason})
        raise Failed(language.say("cli-file", file=file, problem=language.refusal(why))) from error
