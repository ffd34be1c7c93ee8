"""One flipped byte, or a log that was rolled back, is noticed when its table is read, and the others go on."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
from hashlib import shake_128
from pathlib import Path

import pytest

from kartenhaus.store import Damaged, NotKept, SqliteStore, Unusable, check, rescue, revoked
from kartenhaus.store.facts_text import write_fact
from kartenhaus.store.sqlite.migrations import STEPS
from kartenhaus.store.sqlite.reading import SqliteReader
from kartenhaus.store.sqlite.sorting import MOST_LATEST, TABLES_A_STEP, Sorting
from kartenhaus.table.facts import ChatSaid, Fact, MoveMade, TableOpened
from kartenhaus.table.settings import Settings

# The kind of an SQLite page on which rows of facts lie.
LEAF = 10
OPENED = TableOpened(1_000, "anna", "c1", "great-wall", 3, {"begins": 0, "deck": ""}, Settings(), "ab" * 32)


def _said(number: int) -> ChatSaid:
    return ChatSaid(2_000 + number, "anna", f"s{number}", "Anna", f"line {number}")


def _facts(count: int) -> list[Fact]:
    return [OPENED, *(_said(number) for number in range(1, count))]


def _store(path: Path) -> SqliteStore:
    return SqliteStore(path, lambda function: function())


def _keep(path: Path, counts: dict[str, int], after: int = 0) -> None:
    """Tables with so many facts each, of which so many are there already."""
    failures: list[NotKept | None] = []
    store = _store(path)
    for table, count in counts.items():
        store.append(table, after, _facts(count)[after:], failures.append)
    store.close()
    assert failures == [None] * len(counts)


def _sorted_and_latest(path: Path) -> None:
    """Two tables, most of whose facts are sorted, and some are not yet."""
    _keep(path, {"u": 10, "t": MOST_LATEST})
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT count(*) FROM latest").fetchone() == (0,)
    _keep(path, {"t": MOST_LATEST + 5}, after=MOST_LATEST)
    _keep(path, {"u": 15}, after=10)


def _change(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        for statement in statements:
            assert database.execute(statement).rowcount > 0, statement


FLIPPED = "UPDATE {} SET fact = replace(fact, 'line', 'lime') WHERE table_id = 't' AND number = {}"
NO_TEXT = "UPDATE {} SET fact = CAST(x'7bff7d' AS TEXT) WHERE table_id = 't' AND number = {}"


@pytest.mark.parametrize(
    ("damage", "number"),
    [
        ([FLIPPED.format("facts", 7)], 7),
        ([NO_TEXT.format("facts", 7)], 7),
        ([FLIPPED.format("latest", MOST_LATEST + 2)], MOST_LATEST + 2),
        (["UPDATE facts SET chain = x'00' WHERE table_id = 't' AND number = 3"], 3),
        (["DELETE FROM facts WHERE table_id = 't' AND number = 500"], 500),
        ([f"DELETE FROM latest WHERE table_id = 't' AND number >= {MOST_LATEST + 3}"], MOST_LATEST + 3),
        (["DELETE FROM latest WHERE table_id = 't'"], MOST_LATEST),
        (["DELETE FROM facts WHERE table_id = 't' AND number >= 998"], 998),
        (["DELETE FROM latest WHERE table_id = 't'", "DELETE FROM facts WHERE table_id = 't' AND number >= 990"], 990),
        (["DELETE FROM latest WHERE table_id = 't'", "DELETE FROM facts WHERE table_id = 't'"], 0),
        ([f"UPDATE latest SET table_id = 'v' WHERE table_id = 't' AND number = {MOST_LATEST + 4}"], MOST_LATEST + 4),
        (["DELETE FROM tables WHERE id = 't'"], MOST_LATEST + 5),
    ],
)
def test_damage_is_noticed_where_it_is_and_the_rest_goes_on(tmp_path: Path, damage: list[str], number: int) -> None:
    path = tmp_path / "house.db"
    _sorted_and_latest(path)
    _change(path, *damage)
    store = _store(path)
    for read in (store.load, lambda table: list(SqliteReader(path).facts(table))):
        with pytest.raises(Damaged) as said:
            read("t")
        assert (said.value.table, said.value.number) == ("t", number)
        assert "t" not in str(said.value).split()
        assert read("u") == _facts(15)
    store.close()
    _keep(path, {"u": 16}, after=15)
    report = check(path, False, lambda done, of: None)
    assert ("t", number) in [(finding.table, finding.number) for finding in report.findings]
    assert "u" not in [finding.table for finding in report.findings]


def test_a_log_that_was_rolled_back_before_it_was_sorted_is_still_missed_after(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    _keep(path, {"t": 20, "u": 10})
    _change(path, "DELETE FROM latest WHERE table_id = 't' AND number >= 15")
    _keep(path, {"u": MOST_LATEST}, after=10)
    store = _store(path)
    with pytest.raises(Damaged, match="fact 15"):
        store.load("t")
    assert store.load("u") == _facts(MOST_LATEST)
    store.close()


def test_what_was_kept_before_there_were_chains_is_tied_too(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        for step in STEPS[:3]:
            assert isinstance(step, str)
            old.executescript(step)
        old.execute("PRAGMA user_version = 3")
        old.execute("BEGIN")
        for table in ("t", "u"):
            old.execute("INSERT INTO tables VALUES (?, 'anna', 1000, 2000)", (table,))
            for number, fact in enumerate(_facts(3_000)):
                place = "facts" if number < 2_500 else "latest"
                row = (table, number, write_fact(fact))
                old.execute(f"INSERT INTO {place} (table_id, number, fact) VALUES (?, ?, ?)", row)
        old.execute("COMMIT")
    heard: list[tuple[int, int]] = []
    store = SqliteStore(path, lambda function: function(), progress=lambda done, of: heard.append((done, of)))
    assert store.load("t") == store.load("u") == _facts(3_000)
    store.close()
    assert heard[-1] == (6_000, 6_000)
    assert len(heard) > 3
    _keep(path, {"t": 3_010}, after=3_000)
    assert check(path, True, lambda done, of: None) == (2, [], [])
    _change(path, FLIPPED.format("facts", 7), "DELETE FROM facts WHERE table_id = 'u' AND number = 2999")
    report = check(path, False, lambda done, of: None)
    assert [(finding.table, finding.number) for finding in report.findings] == [("t", 7), ("u", 2_999)]


def test_an_older_file_is_not_checked(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    with closing(sqlite3.connect(path)) as old:
        old.execute("PRAGMA user_version = 3")
    with pytest.raises(Unusable, match="store-too-old"):
        check(path, False, lambda done, of: None)


def test_what_cannot_have_happened_is_found_by_a_deep_look(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    store = _store(path)
    impossible = MoveMade(3_000, "anna", "m1", 1, "place L left", "person", 0)
    store.append("t", 0, [OPENED, _said(1), impossible], lambda failure: None)
    store.close()
    assert check(path, False, lambda done, of: None) == (1, [], [])
    assert check(path, True, lambda done, of: None) == (1, [], [("t", 2, True)])


def _spoil(path: Path, pages: list[int]) -> None:
    """Overwrites pages with garbage."""
    with path.open("r+b") as file:
        for page in pages:
            file.seek((page - 1) * 4096)
            file.write(shake_128(b"%d" % page).digest(4096))


@pytest.mark.parametrize("first_page", [False, True])
def test_a_rescue_saves_all_but_what_lay_on_the_pages_that_are_gone(tmp_path: Path, first_page: bool) -> None:
    path = tmp_path / "house.db"
    counts = {f"t{number}": 100 + number for number in range(40)}
    _keep(path, counts)
    with closing(sqlite3.connect(path)) as database:
        (root,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'facts'").fetchone()
    size = path.stat().st_size // 4096
    chosen = range(20, size, 25)
    _spoil(path, [root, *chosen, *([1] if first_page else [])])
    before = path.read_bytes()
    told: list[str] = []
    rescued = rescue(path, tmp_path / "new.db", lambda what, done, of: told.append(what))
    assert path.read_bytes() == before
    assert {"pages", "tables"} == set(told)
    assert rescued.whole > 20
    assert rescued.damaged
    assert check(tmp_path / "new.db", False, lambda done, of: None).findings == []
    store = _store(tmp_path / "new.db")
    lost = {saved.table: saved.facts for saved in rescued.damaged}
    for table, count in counts.items():
        assert store.load(table) == _facts(count)[: lost.get(table, count)]
    whole = [table for table in counts if table not in lost]
    assert set(whole) <= set(store.tables_of("anna", 1_000))
    store.close()


def test_a_rescue_reads_what_is_only_in_the_log_beside_the_file(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    _keep(path, {"t": 20})
    store = _store(path)
    over = threading.Event()
    store.append("t", 20, _facts(30)[20:], lambda failure: over.set())
    assert over.wait(30)
    copy = tmp_path / "copy.db"
    copy.write_bytes(path.read_bytes())
    copy.with_name("copy.db-wal").write_bytes(path.with_name("house.db-wal").read_bytes())
    store.close()
    assert rescue(copy, tmp_path / "new.db", lambda what, done, of: None) == (1, [])
    new = _store(tmp_path / "new.db")
    assert new.load("t") == _facts(30)
    new.close()


def test_a_rescue_changes_nothing_about_who_is_who(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    _keep(path, {"t": 20})
    store = _store(path)
    store.revoke("0" * 32, 1_700_000_000_000)
    key = store.cookie_key()
    store.close()
    _spoil(path, [1])
    rescue(path, tmp_path / "new.db", lambda what, done, of: None)
    new = _store(tmp_path / "new.db")
    assert new.cookie_key() == key
    new.close()
    assert revoked(tmp_path / "new.db") == [("0" * 32, 1_700_000_000_000)]


def test_long_facts_are_rescued_from_all_their_pages(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    long = [OPENED, *(ChatSaid(number, "anna", f"s{number}", "Anna", f"{number} " * 5_000) for number in range(1, 4))]
    for place in ("t", "u"):
        store = _store(path)
        store.append(place, 0, long, lambda failure: None)
        store.append(place, 4, [_said(number) for number in range(MOST_LATEST)], lambda failure: None)
        store.append(f"{place}-latest", 0, long, lambda failure: None)
        store.close()
    assert rescue(path, tmp_path / "new.db", lambda what, done, of: None) == (4, [])
    new = _store(tmp_path / "new.db")
    assert new.load("u-latest") == new.load("t")[:4] == long
    new.close()


def test_of_a_file_before_chains_all_is_rescued_that_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        for step in STEPS[:3]:
            assert isinstance(step, str)
            old.executescript(step)
        old.execute("BEGIN")
        old.execute("INSERT INTO tables VALUES ('t', 'anna', 1000, 2000)")
        for number, fact in enumerate(_facts(50)):
            old.execute("INSERT INTO facts VALUES ('t', ?, ?)", (number, write_fact(fact)))
        old.execute("COMMIT")
    assert rescue(path, tmp_path / "new.db", lambda what, done, of: None) == (1, [])


def _spoil_leaf(path: Path, text: bytes) -> None:
    """Makes nonsense of the head of the page of facts on which something is to be found."""
    content = bytearray(path.read_bytes())
    for page in range(0, len(content), 4096):
        if content[page] == LEAF and text in content[page : page + 4096]:
            content[page : page + 8] = b"\xff" * 8
    path.write_bytes(content)


def test_a_table_on_a_page_that_makes_no_sense_holds_up_no_other(tmp_path: Path) -> None:
    """SQLite itself cannot read the page, nor sort anything into it."""
    path = tmp_path / "house.db"
    _keep(path, {"u": 10, "t2": 400, "t": MOST_LATEST})
    _spoil_leaf(path, b'"text":"line 999"')
    store = _store(path)
    with pytest.raises(Damaged):
        store.load("t")
    told: list[NotKept | None] = []
    for number in range(10, 10 + 2 * MOST_LATEST):
        store.append("u", number, [_said(number)], told.append)
        if number % 100 == 0:
            # Somebody still sits there, who came before the damage.
            store.append("t", MOST_LATEST - 1 + number // 100, [_said(number)], lambda failure: None)
    store.close()
    assert told == [None] * 2 * MOST_LATEST
    store = _store(path)
    assert store.load("u") == _facts(10 + 2 * MOST_LATEST)
    store.close()


def test_a_round_of_sorting_that_is_cut_short_loses_nothing(tmp_path: Path) -> None:
    """After any number of steps the file is copied, as a crash would leave it, and read, checked and written on."""
    path = tmp_path / "house.db"
    counts = {f"table-{number}": 2 + number % 3 for number in range(2 * TABLES_A_STEP + 10)}
    _keep(path, counts)
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        sorting = Sorting(database)
        sorting.begin()
        cuts = 0
        while sorting.is_under_way:
            sorting.step()
            cuts += 1
            copy = tmp_path / f"cut-{cuts}.db"
            database.execute("VACUUM INTO ?", (str(copy),))
            assert check(copy, True, lambda done, of: None).findings == []
            store = _store(copy)
            assert all(store.load(table) == _facts(count) for table, count in counts.items())
            store.close()
            _keep(copy, {"table-7": 30}, after=counts["table-7"])
            assert rescue(copy, tmp_path / f"saved-{cuts}.db", lambda what, done, of: None).damaged == []
        assert cuts > len(counts) // TABLES_A_STEP
        assert database.execute("SELECT count(*) FROM latest").fetchone() == (0,)
        assert database.execute("SELECT count(*) FROM heads").fetchone() == (0,)


def test_nothing_is_deleted_that_is_not_sorted(tmp_path: Path) -> None:
    """Somebody else emptied `latest` in the middle of a round, so that numbers are given anew."""
    path = tmp_path / "house.db"
    _keep(path, {"t": 5})
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        sorting = Sorting(database)
        sorting.begin()
        sorting.step()
        _keep(path, {"u": 4})
        while sorting.is_under_way:
            sorting.step()
    store = _store(path)
    assert (store.load("t"), store.load("u")) == (_facts(5), _facts(4))
    store.close()
