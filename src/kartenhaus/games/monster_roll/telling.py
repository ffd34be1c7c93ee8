"""What Monster Roll says: of events, moves and moments. Places are counted from 1, as people do."""

from __future__ import annotations

from kartenhaus.engine import Card, Event, Said, Telling, Who
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
from kartenhaus.games.monster_roll.view import View


class MonsterRollTelling(Telling[MonsterRollMove, View]):
    prefix = "mr"

    def card(self, word: str) -> Said:
        """Paper by the colours that it shows now, whichever way round it was laid."""
        if word == "st":
            return Said("mr-card-stop")
        if word == "sc":
            return Said("mr-card-scoring")
        if word.startswith("x"):
            return Said("mr-card-tear", {"colour": _colour(word[1])})
        kind = "mr-card-paper-star" if "+" in word else "mr-card-paper"
        return Said(kind, {"left": _colour(word[0]), "right": _colour(word[1])})

    def words(self) -> tuple[str, ...]:
        return tuple(CARD_WORDS.values())

    def event(self, event: Event) -> Said | None:
        match event:
            case mr.MonsterTaken(seat, monster):
                return Said("mr-event-monster-taken", {"player": Who(seat), "monster": Said(f"mr-monster-{monster}")})
            case mr.TurnBegan(seat):
                return self.turn(seat)
            case mr.CardDrawn(seat):
                return Said("mr-event-card-drawn", {"player": Who(seat)}, not_to=seat)
            case mr.CardSeen(_, card):
                return Said("mr-event-card-seen", {"card": Card(card)})
            case mr.CardPicked(seat, card):
                return Said("mr-event-card-picked", {"player": Who(seat), "card": Card(card)})
            case mr.CardTurnedUp(card):
                return Said("mr-event-card-turned-up", {"card": Card(card)})
            case mr.PaperLaid(seat, card, place, over):
                return Said(
                    "mr-event-paper-laid",
                    {
                        "player": Who(seat),
                        "card": Card(card),
                        "place": place + 1,
                        "over": Card(over) if over else "none",
                    },
                )
            case mr.StopLaid(seat, place):
                return Said("mr-event-stop-laid", {"player": Who(seat), "place": place + 1})
            case mr.TearLaid(seat, card, row, place):
                return Said(
                    "mr-event-tear-laid",
                    {"player": Who(seat), "victim": Who(row), "card": Card(card), "place": place + 1},
                )
            case mr.CardDiscarded(seat, card):
                return Said("mr-event-card-discarded", {"player": Who(seat), "card": Card(card)})
            case mr.StepTakenBack(seat, card, taken_from):
                origin = "pile" if taken_from is None else "row"
                return Said("mr-event-step-taken-back", {"player": Who(seat), "card": Card(card), "from": origin})
            case mr.TurnEnded():
                return None  # the next player's turn is told
            case mr.ScoringCame(number):
                return Said("mr-event-scoring-came", {"number": number})
            case mr.SectionScored(seat, place, cards, card_points, points, best):
                if not best:
                    return None
                return Said(
                    "mr-event-section-scored",
                    {
                        "player": Who(seat),
                        "sum": " + ".join(map(str, card_points)),
                        "first": place + 1,
                        "last": place + len(cards),
                        "points": points,
                        "count": len(cards),
                    },
                )
            case mr.PointsWritten(seat, points, total):
                return Said("mr-event-points-written", {"player": Who(seat), "points": points, "total": total})
            case mr.GameEnded():
                return Said("mr-event-game-ended")
            case _:
                raise TypeError(f"not an event of this game: {event}")

    def move(self, view: View, move: MonsterRollMove) -> tuple[Said | Card, ...]:
        """For a card that is laid: the card, then where it would go and over what."""
        match move:
            case DrawCard():
                return (Said("mr-menu-draw"),)
            case PickCard():
                return (Said("mr-menu-pick"),)
            case LayPaper(card, place, turned):
                row = view.players[view.active].row
                under = [word for word in row[place] if word != "st"] if place < len(row) else []
                where = Said(
                    "mr-menu-place",
                    {
                        "place": place + 1,
                        "over": Card(under[-1]) if under else "none",
                        "turned": "yes" if turned else "no",
                    },
                )
                return (_lay(card), where)
            case LayTear(card, seat, place):
                paper = view.players[seat].row[place][-1]
                return (
                    _lay(card),
                    Said("mr-menu-tear", {"player": Who(seat), "place": place + 1, "over": Card(paper)}),
                )
            case LayStop(place):
                return (Said("mr-menu-stop", {"place": place + 1}),)
            case Discard(card):
                return (Said("mr-menu-discard", {"card": Card(CARD_WORDS[card])}),)
            case TakeBack():
                return (Said("mr-menu-back"),)
            case EndTurn():
                return (Said("mr-menu-end"),)

    def expected(self, view: View) -> Said:
        moves, steps = view.legal_moves, view.steps
        if view.phase == "draw" and PickCard() not in moves:
            return Said("mr-expected-draw-deck")
        if view.phase != "lay":
            return Said(f"mr-expected-{view.phase}")
        if not steps and all(isinstance(move, Discard) for move in moves):
            return Said("mr-expected-discard")
        if steps and moves and EndTurn not in map(type, moves):
            return Said("mr-expected-mend")
        discarded = any(isinstance(step, Discard) for step in steps)
        return Said("mr-expected-lay", {"done": len(steps), "discarded": "yes" if discarded else "no"})

    def verdict(self, view: View) -> tuple[Said, ...]:
        """The scoring in which the winner got furthest ahead of whoever came second."""
        outcome = view.outcome
        if outcome is None:
            return ()
        ended = Said("mr-event-game-ended")
        if len(outcome.winners) > 1:
            return (ended, Said("mr-verdict-shared"))
        winner, second = outcome.places.index(1), outcome.places.index(2)
        first, next_best = view.players[winner].scores, view.players[second].scores
        ahead = [more - fewer for more, fewer in zip(first, next_best, strict=True)]
        scoring = ahead.index(max(ahead))
        decided = Said(
            "mr-verdict-decided",
            {
                "number": scoring + 1,
                "winner": Who(winner),
                "points": first[scoring],
                "second": Who(second),
                "fewer": next_best[scoring],
            },
        )
        return (ended, decided)


def _colour(letter: str) -> Said:
    return Said(f"mr-colour-{COLOURS[LETTERS.index(letter)]}")


def _lay(card: int) -> Said:
    return Said("mr-menu-lay", {"card": Card(CARD_WORDS[card])})
