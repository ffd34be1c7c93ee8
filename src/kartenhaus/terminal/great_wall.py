"""The Great Wall in plain text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from kartenhaus.engine import Event, Move
from kartenhaus.games.great_wall import events as gw
from kartenhaus.games.great_wall.cards import ACTION_NAMES, CARD_NAMES, Composition
from kartenhaus.games.great_wall.moves import (
    LEFT,
    Claim,
    DrawCard,
    EndTurn,
    GreatWallMove,
    MoveCard,
    NewHand,
    PlaceCard,
    RemoveCard,
    ReturnCard,
    SwapCards,
)
from kartenhaus.games.great_wall.notation import write_move
from kartenhaus.games.great_wall.view import View
from kartenhaus.terminal.face import Entry, Face, kebab

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
# Under which action card of the menu a move stands.
_ACTION_OF: Final[Mapping[type, str]] = {SwapCards: "S", RemoveCard: "R", ReturnCard: "B"}


class GreatWallFace(Face):
    prefix = "gw"

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
        actions = " · ".join(self.action(letter) for letter in view.actions) or say("nothing")
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

    def card(self, letter: str) -> str:
        return self.say(f"gw-card-{CARD_NAMES[letter.upper()]}")

    def action(self, letter: str) -> str:
        return self.say(f"gw-action-{ACTION_NAMES[letter]}")

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

    def expected(self, view: View) -> str:
        if view.phase == "act":
            left = view.actions_allowed - view.played
            return self.say("gw-expected-act", played=view.played, left=left)
        return self.say(f"gw-expected-{view.phase}")

    def menu(self, view: View) -> list[Entry]:
        kinds: dict[str, list[tuple[Move, str]]] = {}
        for move in view.legal_moves:
            if not isinstance(move, Claim):
                kinds.setdefault(self._kind(move), []).append((move, self._result(move, view)))
        return [Entry(title, tuple(moves)) for title, moves in kinds.items()]

    def _kind(self, move: GreatWallMove) -> str:
        """The line of the menu that a move stands under; moves of one action card share a line."""
        match move:
            case PlaceCard(card, end):
                return self.say("gw-menu-place", card=self.card(chr(card)), end="left" if end == LEFT else "right")
            case DrawCard():
                return self.say("gw-menu-draw")
            case NewHand():
                return self.say("gw-menu-new-hand")
            case EndTurn():
                return self.say("gw-menu-end")
            case MoveCard(origin, target):
                action = ACTION_NAMES["1" if abs(target - origin) == 1 else "2"]
            case _:
                action = ACTION_NAMES[_ACTION_OF.get(type(move), "X" if write_move(move) == "extra" else "N")]
        return f"{self.say(f'gw-action-{action}')}: {self.say(f'gw-action-{action}-help')}"

    def _result(self, move: GreatWallMove, view: View) -> str:
        """A move in its notation, and what the wall will be, as far as that is certain."""
        wall = view.wall
        match move:
            case MoveCard(origin, target):
                rest = wall[:origin] + wall[origin + 1 :]
                wall = rest[:target] + wall[origin] + rest[target:]
            case SwapCards(left, right):
                wall = wall[:left] + wall[right] + wall[left + 1 : right] + wall[left] + wall[right + 1 :]
            case RemoveCard(place):
                wall = wall[:place] + wall[place + 1 :]
            case ReturnCard(card, place):
                wall = wall[:place] + chr(card) + wall[place:]
            case _:
                return write_move(move)
        return f"{write_move(move)} → {wall}"

    def calls(self, view: View) -> list[tuple[Move, str]]:
        own = [(Claim(composition.name), self._composition(composition)) for composition in view.compositions]
        if view.viewer != view.active:
            return list(own)
        return [*own, *((Claim(shown.name), self._composition(shown)) for shown in view.open_compositions)]

    def chance(self, view: View) -> object:
        return (view.wall, view.compositions)

    # --- what happened

    def tell(self, event: Event) -> str:
        message = f"gw-event-{kebab(type(event).__name__)}"
        arguments = _ARGUMENTS[type(event)](self, event) if type(event) in _ARGUMENTS else {}
        if hasattr(event, "seat"):
            arguments |= self.who(event.seat)
        sentence = self.say(message, **arguments)
        return self.console.paint(sentence, "bold") if isinstance(event, gw.PhotoTaken) else sentence

    def actions(self, letters: str) -> str:
        return ", ".join(self.action(letter) for letter in letters) or self.say("nothing")


_Arguments = Callable[[GreatWallFace, Any], dict[str, str | int]]

# The arguments of each event's sentence, where it has more than the seat.
_ARGUMENTS: Final[Mapping[type, _Arguments]] = {
    gw.RickshawsRolled: lambda face, event: {
        "count": len(event.places),
        "places": ", ".join(str(place + 1) for place in event.places),
        "gone": event.left_the_wall,
    },
    gw.RickshawCame: lambda face, event: {"place": 0 if event.place is None else event.place + 1},
    gw.WallDeckRemade: lambda face, event: {"count": event.cards},
    gw.ActionDeckRemade: lambda face, event: {"count": event.cards},
    gw.CardSeen: lambda face, event: {"card": face.card(event.card)},
    gw.CardPlaced: lambda face, event: {
        "card": face.card(event.card),
        "end": "left" if event.end == LEFT else "right",
        "source": "deck" if event.slot is None else "market",
    },
    gw.MarketFilled: lambda face, event: {"card": face.card(event.card)},
    gw.MarketDiscarded: lambda face, event: {"cards": ", ".join(face.card(card) for card in event.cards)},
    gw.ActionPlayed: lambda face, event: {"action": ACTION_NAMES[event.action]},
    gw.CardMoved: lambda face, event: {"origin": event.origin + 1, "target": event.target + 1},
    gw.CardsSwapped: lambda face, event: {"left": event.left + 1, "right": event.right + 1},
    gw.CardRemoved: lambda face, event: {"card": face.card(event.card), "place": event.place + 1},
    gw.CardReturned: lambda face, event: {"card": face.card(event.card), "place": event.place + 1},
    gw.HandDiscarded: lambda face, event: {
        "actions": face.actions(event.actions),
        "count": len(event.compositions),
        "compositions": ", ".join(event.compositions),
    },
    gw.ActionsDrawn: lambda face, event: {"count": event.count},
    gw.ActionsSeen: lambda face, event: {"count": len(event.actions), "actions": face.actions(event.actions)},
    gw.CompositionsDrawn: lambda face, event: {"count": event.count},
    gw.CompositionsSeen: lambda face, event: {
        "count": len(event.compositions),
        "compositions": ", ".join(event.compositions),
    },
    gw.PhotoTaken: lambda face, event: {
        "composition": event.composition,
        "points": event.points,
        "place": event.place + 1,
        "open": "yes" if event.was_open else "no",
    },
    gw.WallRefilled: lambda face, event: {"card": face.card(event.card)},
    gw.GameEnded: lambda face, event: {"rule": event.rule},
}
