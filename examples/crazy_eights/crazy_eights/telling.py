"""What Crazy Eights says: of cards, events, moves and moments."""

from __future__ import annotations

from dataclasses import dataclass

from crazy_eights.cards import DECK, AnyMove, Draw, Drawn, Passed, Play, Played, Seen
from kartenhaus.engine import BoardView, Card, Event, Face, Said, Spot, Telling, Who

SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}


@dataclass(frozen=True, slots=True)
class View(BoardView[AnyMove]):
    suit: str
    drawn: bool
    passes: int


class CrazyEightsTelling(Telling[AnyMove, View]):
    prefix = "ce"

    def card(self, word: str) -> Said:
        return Said("ce-card", {"rank": word[:-1], "suit": word[-1]})

    def words(self) -> tuple[str, ...]:
        return DECK

    def face(self, word: str) -> Face:
        return Face(word[:-1].upper() + SIGNS[word[-1]], "red" if word[-1] in "hd" else "black")

    def event(self, event: Event) -> Said | None:
        match event:
            case Played(seat, card, suit):
                return Said("ce-event-played", {"player": Who(seat), "card": Card(card), "suit": suit or "none"})
            case Drawn(seat):
                return Said("ce-event-drawn", {"player": Who(seat)}, not_to=seat)
            case Seen(_, card):
                return Said("ce-event-seen", {"card": Card(card)})
            case Passed(seat):
                return Said("ce-event-passed", {"player": Who(seat)}, not_to=seat)
            case _:
                raise TypeError(f"not an event of this game: {event}")

    def move(self, view: View, move: AnyMove) -> tuple[Said | Card, ...]:
        if not isinstance(move, Play):
            return (Said("ce-move-draw" if isinstance(move, Draw) else "ce-move-pass"),)
        play = Said("ce-move-play", {"card": Card(move.card)})
        return (play, Said("ce-move-suit", {"suit": move.suit})) if move.suit else (play,)

    def spot(self, view: View, move: AnyMove) -> Spot:
        if isinstance(move, Play):
            return Spot(move.card, "pile")
        return Spot(zone="deck") if isinstance(move, Draw) else Spot()

    def expected(self, view: View) -> Said:
        return Said("ce-expected", {"suit": view.suit})

    def verdict(self, view: View) -> tuple[Said, ...]:
        return () if view.outcome is None else (Said("ce-verdict"),)
