"""The servers that are compared: how each is started, and how its players speak."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from bench.server.boardgameio import BoardgameioCompany
from bench.server.colyseus import ColyseusCompany
from bench.server.company import Book, Company
from bench.server.kartenhaus import company_of
from bench.server.node import PEERS, node_command
from bench.server.web import Web

PRODUCTION = {"NODE_ENV": "production"}
# Our builds: the compiled wheel as an operator installs it, and the source as it is.
COMPILED = "compiled"
INTERPRETED = "interpreted"
BUILDS = {
    COMPILED: Path(__file__).parents[2] / ".venv-release/bin/kartenhaus",
    INTERPRETED: Path(sys.executable).with_name("kartenhaus"),
}


@dataclass(frozen=True, slots=True)
class Contender:
    name: str
    company: Callable[[Web, Book, int], Company]
    command: Callable[[int, Path], list[str]]  # for this port, with this folder for its files
    environment: Callable[[int], Mapping[str, str]]


def _peer(name: str, file: str, company: Callable[[Web, Book, int], Company]) -> Contender:
    return Contender(
        name=name,
        company=company,
        command=lambda port, folder: [*node_command(), str(PEERS / file)],
        environment=lambda port: {**PRODUCTION, "PORT": str(port)},
    )


def _ours(name: str, game: str, build: str) -> Contender:
    return Contender(
        name=name,
        company=company_of(game),
        command=lambda port, folder: [
            *(str(BUILDS[build]), "serve", "--host", "127.0.0.1"),
            *("--port", str(port), "--data", str(folder)),
            # Players that move at once are faster than anybody may be in the open.
            *("--command-rate", "1000000", "--command-burst", "1000000"),
        ],
        environment=lambda port: {},
    )


BOARDGAMEIO = _peer("boardgame.io 0.50", "boardgameio.js", BoardgameioCompany)
COLYSEUS = _peer("Colyseus 0.18", "colyseus.js", ColyseusCompany)
PEER_SERVERS = (BOARDGAMEIO, COLYSEUS)
# By their names in the catalog.
GAMES = {"The Great Wall": "great-wall", "Monster Roll": "monster-roll", "Photo Rummy": "photo-rummy"}


def ours(build: str) -> tuple[Contender, ...]:
    return tuple(_ours(name, game, build) for name, game in GAMES.items())
