"""One command, `kartenhaus`: `commands.py` lists what it does."""

from kartenhaus.cli.main import main

__all__ = ["main"]
