"""Any game in plain text: its zones of cards one below the other, then the hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kartenhaus.engine import Move, Zone
from kartenhaus.terminal.face import Face


class PlainFace(Face):
    """For games that bring no face of their own."""

    def table(self, view: Any) -> list[str]:
        rule = "─" * min(self.console.width, 78)
        middle = [f"   {self._zone(zone)}" for zone in view.zones if zone.seat is None]
        lines = [rule, *middle]
        for seat, name in enumerate(self.names):
            mark = "▶" if seat == view.active and view.outcome is None else " "
            theirs = [self._zone(zone) for zone in view.zones if zone.seat == seat]
            lines.append(f" {mark} {name} · {' · '.join(theirs)}")
        if view.hand:
            lines += ["", f"{self.say('plain-hand')} {self._cards(view.hand)}"]
        return [*lines, rule]

    def calls(self, view: Any) -> list[tuple[Move, str]]:
        """In another's turn, all that is offered is a call."""
        telling = self.reader.telling
        return [(move, " ".join(map(self.line, telling.move(view, move)))) for move in view.legal_moves]

    def chance(self, view: Any) -> object:
        return view.legal_moves

    def _zone(self, zone: Zone) -> str:
        """What can be seen of it: open cards, of a pile only its top card, and how many there are."""
        name = self.say(f"{self.prefix}-zone-{zone.name}")
        if not zone.cards:
            return self.say("plain-zone", zone=name, count=zone.count)
        shown = zone.cards[-1:] if zone.kind == "pile" else zone.cards
        return self.say("plain-zone-cards", zone=name, count=zone.count, cards=self._cards(shown))

    def _cards(self, words: Iterable[str]) -> str:
        """Cards by the words that moves are typed with."""
        return " ".join(self._card(word) for word in words)

    def _card(self, word: str) -> str:
        face = self.reader.telling.face(word)
        colour = {"black": "bold", "grey": "dim"}.get(face.colour, face.colour)
        return self.console.paint(f"{face.text}({word})" if face.text.lower() != word else word, colour)
