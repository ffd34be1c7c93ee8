"""How a connection is ended so that what was sent last arrives."""

from __future__ import annotations

import asyncio
from typing import Final

# How long a connection that is ended for a reason is kept open, in seconds.
LINGER: Final = 2.0


def end_after_lingering(transport: asyncio.Transport, loop: asyncio.AbstractEventLoop, last: bytes) -> None:
    """Sends this and ends the connection. What still comes is thrown away for a while: closing at once would lose what
    was sent, too."""
    transport.write(last)
    if transport.can_write_eof():
        transport.write_eof()
    loop.call_later(LINGER, transport.abort)
