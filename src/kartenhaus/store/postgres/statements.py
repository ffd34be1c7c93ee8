"""The statements that decide whose a table is, and the one that appends facts to it.

Whatever two servers believe, the facts of a table are appended one after another: by the server whose epoch is the
table's, and only where the table still ends where that server thinks.
"""

from __future__ import annotations

from typing import Final

from kartenhaus.store.postgres.locks import LOCKS

# A server that has not been heard of for so many seconds has lost its tables.
LEASE: Final = 3.0
# How exactly `tables.changed` is kept, in milliseconds.
CHANGE_STEP: Final = 60_000

# $1: our id, $2: the table, $3: the newest facts that we read, $4: those that we write. An owner that is gone is known
# by its lock, which its session held; one that hangs by its lease. One table a statement: no deadlocks.
CLAIM: Final = f"""
    UPDATE tables t SET owner = $1, epoch = t.epoch + 1, format = greatest(t.format, $4)
    WHERE t.id = $2 AND t.format <= $3 AND (
        t.owner IS NULL OR t.owner = $1
        OR NOT EXISTS (
            SELECT FROM servers s WHERE s.id = t.owner
            AND NOT s.leaving AND s.seen >= clock_timestamp() - interval '{LEASE} s'
        )
        OR pg_try_advisory_xact_lock_shared({LOCKS}, t.owner)
    )
    RETURNING epoch, count, chain
"""
# Who has a table that could not be claimed.
OWNER: Final = "SELECT owner, url, t.format FROM tables t LEFT JOIN servers s ON s.id = owner WHERE t.id = $1"
RELEASE: Final = "UPDATE tables SET owner = NULL WHERE id = $1 AND epoch = $2"
# $1: the newest facts that we read, $2: since when something happened. A table that was given up, and that nobody came
# for, is one of them.
ORPHANS: Final = f"""
    WITH alive AS MATERIALIZED (
        SELECT id FROM servers
        WHERE seen >= clock_timestamp() - interval '{LEASE} s' AND NOT pg_try_advisory_xact_lock_shared({LOCKS}, id)
    )
    SELECT id FROM tables
    WHERE runs > 0 AND format <= $1 AND changed >= $2 AND (owner IS NULL OR owner NOT IN (SELECT id FROM alive))
    ORDER BY runs DESC, changed DESC
"""

# The public tables of all servers that are alive but $1.
PUBLISHED: Final = f"""
    SELECT tables FROM lobbies JOIN servers ON id = server
    WHERE server IS DISTINCT FROM $1 AND seen >= clock_timestamp() - interval '{LEASE} s'
"""

# $1 to $7: of each table that something is appended to. $8 to $11: of each fact.
_GIVEN: Final = """
    given AS (
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::int[], $4::int[], $5::bytea[], $6::bigint[], $7::int[])
        AS g (id, epoch, expected, n, chain, at, runs)
    )"""
# The fence. A table whose last change is not much older keeps that time, and all its places in indexes.
_MOVED: Final = f"""
    moved AS (
        UPDATE tables t SET count = t.count + g.n, chain = g.chain, runs = coalesce(g.runs, t.runs),
            changed = CASE WHEN g.at > t.changed + {CHANGE_STEP} OR g.at > t.changed AND g.runs <> t.runs
                THEN g.at ELSE t.changed END
        FROM given g WHERE t.id = g.id AND t.epoch = g.epoch AND t.count = g.expected
        RETURNING t.id, t.epoch
    )"""
_KEPT: Final = """
    kept AS (
        INSERT INTO facts (table_id, number, epoch, fact, chain)
        SELECT f.id, f.number, m.epoch, f.fact, f.chain
        FROM unnest($8::text[], $9::int[], $10::text[], $11::bytea[]) AS f (id, number, fact, chain)
        JOIN {moved} m USING (id)
    )"""
# The ids of the tables whose facts are kept. One that is missing was overtaken.
APPEND: Final = f"WITH {_GIVEN}, {_MOVED}, {_KEPT.format(moved='moved')} SELECT id FROM moved"

# The same where tables are opened or seats are taken. $12 to $14: of each new table; $15, $16: who is at which table;
# $17: our id, $18: the facts that we write.
APPEND_AND_LIST: Final = f"""
    WITH {_GIVEN}, {_MOVED},
    opened AS (
        INSERT INTO tables (id, opener, opened, changed, runs, owner, epoch, count, chain, format)
        SELECT g.id, o.opener, o.opened, g.at, g.runs, $17::int, g.epoch, g.n, g.chain, $18::int
        FROM unnest($12::text[], $13::text[], $14::bigint[]) AS o (id, opener, opened) JOIN given g USING (id)
        ON CONFLICT DO NOTHING RETURNING id, epoch
    ),
    ours AS (SELECT * FROM moved UNION ALL SELECT * FROM opened),
    {_KEPT.format(moved="ours")},
    listed AS (
        INSERT INTO people (person, table_id)
        SELECT p.person, p.id FROM unnest($15::text[], $16::text[]) AS p (id, person) JOIN ours USING (id)
        ON CONFLICT DO NOTHING
    )
    SELECT id FROM ours
"""
