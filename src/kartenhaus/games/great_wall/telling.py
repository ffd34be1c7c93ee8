"""What The Great Wall says: of events, moves and moments. Places are counted from 1, as people do."""

from __future__ import annotations

from kartenhaus.engine import Card, Event, Listed, Param, Said, Telling, Who
from kartenhaus.games.great_wall import events as gw
from kartenhaus.games.great_wall.cards import ACTION_NAMES, ACTIONS, CARD_NAMES
from kartenhaus.games.great_wall.moves import (
    LEFT,
    Claim,
    DrawCard,
    EndTurn,
    ExtraComposition,
    GreatWallMove,
    MoveCard,
    NewHand,
    NewMarket,
    PlaceCard,
    RemoveCard,
    ReturnCard,
    SwapCards,
)
from kartenhaus.games.great_wall.view import View


class GreatWallTelling(Telling[GreatWallMove, View]):
    prefix = "gw"

    def card(self, word: str) -> Said:
        """A wall card by its letter, a small one if it is under a rickshaw; an action card by its name in the deck."""
        if word in ACTIONS:
            return Said(f"gw-action-{word}")
        name = Said(f"gw-card-{CARD_NAMES[word.upper()]}")
        return Said("gw-card-under-rickshaw", {"card": name}) if word.islower() else name

    def words(self) -> tuple[str, ...]:
        return (*CARD_NAMES, *(letter.lower() for letter in CARD_NAMES if letter != "R"), *ACTIONS)

    def event(self, event: Event) -> Said | None:
        match event:
            case gw.TurnBegan(seat):
                return self.turn(seat)
            case gw.RickshawsRolled(places, gone):
                stand = ", ".join(str(place + 1) for place in places)
                return Said("gw-event-rickshaws-rolled", {"count": len(places), "places": stand, "gone": gone})
            case gw.RickshawCame(place):
                return Said("gw-event-rickshaw-came", {"place": 0 if place is None else place + 1})
            case gw.WallDeckRemade(cards):
                return Said("gw-event-wall-deck-remade", {"count": cards})
            case gw.ActionDeckRemade(cards):
                return Said("gw-event-action-deck-remade", {"count": cards})
            case gw.PlacingSkipped(seat):
                return Said("gw-event-placing-skipped", {"player": Who(seat)})
            case gw.CardDrawn(seat):
                return Said("gw-event-card-drawn", {"player": Who(seat)}, not_to=seat)
            case gw.CardSeen(_, card):
                return Said("gw-event-card-seen", {"card": Card(card)})
            case gw.CardPlaced(seat, card, end, slot):
                source = "deck" if slot is None else "market"
                return Said(
                    "gw-event-card-placed",
                    {"player": Who(seat), "card": Card(card), "end": _end(end), "source": source},
                )
            case gw.MarketFilled(card):
                return Said("gw-event-market-filled", {"card": Card(card)})
            case gw.MarketDiscarded(letters):
                return Said("gw-event-market-discarded", {"cards": Listed(tuple(map(Card, letters)))})
            case gw.ActionPlayed(seat, action):
                return Said("gw-event-action-played", {"player": Who(seat), "action": Card(ACTION_NAMES[action])})
            case gw.CardMoved(card, origin, target):
                return _moved(card, origin, target)
            case gw.CardsSwapped(left, right, left_card, right_card):
                return _swapped(left, right, left_card, right_card)
            case gw.CardRemoved(card, place):
                return _removed(card, place)
            case gw.CardReturned(card, place):
                return _returned(card, place)
            case gw.HandDiscarded(seat, actions, compositions):
                return Said(
                    "gw-event-hand-discarded",
                    {
                        "player": Who(seat),
                        "actions": _actions(actions),
                        "count": len(compositions),
                        "compositions": _compositions(compositions),
                    },
                )
            case gw.ActionsShown(seat, actions):
                return Said(
                    "gw-event-actions-shown",
                    {"player": Who(seat), "count": len(actions), "actions": _actions(actions)},
                )
            case gw.ActionsDrawn(seat, count):
                return Said("gw-event-actions-drawn", {"player": Who(seat), "count": count}, not_to=seat)
            case gw.ActionsSeen(_, actions):
                return Said("gw-event-actions-seen", {"count": len(actions), "actions": _actions(actions)})
            case gw.CompositionsDrawn(seat, count):
                return Said("gw-event-compositions-drawn", {"player": Who(seat), "count": count}, not_to=seat)
            case gw.CompositionsSeen(_, compositions):
                seen = _compositions(compositions)
                return Said("gw-event-compositions-seen", {"count": len(compositions), "compositions": seen})
            case gw.PhotoTaken(seat, composition, points, place, was_open):
                return Said(
                    "gw-event-photo-taken",
                    {
                        "player": Who(seat),
                        "composition": _composition(composition),
                        "points": points,
                        "place": place + 1,
                        "open": "yes" if was_open else "no",
                    },
                )
            case gw.WallRefilled(card):
                return Said("gw-event-wall-refilled", {"card": Card(card)})
            case gw.LastRoundCame(seat):
                return Said("gw-event-last-round-came", {"player": Who(seat)})
            case gw.TurnEnded(seat):
                return Said("gw-event-turn-ended", {"player": Who(seat)})
            case gw.GameEnded(rule):
                return Said("gw-event-game-ended", {"rule": rule})
            case _:
                raise TypeError(f"not an event of this game: {event}")

    def move(self, view: View, move: GreatWallMove) -> tuple[Said | Card, ...]:
        """For an action card: the card, and what it would be used on, as its event will tell it."""
        wall = view.wall
        match move:
            case PlaceCard(card, end):
                return (Said("gw-menu-place", {"card": Card(chr(card)), "end": _end(end)}),)
            case DrawCard():
                return (Said("gw-menu-draw"),)
            case NewHand():
                return (Said("gw-menu-new-hand"),)
            case EndTurn():
                return (Said("gw-menu-end"),)
            case MoveCard(origin, target):
                action = "1" if abs(target - origin) == 1 else "2"
                return (_action(action), _moved(wall[origin], origin, target))
            case SwapCards(left, right):
                return (_action("S"), _swapped(left, right, wall[left], wall[right]))
            case RemoveCard(place):
                return (_action("R"), _removed(wall[place], place))
            case ReturnCard(card, place):
                return (_action("B"), _returned(chr(card), place))
            case ExtraComposition():
                return (_action("X"),)
            case NewMarket():
                return (_action("N"),)
            case Claim(name, at):
                known = (*view.compositions, *view.open_compositions)
                worth = next(composition.points for composition in known if composition.name == name)
                photo: dict[str, Param] = {
                    "worth": Said("points", {"count": worth}),
                    "composition": Listed(tuple(map(Card, name))),
                }
                if at is None:
                    return (Said("gw-menu-click", photo),)
                return (Said("gw-menu-click-at", photo | {"place": at + 1}),)

    def expected(self, view: View) -> Said:
        if view.phase != "act":
            return Said(f"gw-expected-{view.phase}")
        if view.played == 0 and EndTurn in map(type, view.legal_moves):
            return Said("gw-expected-stuck")
        # Whoever holds no action card has none to play, whatever the turn would allow.
        left = min(view.actions_allowed - view.played, len(view.actions))
        return Said("gw-expected-act", {"played": view.played, "left": left})

    def verdict(self, view: View) -> tuple[Said, ...]:
        outcome = view.outcome
        if outcome is None:
            return ()
        ended = Said("gw-event-game-ended", {"rule": view.ended_by})
        level = outcome.points.count(max(outcome.points))
        return (ended, Said("gw-verdict-photos")) if level > len(outcome.winners) else (ended,)


