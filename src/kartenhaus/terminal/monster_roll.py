"""Monster Roll in plain text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kartenhaus.engine import Seat
from kartenhaus.games.monster_roll.events import ScoringCame
from kartenhaus.games.monster_roll.view import PlayerView, View
from kartenhaus.terminal.face import Face

_PAINT: Final[Mapping[str, str]] = {"p": "magenta", "o": "yellow", "g": "green", "b": "blue"}
_CELL: Final = 7


class MonsterRollFace(Face):
    highlights = (ScoringCame,)

    # --- the table

    def table(self, view: View) -> list[str]:
        rule = "─" * min(self.console.width, 78)
        lines = [rule]
        for seat, player in enumerate(view.players):
            lines += [*self._row(view, seat, player), ""]
        top = self.card(view.discard_pile[-1]) if view.discard_pile else self.say("nothing")
        lines.append(self.say("mr-table-piles", deck=view.draw_pile, top=top, scorings=3 - view.scorings))
        return [*lines, *self._hand(view), rule]

    def again(self, view: View) -> list[str]:
        """While the hand is being filled, the hand alone is news."""
        return self._hand(view) if view.phase == "draw" else self.table(view)

    def _hand(self, view: View) -> list[str]:
        return [self.say("mr-table-hand"), *(f"   {card:<5}{self.card(card)}" for card in view.hand)]

    def _row(self, view: View, seat: Seat, player: PlayerView) -> list[str]:
        """A player's line and strip, the monster at the left; places are numbered as moves name them."""
        mark = "▶" if seat == view.active and view.outcome is None else " "
        monster = self.say(f"mr-monster-{player.monster}")
        score = self.say("mr-table-player", points=player.points, row=player.row_points)
        lines = [f" {mark} {self.names[seat]} · {monster} · {score}"]
        per_line = max(1, (self.console.width - 4) // (_CELL + 1))
        for start in range(0, len(player.row), per_line):
            places = player.row[start : start + per_line]
            lines.append("    " + " ".join(str(start + n + 1).center(_CELL) for n in range(len(places))).rstrip())
            lines.append("    " + "│".join(self._place(cards) for cards in places))
        covered = {place: cards[: -2 if cards[-1] == "st" else -1] for place, cards in enumerate(player.row, start=1)}
        shown = " · ".join(f"{place}: {' '.join(cards)}" for place, cards in covered.items() if cards)
        if shown:
            lines.append(f"    {self.console.paint(self.say('mr-table-covered', places=shown), 'dim')}")
        if not player.row:
            lines.append(f"    {self.say('mr-table-no-paper')}")
        return lines

    def _place(self, cards: tuple[str, ...]) -> str:
        """The top of a place: paper with its two colours, a star, a stop over it; or a tear."""
        top = cards[-1]
        stopped = top == "st"
        paper = cards[-2] if stopped else top
        if paper.startswith("x"):
            return self.console.paint(f"-╳{paper[1]}╳-".center(_CELL), _PAINT[paper[1]])
        edge = "■" if stopped else "─"
        middle = "★" if "+" in paper else edge
        left, right = self.console.paint(paper[0], _PAINT[paper[0]]), self.console.paint(paper[1], _PAINT[paper[1]])
        return f" {left}{edge}{middle}{edge}{right} "
