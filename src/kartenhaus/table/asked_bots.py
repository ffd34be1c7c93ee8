"""The bots that were asked on a position, and their answers until the time they take has passed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from kartenhaus.engine import Move, Refused, Seat
from kartenhaus.table.effects import AskBot
from kartenhaus.table.fairness import chance_of_bot
from kartenhaus.table.ledger import Ledger
from kartenhaus.table.phases import PLAYING
from kartenhaus.table.seats import MINDING_LEVEL


@dataclass(frozen=True, slots=True)
class BotAct:
    """What a bot does (None: it has nothing to call) when the time it takes has passed."""

    seat: Seat
    move: Move | None
    at: int


class AskedBots:
    """Every bot that can act is asked once on each position, whether or not it has anything to call."""

    __slots__ = ("_acts", "_asked", "_ledger")

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        # The version on which each was asked, and when.
        self._asked: dict[Seat, tuple[int, int]] = {}
        self._acts: list[BotAct] = []

    def ask(self, version: int, moment: int, has_spoken: Callable[[Seat], bool]) -> list[AskBot]:
        """The questions to those that were not asked yet. `has_spoken`: whether a seat needs no asking."""
        ledger = self._ledger
        if ledger.phase != PLAYING:
            return []
        asks: list[AskBot] = []
        for seat in ledger.game.actors(ledger.state):
            if seat in self._asked or not ledger.bot_plays(seat) or has_spoken(seat):
                continue
            self._asked[seat] = (version, moment)
            level = ledger.places[seat].level or MINDING_LEVEL
            chance = chance_of_bot(ledger.seed, ledger.moves, seat)
            view = ledger.game.view(ledger.state, seat)
            haste = ledger.settings.window > 0
            asks.append(AskBot(seat, level, version, chance, ledger.game.name, view, haste))
        return asks

    def hear(self, seat: Seat, version: int, text: str | None, after: int, moment: int) -> None:
        """Keeps an answer until its time has passed. An answer to an older question is dropped."""
        asked, at = self._asked.get(seat, (-1, 0))
        if version != asked or any(act.seat == seat for act in self._acts):
            return
        move: Move | Refused | None = None if text is None else self._ledger.game.read_move(text)
        when = max(moment, at + after)
        self._acts.append(BotAct(seat, None if isinstance(move, Refused) else move, when))

    def acts_at(self) -> int | None:
        """When the next of them acts."""
        return min([act.at for act in self._acts]) if self._acts else None

    def take_next(self) -> BotAct:
        """The next act; of those at the same moment the first clockwise."""
        act = min(self._acts, key=lambda act: (act.at, self._ledger.clockwise(act.seat)))
        self._acts.remove(act)
        return act

    def forget(self, seat: Seat) -> None:
        """The person plays for this seat again."""
        self._asked.pop(seat, None)
        self._acts = [act for act in self._acts if act.seat != seat]

    def forget_all(self) -> None:
        """The position has changed."""
        self._asked = {}
        self._acts = []

    def stood_still(self, held: int) -> None:
        """The game stood still for so long: everything is due that much later."""
        self._asked = {seat: (version, at + held) for seat, (version, at) in self._asked.items()}
        self._acts = [replace(act, at=act.at + held) for act in self._acts]
