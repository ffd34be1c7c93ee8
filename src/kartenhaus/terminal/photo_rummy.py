"""Photo Rummy in plain text."""

from __future__ import annotations

import textwrap

from kartenhaus.engine import Card, Said
from kartenhaus.games.photo_rummy.cards import CARDS_BY_TEXT, CATEGORY_NAMES, CITIES, CITY_NAMES
from kartenhaus.games.photo_rummy.combinations import kind_of
from kartenhaus.games.photo_rummy.deck import Deck, read_deck
from kartenhaus.games.photo_rummy.events import RoundEnded
from kartenhaus.games.photo_rummy.hints import hint
from kartenhaus.games.photo_rummy.view import CombinationView, View
from kartenhaus.i18n import Reader
from kartenhaus.terminal.console import Console
from kartenhaus.terminal.face import Face


class _TypedCards(Reader):
    """Cards by their name, and before it as they are typed: for what a person chooses from."""

    def card(self, word: str) -> str:
        return f"{word} {super().card(word)}"


class PhotoRummyFace(Face):
    gives_hints = True
    highlights = (RoundEnded,)

    def __init__(self, reader: Reader, console: Console) -> None:
        super().__init__(reader, console)
        self._typed = _TypedCards(reader.language, reader.telling, reader.names, reader.me)
        # The position that hints were asked for, and how many of them.
        self._hinted: tuple[object, int] = (None, 0)

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
        return self.card(text) if text == "J" else self.say("named", name=self.card(text), what=self._shows(view, text))

    def line(self, said: Said | Card) -> str:
        return self._typed.read(said)

    # --- what can be done

    def hint(self, view: View) -> list[str]:
        """First how many cards can be laid; then, each time it is asked for again, one step more."""
        found = hint(view)
        lines = [self.say(found.code, **found.params)]
        if not found.moves:
            return lines
        asked = (view.rack, view.table)
        shown = self._hinted[1] + 1 if self._hinted[0] == asked else 0
        self._hinted = (asked, shown)
        lines += [
            f"  {number}. {self.line(self.reader.telling.step(view, step))}"
            for number, step in enumerate(found.moves[:shown], start=1)
        ]
        return [*lines, self.say("pr-hint-more")] if shown < len(found.moves) else lines


def _card(text: str) -> int:
    return CARDS_BY_TEXT[text.lower()]
