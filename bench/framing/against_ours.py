"""What the contenders took, round by round, next to what ours took in the same round."""

from collections.abc import Mapping, Sequence
from statistics import median

OURS = "Kartenhaus"


def against_ours(taken: Mapping[str, Sequence[float]]) -> list[str]:
    """For each the median, and how many times ours that is: a machine may be twice as fast in one round as in another,
    for all of them."""
    cells = []
    for name, times in taken.items():
        ratio = median(time / our_time for time, our_time in zip(times, taken[OURS], strict=True))
        cells.append(f"{median(times):.2f}" + ("" if name == OURS else f" ({ratio:.2f} times ours)"))
    return cells
