"""Playing in a terminal, in plain text."""

from kartenhaus.terminal.console import Console, Interrupted, command_name
from kartenhaus.terminal.face import Entry, Face
from kartenhaus.terminal.plain import PlainFace

# isort: split
# Loads the faces of all packages, which may import all of the above from here.
from kartenhaus.terminal.faces import face_of
from kartenhaus.terminal.saves import PERSON, Save, new_save_path, read_save, save_folder, unreadable, write_save
from kartenhaus.terminal.session import Session

__all__ = [
    "PERSON",
    "Console",
    "Entry",
    "Face",
    "Interrupted",
    "PlainFace",
    "Save",
    "Session",
    "command_name",
    "face_of",
    "new_save_path",
    "read_save",
    "save_folder",
    "unreadable",
    "write_save",
]
