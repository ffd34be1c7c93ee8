"""A house moves from SQLite to PostgreSQL, and back, with everything in it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from kartenhaus.store import Unusable, copy, open_archive
from kartenhaus.store.copying import Copied
from kartenhaus.store.postgres import check
from kartenhaus.store.store import Progress
from tests.postgres import Postgres
from tests.store.support import OPENED, SEATED, Answers, House, PostgresHouse, SqliteHouse, move, opened, take

TABLES = ("one", "three", "two")


def _furnish(house: House) -> None:
    """Three tables, one of them with many facts."""
    with opened(house) as store:
        answers = Answers(store)
        for number, table in enumerate(TABLES):
            first = replace(OPENED, at=10_000_000 * number, person=f"host of {table}")
            assert answers.append(0, first, SEATED, table=table, runs=number) is None
        assert answers.append(2, *(move(number) for number in range(6_000)), table="one", runs=1) is None
        store.revoke("cleo", 1_000)
        store.revoke("anna", 2_000)


def _moved(source: House, target: House, progress: Progress = lambda done, of: None) -> Copied:
    with (
        closing(open_archive(source.where, is_target=False)) as read,
        closing(open_archive(target.where, is_target=True)) as written,
    ):
        return copy(read, written, progress)


def _all_of(house: House) -> list[object]:
    with closing(open_archive(house.where, is_target=False)) as archive:
        heads = archive.tables()
        texts = {table: list(archive.texts(table)) for table in TABLES}
    with opened(house) as store:
        lists = [
            store.tables_since(0),
            store.last_change(),
            store.tables_of("ben", 9),
            store.opened_by("host of one", 0),
        ]
        revoked = [person for _, person in store.revoked_after(0)]
        return [heads, texts, lists, revoked, house.revoked(), store.cookie_key()]


def test_a_house_moves_to_postgresql_and_back(tmp_path: Path, postgres: Postgres) -> None:
    houses: list[House] = [
        SqliteHouse(tmp_path),
        PostgresHouse(postgres),
        PostgresHouse(postgres),
        SqliteHouse(tmp_path / "b"),
    ]
    _furnish(houses[0])
    before = _all_of(houses[0])
    for source, target in pairwise(houses):
        assert _moved(source, target) == Copied(3, 0, [], [])
        assert _all_of(target) == before
    for house in houses[1:]:
        with opened(house) as store:
            assert len(take(store, "one")) == 6_002
            assert Answers(store).append(6_002, SEATED, table="one") is None


@pytest.mark.parametrize("there", ["sqlite", "postgres"])
def test_it_can_be_stopped_and_goes_on_where_it_was(there: str, tmp_path: Path, postgres: Postgres) -> None:
    here: House = SqliteHouse(tmp_path)
    target: House = PostgresHouse(postgres) if there == "postgres" else SqliteHouse(tmp_path / "b")
    _furnish(here)

    def stop(done: int, of: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        _moved(here, target, stop)
    # Meanwhile it was played on.
    with opened(here) as store:
        take(store, "one")
        assert Answers(store).append(6_002, move(1), table="one") is None
    assert _moved(here, target) == Copied(3, 1, [], [])
    assert _moved(here, target) == Copied(3, 3, [], [])
    assert _all_of(target) == _all_of(here)


def test_what_is_damaged_or_was_played_on_there_is_left_and_named(
    tmp_path: Path, postgres_house: PostgresHouse
) -> None:
    here = SqliteHouse(tmp_path)
    _furnish(here)
    _moved(here, postgres_house)
    for house in (here, postgres_house):
        with opened(house) as store:
            assert len(take(store, "two")) == 2
            assert Answers(store).append(2, move(1 if house is here else 2), table="two") is None
    with opened(here) as store:
        assert Answers(store).append(2, move(1), table="three") is None
    with closing(sqlite3.connect(here.where, isolation_level=None)) as database:
        for place in ("facts", "latest"):
            database.execute(f"UPDATE {place} SET fact = replace(fact, 'Ben', 'Bea') WHERE table_id = 'three'")
    assert _moved(here, postgres_house) == Copied(1, 1, ["three"], ["two"])
    with opened(postgres_house) as store:
        assert store.load("two")[-1] == move(2)
        assert len(store.load("three")) == 2


def test_another_house_is_left_as_it_is(tmp_path: Path, postgres_house: PostgresHouse) -> None:
    here = SqliteHouse(tmp_path)
    _furnish(here)
    with opened(postgres_house) as store:
        key = store.cookie_key()
        assert Answers(store).append(0, OPENED, table="elsewhere") is None
        with pytest.raises(Unusable, match="store-in-use"):
            _moved(here, postgres_house)
    with pytest.raises(Unusable, match="store-copy-other"):
        _moved(here, postgres_house)
    with opened(postgres_house) as store:
        assert (store.cookie_key(), store.has("one")) == (key, False)


def test_a_whole_database_is_checked(postgres_house: PostgresHouse) -> None:
    with opened(postgres_house) as store:
        for table in ("good", "changed", "impossible", "unlisted"):
            assert Answers(store).append(0, OPENED, SEATED, table=table) is None
        assert Answers(store).append(2, move(1), table="impossible") is None
        postgres_house.run("UPDATE facts SET fact = replace(fact, 'Ben', 'Bea') WHERE table_id = 'changed'")
        postgres_house.run("DELETE FROM tables WHERE id = 'unlisted'")
        for deep, impossible in ((False, set()), (True, {("impossible", 2, True)})):
            report = check(postgres_house.address, deep, lambda done, of: None)
            assert report.tables == 4
            assert {*report.findings} == {("changed", 1, False), ("unlisted", 2, False)} | impossible
