"""One command: kartenhaus play | serve | rules | arena | odds | verify | store."""

from kartenhaus.cli.main import main

__all__ = ["main"]
