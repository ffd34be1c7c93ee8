"""Checks a whole database: whether each table is what was stored. PostgreSQL itself is checked by its own tools."""

from __future__ import annotations

from contextlib import closing

from kartenhaus.store.checking import DamagedTable, Report, look_at
from kartenhaus.store.facts_text import read_fact
from kartenhaus.store.postgres.archive import PostgresArchive
from kartenhaus.store.store import Progress, Unusable


def check(address: str, deep: bool, progress: Progress) -> Report:
    """Changes nothing, and works beside running servers. `deep`: plays all games again, too."""
    findings: list[DamagedTable] = []
    with closing(PostgresArchive(address, is_target=False)) as archive:
        tables = archive.all_tables()
        for done, table in enumerate(tables, start=1):
            finding = look_at(table, map(read_fact, archive.texts(table)), deep, Unusable)
            findings += [finding] if finding else []
            progress(done, len(tables))
    return Report(len(tables), [], findings)
