"""What travels between server and clients: messages, and what is new to a viewer, written with msgspec."""

from kartenhaus.wire.asked import UNREADABLE, Asked, Pong, SettingsAsked, command_of, read_asked, version_in
from kartenhaus.wire.events_text import write_events
from kartenhaus.wire.fields import encode as write_json
from kartenhaus.wire.fields import game_fields
from kartenhaus.wire.phrasebook import Phrasebook, SaidText, ValueText, view_of_person
from kartenhaus.wire.showing import History, Showing
from kartenhaus.wire.told import AnyTold, not_understood, read_told, unreadable, write_told

__all__ = [
    "UNREADABLE",
    "AnyTold",
    "Asked",
    "History",
    "Phrasebook",
    "Pong",
    "SaidText",
    "SettingsAsked",
    "Showing",
    "ValueText",
    "command_of",
    "game_fields",
    "not_understood",
    "read_asked",
    "read_told",
    "unreadable",
    "version_in",
    "view_of_person",
    "write_events",
    "write_json",
    "write_told",
]
