"""Piles of cards as bytes, with the top card last."""

from __future__ import annotations

from typing import Final

# By card: the pile that has only this one. Looked up, since making one takes longer than what is done with it.
ONE_CARD: Final = tuple(bytes((card,)) for card in range(256))
