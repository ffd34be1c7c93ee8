"""Monster Roll in plain text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from kartenhaus.engine import Event, Move, Seat
from kartenhaus.games.monster_roll import events as mr
from kartenhaus.games.monster_roll.cards import CARD_WORDS, COLOURS, LETTERS
from kartenhaus.games.monster_roll.moves import (
    Discard,
    DrawCard,
    EndTurn,
    LayPaper,
    LayStop,
    LayTear,
    MonsterRollMove,
    PickCard,
    TakeBack,
)
from kartenhaus.games.monster_roll.notation import write_move
from kartenhaus.games.monster_roll.view import PlayerView, View
from kartenhaus.terminal.face import Entry, Face, kebab

_PAINT: Final[Mapping[str, str]] = {"p": "magenta", "o": "yellow", "g": "green", "b": "blue"}
_CELL: Final = 7


class MonsterRollFace(Face):
    prefix = "mr"

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

    def card(self, word: str) -> str:
        """A card by its name."""
        if word == "st":
            return self.say("mr-card-stop")
        if word == "sc":
            return self.say("mr-card-scoring")
        if word.startswith("x"):
            return self.say("mr-card-tear", colour=self._colour(word[1]))
        kind = "mr-card-paper-star" if "+" in word else "mr-card-paper"
        return self.say(kind, left=self._colour(word[0]), right=self._colour(word[1]))

    def _colour(self, letter: str) -> str:
        return self.say(f"mr-colour-{COLOURS[LETTERS.index(letter)]}")

    # --- what can be done

    def expected(self, view: View) -> str:
        if view.phase == "draw" and PickCard() not in view.legal_moves:
            return self.say("mr-expected-draw-deck")
        if view.phase != "lay":
            return self.say(f"mr-expected-{view.phase}")
        if not view.steps and all(isinstance(move, Discard) for move in view.legal_moves):
            return self.say("mr-expected-discard")
        discarded = any(isinstance(step, Discard) for step in view.steps)
        unfinished = bool(view.steps) and not any(isinstance(move, EndTurn) for move in view.legal_moves)
        if unfinished:
            return self.say("mr-expected-mend")
        return self.say("mr-expected-lay", done=len(view.steps), discarded="yes" if discarded else "no")

    def menu(self, view: View) -> list[Entry]:
        kinds: dict[str, list[tuple[Move, str]]] = {}
        for move in view.legal_moves:
            kinds.setdefault(self._kind(move), []).append((move, self._where(move, view)))
        return [Entry(title, tuple(moves)) for title, moves in kinds.items()]

    def _kind(self, move: MonsterRollMove) -> str:
        match move:
            case LayPaper(card):
                return self.say("mr-menu-lay", card=self.card(CARD_WORDS[card]))
            case LayTear(card):
                return self.say("mr-menu-lay", card=self.card(CARD_WORDS[card]))
            case LayStop(place):
                return self.say("mr-menu-stop", place=place + 1)
            case Discard(card):
                return self.say("mr-menu-discard", card=self.card(CARD_WORDS[card]))
            case DrawCard() | PickCard() | TakeBack() | EndTurn():
                return self.say(f"mr-menu-{write_move(move)}")

    def _where(self, move: MonsterRollMove, view: View) -> str:
        """Where a card would go: at the end of the row, over what, or onto whose strip."""
        match move:
            case LayPaper(_, place, turned):
                row = view.players[self.me].row
                over = (
                    self.card(next(card for card in reversed(row[place]) if card != "st")) if place < len(row) else ""
                )
                return self.say("mr-menu-place", place=place + 1, over=over or "none", turned="yes" if turned else "no")
            case LayTear(_, seat, place):
                paper = self.card(view.players[seat].row[place][-1])
                return self.say("mr-menu-tear", player=self.names[seat], place=place + 1, over=paper)
            case _:
                return write_move(move)

    # --- what happened

    def tell(self, event: Event) -> str:
        if isinstance(event, mr.SectionScored) and not event.best:
            return ""
        if isinstance(event, mr.CardDrawn) and event.seat == self.me:
            return ""  # what was drawn is told next
        arguments = _ARGUMENTS[type(event)](self, event) if type(event) in _ARGUMENTS else {}
        if hasattr(event, "seat"):
            arguments |= self.who(event.seat)
        sentence = self.say(f"mr-event-{kebab(type(event).__name__)}", **arguments)
        return self.console.paint(sentence, "bold") if isinstance(event, mr.ScoringCame) else sentence

    def taken_back(self, event: mr.StepTakenBack) -> dict[str, str | int]:
        return {"card": self.card(event.card), "from": "pile" if event.row is None else "row"}


_Arguments = Callable[[MonsterRollFace, Any], dict[str, str | int]]

# The arguments of each event's sentence, where it has more than the seat.
_ARGUMENTS: Final[Mapping[type, _Arguments]] = {
    mr.MonsterTaken: lambda face, event: {"monster": face.say(f"mr-monster-{event.monster}")},
    mr.CardSeen: lambda face, event: {"card": face.card(event.card)},
    mr.CardPicked: lambda face, event: {"card": face.card(event.card)},
    mr.CardTurnedUp: lambda face, event: {"card": face.card(event.card)},
    mr.PaperLaid: lambda face, event: {
        "card": face.card(event.card),
        "place": event.place + 1,
        "over": face.card(event.over) if event.over else "none",
    },
    mr.StopLaid: lambda face, event: {"place": event.place + 1},
    mr.TearLaid: lambda face, event: {
        "card": face.card(event.card),
        "place": event.place + 1,
        "victim": face.names[event.row],
        "yours": "yes" if event.row == face.me else "no",
    },
    mr.CardDiscarded: lambda face, event: {"card": face.card(event.card)},
    mr.StepTakenBack: MonsterRollFace.taken_back,
    mr.ScoringCame: lambda face, event: {"number": event.number},
    mr.SectionScored: lambda face, event: {
        "sum": " + ".join(map(str, event.card_points)),
        "first": event.place + 1,
        "last": event.place + len(event.cards),
        "points": event.points,
        "count": len(event.cards),
    },
    mr.PointsWritten: lambda face, event: {"points": event.points, "total": event.total},
    mr.GameEnded: lambda face, event: {},
}
