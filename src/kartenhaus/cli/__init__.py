"""One command: kartenhaus play | serve | rules | arena | odds."""

from kartenhaus.cli.main import main

__all__ = ["main"]
