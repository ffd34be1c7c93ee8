"""Crazy Eights, an old family game, as a package for Kartenhaus."""

from crazy_eights.rules import CrazyEights
from kartenhaus.engine import GamePackage

PACKAGE = GamePackage(CrazyEights(), bots="crazy_eights.bots:BOTS", locales="crazy_eights")
