"""Three servers take tables from each other and lose connections, at random. What was acknowledged is there."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, closing

from kartenhaus.engine import Rng, seed_from
from kartenhaus.store import Unusable
from kartenhaus.store.postgres import PostgresStore
from kartenhaus.table.facts import ChatSaid
from tests.postgres import Postgres
from tests.store.support import OPENED, Answers, PostgresHouse
from tests.support import so_many

SERVERS = 3
TABLES = 4
ROUNDS = so_many(40, 2_000)

_END_ONE = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'kartenhaus' ORDER BY random() LIMIT 1
"""
_FALLING = """
    SELECT count(*) FROM (
        SELECT epoch, lag(epoch) OVER (PARTITION BY table_id ORDER BY number) AS before FROM facts
    ) f WHERE epoch < before
"""
_SHARED = """
    SELECT count(*) FROM (
        SELECT FROM facts WHERE number > 0 GROUP BY table_id, epoch HAVING count(DISTINCT fact::json ->> 'person') > 1
    ) f
"""


def test_nothing_that_was_acknowledged_is_lost_and_nothing_is_there_twice(postgres: Postgres) -> None:
    house = PostgresHouse(postgres)
    acknowledged: dict[tuple[str, int], str] = {}
    with ExitStack() as stack:
        stores = [stack.enter_context(closing(house.store())) for _ in range(SERVERS)]
        for number in range(TABLES):
            assert Answers(stores[0]).append(0, OPENED, table=f"t{number}") is None
        players = [_started(_play, number, store, acknowledged) for number, store in enumerate(stores)]
        over = threading.Event()
        trouble = _started(_end_sessions, house, over)
        for player in players:
            player.join()
        over.set()
        trouble.join()
        # Raises if there is a hole.
        logs = {table: stores[0].load(table) for table in (f"t{number}" for number in range(TABLES))}
    said = {
        (table, number): fact.text
        for table, facts in logs.items()
        for number, fact in enumerate(facts)
        if isinstance(fact, ChatSaid)
    }
    assert acknowledged.items() <= said.items()
    assert len(acknowledged) > SERVERS
    assert max(Counter(said.values()).values()) == 1
    assert (house.run(_FALLING), house.run(_SHARED)) == ("0", "0")


def _started(function: Callable[..., None], *arguments: object) -> threading.Thread:
    thread = threading.Thread(target=function, args=arguments)
    thread.start()
    return thread


def _play(number: int, store: PostgresStore, acknowledged: dict[tuple[str, int], str]) -> None:
    rng = Rng(seed_from(f"server {number}"))
    said = 0
    for _ in range(ROUNDS):
        table = f"t{rng.below(TABLES)}"
        try:
            # So that others need not wait until it is gone.
            store.leaving()
            if not store.claim(table).is_ours:
                continue
            at = len(store.load(table))
        except Unusable:
            # Its session was ended.
            continue
        for _ in range(1 + rng.below(4)):
            said += 1
            text = f"{number}: {said}"
            if Answers(store).append(at, ChatSaid(5, f"server {number}", "c", "x", text), table=table) is not None:
                break
            acknowledged[table, at] = text
            at += 1


def _end_sessions(house: PostgresHouse, over: threading.Event) -> None:
    while not over.wait(0.05):
        house.run(_END_ONE)
