"""The store in a PostgreSQL database, for several servers at once. Needs asyncpg (the extra `postgres`).

Each table has one owner, the server that plays it. Safety rests on the fence in statements.APPEND alone: facts are kept
only if the owner's epoch and the count of facts are those that the writer knows. Who is alive (membership) only decides
when a table may be taken over.
"""

from kartenhaus.store.postgres.archive import PostgresArchive
from kartenhaus.store.postgres.checking import check
from kartenhaus.store.postgres.identities import revoke, revoked
from kartenhaus.store.postgres.reading import PostgresReader
from kartenhaus.store.postgres.store import PostgresStore

__all__ = ["PostgresArchive", "PostgresReader", "PostgresStore", "check", "revoke", "revoked"]
