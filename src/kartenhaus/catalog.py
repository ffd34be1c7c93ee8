"""The games there are: every package installed here that has an entry point in the group `kartenhaus.games`.

Our own games come through the same door: pyproject.toml declares them as any other package would. A package that is
broken is left out, and `LEFT_OUT` says why, in a sentence for whoever runs this; all the others can be played.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from typing import Any, Final

from kartenhaus.engine import AnyGame, Game, GamePackage, Refused, Telling

GROUP: Final = "kartenhaus.games"
# A log names a seat by one digit, and a phone has room for no more.
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 8

_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_PREFIX: Final = re.compile(r"[a-z][a-z0-9]*")

_packages: dict[str, GamePackage] = {}
_games: dict[str, AnyGame] = {}
_left_out: list[Refused] = []

PACKAGES: Final[Mapping[str, GamePackage]] = _packages
GAMES: Final[Mapping[str, AnyGame]] = _games
LEFT_OUT: Final = _left_out


def leave_out(name: str, problem: str) -> None:
    """Takes a game out again whose bots or face cannot be loaded. For the rooms above, while they are imported."""
    del _packages[name], _games[name]
    _left_out.append(Refused("package-broken", "", {"package": name, "problem": problem}))


def loaded(reference: str) -> Any:
    """What `module:NAME` names."""
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)


def in_one_line(error: Exception) -> str:
    """An error in one line."""
    return f"{type(error).__name__}: {' '.join(str(error).split())}"


def _fill() -> None:
    for entry in sorted(entry_points(group=GROUP), key=_ours_first):
        try:
            package = entry.load()
            fault = _fault(entry.name, package)
        except Exception as error:
            fault = Refused("package-broken", "", {"package": entry.name, "problem": in_one_line(error)})
        if fault is None:
            _packages[entry.name] = package
            _games[entry.name] = package.game
        else:
            _left_out.append(fault)


def _ours_first(entry: EntryPoint) -> tuple[bool, str]:
    return entry.dist is None or entry.dist.name != "kartenhaus", entry.name


def _fault(name: str, package: object) -> Refused | None:
    """What is wrong with what an entry point of that name leads to."""
    if not isinstance(package, GamePackage) or not isinstance(package.game, Game):
        return Refused("package-kind", "", {"package": name})
    # Whatever its types promise.
    game: Any = package.game
    if game.name != name or not _NAME.fullmatch(name):
        return Refused("package-name", "", {"package": name, "game": game.name})
    if name in _packages:
        return Refused("package-twice", "", {"package": name})
    if not isinstance(game.telling, Telling) or not _PREFIX.fullmatch(game.telling.prefix):
        return Refused("package-kind", "", {"package": name})
    for other in _games.values():
        if other.telling.prefix == game.telling.prefix:
            params: dict[str, str | int] = {"package": name, "prefix": game.telling.prefix, "game": other.name}
            return Refused("package-prefix", "", params)
    if not FEWEST_SEATS <= game.fewest_seats <= game.most_seats <= MOST_SEATS:
        return Refused("package-seats", "", {"package": name, "low": FEWEST_SEATS, "high": MOST_SEATS})
    missing = sorted(set(_languages("kartenhaus")) - set(_languages(package.locales)))
    if missing:
        return Refused("package-language", "", {"package": name, "languages": ", ".join(missing)})
    return None


def _languages(package: str) -> Iterator[str]:
    """The languages that a package has messages in."""
    for folder in files(package).joinpath("locales").iterdir():
        if folder.is_dir() and any(file.name.endswith(".ftl") for file in folder.iterdir()):
            yield folder.name


_fill()
