"""What Photo Rummy says: of events, moves and moments. Stacks and combinations are counted from 1, as people do."""

from __future__ import annotations

from kartenhaus.engine import Card, Event, Listed, Said, Seat, Telling, Who
from kartenhaus.games.photo_rummy import events as pr
from kartenhaus.games.photo_rummy.cards import (
    CARD_TEXTS,
    CARDS_BY_TEXT,
    CATEGORY_NAMES,
    CITY_NAMES,
    JOKER,
    category_of,
    city_of,
)
from kartenhaus.games.photo_rummy.moves import (
    DrawCard,
    EndTurn,
    FreeJoker,
    LayCard,
    MovePhoto,
    PhotoRummyMove,
    TakeBack,
)
from kartenhaus.games.photo_rummy.view import View


class PhotoRummyTelling(Telling[PhotoRummyMove, View]):
    prefix = "pr"

    def card(self, word: str) -> Said:
        """A photo by its city and category."""
        card = CARDS_BY_TEXT[word.lower()]
        if card == JOKER:
            return Said("pr-joker")
        city, category = CITY_NAMES[city_of(card)], CATEGORY_NAMES[category_of(card)]
        return Said("pr-photo", {"city": Said(f"pr-city-{city}"), "category": Said(f"pr-category-{category}")})

    def words(self) -> tuple[str, ...]:
        return CARD_TEXTS

    def event(self, event: Event) -> Said | None:
        match event:
            case pr.RoundBegan(number, seat):
                return Said("pr-event-round-began", {"number": number, "player": Who(seat)})
            case pr.RackSeen() | pr.CombinationBegan() | pr.CombinationGone():
                return None
            case pr.TurnBegan(seat):
                return self.turn(seat)
            case pr.CardDrawn(seat, stack):
                return Said("pr-event-card-drawn", {"player": Who(seat), "stack": stack + 1}, not_to=seat)
            case pr.CardSeen(_, card):
                return Said("pr-event-card-seen", {"card": Card(card)})
            case pr.CardLaid(seat, card, target):
                return Said("pr-event-card-laid", {"player": Who(seat), "card": Card(card), "number": target + 1})
            case pr.PhotoMoved(seat, photo, origin, target):
                return Said(
                    "pr-event-photo-moved",
                    {"player": Who(seat), "card": Card(photo), "origin": origin + 1, "number": target + 1},
                )
            case pr.JokerFreed(seat, photo, _, target):
                return Said("pr-event-joker-freed", {"player": Who(seat), "card": Card(photo), "number": target + 1})
            case pr.FirstCombinationLaid(seat):
                return Said("pr-event-first-combination-laid", {"player": Who(seat)})
            case pr.StepTakenBack(seat, card):
                return Said("pr-event-step-taken-back", {"player": Who(seat), "card": Card(card)})
            case pr.TurnEnded(seat, laid, kept):
                return Said("pr-event-turn-ended", {"player": Who(seat), "count": laid, "kept": kept})
            case pr.RackLeft(seat, photos, jokers):
                return Said("pr-event-rack-left", {"player": Who(seat), "photos": photos, "jokers": jokers})
            case pr.RoundEnded(number, winner, points):
                everybody = Listed(tuple(_points(seat, score) for seat, score in enumerate(points)))
                return Said("pr-event-round-ended", {"result": _result(number, winner), "points": everybody})
            case pr.GameEnded():
                return Said("pr-event-game-ended")
            case _:
                raise TypeError(f"not an event of this game: {event}")

    def move(self, view: View, move: PhotoRummyMove) -> tuple[Said | Card, ...]:
        match move:
            case DrawCard(stack):
                return (Said("pr-menu-draw", {"stack": stack + 1, "count": view.stacks[stack]}),)
            case LayCard(card, target):
                return (Said("pr-menu-lay", {"card": Card(CARD_TEXTS[card])}), _target(view, target))
            case MovePhoto(photo, target):
                return (Said("pr-menu-move"), Card(CARD_TEXTS[photo]), _target(view, target))
            case FreeJoker(photo, target):
                return (Said("pr-menu-free", {"card": Card(CARD_TEXTS[photo]), "number": target + 1}),)
            case TakeBack(whole):
                return (Said("pr-menu-back-all" if whole else "pr-menu-back"),)
            case EndTurn():
                return (Said("pr-menu-end"),)

    def step(self, view: View, move: PhotoRummyMove) -> Said | Card:
        match move:
            case LayCard(card, target):
                return Said("pr-hint-lay", {"card": _laid(card), "target": 0 if target is None else target + 1})
            case MovePhoto(photo, target):
                return Said("pr-hint-move", {"card": _laid(photo), "target": 0 if target is None else target + 1})
            case FreeJoker(photo, target):
                return Said("pr-hint-free", {"card": _laid(photo), "number": target + 1})
            case _:
                return self.move(view, move)[0]

    def expected(self, view: View) -> Said:
        if view.phase == "play" and any(shown.fault for shown in view.table):
            return Said("pr-expected-mend")
        return Said(f"pr-expected-{view.phase}")

    def verdict(self, view: View) -> tuple[Said, ...]:
        """Between rounds, who has won the last one; at the end, how many rounds the winner has won, or that several
        share the victory."""
        outcome = view.outcome
        if outcome is None:
            return tuple(_result(len(view.rounds), over.winner) for over in view.rounds[-1:])
        ended = Said("pr-event-game-ended")
        if len(outcome.winners) > 1:
            return (ended, Said("pr-verdict-shared", {"players": Listed(tuple(map(Who, outcome.winners)))}))
        (winner,) = outcome.winners
        won = sum(round_.winner == winner for round_ in view.rounds)
        decided = Said("pr-verdict-decided", {"player": Who(winner), "won": won, "rounds": len(view.rounds)})
        return (ended, decided)


def _target(view: View, target: int | None) -> Said:
    if target is None:
        return Said("pr-menu-new")
    return Said("pr-menu-to", {"number": target + 1, "cards": " ".join(view.table[target].cards)})


def _laid(card: int) -> Said | Card:
    """A card within a sentence: any joker is as good as another."""
    return Said("pr-a-joker") if card == JOKER else Card(CARD_TEXTS[card])


def _result(number: int, winner: Seat | None) -> Said:
    """How a round has ended."""
    if winner is None:
        return Said("pr-round-drawn", {"number": number})
    return Said("pr-round-won", {"player": Who(winner), "number": number})


def _points(seat: int, points: int) -> Said:
    """What a seat has gained or lost, with a real minus."""
    signed = f"{points:+d}".replace("-", "−") if points else "0"
    return Said("pr-round-points", {"player": Who(seat), "points": signed})
