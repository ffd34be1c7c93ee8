"""Asking the person: moves by number or notation, calls, and the words that explain things."""

from __future__ import annotations

from typing import Any, Final

from kartenhaus.engine import AnyGame, Refused, Seat
from kartenhaus.i18n import Language
from kartenhaus.terminal.console import Console, Interrupted
from kartenhaus.terminal.face import Entry, Face

# What a prompt understands besides moves; each language has its own words, the English ones are always understood.
COMMANDS: Final = ("help", "why", "rule", "table", "hint", "click", "quit")


class Prompt:
    def __init__(self, game: AnyGame, language: Language, console: Console, face: Face, me: Seat) -> None:
        self.game = game
        self.language = language
        self.console = console
        self.face = face
        self.me = me
        self._refusal: Refused | None = None
        self._seen: object = None
        self._commands = {command: command for command in COMMANDS}
        self._commands |= {language.say(f"command-{command}"): command for command in COMMANDS}

    def step(self, state: Any) -> Any:
        """A legal move. Wrong input is explained and asked for again."""
        view = self.game.view(state, self.me)
        self._seen = self.face.chance(view)
        entries = self.face.menu(view)
        self.console.show("", *self.face.table(view), "", self.console.paint(self.face.expected(view), "bold"))
        self._list([entry.title for entry in entries])
        while True:
            line = self.console.ask(self.language.say("prompt"))
            if line.isdecimal():
                move = self._numbered(int(line), entries)
                if move is None:
                    self._list([entry.title for entry in entries])
            elif not line:
                self.console.show(self.language.say("choose-number", last=len(entries)))
                continue
            else:
                move = self._spoken(line, view)
            if move is not None and self._is_legal(state, move):
                return move

    def call(self, state: Any) -> Any | None:
        """A call in another's turn; Enter lets the chance go by. Asked only when there is something new to see."""
        view = self.game.view(state, self.me)
        chance = self.face.chance(view)
        if chance == self._seen:
            return None
        self._seen = chance
        self.console.show("", *self.face.glance(view), "")
        while True:
            line = self.console.ask(self.language.say("prompt-call"))
            if not line:
                return None
            if line.isdecimal():
                self.console.show(self.language.say("not-your-list"))
                continue
            move = self._spoken(line, view)
            if move is not None and self._is_legal(state, move):
                return move

    def _numbered(self, number: int, entries: list[Entry]) -> Any | None:
        """The move of that number; where the number stands for several, they are listed to choose from."""
        if not 1 <= number <= len(entries):
            self.console.show(self.language.say("choose-number", last=len(entries)))
            return None
        return self._chosen(entries[number - 1])

    def _chosen(self, entry: Entry) -> Any | None:
        if len(entry.moves) == 1:
            return entry.moves[0][0]
        self.console.show(self.console.paint(entry.title, "bold"))
        if entry.parts:
            part = self._pick([part.title for part in entry.parts])
            return None if part is None else self._chosen(entry.parts[part])
        move = self._pick([title for _, title in entry.moves])
        return None if move is None else entry.moves[move][0]

    def _pick(self, titles: list[str]) -> int | None:
        """One of several by its number; Enter goes back."""
        self._list(titles)
        while True:
            line = self.console.ask(self.language.say("prompt-pick"))
            if not line:
                return None
            if line.isdecimal() and 1 <= int(line) <= len(titles):
                return int(line) - 1
            self.console.show(self.language.say("choose-number", last=len(titles)))

    def _list(self, titles: list[str]) -> None:
        """A numbered list, in as many columns as fit when it is long."""
        lines = [f"{number:>4}  {title}" for number, title in enumerate(titles, start=1)]
        width = max(map(len, lines), default=0) + 2
        columns = 1 if len(lines) <= 12 else max(1, self.console.width // width)
        rows = -(-len(lines) // columns)
        for row in range(rows):
            self.console.show("".join(line.ljust(width) for line in lines[row::rows]).rstrip())

    def _spoken(self, line: str, view: Any) -> Any | None:
        """Does what a word asks for, or reads a move in its notation. None: nothing to play from it."""
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.lower())
        match command:
            case "help":
                prefix = self.face.prefix
                self.console.show(self.language.say("help"), self.language.say(f"{prefix}-help"))
            case "why":
                self._explain()
            case "rule":
                self._show_rule(rest.strip().upper())
            case "table":
                self.console.show("", *self.face.table(view), "", self.face.expected(view))
            case "hint":
                self.console.show(*self.face.hint(view))
            case "quit":
                raise Interrupted
            case "click" if not rest.strip():
                return self._pick_call(view)
            case _:
                move = self.game.read_move(f"{command or word} {rest}".strip())
                if not isinstance(move, Refused):
                    return move
                self._refuse(move)
        return None

    def _pick_call(self, view: Any) -> Any | None:
        calls = self.face.calls(view)
        if not calls:
            self.console.show(self.language.say("nothing-to-call"))
            return None
        chosen = self._pick([title for _, title in calls])
        return None if chosen is None else calls[chosen][0]

    def _is_legal(self, state: Any, move: Any) -> bool:
        answer = self.game.apply(self.game.copy(state), self.me, move)
        if isinstance(answer, Refused):
            self._refuse(answer)
            return False
        return True

    def _refuse(self, refused: Refused) -> None:
        self._refusal = refused
        offer = " " + self.language.say("why-offer") if refused.rule else ""
        self.console.tell(self.language.refusal(refused) + offer, "yellow")

    def _explain(self) -> None:
        """The rule behind the last refusal."""
        if self._refusal is None:
            self.console.show(self.language.say("why-nothing"))
        elif not self._refusal.rule:
            self.console.tell(f"{self.language.refusal(self._refusal)} {self.language.say('why-no-rule')}")
        else:
            self._show_rule(self._refusal.rule)

    def _show_rule(self, rule: str) -> None:
        if rule in self.game.rule_ids:
            self.console.tell(f"{rule}: {self.language.rule(rule)}")
        else:
            first, last = self.game.rule_ids[0], self.game.rule_ids[-1]
            self.console.show(self.language.say("no-such-rule", first=first, last=last))
