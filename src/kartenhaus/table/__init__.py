"""A table without I/O: seats, clocks, and windows for calls, for any game of the catalog."""

from kartenhaus.table.audit import checked_outcome
from kartenhaus.table.export import read_finished, write_finished
from kartenhaus.table.finished import FinishedGame, finished_games
from kartenhaus.table.opening import Restoring, open_table, restore
from kartenhaus.table.options import deck_in, decks_of
from kartenhaus.table.settings import Settings
from kartenhaus.table.shown import OwnShown, TableShown
from kartenhaus.table.table import Table

__all__ = [
    "FinishedGame",
    "OwnShown",
    "Restoring",
    "Settings",
    "Table",
    "TableShown",
    "checked_outcome",
    "deck_in",
    "decks_of",
    "finished_games",
    "open_table",
    "read_finished",
    "restore",
    "write_finished",
]
