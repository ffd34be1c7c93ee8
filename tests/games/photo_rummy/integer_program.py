"""The best lay as an integer program, straight from the rules: a second opinion that shares nothing with the solver.

Every combination that can lie on the table is a slot of one city or one category, with a binary for each photo that
may lie in it and a number of jokers. An old combination with jokers has a slot of its own, its successor (PR-J3). The
other slots of a city are as many as its photos could fill with two each; a category needs two, because of three sets of
one category, which have at most 23 cards, the two smallest can always be made one (PR-K5).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np

JOKER = 102
JOKERS = 6


@dataclass
class _Slot:
    """Where one combination may lie: the numbers of its variables."""

    jokers: int
    photos: dict[int, int] = field(default_factory=dict)


class Program:
    """Variables and rows, collected for HiGHS."""

    def __init__(self) -> None:
        self.costs: list[float] = []
        self.lower: list[float] = []
        self.upper: list[float] = []
        self.row_lower: list[float] = []
        self.row_upper: list[float] = []
        self.starts: list[int] = [0]
        self.columns: list[int] = []
        self.values: list[float] = []

    def variable(self, low: int, high: int, worth: int = 0) -> int:
        self.costs.append(worth)
        self.lower.append(low)
        self.upper.append(high)
        return len(self.costs) - 1

    def require(self, terms: Iterable[tuple[int, int]], low: float, high: float) -> None:
        """low <= the sum of factor * variable <= high"""
        for factor, variable in terms:
            self.columns.append(variable)
            self.values.append(factor)
        self.starts.append(len(self.columns))
        self.row_lower.append(low)
        self.row_upper.append(high)

    def best(self) -> int:
        """The greatest worth."""
        if not self.costs:
            return 0
        import highspy  # here, because it cannot share a process with OR-tools, which reads the program as well

        lp = highspy.HighsLp()
        lp.num_col_ = len(self.costs)
        lp.num_row_ = len(self.row_lower)
        lp.sense_ = highspy.ObjSense.kMaximize
        lp.col_cost_ = np.array(self.costs, dtype=np.double)
        lp.col_lower_ = np.array(self.lower, dtype=np.double)
        lp.col_upper_ = np.array(self.upper, dtype=np.double)
        lp.row_lower_ = np.array(self.row_lower, dtype=np.double)
        lp.row_upper_ = np.array(self.row_upper, dtype=np.double)
        lp.integrality_ = [highspy.HighsVarType.kInteger] * len(self.costs)
        lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        lp.a_matrix_.start_ = np.array(self.starts, dtype=np.int32)
        lp.a_matrix_.index_ = np.array(self.columns, dtype=np.int32)
        lp.a_matrix_.value_ = np.array(self.values, dtype=np.double)
        solver = highspy.Highs()  # type: ignore[no-untyped-call]
        solver.setOptionValue("output_flag", False)
        solver.setOptionValue("threads", 1)
        solver.setOptionValue("mip_rel_gap", 0.0)
        solver.passModel(lp)
        solver.run()
        assert solver.getModelStatus() == highspy.HighsModelStatus.kOptimal, solver.getModelStatus()
        return round(solver.getInfo().objective_function_value)


def best_value(table: Sequence[bytes], hand: bytes, has_laid: bool, weights: tuple[int, int] = (1, 1)) -> int:
    """The greatest net worth of a lay: photos that leave the rack, and jokers that leave it less those that come."""
    program = program_of(table, hand, has_laid, weights)
    if program is None:
        return 0
    return program.best() - weights[1] * sum(cards.count(JOKER) for cards in table)


def fewest_changes(table: Sequence[bytes], hand: bytes, weights: tuple[int, int], worth: int) -> int:
    """The fewest photos that change between row and set, and jokers that leave their line, in a lay of this worth by
    somebody who has laid before."""
    program, slots = _program(table, hand, weights)
    out = sum(cards.count(JOKER) for cards in table)
    program.require(
        [(int(cost), variable) for variable, cost in enumerate(program.costs)], worth + weights[1] * out, np.inf
    )
    program.costs = [0.0] * len(program.costs)
    for line in slots:
        held = 0
        for cards in table:
            if cards and _line_of(cards) == line:
                held += cards.count(JOKER)
                for slot in (slot for other in slots if other != line for slot in slots[other]):
                    for photo in cards:
                        if photo in slot.photos:
                            program.costs[slot.photos[photo]] = -1
        if held:
            left = program.variable(0, JOKERS, -1)
            program.require([(1, left), *((1, slot.jokers) for slot in slots[line])], held, np.inf)
    return -program.best()


def program_of(table: Sequence[bytes], hand: bytes, has_laid: bool, weights: tuple[int, int]) -> Program | None:
    """The program of a position; None if there is no first combination to begin with."""
    program, slots = _program(table, hand, weights)
    return program if has_laid or _require_first(program, slots, hand, weights) else None


def _program(table: Sequence[bytes], hand: bytes, weights: tuple[int, int]) -> tuple[Program, dict[str, list[_Slot]]]:
    """PR-K, PR-L5 and PR-J for somebody who has laid before, and the slots of each line."""
    program = Program()
    on_table = [card for cards in table for card in cards if card != JOKER]
    in_hand = [card for card in hand if card != JOKER]
    lines = _lines(on_table + in_hand)
    slots: dict[str, list[_Slot]] = {line: [] for line in lines}
    for cards in table:
        jokers = cards.count(JOKER)
        if jokers:
            line = _line_of(cards)
            slot = _add_slot(program, line, lines[line], weights, 1)
            slots[line].append(slot)
            new = [(1, variable) for photo, variable in slot.photos.items() if photo not in cards]
            program.require([(1, slot.jokers), *new], jokers, np.inf)
    for line, photos in lines.items():
        count = len(photos) // 2 if line.startswith("row") else min(2, len(photos) // 3)
        slots[line] += [_add_slot(program, line, photos, weights, 0) for _ in range(count)]
    for photo in on_table + in_hand:
        lies = [(1, variable) for variable in _places_of(photo, slots)]
        program.require(lies, 0 if photo in in_hand else 1, 1)
        for _, variable in lies if photo in in_hand else []:
            program.costs[variable] = weights[0]
    all_jokers = hand.count(JOKER) + sum(cards.count(JOKER) for cards in table)
    program.require([(1, slot.jokers) for line in slots.values() for slot in line], 0, all_jokers)
    return program, slots


def _line_of(cards: bytes) -> str:
    return f"row {cards[0] // 6}" if cards[0] // 6 == cards[1] // 6 else f"set {cards[0] % 6}"


def _places_of(photo: int, slots: dict[str, list[_Slot]]) -> list[int]:
    """The variables of all slots in which a photo may lie."""
    lines = (f"row {photo // 6}", f"set {photo % 6}")
    return [slot.photos[photo] for line in lines for slot in slots.get(line, [])]


def _lines(photos: list[int]) -> dict[str, list[int]]:
    """The photos of each city with two of them, and of each category with three."""
    lines: dict[str, list[int]] = {}
    for photo in photos:
        lines.setdefault(f"row {photo // 6}", []).append(photo)
        lines.setdefault(f"set {photo % 6}", []).append(photo)
    return {line: found for line, found in lines.items() if len(found) >= (2 if line.startswith("row") else 3)}


def _add_slot(program: Program, line: str, photos: list[int], weights: tuple[int, int], must: int) -> _Slot:
    """PR-K1 to PR-K5, for one combination that may lie (or must)."""
    fewest, most = (3, 6) if line.startswith("row") else (4, 17)
    is_open = program.variable(must, 1)
    slot = _Slot(program.variable(0, JOKERS, weights[1]))
    for photo in photos:
        slot.photos[photo] = program.variable(0, 1)
    lies = [(1, variable) for variable in slot.photos.values()]
    program.require([(1, slot.jokers), *lies, (-fewest, is_open)], 0, np.inf)
    program.require([(1, slot.jokers), *lies, (-most, is_open)], -np.inf, 0)
    program.require([*lies, (-1, slot.jokers), (-1, is_open)], 0, np.inf)
    return slot


def _require_first(program: Program, slots: dict[str, list[_Slot]], hand: bytes, weights: tuple[int, int]) -> bool:
    """PR-L1: one combination is laid from the hand alone, and if it has jokers they stay in it (PR-J3).

    Its cards lie in whatever slots they end up in. If it has jokers, a slot of its line is its successor, and not also
    that of another combination.
    """
    own = hand.count(JOKER)
    chosen: list[tuple[int, int]] = []
    for line, there in slots.items():
        mine = [photo for photo in hand if photo != JOKER and photo in there[-1].photos]
        fewest, most = (3, 6) if line.startswith("row") else (4, 17)
        if len(mine) < fewest - 1 or len(mine) + own < fewest:
            continue
        here = program.variable(0, 1)
        chosen.append((1, here))
        jokers = program.variable(0, own)
        lies = []
        for photo in mine:
            first = program.variable(0, 1)
            lies.append((1, first))
            program.require([*((1, variable) for variable in _places_of(photo, slots)), (-1, first)], 0, np.inf)
        program.require([(1, jokers), *lies, (-fewest, here)], 0, np.inf)
        program.require([(1, jokers), *lies, (-most, here)], -np.inf, 0)
        program.require([*lies, (-1, jokers), (-1, here)], 0, np.inf)
        # The other slots of a line are alike, so the successor may be the last of them.
        program.require([(1, there[-1].jokers), (-1, jokers)], 0, np.inf)
    if chosen:
        program.require(chosen, 1, 1)
    return bool(chosen)
