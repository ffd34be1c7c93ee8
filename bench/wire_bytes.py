"""python -m bench.wire_bytes: how many bytes a move costs on the wire, all seats together. Counted, not timed: the same
seed sends the same bytes on every machine."""

from __future__ import annotations

from hashlib import sha256

from bench.table import show_table
from kartenhaus.bots import bot_for, next_move
from kartenhaus.catalog import GAMES
from kartenhaus.engine import Refused, Rng, Seat, seed_from
from kartenhaus.i18n import phrases_of
from kartenhaus.table import Settings, Table, open_table
from kartenhaus.table.commands import Arrived, Call, Command, MakeMove, NoCall, ShareChance, Sit, Start, Tick
from kartenhaus.table.effects import Show
from kartenhaus.table.facts import Line
from kartenhaus.wire import Phrasebook, Showing

SEATS = 4
GAMES_EACH = 3
LEVEL = "easy"
PEOPLE = ("ann", "ben", "cleo", "dan")


class Counted:
    """One table with a person on each seat, and the size of all that they are sent once the game has begun."""

    def __init__(self, game: str, number: int) -> None:
        self.now = 1_000_000
        self.bytes = 0
        self._showing: Showing | None = None
        secret = sha256(f"{game} {number}".encode()).digest()
        opened = open_table("bench", PEOPLE[0], "open", game, SEATS, {}, Settings(window=0), secret, self.now)
        assert not isinstance(opened, Refused), opened
        self.table: Table = opened[0]
        for person in PEOPLE:
            self.do(Arrived(person, ""))
            self.do(Sit(person, "sit", person.title(), None))
            self.do(ShareChance(person, "chance", sha256(person.encode()).hexdigest()))
        self.do(Start(PEOPLE[0], "start"))
        self._showing = Showing(self.table, Phrasebook(self.table.game, phrases_of(game)))
        for person in PEOPLE:
            self._showing.begin(self.table, person)

    def do(self, command: Command) -> None:
        for effect in self.table.handle(command, self.now):
            if isinstance(effect, Show) and self._showing is not None:
                update = self._showing.update(self.table, effect.version, effect.events)
                self.bytes += sum(len(update.message(person)) for person in PEOPLE if update.concerns(person))
        self.now += 1

    def person(self, seat: Seat) -> str:
        return next(person for person in PEOPLE if self.table.seat_of(person) == seat)


def measured(name: str) -> tuple[int, int]:
    """Moves and bytes of a few whole games."""
    moves = sent = 0
    for number in range(GAMES_EACH):
        counted = Counted(name, number)
        table = counted.table
        bots = [bot for bot in [bot_for(name, LEVEL)] * SEATS if bot is not None]
        chances = [Rng(seed_from(f"play {name} {number} {seat}")) for seat in range(SEATS)]
        while table.shown().phase != "over":
            seat, move = next_move(table.game, table.state, bots, chances.__getitem__)
            text, person, version = table.game.write_move(move), counted.person(seat), table.version
            if table.game.is_call(move):
                counted.do(Call(person, f"m{moves}", version, text, 500, Line(40, 4)))
            else:
                counted.do(MakeMove(person, f"m{moves}", version, text))
            for other in PEOPLE:
                counted.do(NoCall(other, f"n{moves}", table.version))
            counted.do(Tick("", ""))
            moves += 1
        sent += counted.bytes
    return moves, sent


def main() -> None:
    rows = []
    for name in GAMES:
        moves, sent = measured(name)
        rows.append([name, str(moves), str(sent), f"{sent / moves:.1f}"])
    show_table(["game", "moves", "bytes", "bytes per move"], rows)


if __name__ == "__main__":
    main()
