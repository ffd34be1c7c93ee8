"""How fast a bot notices a call it could make: roughly log-normal, as with people."""

from __future__ import annotations

from typing import Final

from kartenhaus.engine import Rng

# No bot is faster than this, in milliseconds.
FASTEST: Final = 350
# The quantiles 1/80, 3/80 to 79/80 of a log-normal distribution of median 1 and sigma 0.35, in thousandths.
# A table, because the last digit of exp and log is not the same on every machine.
_QUANTILES: Final = (
    *(456, 536, 585, 622, 654, 682, 709, 733, 756, 779, 801, 822, 843, 864, 884, 905, 926, 946, 968, 989),
    *(1011, 1033, 1057, 1080, 1105, 1131, 1158, 1187, 1217, 1249, 1284, 1322, 1364, 1411, 1465, 1529, 1608, 1711),
    *(1865, 2191),
)


def reaction_time(median: int, rng: Rng) -> int:
    """Milliseconds until a chance is noticed, for a bot that takes `median` in half of the cases."""
    return max(FASTEST, median * _QUANTILES[rng.below(len(_QUANTILES))] // 1000)