def _end(end: int) -> str:
    return "left" if end == LEFT else "right"


def _moved(card: str, origin: int, target: int) -> Said:
    return Said("gw-event-card-moved", {"card": Card(card), "origin": origin + 1, "target": target + 1})


def _swapped(left: int, right: int, left_card: str, right_card: str) -> Said:
    return Said(
        "gw-event-cards-swapped",
        {"left": left + 1, "right": right + 1, "first": Card(left_card), "second": Card(right_card)},
    )


def _removed(card: str, place: int) -> Said:
    return Said("gw-event-card-removed", {"card": Card(card), "place": place + 1})


def _returned(card: str, place: int) -> Said:
    return Said("gw-event-card-returned", {"card": Card(card), "place": place + 1})


def _action(letter: str) -> Said:
    name = ACTION_NAMES[letter]
    return Said("gw-menu-action", {"action": Card(name), "help": Said(f"gw-action-{name}-help")})


def _actions(letters: str) -> Param:
    """Action cards by their names; a dash for none."""
    return Listed(tuple(Card(ACTION_NAMES[letter]) for letter in letters)) if letters else Said("nothing")


def _composition(name: str) -> Listed:
    return Listed(tuple(map(Card, name)), " – ")


def _compositions(names: tuple[str, ...]) -> Listed:
    return Listed(tuple(map(_composition, names)))
