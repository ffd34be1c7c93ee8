"""What is read and written: a move with its id and version, and what is shown of it to every viewer."""

from websockets.frames import Frame, Opcode

VIEWERS = 4
LARGEST = 65_536
MOVE = b'{"type":"move","id":"c17","version":42,"move":"place L left"}'.ljust(100)
UPDATE = bytes(2_000)

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MASKED_MOVE = Frame(Opcode.TEXT, MOVE).serialize(mask=True)
