"""What a game says, read out to one person: in their language, with names for seats and "you" for their own."""

from __future__ import annotations

from kartenhaus.engine import AnyTelling, Card, Listed, Param, Said, Seat, Who
from kartenhaus.i18n.bundle import Sayable
from kartenhaus.i18n.language import Language


class Reader:
    """`names` by seat; `me` is spoken to (None: nobody is)."""

    def __init__(self, language: Language, telling: AnyTelling, names: tuple[str, ...], me: Seat | None) -> None:
        self.language = language
        self.telling = telling
        self.names = names
        self.me = me
        self._my_seat = None if me is None else Who(me)

    def read(self, said: Said | Card | None) -> str:
        """One sentence; empty if there is nothing to tell this person."""
        if said is None or (isinstance(said, Said) and said.not_to is not None and said.not_to == self.me):
            return ""
        return self._text(said)

    def card(self, word: str) -> str:
        """A card by its name."""
        return self._text(self.telling.card(word))

    def _text(self, value: Said | Card | Who | Listed) -> str:
        match value:
            case Said(code, params):
                given: dict[str, Sayable] = {}
                for name, param in params.items():
                    given |= self._arguments(name, param)
                return self.language.say_with(code, given)
            case Card(word):
                return self.card(word)
            case Who(seat):
                return self.names[seat]
            case Listed(items, separator):
                return separator.join([self._text(item) for item in items if item != self._my_seat])

    def _arguments(self, name: str, param: Param) -> dict[str, Sayable]:
        """What a message gets for one param: its text, and for seats whether the reader is meant."""
        if isinstance(param, int | str):
            return {name: param}
        given: dict[str, Sayable] = {name: self._text(param)}
        seats = param.items if isinstance(param, Listed) else (param,)
        if any(isinstance(seat, Who) for seat in seats):
            you = "you" if name == "player" else f"{name}-you"
            given[you] = "yes" if self._my_seat in seats else "no"
        return given
