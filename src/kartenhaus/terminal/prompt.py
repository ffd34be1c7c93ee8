"""Asking the person: moves by number or notation, calls, and the words that explain things."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from kartenhaus.engine import AnyGame, Refused, Seat
from kartenhaus.i18n import Language
from kartenhaus.terminal.console import Console, Interrupted
from kartenhaus.terminal.face import Entry, Face

# What a prompt understands besides moves; each language has its own words, the English ones are always understood.
COMMANDS: Final = ("help", "why", "rule", "table", "hint", "quit")


class Prompt:
    def __init__(self, game: AnyGame, language: Language, console: Console, face: Face, me: Seat) -> None:
        self.game = game
        self.language = language
        self.console = console
        self.face = face
        self.me = me
        self._refusal: Refused | None = None
        # What the person has been asked about last, so as not to be asked twice for the same.
        self._seen: object = None
        # Whether anybody else has moved since the person saw the whole table.
        self._stale = True
        self._commands = {"?": "help"} | {command: command for command in COMMANDS}
        for command in COMMANDS:
            word = language.say(f"command-{command}")
            self._commands |= {word: command, _without_accents(word): command}
        self._commands |= dict.fromkeys((face.call_verb, face.say_of_calls("command-call")), face.call_verb)

    def others_moved(self) -> None:
        """To be told when another seat has moved: the next prompt shows the whole table again."""
        self._stale = True

    def step(self, state: Any) -> Any:
        """A legal move. Wrong input is explained and asked for again."""
        view = self.game.view(state, self.me)
        self._seen = self.face.chance(view)
        entries = self.face.menu(view)
        self.console.show("", *(self.face.table(view) if self._stale else self.face.again(view)))
        self._stale = False
        self._show_menu(view, entries)
        while True:
            line = self.console.ask(self.language.say("prompt"))
            if _is_number(line):
                move = self._numbered(int(line), entries, view)
                if move is None:
                    self._show_menu(view, entries)
            elif not line:
                self.console.show(self.language.say("choose-number", last=len(entries)))
                continue
            else:
                move = self._spoken(line, view, entries)
            if move is not None and self._is_legal(state, move):
                return move

    def call(self, state: Any, player: str) -> Any | None:
        """A call in another's turn; Enter lets the chance go by. Asked only when there is something new to see."""
        view = self.game.view(state, self.me)
        chance = self.face.chance(view)
        if chance == self._seen:
            return None
        first_look = self._seen is None
        self._seen = chance
        self.console.show("", *(self.face.table(view) if first_look else self.face.glance(view)), "")
        while True:
            line = self.console.ask(self.face.say_of_calls("prompt-call", player=player))
            if not line:
                return None
            if _is_number(line):
                self.console.tell(self.face.say_of_calls("not-your-list"))
                continue
            move = self._spoken(line, view, [])
            if move is not None and self._is_legal(state, move):
                return move

    # --- choosing from lists

    def _show_menu(self, view: Any, entries: list[Entry]) -> None:
        self.console.show("")
        self.console.tell(self.face.expected(view), "bold")
        self._list([entry.title for entry in entries])

    def _numbered(self, number: int, entries: list[Entry], view: Any) -> Any | None:
        """The move of that number; where the number stands for several, they are listed to choose from."""
        if not 1 <= number <= len(entries):
            self.console.show(self.language.say("choose-number", last=len(entries)))
            return None
        return self._chosen(entries[number - 1], view)

    def _chosen(self, entry: Entry, view: Any) -> Any | None:
        if len(entry.moves) == 1:
            return entry.moves[0][0]
        self.console.show("")
        self.console.tell(entry.title, "bold")
        options: list[tuple[Any, str]] = [(part, part.title) for part in entry.parts] or list(entry.moves)
        chosen = self._pick(options, view)
        return self._chosen(chosen, view) if isinstance(chosen, Entry) else chosen

    def _pick(self, options: list[tuple[Any, str]], view: Any) -> Any | None:
        """One of several by its number, or a move that is typed instead; Enter goes back."""
        self._list([title for _, title in options])
        while True:
            line = self.console.ask(self.language.say("prompt-pick"))
            if not line:
                return None
            if not _is_number(line):
                move = self._spoken(line, view, [])
                if move is not None:
                    return move
            elif 1 <= int(line) <= len(options):
                return options[int(line) - 1][0]
            else:
                self.console.show(self.language.say("choose-number", last=len(options)))

    def _list(self, titles: list[str]) -> None:
        """A numbered list, in as many columns as fit when it is long."""
        lines = [f"{number:>4}  {title}" for number, title in enumerate(titles, start=1)]
        if len(lines) <= 12:
            for line in lines:
                self.console.tell(line, indent=" " * 6)
            return
        width = max(map(len, lines)) + 2
        columns = max(1, self.console.width // width)
        rows = -(-len(lines) // columns)
        for row in range(rows):
            self.console.show("".join(line.ljust(width) for line in lines[row::rows]).rstrip())

    # --- words

    def _spoken(self, line: str, view: Any, entries: list[Entry]) -> Any | None:
        """Does what a word asks for, or reads a move in its notation. None: nothing to play from it."""
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.lower())
        match command:
            case "help":
                self._help()
            case "why":
                self._explain()
            case "rule":
                self._show_rule(rest.strip().upper())
            case "table":
                self.console.show("", *self.face.table(view))
                if entries:
                    self._show_menu(view, entries)
            case "hint":
                for line in self.face.hint(view):
                    self.console.tell(line, indent="     ")
            case "quit":
                raise Interrupted
            case self.face.call_verb if not rest.strip():
                return self._pick_call(view)
            case _:
                move = self.game.read_move(f"{command or word} {rest}".strip())
                if not isinstance(move, Refused):
                    return move
                self._refuse(move)
        return None

    def _help(self) -> None:
        example = self.game.rule_ids[len(self.game.rule_ids) // 2]
        self.console.show(self.language.say("help", example=example))
        if self.face.gives_hints:
            self.console.show(self.language.say("help-hint"))
        moves = f"{self.face.prefix}-help"
        if self.language.knows(moves):
            self.console.show(self.language.say(moves))

    def _pick_call(self, view: Any) -> Any | None:
        calls = self.face.calls(view)
        if not calls:
            self.console.show(self.face.say_of_calls("nothing-to-call"))
            return None
        return self._pick(calls, view)

    # --- refusals

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
            self.console.tell(self.language.say("rule-shown", rule=rule, text=self.language.rule(rule)))
        else:
            first, last = self.game.rule_ids[0], self.game.rule_ids[-1]
            self.console.show(self.language.say("no-such-rule", first=first, last=last))


def _is_number(line: str) -> bool:
    return line.isdecimal() and len(line) <= 9


def _without_accents(word: str) -> str:
    return "".join(letter for letter in unicodedata.normalize("NFD", word) if not unicodedata.combining(letter))
