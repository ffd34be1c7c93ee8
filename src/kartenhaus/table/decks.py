"""Which deck files a table has read: whoever has no time for that has them read elsewhere before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kartenhaus.catalog import GAMES
from kartenhaus.engine import AnyGame, DeckText
from kartenhaus.table.commands import Choose, Command, Start
from kartenhaus.table.facts import Chosen, Fact, GameBegan, TableOpened
from kartenhaus.table.ledger import Ledger
from kartenhaus.table.standing import standing_fault


def deck_in(game: AnyGame, options: Mapping[str, object]) -> str:
    """The text of the deck file among these options; empty: there is none."""
    field = next((field for field in game.option_fields if isinstance(field, DeckText)), None)
    text = None if field is None else options.get(field.name)
    return text if isinstance(text, str) else ""


def deck_for(ledger: Ledger, command: Command) -> str:
    """The text of the deck file that is read to carry out this command; empty: none."""
    match command:
        case Choose() if standing_fault(ledger, command) is None:
            return deck_in(ledger.game, command.options)
        case Start() if standing_fault(ledger, command) is None:
            return deck_in(ledger.game, ledger.options)
        case _:
            return ""


def decks_of(facts: Sequence[Fact]) -> tuple[AnyGame, list[str]]:
    """The texts of the deck files that are read to bring a table back: those with which a game began."""
    first = facts[0]
    assert isinstance(first, TableOpened), "a table begins with its opening"
    game = GAMES[first.game]
    chosen: Mapping[str, object] = first.options
    texts: dict[str, None] = {}
    for fact in facts:
        if isinstance(fact, Chosen):
            chosen = fact.options
        elif isinstance(fact, GameBegan):
            texts[deck_in(game, chosen)] = None
    texts.pop("", None)
    return game, list(texts)
