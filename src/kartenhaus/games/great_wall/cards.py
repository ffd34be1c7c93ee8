"""The cards of The Great Wall, and decks of them.

Every card is a small int, the code of the letter that stands for it in notation, and every pile is a `bytes`
with its top card last. So a wall reads as text, is searched at the speed of `bytes.find`, and costs nothing to copy.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kartenhaus.engine import DeckReader, Decks, Refused, packaged_deck

LANTERN: Final = ord("L")
FAN: Final = ord("F")
TEAPOT: Final = ord("T")
LOTUS: Final = ord("O")
PANDA: Final = ord("P")
DRAGON_HEAD: Final = ord("H")
DRAGON_MIDDLE: Final = ord("M")
DRAGON_TAIL: Final = ord("E")
TOWER: Final = ord("W")
RICKSHAW: Final = ord("R")
# A wall card under a rickshaw is written as a small letter: this bit is set.
UNDER: Final = 0x20
# Small letters, and they alone, are at least this.
UNDER_A: Final = ord("a")

WALL_CARDS: Final[Mapping[str, int]] = {
    "lantern": LANTERN,
    "fan": FAN,
    "teapot": TEAPOT,
    "lotus": LOTUS,
    "panda": PANDA,
    "dragon-head": DRAGON_HEAD,
    "dragon-middle": DRAGON_MIDDLE,
    "dragon-tail": DRAGON_TAIL,
    "tower": TOWER,
}

MOVE_1: Final = ord("1")
MOVE_2: Final = ord("2")
SWAP: Final = ord("S")
REMOVE: Final = ord("R")
EXTRA: Final = ord("X")
NEW_MARKET: Final = ord("N")
TAKE_BACK: Final = ord("B")

ACTIONS: Final[Mapping[str, int]] = {
    "move-1": MOVE_1,
    "move-2": MOVE_2,
    "swap": SWAP,
    "remove": REMOVE,
    "extra-composition": EXTRA,
    "new-market": NEW_MARKET,
    "take-back": TAKE_BACK,
}

CARD_NAMES: Final[Mapping[str, str]] = {chr(card): name for name, card in WALL_CARDS.items()} | {"R": "rickshaw"}
ACTION_NAMES: Final[Mapping[str, str]] = {chr(action): name for name, action in ACTIONS.items()}

# What compositions show; the dragon's parts follow from how many of them stand side by side (GW-D1).
SYMBOLS: Final = ("lantern", "fan", "teapot", "lotus", "panda", "dragon", "tower")
DRAGONS: Final[Mapping[int, bytes]] = {
    2: bytes((DRAGON_HEAD, DRAGON_TAIL)),
    3: bytes((DRAGON_HEAD, DRAGON_MIDDLE, DRAGON_TAIL)),
}

WALL_AT_START: Final = 4
MARKET_SIZE: Final = 3
STACKS: Final = 3
HAND_ACTIONS: Final = 3
HAND_COMPOSITIONS: Final = 2
OPEN_COMPOSITIONS: Final = 3
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
MOST_WALL_CARDS: Final = 120


@dataclass(frozen=True, slots=True)
class Composition:
    """A sequence of wall cards to photograph, named by its letters, and what the photo is worth."""

    name: str
    points: int

    @property
    def plain(self) -> bool:
        """Neither dragon nor panda: may lie open at the start (GW-S2)."""
        return not any(letter in "PHME" for letter in self.name)


@dataclass(frozen=True, slots=True, weakref_slot=True)
class Deck:
    """The cards of one deck file. A composition is known by its place in `compositions`."""

    wall: bytes
    rickshaws: int
    actions: bytes
    compositions: tuple[Composition, ...]
    # The cards of each composition: as they are on a wall, and as text, which is also its name.
    patterns: tuple[bytes, ...]
    names: tuple[str, ...]
    by_name: Mapping[str, int]

    def fault(self, seats: int) -> Refused | None:
        """GW-C5: why this many players cannot play with this deck; None if they can."""
        plain = sum(composition.plain for composition in self.compositions)
        needed = HAND_COMPOSITIONS * seats + OPEN_COMPOSITIONS
        if plain < needed:
            return Refused("gw-deck-too-few-plain", "GW-C5", {"seats": seats, "needed": needed, "there": plain})
        if len(self.compositions) <= needed:
            return Refused("gw-deck-none-left", "GW-C5", {"seats": seats, "needed": needed + 1})
        if len(self.actions) < HAND_ACTIONS * seats:
            needed = HAND_ACTIONS * seats
            return Refused("gw-deck-too-few-actions", "GW-C5", {"seats": seats, "needed": needed})
        return None


@Decks
def read_deck(text: str) -> Deck | Refused:
    """GW-C5: the deck that a deck file holds (empty text: ours), or what is wrong with it."""
    reader = DeckReader(text or packaged_deck("kartenhaus.games.great_wall"), "GW-C5")
    reader.only("wall", "rickshaws", "actions", "composition")
    wall = reader.take_counts("wall", tuple(WALL_CARDS), most=99)
    rickshaws = reader.take_number("rickshaws", 0, STACKS)
    actions = reader.take_counts("actions", tuple(ACTIONS), most=99)
    fewest = WALL_AT_START + MARKET_SIZE + STACKS
    if sum(wall.values()) < fewest:
        reader.refuse("gw-deck-too-few-wall-cards", {"needed": fewest})
    if sum(wall.values()) > MOST_WALL_CARDS:
        reader.refuse("gw-deck-too-many-wall-cards", {"most": MOST_WALL_CARDS})
    compositions: list[Composition] = []
    for number, entry in enumerate(reader.take_entries("composition"), start=1):
        place = f"composition {number}"
        for field in entry:
            if field not in ("symbols", "points"):
                reader.refuse("deck-unknown-field", {"field": f"{place}.{field}", "known": "symbols, points"})
        name = _composition_name(reader, reader.entry_words(entry, "symbols", place), place)
        if any(name == other.name for other in compositions):
            reader.refuse("gw-deck-twice", {"field": place})
        if any(count > wall[CARD_NAMES[letter]] for letter, count in Counter(name).items()):
            reader.refuse("gw-deck-impossible", {"field": place})
        compositions.append(Composition(name, reader.entry_number(entry, "points", place, 1, 99)))
    if len(compositions) > 255:
        reader.refuse("gw-deck-too-many-compositions", {"most": 255})
    if reader.fault is not None:
        return reader.fault
    return Deck(
        wall=b"".join(bytes((WALL_CARDS[kind],)) * count for kind, count in wall.items()),
        rickshaws=rickshaws,
        actions=b"".join(bytes((ACTIONS[kind],)) * count for kind, count in actions.items()),
        compositions=tuple(compositions),
        patterns=tuple(composition.name.encode() for composition in compositions),
        names=tuple(composition.name for composition in compositions),
        by_name={composition.name: number for number, composition in enumerate(compositions)},
    )


def _composition_name(reader: DeckReader, symbols: list[str], place: str) -> str:
    """The letters of a composition, each run of dragons spelled out as the parts it needs."""
    if not 2 <= len(symbols) <= 8:
        reader.refuse("gw-deck-length", {"field": place, "low": 2, "high": 8})
    letters = b""
    run = 0
    for symbol, following in zip(symbols, [*symbols[1:], ""], strict=False):
        if symbol not in SYMBOLS:
            reader.refuse("deck-unknown-kind", {"field": f"{place}.{symbol}", "known": ", ".join(SYMBOLS)})
        elif symbol != "dragon":
            letters += bytes((WALL_CARDS[symbol],))
        elif following == "dragon":
            run += 1
        else:
            if run + 1 not in DRAGONS:
                reader.refuse("gw-deck-dragon-run", {"field": place, "length": run + 1})
            letters += DRAGONS.get(run + 1, b"")
            run = 0
    return letters.decode()
