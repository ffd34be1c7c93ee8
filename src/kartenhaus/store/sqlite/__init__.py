"""The store in one SQLite file: the default, for one server."""

from kartenhaus.store.sqlite.archive import SqliteArchive
from kartenhaus.store.sqlite.checking import check
from kartenhaus.store.sqlite.folder import DATABASE, sole_use
from kartenhaus.store.sqlite.identities import revoke, revoked
from kartenhaus.store.sqlite.rescue import rescue
from kartenhaus.store.sqlite.store import SqliteStore

__all__ = ["DATABASE", "SqliteArchive", "SqliteStore", "check", "rescue", "revoke", "revoked", "sole_use"]
