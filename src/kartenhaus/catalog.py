"""The games there are: every package installed here that has an entry point in the group `kartenhaus.games`.

Our own games come through the same door: pyproject.toml declares them as any other package would. A package that is
broken is left out, and `left_out` says why, in a sentence for the person who runs this; all the others can be played.

Nothing is loaded before it is asked for. One of our games is loaded alone: they are tested to fit together. Whether a
package of others fits is known once all of them are loaded.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, TypeVar

from kartenhaus.engine import AnyGame, Game, GamePackage, Refused, Telling

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

T = TypeVar("T")

GROUP: Final = "kartenhaus.games"
# A log names a seat by one digit, and a phone has room for no more.
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 8
# The bots that every game has: what people choose among.
LEVELS: Final = ("easy", "medium", "hard")

_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_PREFIX: Final = re.compile(r"[a-z][a-z0-9]*")

_packages: dict[str, GamePackage] = {}
_games: dict[str, AnyGame] = {}
_left_out: list[Refused] = []
_all_loaded = False


class _Loading(Mapping[str, T]):
    """Loads what is asked for by its name, and everything once it is gone through."""

    def __init__(self, loaded: dict[str, T]) -> None:
        self._loaded = loaded

    def __getitem__(self, name: str) -> T:
        if name not in self._loaded:
            _load(name)
        return self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        _load_all()
        return iter(self._loaded)

    def __len__(self) -> int:
        _load_all()
        return len(self._loaded)


PACKAGES: Final[Mapping[str, GamePackage]] = _Loading(_packages)
GAMES: Final[Mapping[str, AnyGame]] = _Loading(_games)


def brought() -> list[GamePackage]:
    """The packages of others. Where there are none, nothing is loaded."""
    theirs = [entry.name for entry in _entries() if not _is_ours(entry)]
    if theirs:
        _load_all()
    return [_packages[name] for name in theirs if name in _packages]


def left_out() -> list[Refused]:
    """What is wrong with the packages that others have brought; ours are tested."""
    brought()
    return list(_left_out)


def names() -> list[str]:
    """Of the games, without loading any: as long as they are not loaded, broken ones are among them."""
    return list(_games if _all_loaded else dict.fromkeys(entry.name for entry in _entries()))


def loaded_packages() -> Iterable[GamePackage]:
    """Those that something was asked of so far."""
    return _packages.values()


def loaded(reference: str) -> Any:
    """What `module:NAME` names."""
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)


@cache
def _entries() -> tuple[EntryPoint, ...]:
    from importlib.metadata import entry_points

    return tuple(sorted(entry_points(group=GROUP), key=lambda entry: (not _is_ours(entry), entry.name)))


def _is_ours(entry: EntryPoint) -> bool:
    return entry.dist is not None and entry.dist.name == "kartenhaus"


def _load(name: str) -> None:
    """Where there is a game of that name."""
    for entry in _entries():
        if entry.name == name and _is_ours(entry):
            _add(name, entry.load())
            return
    if name in names():
        _load_all()


def _load_all() -> None:
    global _all_loaded
    if _all_loaded:
        return
    # First of all: a package may look at the games while it is loaded.
    _all_loaded = True
    for entry in _entries():
        if _is_ours(entry):
            # What was loaded before moves behind, so that all are in the order of `_entries`.
            known = _packages.pop(entry.name) if entry.name in _packages else entry.load()
            _add(entry.name, known)
            continue
        try:
            package = entry.load()
            fault = fault_of(entry.name, package)
        except Exception as error:
            problem = f"{type(error).__name__}: {' '.join(str(error).split())}"
            fault = Refused("package-broken", "", {"package": entry.name, "problem": problem})
        if fault is None:
            _add(entry.name, package)
        else:
            _left_out.append(fault)


def _add(name: str, package: GamePackage) -> None:
    _packages[name] = package
    _games.pop(name, None)
    _games[name] = package.game


def fault_of(name: str, package: object) -> Refused | None:
    """What is wrong with what an entry point of that name leads to, beside the games that are loaded."""
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
    bots = loaded(package.bots)
    no_bots = [level for level in LEVELS if level not in bots]
    if no_bots:
        problem = f"{package.bots} has no bot {', '.join(no_bots)}"
        return Refused("package-broken", "", {"package": name, "problem": problem})
    if package.face:
        loaded(package.face)
    return None


def _languages(package: str) -> Iterator[str]:
    """The languages that a package has messages in."""
    from importlib.resources import files

    for folder in files(package).joinpath("locales").iterdir():
        if folder.is_dir() and any(file.name.endswith(".ftl") for file in folder.iterdir()):
            yield folder.name
