"""One command: kartenhaus play | rules | arena | odds."""

from kartenhaus.cli.main import main

__all__ = ["main"]
