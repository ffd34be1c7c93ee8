"""Where tables are kept: an append-only log of facts for each. Nothing above this layer knows which database it is."""

from kartenhaus.store.chain import public_name
from kartenhaus.store.opening import is_postgres, open_store
from kartenhaus.store.sqlite import DATABASE, SqliteStore, check, rescue, revoke, revoked, sole_use
from kartenhaus.store.store import (
    Claim,
    Damaged,
    FactReader,
    Kept,
    NotKept,
    Overtaken,
    Store,
    StoreFull,
    Unknown,
    Unusable,
)

__all__ = [
    "DATABASE",
    "Claim",
    "Damaged",
    "FactReader",
    "Kept",
    "NotKept",
    "Overtaken",
    "SqliteStore",
    "Store",
    "StoreFull",
    "Unknown",
    "Unusable",
    "check",
    "is_postgres",
    "open_store",
    "public_name",
    "rescue",
    "revoke",
    "revoked",
    "sole_use",
]
