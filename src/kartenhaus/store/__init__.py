"""Where tables are kept: an append-only log of facts for each. Nothing above this room knows which database it is."""

from kartenhaus.store.folder import sole_use
from kartenhaus.store.sqlite import SqliteStore
from kartenhaus.store.store import Kept, NotKept, Overtaken, Store, StoreFull, Unusable

__all__ = ["Kept", "NotKept", "Overtaken", "SqliteStore", "Store", "StoreFull", "Unusable", "sole_use"]
