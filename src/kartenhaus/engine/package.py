"""What somebody brings to the table: a game, and where the rooms above find what they need for it."""

from __future__ import annotations

from dataclasses import dataclass

from kartenhaus.engine.game import AnyGame


@dataclass(frozen=True, slots=True)
class GamePackage:
    """What an entry point of the group `kartenhaus.games` leads to.

    Bots and face are named, as `module:NAME`, not held: the rules stand below both and are played without either.
    """

    game: AnyGame
    # A mapping of names to bots, each made by a call: the levels easy, medium and hard, and any others.
    bots: str
    # The package whose folder `locales` holds the game's messages: a folder of .ftl files for each language.
    locales: str
    # How the terminal draws its table: a `terminal.Face`; empty for the plain one, which shows the view's zones.
    face: str = ""
    # Whether the browser client has a folder for it. Any other game is played on the generic board.
    has_web_folder: bool = False
