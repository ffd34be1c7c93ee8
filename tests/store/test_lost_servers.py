"""What servers lose with their session, their answers, their lease or their life, and what others find."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from kartenhaus.store import Claim, NotKept, Overtaken, Unknown, Unusable
from kartenhaus.store.postgres import PostgresStore, membership, writer
from kartenhaus.store.postgres.locks import LOCKS
from tests.postgres import Postgres
from tests.relay import Relay
from tests.store.support import OPENED, SEATED, Answers, PostgresHouse, move, run, take, until

ROOT = Path(__file__).parents[2]


def _is_registered(store: PostgresStore) -> bool:
    """Whether it can claim anything."""
    try:
        return store.claim("no such table").is_ours
    except Unusable:
        return False


def test_a_server_that_loses_its_session_loses_its_tables_and_comes_back_as_another(
    postgres_house: PostgresHouse,
) -> None:
    lost = threading.Event()
    with closing(postgres_house.store(on_lost=lost.set)) as store:
        assert Answers(store).append(0, OPENED) is None
        before = postgres_house.run("SELECT owner FROM tables")
        postgres_house.run(
            f"SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = {LOCKS}"
            " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
        )
        assert lost.wait(30)
        assert isinstance(Answers(store).append(1, SEATED), Overtaken)
        until(lambda: _is_registered(store))
        assert take(store) == [OPENED]
        assert Answers(store).append(1, SEATED) is None
        assert postgres_house.run("SELECT owner FROM tables") != before


def test_facts_whose_answer_was_lost_are_there_or_not_and_reading_tells(
    postgres: Postgres, postgres_house: PostgresHouse
) -> None:
    database = postgres_house.run("SELECT current_database()")
    with closing(Relay(postgres.port)) as line:
        address = f"postgresql://postgres@127.0.0.1:{line.port}/{database}"
        lost = threading.Event()
        with closing(PostgresStore(address, run, on_lost=lost.set)) as store:
            assert Answers(store).append(0, OPENED) is None
            line.hold_answers()
            said: list[NotKept | None] = []
            store.append("t", 1, [SEATED], said.append)
            until(lambda: postgres_house.run("SELECT count FROM tables") == "2")
            line.cut()
            until(lambda: bool(said))
            assert isinstance(said[0], Unknown)
            assert isinstance(Answers(store).append(2, move(2)), Overtaken)
            # Its session was on the same line.
            assert lost.wait(30)
            until(lambda: _is_registered(store))
            assert take(store) == [OPENED, SEATED]
            assert Answers(store).append(2, move(2)) is None


def test_an_append_that_waits_when_its_connection_is_lost_is_not_kept_behind_its_back(
    postgres_house: PostgresHouse,
) -> None:
    """The database carries it out only after the table was claimed anew."""
    with closing(postgres_house.store()) as store:
        assert Answers(store).append(0, OPENED) is None
        said: list[NotKept | None] = []
        with _held(postgres_house, "UPDATE tables SET runs = runs"):
            store.append("t", 1, [SEATED], said.append)
            waits = "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
            until(lambda: postgres_house.run(waits) != "")
            postgres_house.run(f"SELECT pg_terminate_backend(pid) FROM ({waits}) w")
            until(lambda: bool(said))
        assert isinstance(said[0], Unknown)
        assert take(store) == [OPENED]
        assert Answers(store).append(1, SEATED) is None


def test_a_server_that_is_cut_off_notices_by_itself(postgres: Postgres, postgres_house: PostgresHouse) -> None:
    database = postgres_house.run("SELECT current_database()")
    lost = threading.Event()
    with closing(Relay(postgres.port)) as line, closing(postgres_house.store()) as two:
        address = f"postgresql://postgres@127.0.0.1:{line.port}/{database}"
        with closing(PostgresStore(address, run, url="http://far", on_lost=lost.set)) as one:
            assert Answers(one).append(0, OPENED) is None
            line.hold_all()
            assert lost.wait(30)
            until(lambda: two.claim("t").is_ours)
            assert Answers(two).append(1, SEATED) is None
            line.cut()
            # It is back, as another server.
            until(lambda: _is_registered(one))
            assert one.claim("t") == Claim(False, "http://server-1")
            assert one.load("t") == [OPENED, SEATED]


def test_nothing_waits_for_an_answer_that_was_lost_with_the_lease(
    postgres: Postgres, postgres_house: PostgresHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All connections went over the same line."""
    monkeypatch.setattr(writer, "APPENDING", 1_000.0)
    database = postgres_house.run("SELECT current_database()")
    lost = threading.Event()
    with closing(Relay(postgres.port)) as line:
        address = f"postgresql://postgres@127.0.0.1:{line.port}/{database}"
        with closing(PostgresStore(address, run, on_lost=lost.set)) as store:
            assert Answers(store).append(0, OPENED) is None
            line.hold_all()
            said: list[NotKept | None] = []
            store.append("t", 1, [SEATED], said.append)
            assert lost.wait(30)
            until(lambda: bool(said))
            assert isinstance(said[0], Unknown)
            line.cut()


