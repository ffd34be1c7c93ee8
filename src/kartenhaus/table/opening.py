"""How a table begins, and how it is brought back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kartenhaus.catalog import GAMES
from kartenhaus.engine import Refused, Value
from kartenhaus.table.commands import Person
from kartenhaus.table.effects import Effect
from kartenhaus.table.facts import Fact, GameBegan, RematchOpened, TableOpened
from kartenhaus.table.fairness import SECRET_BYTES
from kartenhaus.table.ledger import Ledger
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
    """A new table, around which people gather; whoever opens it is the host. `secret`: 32 random bytes."""
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret has {SECRET_BYTES} bytes, this one {len(secret)}")
    if game not in GAMES:
        return Refused("game-unknown", "", {"game": game, "known": ", ".join(GAMES)})
    rules = GAMES[game]
    if not rules.fewest_seats <= seats <= rules.most_seats:
        return Refused("table-seats", "", {"low": rules.fewest_seats, "high": rules.most_seats})
    chosen = rules.options(options, seats)
    if isinstance(chosen, Refused):
        return chosen
    fault = settings_fault(settings)
    if fault is not None:
        return fault
    written: dict[str, Value] = rules.write_options(chosen)
    opened = TableOpened(now, person, id, game, seats, written, settings, secret.hex())
    new = Table(table, Ledger(opened), now)
    return new, new.just_opened(opened)


def restore(table: str, facts: Sequence[Fact], now: int) -> tuple[Table, list[Effect]]:
    """The table that these facts tell of, all of them in order, as it goes on after the server was away."""
    assert rules_fault(facts) is None, "a game goes on by the rules it began with"
    first = facts[0]
    assert isinstance(first, TableOpened), "a table begins with its opening"
    ledger = Ledger(first)
    before = _games_before(facts)
    for number, fact in enumerate(facts[1:], start=1):
        # Of earlier games nothing is left on the table: their moves, perhaps by other rules, are not made again.
        if number < before:
            ledger.enter(fact)
        else:
            ledger.again(fact)
    back = Table(table, ledger, max(now, ledger.last_at))
    return back, back.come_back()


def rules_fault(facts: Sequence[Fact]) -> Refused | None:
    """Why a table cannot be brought back: its game was begun by other rules than those of this version, and its moves
    might now mean something else. None if it can."""
    opened = facts[0]
    assert isinstance(opened, TableOpened), "a table begins with its opening"
    known = GAMES[opened.game].rules_version
    began = [fact.rules_version for fact in facts[_games_before(facts) :] if isinstance(fact, GameBegan)]
    return Refused("server-other-rules") if began and began != [known] else None


def _games_before(facts: Sequence[Fact]) -> int:
    """How many facts are of games that a rematch has followed."""
    return max((number for number, fact in enumerate(facts) if isinstance(fact, RematchOpened)), default=0)
