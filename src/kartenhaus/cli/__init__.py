"""One command: kartenhaus play | rules | odds."""

from kartenhaus.cli.main import main

__all__ = ["main"]