@contextmanager
def _held(house: PostgresHouse, statement: str) -> Iterator[None]:
    """Somebody is in the middle of this."""
    psql = subprocess.Popen(["psql", "-XAtq", house.address], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert psql.stdin is not None
    assert psql.stdout is not None
    psql.stdin.write(f"BEGIN; {statement}; SELECT 'done';\n")
    psql.stdin.flush()
    assert psql.stdout.readline() == "done\n"
    try:
        yield
    finally:
        psql.communicate()


class Server:
    """A server in a process of its own; see server_process.py."""

    def __init__(self, house: PostgresHouse) -> None:
        self._house = house

    def __enter__(self) -> Server:
        command = [sys.executable, "-m", "tests.store.server_process", self._house.address]
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        assert self.hears() == "NoneType"
        return self

    def __exit__(self, *error: object) -> None:
        self.process.kill()
        self.process.communicate()

    def appends(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()

    def hears(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()


def test_a_frozen_server_is_taken_over_and_refused_when_it_wakes(postgres_house: PostgresHouse) -> None:
    with closing(postgres_house.store()) as two, Server(postgres_house) as frozen:
        frozen.appends()
        assert frozen.hears() == "NoneType"
        assert two.claim("t") == Claim(False, "http://other")
        frozen.process.send_signal(signal.SIGSTOP)
        until(lambda: two.orphans() == ["t"])
        assert take(two) == [OPENED, move(1)]
        frozen.process.send_signal(signal.SIGCONT)
        frozen.appends()
        # Its connections are closed when the lease is found to be lost, perhaps before the answer has come.
        heard = {frozen.hears(), frozen.hears()}
        assert heard in ({"Overtaken", "lost"}, {"Unknown", "lost"})
        assert Answers(two).append(2, move(3)) is None


def test_a_killed_servers_tables_can_be_claimed(postgres_house: PostgresHouse) -> None:
    with closing(postgres_house.store()) as two, Server(postgres_house) as killed:
        killed.appends()
        killed.hears()
        killed.process.kill()
        until(lambda: two.claim("t").is_ours)
        assert two.load("t") == [OPENED, move(1)]


def test_the_clock_of_the_database_is_what_counts(
    postgres_house: PostgresHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Behind:
        """This machine's clock is an hour behind."""

        monotonic = staticmethod(time.monotonic)

        @staticmethod
        def time() -> float:
            return time.time() - 3_600

    monkeypatch.setattr(membership, "time", Behind)
    with closing(postgres_house.store()) as store:
        assert 3_590_000 < store.clock_offset() < 3_610_000


def test_heartbeats_are_seen(postgres_house: PostgresHouse) -> None:
    with closing(postgres_house.store()):
        seen = postgres_house.run("SELECT seen FROM servers")
        until(lambda: postgres_house.run("SELECT seen FROM servers") > seen)
    assert postgres_house.run("SELECT count(*) FROM servers") == "0"
