"""Where tables are kept: an append-only log of facts for each. Nothing above this layer knows which database it is."""

from kartenhaus.store.address import is_postgres, shown_address
from kartenhaus.store.chain import public_name
from kartenhaus.store.copying import copy
from kartenhaus.store.opening import (
    check_store,
    file_at,
    open_archive,
    open_store,
    revoke_in,
    revoked_in,
)
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
    "check_store",
    "copy",
    "file_at",
    "is_postgres",
    "open_archive",
    "open_store",
    "public_name",
    "rescue",
    "revoke",
    "revoke_in",
    "revoked",
    "revoked_in",
    "shown_address",
    "sole_use",
]
