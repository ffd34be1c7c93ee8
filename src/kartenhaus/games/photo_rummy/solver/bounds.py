"""Upper bounds: for each choice of open categories a value that no lay with it exceeds.

The bound counts cards: a row needs three and a set four, and a row can take photos only from categories that can spare
any. All 64 choices are counted at once (SWAR), a byte for each, side by side in one long number: what a city adds to
all of them depends on its own photos alone and is cached, so that the cities of a position only have to be added up.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kartenhaus.games.photo_rummy.cards import CATEGORIES, CITIES, JOKERS
from kartenhaus.games.photo_rummy.solver.city_options import RowPin
from kartenhaus.games.photo_rummy.solver.lanes import BIT
from kartenhaus.games.photo_rummy.solver.problem import PHOTOS_OF, POPULATION, Problem
from kartenhaus.games.photo_rummy.solver.search import Objective
from kartenhaus.games.photo_rummy.solver.sets import SMALLEST, Sets
from kartenhaus.games.photo_rummy.solver.spans import ROW_FEWEST, SET_FEWEST

# The subsets of each choice of categories.
SUBSETS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(part for part in range(mask + 1) if part & mask == part) for mask in range(2**CATEGORIES)
)
# For every mask of photos how many of them are in open categories, and how many in closed ones.
_CHOICES: Final = 2**CATEGORIES
_OPEN: Final[tuple[int, ...]] = tuple(
    int.from_bytes(bytes(POPULATION[mask & choice] for choice in range(_CHOICES)), "little") for mask in range(_CHOICES)
)
_CLOSED: Final[tuple[int, ...]] = tuple(
    int.from_bytes(bytes(POPULATION[mask & ~choice] for choice in range(_CHOICES)), "little")
    for mask in range(_CHOICES)
)
_EVERYWHERE: Final = int.from_bytes(bytes((1,)) * _CHOICES, "little")
# The offsets of what is counted, each for all choices: hand photos of closed categories in rows that need nothing more;
# cities with one photo of closed categories, or with two, that become a row with photos of open ones; the same that
# need a joker for it; the cards that table photos and sets still need; the jokers among them; the photos that sets can
# spare.
_SINGLES: Final = _CHOICES
_PAIRS: Final = 2 * _CHOICES
_JOKER_SINGLES: Final = 3 * _CHOICES
_JOKER_PAIRS: Final = 4 * _CHOICES
_NEEDED: Final = 5 * _CHOICES
_JOKERS_NEEDED: Final = 6 * _CHOICES
_SPARE: Final = 7 * _CHOICES
_END: Final = 8 * _CHOICES
# With at most so many categories that may be open or not, all choices are fast to look at.
_FEW: Final = 3
# More jokers than there are.
_NEVER: Final = JOKERS + 1


class UpperBounds:
    """The upper bounds of one position."""

    __slots__ = ("_counted", "_forced", "_hand", "_jokers", "_objective", "sparing", "widest")

    def __init__(self, problem: Problem, sets: Sets, pins: list[tuple[RowPin, ...]], objective: Objective) -> None:
        self._objective = objective
        self._hand = problem.hand
        self._jokers = jokers = problem.jokers
        # The categories that can have sets, and those that can spare a photo: a set keeps four cards, three of them
        # photos.
        widest = sets.pinned
        sparing = counted = 0
        smallest, enough = (SMALLEST, SET_FEWEST) if jokers else (SET_FEWEST, SET_FEWEST + 1)
        for category, photos in enumerate(sets.photos):
            if photos >= smallest:
                widest |= BIT[category]
                counted += _SETS[category][photos]
                if photos >= enough:
                    sparing |= BIT[category]
        if sets.pinned:
            counted += self._staying(problem, sets) * _EVERYWHERE << 8 * _JOKERS_NEEDED
        for city in problem.cities:
            table, hand = problem.tables[city], problem.hands[city]
            here = table | hand
            if not pins[city]:
                counted += _city(table, hand, here & sparing)
            else:
                # Rows with jokers take in whatever there is.
                counted += _CLOSED[hand]
                if len(pins[city]) == 1:
                    counted += _joker_row(here, here & sparing, pins[city][0])
        self._counted = counted.to_bytes(_END, "little")
        self.sparing = sparing
        self.widest = widest
        # Those that must have sets.
        self._forced = problem.forced | sets.pinned

    def _staying(self, problem: Problem, sets: Sets) -> int:
        """PR-J3: as many jokers stay in old sets as there are no new photos for."""
        total = 0
        for pin in problem.pins:
            if pin.line >= CITIES and len(sets.pins[pin.line - CITIES]) == 1:
                photos = sets.photos[pin.line - CITIES]
                total += max(0, pin.jokers - (photos - len(pin.old)) - max(0, SET_FEWEST - photos))
        return total

    def in_sets(self, open_sets: int) -> int:
        """How many hand photos are laid in any case if these categories are open: in sets if not in rows."""
        return (self._hand & PHOTOS_OF[open_sets]).bit_count()

    def of_widest(self) -> list[tuple[int, int]]:
        """The bound of opening all categories that can have sets, and which these are; empty with few choices."""
        free = self.widest & ~self._forced
        return self._above(-1, (free,)) if POPULATION[free] > _FEW else []

    def above(self, floor: int) -> list[tuple[int, int]]:
        """All choices with a bound above the floor, each with its bound, the best first."""
        found = self._above(floor, SUBSETS[self.widest & ~self._forced])
        found.sort(reverse=True)
        return found

    def _above(self, floor: int, parts: tuple[int, ...]) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        forced, hand, counted, all_jokers = self._forced, self._hand, self._counted, self._jokers
        if forced & ~self.widest:
            return found
        for part in parts:
            open_sets = forced | part
            jokers = all_jokers - counted[_JOKERS_NEEDED + open_sets]
            spare = all_jokers + counted[_SPARE + open_sets] - counted[_NEEDED + open_sets]
            if jokers < 0 or spare < 0:
                continue
            photos = counted[open_sets] + (hand & PHOTOS_OF[open_sets]).bit_count()
            if spare:
                pairs = counted[_PAIRS + open_sets]
                singles = counted[_SINGLES + open_sets]
                if jokers:
                    pairs += min(counted[_JOKER_PAIRS + open_sets], jokers)
                    singles += min(counted[_JOKER_SINGLES + open_sets], jokers)
                if pairs > spare:
                    pairs = spare
                photos += 2 * pairs + min(singles, (spare - pairs) // 2)
            bound = self._objective.photo * photos + self._objective.joker * all_jokers
            if bound > floor:
                found.append((bound, open_sets))
        return found


@lru_cache(maxsize=4096)
def _city(table: int, hand: int, sparing: int) -> int:
    """What a city adds to all choices; `sparing` are those of its categories that can spare a photo, if they are open.

    The numbers of closed photos on hand and table, and of those that can be fetched, make one byte for each choice, a
    code. One `bytes.translate` for each of the counts turns all 64 codes into what they add to it.
    """
    codes = _CLOSED[hand] + _TABLE * _CLOSED[table] + _FETCHED * _OPEN[sparing]
    all_codes = codes.to_bytes(_CHOICES, "little")
    added = b"".join([all_codes.translate(meaning) for meaning in _MEANINGS])
    return int.from_bytes(added, "little")


@lru_cache(maxsize=4096)
def _joker_row(photos: int, sparing: int, pin: RowPin) -> int:
    """PR-J3: what a city with one old joker row needs for it: three cards, and as many new ones as jokers leave."""
    old, _, jokers, _ = pin
    closed = _CLOSED[photos & old] + _TABLE * _CLOSED[photos & ~old]
    at_hand = closed + _OPEN[sparing & old] + _TABLE * _OPEN[sparing & ~old]
    needed = closed.to_bytes(_CHOICES, "little").translate(_CARDS_FOR[jokers])
    by_joker = at_hand.to_bytes(_CHOICES, "little").translate(_JOKERS_FOR[jokers])
    return int.from_bytes(needed + by_joker, "little") << 8 * _NEEDED


def _meaning(hand: int, table: int, fetched: int) -> tuple[int, ...]:
    """What a city with so many closed photos on hand and table adds, if so many others can be fetched.

    A row has two photos at least, so that one joker is all that helps.
    """
    need = max(0, ROW_FEWEST - hand - table)
    jokers = max(0, need - fetched)
    if table:
        return hand, 0, 0, 0, 0, need, jokers if jokers < 2 else _NEVER
    if not need:
        return hand, 0, 0, 0, 0, 0, 0
    rows = [0, 0, 0, 0]
    if hand and jokers < 2:
        rows[2 * jokers + hand - 1] = 1
    return 0, *rows, 0, 0


def _meanings() -> list[bytes]:
    tables = [bytearray(256) for _ in _meaning(0, 0, 0)]
    for hand in range(CATEGORIES + 1):
        for table in range(CATEGORIES + 1 - hand):
            for fetched in range(CATEGORIES + 1 - hand - table):
                code = hand + _TABLE * table + _FETCHED * fetched
                for meanings, meaning in zip(tables, _meaning(hand, table, fetched), strict=True):
                    meanings[code] = meaning
    return [bytes(meanings) for meanings in tables]


def _row_lacks(jokers: int, most: int) -> bytes:
    """The cards that an old row with so many jokers lacks, by the code of its old and new photos; never above most."""
    lacks = bytearray(256)
    for old in range(CATEGORIES + 1):
        for new in range(CATEGORIES + 1 - old):
            cards = ROW_FEWEST - old - new
            lacks[old + _TABLE * new] = _NEVER if cards > most else max(0, cards, jokers - new)
    return bytes(lacks)


def _sets_of(category: int, photos: int) -> int:
    """What a category with so many photos adds where it is open."""
    missing = max(0, SET_FEWEST - photos) * _OPEN[BIT[category]]
    spare = max(0, photos - SET_FEWEST) * _OPEN[BIT[category]]
    return (missing << 8 * _NEEDED) + (missing << 8 * _JOKERS_NEEDED) + (spare << 8 * _SPARE)


# With these factors no two counts of up to six photos have the same code, but for some that add nothing.
_TABLE: Final = 7
_FETCHED: Final = 42
_MEANINGS: Final = _meanings()
# By the jokers of an old row: what it needs besides closed photos; and, two photos being the fewest, what of jokers.
_CARDS_FOR: Final = [_row_lacks(jokers, ROW_FEWEST) for jokers in range(JOKERS + 1)]
_JOKERS_FOR: Final = [_row_lacks(jokers, 1) for jokers in range(JOKERS + 1)]
# By category and its photos: what it adds where it is open.
_SETS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_sets_of(category, photos) for photos in range(CITIES + 1)) for category in range(CATEGORIES)
)
