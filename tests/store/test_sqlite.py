"""What is kept stays, in order, once; real files, real threads."""

from __future__ import annotations

import os
import sqlite3
import stat
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from kartenhaus.engine import Refused
from kartenhaus.store import NotKept, Overtaken, SqliteStore, StoreFull, Unusable, revoke, revoked
from kartenhaus.store.facts_text import read_fact, write_fact
from kartenhaus.store.sqlite.migrations import STEPS, migrate
from kartenhaus.store.sqlite.writer import MOST_LATEST
from kartenhaus.table.facts import ChatSaid, Done, Fact, MoveMade, Paused, SeatTaken, TableOpened
from kartenhaus.table.settings import Settings

OPENED = TableOpened(1_000, "anna", "c1", "great-wall", 3, {"begins": 0, "deck": ""}, Settings(public=True), "ab" * 32)
SEATED = SeatTaken(2_000, "ben", "c2", 1, "Ben")
# A user who owns nothing.
NOBODY = 65_534


def _move(number: int) -> MoveMade:
    return MoveMade(3_000 + number, "ben", f"m{number}", 1, "place L left", "person", 0)


def _run(function: Callable[[], None]) -> None:
    function()


@contextmanager
def _open(path: Path, largest: int = 0) -> Iterator[SqliteStore]:
    store = SqliteStore(path, _run, largest=largest)
    try:
        yield store
    finally:
        store.close()


