"""Players of the small card game on Colyseus: its binary room protocol on a WebSocket."""

from __future__ import annotations

import asyncio

from bench.server.company import SEATS, Company
from bench.server.line import Line

JOIN_ROOM = 10
ERROR = 11
ROOM_STATE = 14
ROOM_STATE_PATCH = 15
DRAW = b"\x0d\xa4draw"
PLAY = [b"\x0d\xa4play" + bytes((place,)) for place in range(9)]


class ColyseusCompany(Company):
    async def sit_down(self) -> None:
        self._room = ""
        self._joined = [asyncio.get_running_loop().create_future() for _ in range(SEATS)]
        for seat in range(SEATS):
            path = f"/matchmake/joinById/{self._room}" if seat else "/matchmake/create/row"
            place = await self.web.post(path, {})
            self._room = place["roomId"]
            path = f"/{place['processId']}/{self._room}?sessionId={place['sessionId']}"
            await self.call(seat, path)
            await asyncio.wait_for(self._joined[seat], 20)

    def heard(self, line: Line, message: bytes) -> None:
        kind = message[0]
        if kind == ROOM_STATE_PATCH:
            self.got(len(message))
            self.has_it(line.seat)
        elif kind == JOIN_ROOM:
            line.say_bytes(bytes((JOIN_ROOM,)))
        elif kind == ROOM_STATE and not self._joined[line.seat].done():
            self._joined[line.seat].set_result(None)
        elif kind == ERROR:
            line.lost = f"Colyseus refused: {message[1:]!r}"

    def move(self) -> None:
        turn, second = divmod(self.moves, 2)
        self.said()
        self.under_way()
        self.lines[turn % SEATS].say_bytes(PLAY[turn % 9] if second else DRAW)
