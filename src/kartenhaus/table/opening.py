"""How a table is opened, and how it is restored from its facts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from kartenhaus.catalog import GAMES
from kartenhaus.engine import Refused
from kartenhaus.table.effects import Effect
from kartenhaus.table.facts import Fact, TableOpened
from kartenhaus.table.fairness import SECRET_BYTES
from kartenhaus.table.ledger import Ledger
from kartenhaus.table.options import host_options
from kartenhaus.table.seats import Person
from kartenhaus.table.settings import Settings, settings_fault
from kartenhaus.table.table import Table


def open_table(
    table: str,
    person: Person,
    id: str,  # noqa: A002 - the wire's word
    game: str,
    seats: int,
    options: Mapping[str, object],
    settings: Settings,
    secret: bytes,
    now: int,
) -> tuple[Table, list[Effect]] | Refused:
    """A new table; the person who opens it is the host. `secret`: 32 random bytes."""
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret has {SECRET_BYTES} bytes, this one {len(secret)}")
    if game not in GAMES:
        return Refused("game-unknown", "", {"game": game, "known": ", ".join(GAMES)})
    rules = GAMES[game]
    if not rules.fewest_seats <= seats <= rules.most_seats:
        return Refused("table-seats", "", {"low": rules.fewest_seats, "high": rules.most_seats})
    chosen = host_options(rules, options, seats)
    if isinstance(chosen, Refused):
        return chosen
    fault = settings_fault(settings)
    if fault is not None:
        return fault
    opened = TableOpened(now, person, id, game, seats, chosen, settings, secret.hex())
    new = Table(table, Ledger(opened), now)
    return new, new.just_opened(opened)


class Restoring:
    """A table that is being restored from all its facts, in order.

    Making all moves of a long table again takes long, so it is done by iterating over this: a server does other things
    between two steps.
    """

    def __init__(self, table: str, facts: Sequence[Fact]) -> None:
        first = facts[0]
        assert isinstance(first, TableOpened), "a table begins with its opening"
        self._table = table
        self._ledger = Ledger(first)
        self._left = iter(facts)
        next(self._left)

    def __iter__(self) -> Iterator[None]:
        for fact in self._left:
            self._ledger.again(fact)
            yield

    def as_it_was(self) -> Table:
        """The table for listing only: its clocks and bots do not run."""
        return Table(self._table, self._ledger, self._ledger.last_at)

    def back(self, now: int) -> tuple[Table, list[Effect]]:
        """The table as it goes on after the server was down."""
        back = Table(self._table, self._ledger, max(now, self._ledger.last_at))
        return back, back.come_back()


def restore(table: str, facts: Sequence[Fact], now: int) -> tuple[Table, list[Effect]]:
    """The restored table, in one go."""
    restoring = Restoring(table, facts)
    for _ in restoring:
        pass
    return restoring.back(now)
