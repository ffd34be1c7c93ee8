"""Games to come back to: a log and who plays, in a file that is written whole or not at all."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kartenhaus.bots import bot_names
from kartenhaus.catalog import GAMES
from kartenhaus.engine import Record, Refused, named_game, read_log, replay, write_log
from kartenhaus.terminal.file_errors import unreadable

PERSON: Final = "person"
# No game that was ever played comes near this.
LARGEST_SAVE: Final = 5_000_000


@dataclass(frozen=True, slots=True)
class Save:
    """A game and who sits in its seats: "person", or the name of a bot."""

    record: Record
    players: tuple[str, ...]


def save_folder(environment: Mapping[str, str]) -> Path:
    """Where saves go: the place that the system keeps for such files."""
    base = environment.get("XDG_DATA_HOME") or os.path.join(environment.get("HOME", "."), ".local", "share")
    return Path(base) / "kartenhaus"


def new_save_path(folder: Path, game: str) -> Path:
    """The first free name in the folder, taken at once, so that no other game that is being saved gets the same."""
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while True:
        path = folder / f"{game}-{number}.json"
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            number += 1
        else:
            return path


def write_save(save: Save, path: Path) -> None:
    """Writes beside the file first and then puts it in its place, so that a crash never leaves half a save."""
    content = json.loads(write_log(save.record.game, save.record.log)) | {"players": list(save.players)}
    draft = path.with_name(path.name + ".part")
    with draft.open("w", encoding="utf-8") as file:
        json.dump(content, file, indent=1, ensure_ascii=False)
        file.write("\n")
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def read_save(path: Path) -> Save | Refused:
    """The saved game, or why it cannot be gone on with. The file is only read."""
    try:
        if path.stat().st_size > LARGEST_SAVE:
            return Refused("save-too-large")
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return Refused("log-not-json")
    except OSError as error:
        return unreadable(error)
    name = named_game(text)
    if isinstance(name, Refused):
        return name
    if name not in GAMES:
        return Refused("game-unknown", "", {"game": name, "known": ", ".join(GAMES)})
    log = read_log(GAMES[name], text)
    if isinstance(log, Refused):
        return log
    players = json.loads(text).get("players")
    known = (PERSON, *bot_names(name))
    if not isinstance(players, list) or len(players) != log.seats or not all(player in known for player in players):
        return Refused("log-field", "", {"field": "players"})
    if players.count(PERSON) != 1:
        return Refused("log-field", "", {"field": "players"})
    played = replay(GAMES[name], log)
    if isinstance(played, Refused):
        return played
    return Save(played.record, tuple(players))
