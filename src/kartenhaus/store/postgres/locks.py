"""The advisory locks of a database."""

from __future__ import annotations

from typing import Final

# The first of the two numbers of each of our locks. The second is the id of the server that holds it while it lives.
LOCKS: Final = 7463
# The second number for bringing the schema up to date. Ids of servers begin with 1.
MIGRATING: Final = 0
