"""What is said of PostgreSQL alone: why a database cannot be used, its schema, damage in it, and its limit."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue

import asyncpg
import pytest

from kartenhaus.i18n import LANGUAGES, Language
from kartenhaus.store import Damaged, NotKept, StoreFull, Unusable, open_store
from kartenhaus.store.address import shown
from kartenhaus.store.postgres import PostgresReader, PostgresStore, connections, revoke
from kartenhaus.store.postgres.errors import failure
from kartenhaus.table.facts import ChatSaid
from tests.postgres import Postgres
from tests.store.support import OPENED, SEATED, Answers, PostgresHouse, move, run

SECRET = "swordfish"


def _refusal(address: str) -> str:
    """Why a store cannot be opened there. It is said in all languages, and never with the password."""
    with pytest.raises(Unusable) as said:
        PostgresStore(address, run)
    refused = said.value.refused
    for language in LANGUAGES:
        assert SECRET not in Language(language).refusal(refused)
    assert SECRET not in repr(said.value) + repr(refused)
    return refused.code


def test_why_a_database_cannot_be_used_is_said(postgres: Postgres) -> None:
    where = f"?host={postgres.folder}&port={postgres.port}"
    assert _refusal(f"postgresql://postgres:{SECRET}@127.0.0.1:1/house") == "store-postgres-unreachable"
    assert _refusal(f"postgresql://postgres:{SECRET}@no-such-host.invalid/house") == "store-postgres-unreachable"
    assert _refusal(f"postgresql://postgres:{SECRET}@/nowhere{where}") == "store-postgres-no-database"
    assert _refusal(f"postgresql://postgres:{SECRET}@host:{SECRET}/house") == "store-postgres-address"
    latin = postgres.new_database("ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0")
    assert _refusal(latin) == "store-postgres-encoding"


def test_a_stranger_is_not_let_in_and_a_guest_may_not_build(postgres: Postgres) -> None:
    database = postgres.run("SELECT current_database()", postgres.new_database().split("@/")[1].split("?")[0])
    postgres.run(f"CREATE USER stranger PASSWORD '{SECRET}'")
    where = f"{database}?host={postgres.folder}&port={postgres.port}"
    postgres.run("REVOKE CREATE ON SCHEMA public FROM PUBLIC", database)
    assert _refusal(f"postgresql://stranger:{SECRET}x@/{where}") == "store-postgres-password"
    assert _refusal(f"postgresql://stranger:{SECRET}@/{where}") == "store-postgres-no-rights"
    postgres.run(f"ALTER DATABASE {database} SET default_transaction_read_only = on")
    assert _refusal(f"postgresql://postgres@/{where}") == "store-postgres-read-only"


def test_an_old_postgresql_is_refused(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "OLDEST", 99)
    assert _refusal(postgres.new_database()) == "store-postgres-too-old"


def test_the_package_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(Unusable, match="store-postgres-missing"):
        open_store("postgresql://house", tmp_path, run, run, 0, lambda done, of: None)


def test_an_address_is_shown_without_its_password() -> None:
    assert shown(f"postgresql://anna:{SECRET}@db:5433/house").address == "postgresql://anna@db:5433/house"
    assert shown(f"postgresql:///house?host=/run/pg&user=anna&password={SECRET}").address == (
        "postgresql://anna@/run/pg:5432/house"
    )
    assert shown(f"postgresql://anna:{SECRET}@db:{SECRET}/x").address == "postgresql://…"
    assert SECRET not in repr(PostgresReader(f"postgresql://anna:{SECRET}@db/house"))


def test_servers_that_start_together_build_one_house(postgres_house: PostgresHouse) -> None:
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(lambda _: postgres_house.store(), range(4)))
    assert len({store.cookie_key() for store in stores}) == 1
    for store in stores:
        store.close()


def test_a_database_of_another_version_is_left_alone(postgres_house: PostgresHouse) -> None:
    with pytest.raises(Unusable, match="store-none"):
        revoke(postgres_house.address, "anna", 1)
    postgres_house.store().close()
    postgres_house.run("UPDATE kartenhaus SET version = 99")
    with pytest.raises(Unusable, match="store-too-new"):
        revoke(postgres_house.address, "anna", 1)
    assert _refusal(postgres_house.address) == "store-too-new"


DAMAGE = (
    ("UPDATE facts SET fact = replace(fact, 'place', 'plate') WHERE table_id = $t AND number = 7", 7),
    ("UPDATE facts SET chain = '\\x00' WHERE table_id = $t AND number = 3", 3),
    ("DELETE FROM facts WHERE table_id = $t AND number = 1010", 1_010),
    ("DELETE FROM facts WHERE table_id = $t AND number >= 1019", 1_019),
    ("DELETE FROM facts WHERE table_id = $t", 0),
    ("UPDATE tables SET count = 1019 WHERE id = $t", 1_020),
    ("DELETE FROM tables WHERE id = $t", 1_020),
)


def test_damage_is_noticed_where_it_is_and_the_rest_goes_on(postgres_house: PostgresHouse) -> None:
    # More than are read at once.
    facts = [OPENED, *(move(number) for number in range(1, 1_020))]
    with closing(postgres_house.store()) as store:
        assert Answers(store).append(0, *facts, table="whole") is None
        for kind, (damage, number) in enumerate(DAMAGE):
            table = f"damaged-{kind}"
            assert Answers(store).append(0, *facts, table=table) is None
            postgres_house.run(damage.replace("$t", f"'{table}'"))
            for read in (store.load, lambda table: list(store.reader().facts(table))):
                with pytest.raises(Damaged) as said:
                    read(table)
                assert (said.value.table, said.value.number) == (table, number)
        assert store.load("whole") == facts
        assert Answers(store).append(1_020, SEATED, table="whole") is None


def test_a_full_store_is_said_and_nothing_of_it_is_kept(postgres_house: PostgresHouse) -> None:
    with closing(postgres_house.store()) as store:
        assert Answers(store).append(0, OPENED) is None
        room = store.size()
    chatter = [ChatSaid(5, "anna", f"c{number}", "Anna", "x" * 400) for number in range(2_000)]
    with closing(postgres_house.store(largest=room + 100_000)) as store:
        # It is looked at now and then, so that there may be a little too much.
        assert store.claim("t").is_ours
        assert Answers(store).append(1, *chatter) is None
        assert isinstance(_probed(store), StoreFull)
        assert isinstance(Answers(store).append(2_001, SEATED), StoreFull)
        assert len(store.load("t")) == 2_001
    assert isinstance(failure(asyncpg.DiskFullError("no space left")), StoreFull)


def _probed(store: PostgresStore) -> NotKept | None:
    answers: SimpleQueue[NotKept | None] = SimpleQueue()
    store.probe(answers.put)
    return answers.get(timeout=30)
