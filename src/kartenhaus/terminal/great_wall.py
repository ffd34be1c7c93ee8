"""The Great Wall in plain text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from kartenhaus.engine import Move
from kartenhaus.games.great_wall.cards import ACTION_NAMES, CARD_NAMES, Composition
from kartenhaus.games.great_wall.events import PhotoTaken
from kartenhaus.games.great_wall.moves import (
    Claim,
    GreatWallMove,
    MoveCard,
    PlaceCard,
    RemoveCard,
    ReturnCard,
    SwapCards,
)
from kartenhaus.games.great_wall.notation import write_move
from kartenhaus.games.great_wall.view import View
from kartenhaus.terminal.face import Entry, Face

_CARD_COLOURS: Final[Mapping[str, str]] = {
    "L": "yellow",
    "F": "cyan",
    "T": "blue",
    "O": "green",
    "P": "magenta",
    "H": "red",
    "M": "red",
    "E": "red",
    "W": "bold",
}


class GreatWallFace(Face):
    highlights = (PhotoTaken,)
    call_verb = "click"

    # --- the table

    def table(self, view: View) -> list[str]:
        say = self.say
        rule = "─" * min(self.console.width, 78)
        lines = [rule, *self._scores(view), ""]
        lines += [say("gw-table-wall"), *self._wall(view.wall), ""]
        if view.drawn:
            lines.append(say("gw-table-drawn", card=self.card(view.drawn)))
        lines.append(say("gw-table-market", cards=self._cards(view.market)))
        lines.append(
            say(
                "gw-table-piles",
                deck=view.wall_deck,
                discard=self._counted(view.wall_discard),
                compositions=view.composition_deck,
            )
        )
        if view.turns_left is not None and view.outcome is None:
            lines.append(self.console.paint(say("gw-table-last-round", count=view.turns_left), "yellow"))
        lines += ["", say("gw-table-open"), *self._compositions(view.open_compositions)]
        lines += [say("gw-table-own"), *self._compositions(view.compositions)]
        actions = " · ".join(self.card(ACTION_NAMES[letter]) for letter in view.actions) or say("nothing")
        return [*lines, say("gw-table-actions", actions=actions), rule]

    def glance(self, view: View) -> list[str]:
        """The wall, and what the person could photograph on it."""
        own = [self.say("gw-table-own"), *self._compositions(view.compositions)]
        return [self.say("gw-table-wall"), *self._wall(view.wall), *own]

    def _scores(self, view: View) -> list[str]:
        width = max(len(name) for name in self.names)
        lines = []
        for seat, player in enumerate(view.players):
            mark = "▶" if seat == view.active and view.outcome is None else " "
            count = self.say("gw-table-player", points=player.points, photos=len(player.photos))
            lines.append(f" {mark} {self.names[seat]:<{width}}  {count}")
        return lines

    def _wall(self, wall: str) -> list[str]:
        """Cards in a row, as many as fit, numbered from the left; a rickshaw stands above its card's name."""
        if not wall:
            return [f"  {self.say('nothing')}"]
        inner = max(len(self._short(letter)) for letter in CARD_NAMES)
        per_row = max(1, (self.console.width - 1) // (inner + 3))
        lines: list[str] = []
        for start in range(0, len(wall), per_row):
            row = wall[start : start + per_row]
            lines += [
                " " + " ".join(str(start + number + 1).center(inner + 2) for number in range(len(row))).rstrip(),
                " " + " ".join("┌" + "─" * inner + "┐" for _ in row),
                " " + " ".join(f"│{self._letter(card, inner)}│" for card in row),
                " " + " ".join(f"│{self._painted(card, self._short(card).center(inner))}│" for card in row),
                " " + " ".join("└" + ("═" if card.islower() else "─") * inner + "┘" for card in row),
            ]
        return lines

    def _letter(self, card: str, width: int) -> str:
        text = f"«{card.upper()}»" if card.islower() else card
        return self._painted(card, text.center(width))

    def _painted(self, card: str, text: str) -> str:
        return self.console.paint(text, "dim" if card.islower() else _CARD_COLOURS[card])

    def _short(self, letter: str) -> str:
        return self.say(f"gw-short-{CARD_NAMES[letter.upper()]}")

    def _cards(self, letters: str) -> str:
        return " · ".join(f"{letter} {self.card(letter)}" for letter in letters) or self.say("nothing")

    def _counted(self, letters: str) -> str:
        """A pile in few words: how many of each card."""
        counts = Counter(letters)
        ordered = [letter for letter in CARD_NAMES if letter in counts]
        return " ".join(f"{counts[letter]}{letter}" for letter in ordered) or self.say("nothing")

    def _compositions(self, compositions: tuple[Composition, ...]) -> list[str]:
        if not compositions:
            return [f"   {self.say('nothing')}"]
        return [f"   {self._composition(composition)}" for composition in compositions]

    def _composition(self, composition: Composition) -> str:
        cards = " - ".join(self.card(letter) for letter in composition.name)
        return f"{composition.name:<6}{self.say('points', count=composition.points):<10} {cards}"

    # --- what can be done

    def menu(self, view: View) -> list[Entry]:
        """A line for each action card. Uses that leave the wall looking the same, or alike, are left to be typed."""
        kinds: dict[str, dict[str, GreatWallMove]] = {}
        for move in sorted(view.legal_moves, key=lambda move: _market_order(move, view)):
            if not isinstance(move, Claim):
                uses = kinds.setdefault(self._kind(move, view), {})
                wall = _wall_after(move, view.wall)
                uses.setdefault(write_move(move) if wall is None else wall, move)
        for uses in kinds.values():
            if len(uses) > 1:
                uses.pop(view.wall, None)
        return [self._entry(title, uses, view) for title, uses in kinds.items()]

    def _entry(self, title: str, uses: dict[str, GreatWallMove], view: View) -> Entry:
        """Swaps are chosen card by card, cards to take back by kind and then place: all at once would be too much."""
        moves: list[tuple[Move, str]] = [(move, f"{write_move(move)} → {_marked(wall)}") for wall, move in uses.items()]
        parts: dict[str, list[tuple[Move, str]]] = {}
        for move, label in moves:
            if isinstance(move, SwapCards):
                card = f"{move.left + 1} {self.card(view.wall[move.left])}"
                parts.setdefault(card, []).append((move, label))
            elif isinstance(move, ReturnCard):
                parts.setdefault(self.card(chr(move.card)), []).append((move, label))
        if len(parts) > 1 and len(moves) > 12:
            return Entry(title, (), tuple(Entry(part, tuple(uses)) for part, uses in parts.items()))
        return Entry(title, tuple(moves))

    def _kind(self, move: GreatWallMove, view: View) -> str:
        """The line of the menu that a move stands under; moves of one action card share a line."""
        return self.line(self.reader.telling.move(view, move)[0])

    def calls(self, view: View) -> list[tuple[Move, str]]:
        own = [(Claim(composition.name), self._composition(composition)) for composition in view.compositions]
        if view.viewer != view.active:
            return list(own)
        return [*own, *((Claim(shown.name), self._composition(shown)) for shown in view.open_compositions)]

    def chance(self, view: View) -> object:
        return (view.wall, view.compositions)


def _market_order(move: Move, view: View) -> int:
    """Placings stand in the menu as their cards lie in the market."""
    return view.market.find(chr(move.card)) if isinstance(move, PlaceCard) else len(view.market)


def _wall_after(move: Move, wall: str) -> str | None:
    """What the wall will be after an action; None if that is not certain, or not changed by it."""
    match move:
        case MoveCard(origin, target):
            rest = wall[:origin] + wall[origin + 1 :]
            return rest[:target] + wall[origin] + rest[target:]
        case SwapCards(left, right):
            return wall[:left] + wall[right] + wall[left + 1 : right] + wall[left] + wall[right + 1 :]
        case RemoveCard(place):
            return wall[:place] + wall[place + 1 :]
        case ReturnCard(card, place):
            return wall[:place] + chr(card) + wall[place:]
        case _:
            return None


def _marked(wall: str) -> str:
    """A wall in letters, with the mark of rickshaws that the table has."""
    return "".join(f"«{card.upper()}»" if card.islower() else card for card in wall)
