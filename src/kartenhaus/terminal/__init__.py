"""Playing in a terminal, in plain text."""

from kartenhaus.terminal.console import Console, Interrupted, command_name
from kartenhaus.terminal.faces import FACES
from kartenhaus.terminal.saves import PERSON, Save, new_save_path, read_save, save_folder, unreadable, write_save
from kartenhaus.terminal.session import Session

__all__ = [
    "FACES",
    "PERSON",
    "Console",
    "Interrupted",
    "Save",
    "Session",
    "command_name",
    "new_save_path",
    "read_save",
    "save_folder",
    "unreadable",
    "write_save",
]
