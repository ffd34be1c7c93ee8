"""Photo Rummy in plain text."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Mapping
from typing import Any, Final

from kartenhaus.engine import Event, Move
from kartenhaus.games.photo_rummy import events as pr
from kartenhaus.games.photo_rummy.cards import (
    CARD_TEXTS,
    CARDS_BY_TEXT,
    CATEGORY_NAMES,
    CITIES,
    CITY_NAMES,
    JOKER,
    Deck,
    category_of,
    city_of,
    read_deck,
)
from kartenhaus.games.photo_rummy.combinations import kind_of
from kartenhaus.games.photo_rummy.hints import hint
from kartenhaus.games.photo_rummy.moves import (
    DrawCard,
    EndTurn,
    FreeJoker,
    LayCard,
    MovePhoto,
    PhotoRummyMove,
    TakeBack,
)
from kartenhaus.games.photo_rummy.view import CombinationView, View
from kartenhaus.terminal.face import Entry, Face, kebab


class PhotoRummyFace(Face):
    prefix = "pr"
    gives_hints = True
    # The position that hints were asked for, and how many of them.
    _hinted: tuple[object, int] = (None, 0)

    # --- the table

    def table(self, view: View) -> list[str]:
        rule = "─" * min(self.console.width, 78)
        number = len(view.rounds) + (view.outcome is None)
        lines = [rule, self.say("pr-table-round", number=number, rounds=view.options.rounds)]
        width = max(len(name) for name in self.names)
        for seat, player in enumerate(view.players):
            mark = "▶" if seat == view.active and view.outcome is None else " "
            count = self.say(
                "pr-table-player",
                points=player.score,
                cards=player.rack,
                opened="yes" if player.opened else "no",
                seen=" ".join(player.seen) or "none",
            )
            lines.append(f" {mark} {self.names[seat]:<{width}}  {count}")
        lines += ["", self.say("pr-table-stacks", stacks=" · ".join(map(str, view.stacks))), ""]
        lines.append(self.say("pr-table-table"))
        laid = [(place, shown) for place, shown in enumerate(view.table) if shown.cards]
        for place, shown in laid:
            lines += self._combination(view, place, shown)
        if not laid:
            lines.append(f"   {self.say('nothing')}")
        lines += ["", self.say("pr-table-rack")]
        drawn = view.rack.index(view.drawn[0]) if set(view.drawn) & set(view.rack) else None
        for number, text in enumerate(view.rack):
            mark = self.console.paint("*", "green") if number == drawn else " "
            lines.append(f"  {mark} {text:<6}{self._full(view, text)}")
        return [*lines, rule]

    def _combination(self, view: View, place: int, shown: CombinationView) -> list[str]:
        """A combination on as few lines as it needs: its number, what it is, its cards."""
        cards = " · ".join(self._short(view, text) for text in shown.cards)
        kind = kind_of(bytes(sorted(_card(text) for text in shown.cards)))
        line = cards if kind is None else self.say("named", name=self._kind(kind), what=cards)
        fault = "" if not shown.fault else f"  ← {shown.fault}"
        head = f"{place + 1:>4}  "
        lines = textwrap.wrap(line + fault, self.console.width - len(head), subsequent_indent="   ")
        lines = [self.console.paint(line, "yellow") if fault else line for line in lines]
        return [head + lines[0], *(" " * len(head) + line for line in lines[1:])]

    def _kind(self, kind: int) -> str:
        if kind < CITIES:
            return self.say(f"pr-city-{CITY_NAMES[kind]}")
        return self.say(f"pr-category-{CATEGORY_NAMES[kind - CITIES]}")

    def _shows(self, view: View, text: str) -> str:
        """What a photo shows, in the language of the person."""
        deck = read_deck(view.options.deck)
        assert isinstance(deck, Deck)
        return str(getattr(deck.photos[_card(text)], self.language.code))

    def _short(self, view: View, text: str) -> str:
        return f"J {self.say('pr-joker')}" if text == "J" else f"{text} {self._shows(view, text)}"

    def _full(self, view: View, text: str) -> str:
        return self.name(text) if text == "J" else self.say("named", name=self.name(text), what=self._shows(view, text))

    def name(self, text: str) -> str:
        """A card by its city and category."""
        card = _card(text)
        if card == JOKER:
            return self.say("pr-joker")
        city = self.say(f"pr-city-{CITY_NAMES[city_of(card)]}")
        return self.say("pr-photo", city=city, category=self.say(f"pr-category-{CATEGORY_NAMES[category_of(card)]}"))

    def titled(self, text: str) -> str:
        """A card as it is typed, and by its name."""
        return f"{text} {self.name(text)}"

    # --- what can be done

    def expected(self, view: View) -> str:
        if view.phase == "play":
            faulty = any(shown.fault for shown in view.table)
            return self.say("pr-expected-mend" if faulty else "pr-expected-play")
        return self.say(f"pr-expected-{view.phase}")

    def menu(self, view: View) -> list[Entry]:
        """Cards of the rack one by one; photos of the table gathered under one line; then the rest."""
        lays: dict[str, list[tuple[Move, str]]] = {}
        moves: dict[str, list[tuple[Move, str]]] = {}
        rest: list[Entry] = []
        for move in view.legal_moves:
            match move:
                case LayCard(card, target):
                    title = self.say("pr-menu-lay", card=self.titled(CARD_TEXTS[card]))
                    lays.setdefault(title, []).append((move, self._target(view, target)))
                case MovePhoto(photo, target):
                    moves.setdefault(self.titled(CARD_TEXTS[photo]), []).append((move, self._target(view, target)))
                case _:
                    rest.append(Entry(self._title(move, view), ((move, ""),)))
        entries = [Entry(title, tuple(uses)) for title, uses in lays.items()]
        if moves:
            parts = tuple(Entry(title, tuple(uses)) for title, uses in moves.items())
            entries.append(Entry(self.say("pr-menu-move"), (), parts))
        return entries + rest

    def _target(self, view: View, target: int | None) -> str:
        if target is None:
            return self.say("pr-menu-new")
        return self.say("pr-menu-to", number=target + 1, cards=" ".join(view.table[target].cards))

    def _title(self, move: PhotoRummyMove, view: View) -> str:
        match move:
            case DrawCard(stack):
                return self.say("pr-menu-draw", stack=stack + 1, count=view.stacks[stack])
            case FreeJoker(photo, target):
                return self.say("pr-menu-free", card=self.titled(CARD_TEXTS[photo]), number=target + 1)
            case TakeBack(whole):
                return self.say("pr-menu-back-all" if whole else "pr-menu-back")
            case EndTurn():
                return self.say("pr-menu-end")
            case LayCard(card, target):
                return self.say("pr-hint-lay", card=self.titled(CARD_TEXTS[card]), target=_number(target))
            case MovePhoto(photo, target):
                return self.say("pr-hint-move", card=self.titled(CARD_TEXTS[photo]), target=_number(target))

    def hint(self, view: View) -> list[str]:
        """First how many cards can be laid; then, each time it is asked for again, one step more."""
        found = hint(view)
        lines = [self.say(found.code, **found.params)]
        if not found.moves:
            return lines
        asked = (view.rack, view.table)
        shown = self._hinted[1] + 1 if self._hinted[0] == asked else 0
        self._hinted = (asked, shown)
        lines += [f"  {number}. {self._title(step, view)}" for number, step in enumerate(found.moves[:shown], start=1)]
        return [*lines, self.say("pr-hint-more")] if shown < len(found.moves) else lines

    # --- what happened

    def tell(self, event: Event) -> str:
        if isinstance(event, pr.CombinationBegan | pr.RackSeen | pr.CombinationGone):
            return ""
        if isinstance(event, pr.CardDrawn) and event.seat == self.me:
            return ""  # what was drawn is told next
        arguments = _ARGUMENTS[type(event)](self, event) if type(event) in _ARGUMENTS else {}
        if hasattr(event, "seat"):
            arguments |= self.who(event.seat)
        sentence = self.say(f"pr-event-{kebab(type(event).__name__)}", **arguments)
        return self.console.paint(sentence, "bold") if isinstance(event, pr.RoundEnded) else sentence

    def round_ended(self, event: pr.RoundEnded) -> dict[str, str | int]:
        points = ", ".join(f"{self.names[seat]} {points:+d}" for seat, points in enumerate(event.points))
        winner = "none" if event.winner is None else "you" if event.winner == self.me else "other"
        name = "" if event.winner is None else self.names[event.winner]
        return {"number": event.number, "winner": winner, "player": name, "points": points}


def _card(text: str) -> int:
    return CARDS_BY_TEXT[text.lower()]


def _number(target: int | None) -> int:
    """A place as sentences count it; 0 for a new combination."""
    return 0 if target is None else target + 1


_Arguments = Callable[[PhotoRummyFace, Any], dict[str, str | int]]

# The arguments of each event's sentence, where it has more than the seat.
_ARGUMENTS: Final[Mapping[type, _Arguments]] = {
    pr.RoundBegan: lambda face, event: {"number": event.number},
    pr.CardDrawn: lambda face, event: {"stack": event.stack + 1},
    pr.CardSeen: lambda face, event: {"card": face.titled(event.card)},
    pr.CardLaid: lambda face, event: {"card": face.titled(event.card), "number": event.target + 1},
    pr.PhotoMoved: lambda face, event: {
        "card": face.titled(event.photo),
        "origin": event.origin + 1,
        "number": event.target + 1,
    },
    pr.JokerFreed: lambda face, event: {"card": face.titled(event.photo), "number": event.target + 1},
    pr.FirstCombinationLaid: lambda face, event: {"number": event.place + 1},
    pr.StepTakenBack: lambda face, event: {"card": face.titled(event.card)},
    pr.TurnEnded: lambda face, event: {"count": event.laid, "kept": event.kept},
    pr.RackLeft: lambda face, event: {"photos": event.photos, "jokers": event.jokers},
    pr.RoundEnded: PhotoRummyFace.round_ended,
    pr.GameEnded: lambda face, event: {},
}