class Answers:
    """Appends from this thread, and waits for the answer."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store

    def append(self, expected: int, *facts: Fact, table: str = "t", runs: int = 0) -> NotKept | None:
        over = threading.Event()
        answers: list[NotKept | None] = []

        def kept(answer: NotKept | None) -> None:
            answers.append(answer)
            over.set()

        self.store.append(table, expected, facts, kept, runs)
        assert over.wait(30)
        return answers[0]


def test_facts_come_back_as_they_were_after_reopening(tmp_path: Path) -> None:
    strange = ChatSaid(6, "anna", "c", "Anna", 'Grüß "euch"\\u0000\\n\0\n\u2028 \U0001f3b2')
    facts = [OPENED, SEATED, strange, *(_move(number) for number in range(50))]
    with _open(tmp_path / "deep" / "house.db") as store:
        assert Answers(store).append(0, *facts[:2]) is None
        assert Answers(store).append(2, *facts[2:]) is None
    with _open(tmp_path / "deep" / "house.db") as store:
        assert store.load("t") == facts
        assert store.load("other") == []


def test_a_fact_says_what_it_is() -> None:
    for fact in (OPENED, SEATED, Paused(5), ChatSaid(6, "anna", "c", "Anna", 'Grüß "euch"\n')):
        assert read_fact(write_fact(fact)) == fact
    assert write_fact(Paused(5)) == '{"fact":"Paused","at":5}'


def test_names_that_have_been_stored_stay() -> None:
    stored = {kind.stored_as or kind.__name__ for kind in (*Fact.__subclasses__(), *Done.__subclasses__())} - {"Done"}
    assert stored == {
        "BotSeated", "CallJudged", "ChanceShared", "Chosen", "ClockAgreed", "ClockAsked", "ClockHeld", "GameBegan",
        "HostChanged", "HouseReopened", "MoveMade", "PauseAsked", "Paused", "Picked", "RematchAsked", "RematchOpened",
        "Resumed", "Said", "SeatFreed", "SeatLeft", "SeatMinded", "SeatReturned", "SeatTaken", "StepReturned",
        "TableOpened", "TurnTimedOut",
    }  # fmt: skip


def test_of_two_writers_one_wins(tmp_path: Path) -> None:
    with _open(tmp_path / "house.db") as one, _open(tmp_path / "house.db") as two:
        assert Answers(one).append(0, OPENED) is None
        assert Answers(two).append(1, SEATED) is None
        assert isinstance(Answers(one).append(1, _move(1), _move(2)), Overtaken)
        assert one.load("t") == [OPENED, SEATED] == two.load("t")


def test_two_writers_at_once_never_both_win(tmp_path: Path) -> None:
    won: list[tuple[str, int]] = []

    def write(store: SqliteStore, name: str) -> None:
        for number in range(1, 60):
            if Answers(store).append(number, ChatSaid(number, name, "c", name, str(number))) is None:
                won.append((name, number))
            else:
                store.load("t")

    with _open(tmp_path / "house.db") as one, _open(tmp_path / "house.db") as two:
        assert Answers(one).append(0, OPENED) is None
        writers = [threading.Thread(target=write, args=pair) for pair in ((one, "anna"), (two, "ben"))]
        for writer in writers:
            writer.start()
        for writer in writers:
            writer.join()
        kept = [(fact.person, int(fact.text)) for fact in one.load("t") if isinstance(fact, ChatSaid)]
    assert sorted(kept) == sorted(won)
    assert [number for _, number in kept] == sorted({number for _, number in won})


def test_what_follows_a_lost_append_is_lost_too(tmp_path: Path) -> None:
    """A writer that was overtaken has shown nobody its facts; those built on them must not slip in behind."""
    with _open(tmp_path / "house.db") as one, _open(tmp_path / "house.db") as two:
        assert Answers(one).append(0, OPENED) is None
        assert Answers(two).append(1, SEATED) is None
        assert isinstance(Answers(one).append(1, _move(1)), Overtaken)
        assert isinstance(Answers(one).append(2, _move(2)), Overtaken)
        assert one.load("t") == [OPENED, SEATED]
        assert Answers(one).append(2, _move(2)) is None


def test_no_fact_is_kept_after_a_gap(tmp_path: Path) -> None:
    with _open(tmp_path / "house.db") as store:
        assert isinstance(Answers(store).append(1, SEATED), Overtaken)
        assert store.load("t") == []


def test_appends_that_wait_share_a_commit_and_are_told_in_order(tmp_path: Path) -> None:
    told: list[int] = []
    with _open(tmp_path / "house.db") as store:
        store.append("t", 0, [OPENED], lambda answer: None)
        for number in range(1, 1_200):
            store.append("t", number, [_move(number)], lambda answer, number=number: told.append(number))  # type: ignore[misc]
    assert told == list(range(1, 1_200))
    with _open(tmp_path / "house.db") as store:
        assert len(store.load("t")) == 1_200


def test_what_comes_in_one_moment_goes_to_the_writer_together_and_none_of_it_is_lost_at_the_end(tmp_path: Path) -> None:
    moments: list[Callable[[], None]] = []
    groups: list[list[int]] = []
    told: list[int] = []

    def deliver(tell: Callable[[], None]) -> None:
        before = len(told)
        tell()
        groups.append(told[before:])

    store = SqliteStore(tmp_path / "house.db", deliver, moments.append)
    store.append("t", 0, [OPENED], lambda answer: told.append(0))
    for number in range(1, 5):
        store.append("t", number, [_move(number)], lambda answer, number=number: told.append(number))  # type: ignore[misc]
    assert len(moments) == 1
    moments.pop()()
    store.append("t", 5, [_move(5)], lambda answer: told.append(5))
    store.close()
    assert told == [0, 1, 2, 3, 4, 5]
    assert groups[0][:5] == [0, 1, 2, 3, 4]
    with _open(tmp_path / "house.db") as store:
        assert len(store.load("t")) == 6


def test_a_full_disk_is_said_and_nothing_of_it_is_kept(tmp_path: Path) -> None:
    chatter = [ChatSaid(5, "anna", f"c{number}", "Anna", "x" * 400) for number in range(2_000)]
    with _open(tmp_path / "house.db", largest=200_000) as store:
        assert Answers(store).append(0, OPENED) is None
        answer = Answers(store).append(1, *chatter)
        assert isinstance(answer, StoreFull)
        assert str(answer) == "SQLITE_FULL"
        assert store.load("t") == [OPENED]
        # There is still room for less.
        assert Answers(store).append(1, SEATED) is None


def test_the_most_urgent_tables_come_first(tmp_path: Path) -> None:
    with _open(tmp_path / "house.db") as store:
        answers = Answers(store)
        for number in range(4):
            opened = TableOpened(10_000_000 + number, "anna", "c", "great-wall", 2, {}, Settings(), "")
            assert answers.append(0, opened, table=f"t{number}") is None
        # All within the same minute, in which nothing else about the table is written anew.
        assert answers.append(1, _move(10_000_100), table="t1", runs=1) is None
        assert answers.append(1, _move(10_000_100), table="t0", runs=2) is None
        assert answers.append(1, _move(10_000_100), table="t2", runs=2) is None
        assert answers.append(2, _move(10_000_200), table="t2", runs=0) is None
        assert store.tables_since(0)[:2] == ["t0", "t1"]
    with _open(tmp_path / "house.db") as store:
        assert store.tables_since(0)[:2] == ["t0", "t1"]


def test_lists_of_tables(tmp_path: Path) -> None:
    with _open(tmp_path / "house.db") as store:
        answers = Answers(store)
        for number, person in enumerate(("anna", "anna", "ben")):
            at = 10_000_000 * number
            opened = TableOpened(at, person, "c", "great-wall", 2, {}, Settings(), "")
            assert answers.append(0, opened, table=f"t{number}") is None
        assert answers.append(1, SeatTaken(40_000_000, "cleo", "c", 0, "Cleo"), table="t0") is None
        assert store.tables_since(20_000_000) == ["t0", "t2"]
        assert store.tables_of("anna", 10) == ["t0", "t1"]
        assert store.tables_of("anna", 1) == ["t0"]
        assert store.tables_of("cleo", 10) == ["t0"]
        assert store.opened_by("anna", 5_000_000) == 1


def test_only_its_owner_may_read_what_is_kept(tmp_path: Path) -> None:
    usual = os.umask(0o022)
    try:
        with _open(tmp_path / "house" / "house.db") as store:
            assert Answers(store).append(0, OPENED) is None
            assert stat.S_IMODE((tmp_path / "house").stat().st_mode) == 0o700
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in (tmp_path / "house").iterdir()}
            assert modes == {"house.db": 0o600, "house.db-wal": 0o600, "house.db-shm": 0o600}
    finally:
        os.umask(usual)


@contextmanager
def _nobody_special() -> Iterator[None]:
    """Root may write everything."""
    user = os.geteuid()
    if user == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(user)


@pytest.mark.parametrize("journal", ["WAL", "DELETE"])
def test_a_file_that_cannot_be_written_is_said_at_once(journal: str) -> None:
    # Not in pytest's own folder, where nobody else may look.
    with TemporaryDirectory() as folder:
        path = Path(folder) / "house.db"
        with _open(path):
            pass
        with closing(sqlite3.connect(path)) as database:
            # The journal of a copy that VACUUM INTO made.
            database.execute(f"PRAGMA journal_mode = {journal}")
        os.chmod(folder, 0o777)
        path.chmod(0o444)
        with _nobody_special(), pytest.raises(Unusable) as said:
            SqliteStore(path, _run)
        assert said.value.refused == Refused("store-read-only", "", {"file": str(path)})


def test_an_older_file_is_brought_up_to_date(tmp_path: Path) -> None:
    old = sqlite3.connect(tmp_path / "house.db", isolation_level=None)
    old.executescript(f"{STEPS[0]} PRAGMA user_version = 1;")
    old.execute("INSERT INTO tables VALUES ('t', 'anna', 1000, 2000)")
    for number, fact in enumerate((OPENED, SEATED)):
        old.execute("INSERT INTO facts VALUES ('t', ?, ?)", (number, write_fact(fact)))
    old.close()
    with _open(tmp_path / "house.db") as store:
        assert store.tables_since(0) == ["t"]
        assert store.load("t") == [OPENED, SEATED]
        assert store.tables_of("anna", 5) == store.tables_of("ben", 5) == ["t"]
        assert Answers(store).append(2, _move(1)) is None


def test_who_is_known_and_who_is_no_more(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    with _open(path) as store:
        key = store.cookie_key()
        assert len(key) == 32
        assert Answers(store).append(0, OPENED, SEATED) is None
        assert store.knows_any(("nobody", "ben"))
        assert not store.knows_any(("nobody", "no one"))
        store.revoke("anna", 1000)
        # As somebody else does beside a running server.
        assert revoke(path, "ben", 2000)
        assert not revoke(path, "ben", 3000)
        assert [person for _, person in store.revoked_after(0)] == ["anna", "ben"]
        ((last, _),) = store.revoked_after(store.revoked_after(0)[0][0])
        assert store.revoked_after(last) == []
        # The writer goes on beside it.
        assert Answers(store).append(2, _move(1)) is None
    assert revoked(path) == [("anna", 1000), ("ben", 2000)]
    with _open(path) as store:
        assert store.cookie_key() == key
    with _open(tmp_path / "other.db") as store:
        assert store.cookie_key() != key


def test_nobody_is_revoked_in_a_file_of_another_version(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "house.db", isolation_level=None)
    for version, code in ((len(STEPS) - 1, "store-too-old"), (len(STEPS) + 1, "store-too-new")):
        other.execute(f"PRAGMA user_version = {version}")
        with pytest.raises(Unusable, match=code):
            revoke(tmp_path / "house.db", "anna", 1000)
    other.close()


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    newer = sqlite3.connect(tmp_path / "house.db", isolation_level=None)
    migrate(newer)
    newer.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    newer.close()
    with pytest.raises(Unusable, match="store-too-new"):
        SqliteStore(tmp_path / "house.db", _run)


def test_what_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    path.write_bytes(1000 * b"no database ")
    with pytest.raises(Unusable, match="store-damaged"):
        SqliteStore(path, _run)
    assert path.read_bytes() == 1000 * b"no database "
    with pytest.raises(Unusable, match="store-no-place"):
        SqliteStore(path / "house.db", _run)


def test_whoever_breaks_over_an_answer_breaks_alone(tmp_path: Path) -> None:
    """Two tables share a commit; the first cannot bear to hear of it."""
    broken: list[str] = []
    told: list[NotKept | None] = []
    over = threading.Event()

    def deliver(function: Callable[[], None]) -> None:
        """As an event loop does it: what breaks is logged, and it goes on."""
        try:
            function()
        except RuntimeError as error:
            broken.append(str(error))

    def hear(answer: NotKept | None) -> None:
        told.append(answer)
        over.set()

    def break_down(answer: NotKept | None) -> None:
        raise RuntimeError("no more")

    together: list[Callable[[], None]] = []
    store = SqliteStore(tmp_path / "house.db", deliver, together.append)
    store.append("t", 0, [OPENED], break_down)
    store.append("u", 0, [OPENED], hear)
    for function in together:
        function()
    assert over.wait(30)
    store.close()
    assert (told, broken) == ([None], ["no more"])


def test_facts_are_in_order_wherever_they_lie(tmp_path: Path) -> None:
    """Facts of many tables come in turns, many more than are kept in the order of coming."""
    opened = [replace(OPENED, id=f"o{table}") for table in range(3)]
    with _open(tmp_path / "house.db") as store:
        for table, fact in enumerate(opened):
            assert Answers(store).append(0, fact, table=f"t{table}") is None
        for number in range(1, 1 + MOST_LATEST):
            store.append(f"t{number % 3}", 1 + (number - 1) // 3, [_move(number)], lambda answer: None)
    for _ in range(2):
        with _open(tmp_path / "house.db") as store:
            for table, fact in enumerate(opened):
                moves = [_move(number) for number in range(1, 1 + MOST_LATEST) if number % 3 == table]
                assert store.load(f"t{table}") == [fact, *moves]


def test_a_table_that_another_writer_went_on_with_is_taken_up_where_it_stands(tmp_path: Path) -> None:
    with _open(tmp_path / "house.db") as one, _open(tmp_path / "house.db") as two:
        assert Answers(one).append(0, OPENED) is None
        assert Answers(one).append(1, _move(1)) is None
        assert Answers(two).append(2, _move(2)) is None
        assert one.load("t") == [OPENED, _move(1), _move(2)]
        assert Answers(one).append(3, _move(3)) is None
        assert two.load("t") == [OPENED, _move(1), _move(2), _move(3)]
