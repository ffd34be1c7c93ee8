"""Brings the answers of a store to those who wait for them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeAlias

from kartenhaus.store.store import Kept, NotKept

# Runs a function where the appends came from; for an event loop: `loop.call_soon_threadsafe`.
Deliver: TypeAlias = Callable[[Callable[[], None]], object]
Answers: TypeAlias = Iterable[tuple[Kept, NotKept | None]]


def deliver_answers(deliver: Deliver, answers: Answers) -> None:
    """In one call for all."""
    deliver(partial(_tell, deliver, deque(answers)))


def _tell(deliver: Deliver, answers: deque[tuple[Kept, NotKept | None]]) -> None:
    """One callback that raises does not keep the others from being called."""
    try:
        while answers:
            kept, answer = answers.popleft()
            kept(answer)
    finally:
        if answers:
            deliver(partial(_tell, deliver, answers))
