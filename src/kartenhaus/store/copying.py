"""Copies a store into another, of the same kind or not. Can be stopped, and goes on where it was when run again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, islice
from typing import NamedTuple

from kartenhaus.engine import Refused
from kartenhaus.store.archive import Archive, Listed
from kartenhaus.store.chain import NOTHING_YET, Head, chained
from kartenhaus.store.store import Damaged, Progress, Unusable


class Copied(NamedTuple):
    """How many tables are in the copy, and how many of those were there already; and those that are not, since they are
    damaged here or were played on there."""

    tables: int
    before: int
    damaged: list[str]
    different: list[str]


def copy(source: Archive, target: Archive, progress: Progress) -> Copied:
    """Each table is read again from the target and compared by its count and its chain. Raises Unusable if the target
    has other tables: it is another house, whose keys must stay as they are."""
    there = {listed.id: listed.head for listed in target.tables()}
    tables = source.tables()
    if there.keys() - {listed.id for listed in tables}:
        raise Unusable(Refused("store-copy-other"))
    target.put_identities(source.identities())
    copied = Copied(len(tables), 0, [], [])
    for done, listed in enumerate(tables, start=1):
        head = there.get(listed.id)
        if head == listed.head:
            copied = copied._replace(before=copied.before + 1)
        else:
            try:
                if not _is_copied(listed, head, source, target):
                    copied.different.append(listed.id)
            except Damaged:
                copied.damaged.append(listed.id)
        progress(done, len(tables))
    return copied._replace(tables=len(tables) - len(copied.damaged) - len(copied.different))


def _is_copied(listed: Listed, there: Head | None, source: Archive, target: Archive) -> bool:
    """False: the target has facts that the source has not."""
    facts = _numbered(listed.id, source.texts(listed.id))
    had = list(islice(facts, 0 if there is None else there.next))
    if there is not None and (len(had) != there.next or (had and had[-1][2] != there.chain)):
        return False
    target.put(listed, chain(had, facts), source.people(listed.id))
    head = NOTHING_YET
    for number, _, link in _numbered(listed.id, target.texts(listed.id)):
        head = Head(number + 1, link)
    if head != listed.head:
        raise Damaged(listed.id, head.next)
    return True


def _numbered(table: str, texts: Iterable[bytes]) -> Iterator[tuple[int, bytes, bytes]]:
    """Each fact with its number and its chain."""
    link = NOTHING_YET.chain
    for number, text in enumerate(texts):
        link = chained(link, table, number, text)
        yield number, text, link
