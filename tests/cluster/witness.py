"""A witness in the database: who wrote each fact, and who owned the table then. No server knows of it."""

from __future__ import annotations

from typing import Final

# Servers are users of the database, each with a name of its own. A server's row may be gone by now, but its number is
# that of one process.
WITNESS: Final = (
    """
    CREATE TABLE witness (table_id TEXT, number INTEGER, epoch BIGINT, writer TEXT, owner INTEGER, owner_url TEXT)
    """,
    """
    CREATE FUNCTION testify() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO witness SELECT NEW.table_id, NEW.number, NEW.epoch, session_user, owner, url
        FROM tables LEFT JOIN servers ON servers.id = owner WHERE tables.id = NEW.table_id;
        RETURN NEW;
    END $$
    """,
    "CREATE TRIGGER testify AFTER INSERT ON facts FOR EACH ROW EXECUTE FUNCTION testify()",
)
