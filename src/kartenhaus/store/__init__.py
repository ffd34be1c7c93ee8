"""Where tables are kept: an append-only log of facts for each. Nothing above this layer knows which database it is."""

from kartenhaus.store.chain import public_name
from kartenhaus.store.checking import check
from kartenhaus.store.folder import DATABASE, sole_use
from kartenhaus.store.identities import revoke, revoked
from kartenhaus.store.rescue import rescue
from kartenhaus.store.sqlite import SqliteStore
from kartenhaus.store.store import Damaged, FactReader, Kept, NotKept, Overtaken, Store, StoreFull, Unusable

__all__ = [
    "DATABASE",
    "Damaged",
    "FactReader",
    "Kept",
    "NotKept",
    "Overtaken",
    "SqliteStore",
    "Store",
    "StoreFull",
    "Unusable",
    "check",
    "public_name",
    "rescue",
    "revoke",
    "revoked",
    "sole_use",
]
