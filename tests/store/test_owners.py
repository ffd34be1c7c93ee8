"""A table has one owner at a time, and facts are kept from nobody else, whoever believes to be it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import CancelledError
from contextlib import closing, suppress

import pytest

from kartenhaus.store import Claim, NotKept, Overtaken
from kartenhaus.store.postgres import groups, statements
from kartenhaus.table.facts import Fact
from tests.postgres import Postgres
from tests.store.support import OPENED, SEATED, Answers, PostgresHouse, move, run, take, until


def test_a_table_has_one_owner_until_it_is_given_up(postgres_house: PostgresHouse) -> None:
    with closing(postgres_house.store()) as one, closing(postgres_house.store()) as two:
        assert Answers(one).append(0, OPENED) is None
        assert two.claim("t") == Claim(False, "http://server-1")
        assert isinstance(Answers(two).append(1, SEATED), Overtaken)
        one.release("t")
        assert isinstance(Answers(one).append(1, SEATED), Overtaken)
        assert take(two) == [OPENED]
        assert one.claim("t") == Claim(False, "http://server-2")
        assert Answers(two).append(1, SEATED) is None
        # Who has a table may claim it again.
        assert take(two) == [OPENED, SEATED]
        assert Answers(two).append(2, move(2)) is None


def test_a_table_that_nobody_has_opened_is_anybodys(postgres_house: PostgresHouse) -> None:
    with closing(postgres_house.store()) as one, closing(postgres_house.store()) as two:
        assert take(one) == [] == take(two)
        assert Answers(one).append(0, OPENED) is None
        assert isinstance(Answers(two).append(0, OPENED), Overtaken)
        assert two.load("t") == [OPENED]


def test_a_server_that_ended_or_is_leaving_lets_its_tables_go(postgres_house: PostgresHouse) -> None:
    with closing(postgres_house.store()) as two:
        with closing(postgres_house.store()) as one:
            assert Answers(one).append(0, OPENED) is None
            assert Answers(one).append(0, OPENED, table="u") is None
            one.leaving()
            assert take(two) == [OPENED]
            assert isinstance(Answers(one).append(1, SEATED), Overtaken)
            # It still has the other one, until somebody comes for it.
            assert Answers(one).append(1, SEATED, table="u") is None
        assert take(two, "u") == [OPENED, SEATED]


def test_what_was_appended_under_an_earlier_claim_is_refused(postgres_house: PostgresHouse) -> None:
    moments: list[Callable[[], None]] = []
    said: list[NotKept | None] = []
    with closing(postgres_house.store(run, moments.append)) as store:
        store.append("t", 0, [OPENED], said.append)
        moments.pop()()
        until(lambda: said == [None])
        store.append("t", 1, [move(1)], said.append)
        assert take(store) == [OPENED]
        store.append("t", 1, [move(2)], said.append)
        moments.pop()()
        until(lambda: len(said) == 3)
        assert {type(answer) for answer in said[1:]} == {Overtaken, type(None)}
        assert store.load("t") == [OPENED, move(2)]


def test_tables_that_are_played_and_whose_owner_is_gone_are_found_the_most_urgent_first(
    postgres_house: PostgresHouse,
) -> None:
    with closing(postgres_house.store()) as two:
        with closing(postgres_house.store()) as one:
            for table, runs in (("slow", 1), ("fast", 2), ("over", 0)):
                assert Answers(one).append(0, OPENED, table=table, runs=runs) is None
            assert Answers(two).append(0, OPENED, table="mine", runs=2) is None
            assert two.orphans() == []
            one.leaving()
            # It gives them up one by one.
            assert two.orphans() == []
            one.release("slow")
            assert two.orphans() == ["slow"]
        assert two.orphans() == ["fast", "slow"]
        take(two, "fast")
        assert two.orphans() == ["slow"]


def test_tables_at_which_nothing_happens_any_more_are_nobodys_business(postgres_house: PostgresHouse) -> None:
    with closing(postgres_house.store()) as store:
        assert Answers(store).append(0, OPENED, runs=2) is None
        store.release("t")
        assert store.orphans(since=OPENED.at) == ["t"]
        assert store.orphans(since=OPENED.at + 10 * statements.CHANGE_STEP) == []


def test_servers_know_the_public_tables_of_those_that_are_alive(postgres_house: PostgresHouse) -> None:
    with closing(postgres_house.store()) as one:
        with closing(postgres_house.store()) as two:
            one.publish("old")
            one.publish("one's")
            assert two.published() == ["one's"]
            assert one.published() == []
            two.publish("two's")
            assert one.published() == ["two's"]
            postgres_house.run("UPDATE servers SET seen = seen - interval '1 hour' WHERE url LIKE '%2'")
            until(lambda: one.published() == ["two's"])
            assert one.lease_age() < statements.LEASE
        assert one.published() == []


def test_who_still_asks_when_a_store_is_closed_does_not_wait_for_ever(postgres_house: PostgresHouse) -> None:
    store = postgres_house.store()

    def ask() -> None:
        with suppress(CancelledError):
            store._fetch("SELECT pg_sleep(600)")

    asking = threading.Thread(target=ask)
    asking.start()
    running = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%' AND state = 'active'"
    until(lambda: postgres_house.run(running) != "0")
    store.close()
    asking.join(60)
    assert not asking.is_alive()


def test_facts_of_a_newer_version_are_not_claimed(postgres_house: PostgresHouse) -> None:
    with closing(postgres_house.store()) as store:
        assert Answers(store).append(0, OPENED, runs=2) is None
        store.release("t")
        postgres_house.run("UPDATE tables SET format = 99")
        assert store.claim("t") == Claim(False, "")
        assert store.orphans() == []


# --- the fence ------------------------------------------------------------------------------------------


def _a_server_that_was_taken_over_keeps_nothing(house: PostgresHouse) -> bool:
    with closing(house.store()) as one, closing(house.store()) as two:
        assert Answers(one).append(0, OPENED) is None
        one.leaving()
        take(two)
        return isinstance(Answers(one).append(1, move(1)), Overtaken) and two.load("t") == [OPENED]


def _nothing_is_kept_behind_a_hole(house: PostgresHouse) -> bool:
    """The database comes back without the last commit, as a standby that takes over may."""
    with closing(house.store()) as store:
        assert Answers(store).append(0, OPENED) is None
        chain = house.run("SELECT encode(chain, 'hex') FROM tables")
        assert Answers(store).append(1, move(1)) is None
        house.run("DELETE FROM facts WHERE number = 1")
        house.run(f"UPDATE tables SET count = 1, chain = decode('{chain}', 'hex')")
        answer = Answers(store).append(2, move(2))
        return isinstance(answer, Overtaken) and house.run("SELECT max(number) FROM facts") == "0"


@pytest.mark.parametrize(
    ("scenario", "condition"),
    [
        (_a_server_that_was_taken_over_keeps_nothing, " AND t.epoch = g.epoch"),
        (_nothing_is_kept_behind_a_hole, " AND t.count = g.expected"),
    ],
)
def test_the_fence_needs_each_of_its_conditions(
    scenario: Callable[[PostgresHouse], bool], condition: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert scenario(PostgresHouse(postgres))
    assert condition in statements.APPEND
    monkeypatch.setattr(groups, "APPEND", statements.APPEND.replace(condition, ""))
    assert not scenario(PostgresHouse(postgres))


def test_a_table_that_is_not_as_it_should_be_does_not_hold_up_the_others(postgres_house: PostgresHouse) -> None:
    moments: list[Callable[[], None]] = []
    said: list[tuple[str, NotKept | None]] = []

    def append(expected: int, fact: Fact) -> None:
        """To both tables in one group."""
        said.clear()
        for table in ("t", "u"):
            store.append(table, expected, [fact], lambda answer, table=table: said.append((table, answer)))  # type: ignore[misc]
        moments.pop()()
        until(lambda: len(said) == 2)

    with closing(postgres_house.store(run, moments.append)) as store:
        append(0, OPENED)
        # A fact that its table knows nothing of.
        postgres_house.run("INSERT INTO facts SELECT table_id, 1, 1, fact, chain FROM facts WHERE table_id = 't'")
        append(1, SEATED)
        answers = dict(said)
        assert answers["u"] is None
        assert type(answers["t"]) is NotKept
        assert store.load("u") == [OPENED, SEATED]
