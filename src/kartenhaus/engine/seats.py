"""Seats are numbered from 0, clockwise."""

from __future__ import annotations

from typing import TypeAlias

Seat: TypeAlias = int


def require_seat(seat: Seat, seats: int) -> None:
    """A seat that is not at the table is a bug of the caller; answering it might give a secret away."""
    if not 0 <= seat < seats:
        raise ValueError(f"there is no seat {seat} at a table of {seats}")
