"""What a game is: moves, events, refusals, outcomes, chance, decks, options, logs. No game, no I/O, no clock."""

from kartenhaus.engine.board import AnyView, BoardOwn, BoardView, Offer, Zone, dealt, unseen
from kartenhaus.engine.decks import DeckReader, Decks, packaged_deck
from kartenhaus.engine.fast_rng import FastRng
from kartenhaus.engine.game import AnyGame, Game, Settled
from kartenhaus.engine.log import Log, Record, Replay, named_game, read_log, replay, write_log
from kartenhaus.engine.move_text import Verb, WrongWord, read_place, read_words
from kartenhaus.engine.numbering import Numbering
from kartenhaus.engine.options import (
    Beginner,
    DeckText,
    Field,
    Flag,
    NoOptions,
    Picks,
    Value,
    WholeNumber,
    read_options,
)
from kartenhaus.engine.package import GamePackage
from kartenhaus.engine.position_text import NOTHING, CardSupply, PositionFields, WrongField, read_fields
from kartenhaus.engine.rng import Rng, read_rng, seed_from, write_rng
from kartenhaus.engine.said import AnyTelling, Card, Face, Listed, Param, Said, Spot, Telling, Who
from kartenhaus.engine.seats import Seat, require_seat
from kartenhaus.engine.state_text import read_state, write_state
from kartenhaus.engine.words import Event, Hint, Move, Outcome, Refused, Secret, ranked, told_to

__all__ = [
    "NOTHING",
    "AnyGame",
    "AnyTelling",
    "AnyView",
    "Beginner",
    "BoardOwn",
    "BoardView",
    "Card",
    "CardSupply",
    "DeckReader",
    "DeckText",
    "Decks",
    "Event",
    "Face",
    "FastRng",
    "Field",
    "Flag",
    "Game",
    "GamePackage",
    "Hint",
    "Listed",
    "Log",
    "Move",
    "NoOptions",
    "Numbering",
    "Offer",
    "Outcome",
    "Param",
    "Picks",
    "PositionFields",
    "Record",
    "Refused",
    "Replay",
    "Rng",
    "Said",
    "Seat",
    "Secret",
    "Settled",
    "Spot",
    "Telling",
    "Value",
    "Verb",
    "Who",
    "WholeNumber",
    "WrongField",
    "WrongWord",
    "Zone",
    "dealt",
    "named_game",
    "packaged_deck",
    "ranked",
    "read_fields",
    "read_log",
    "read_options",
    "read_place",
    "read_rng",
    "read_state",
    "read_words",
    "replay",
    "require_seat",
    "seed_from",
    "told_to",
    "unseen",
    "write_log",
    "write_rng",
    "write_state",
]
