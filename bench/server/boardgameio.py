"""Players of the small card game on boardgame.io: socket.io's text protocol on a WebSocket."""

from __future__ import annotations

import asyncio

from bench.server.company import SEATS, Company
from bench.server.line import Line

UPDATE = b'42/row,["update",'
SYNC = b'42/row,["sync",'


class BoardgameioCompany(Company):
    async def sit_down(self) -> None:
        made = await self.web.post("/games/row/create", {"numPlayers": SEATS})
        self._match: str = made["matchID"]
        self._credentials: list[str] = []
        self._synced = [asyncio.get_running_loop().create_future() for _ in range(SEATS)]
        self._state = 0
        for seat in range(SEATS):
            asked = {"playerID": str(seat), "playerName": f"Player {seat + 1}"}
            joined = await self.web.post(f"/games/row/{self._match}/join", asked)
            self._credentials.append(joined["playerCredentials"])
            await self.call(seat, "/socket.io/?EIO=4&transport=websocket")
        await asyncio.wait_for(asyncio.gather(*self._synced), 20)

    def heard(self, line: Line, message: bytes) -> None:
        if message.startswith(UPDATE):
            self.got(len(message))
            if line.seat == 0:
                self._state += 1
            self.has_it(line.seat)
        elif message == b"2":
            line.say(b"3")
        elif message.startswith(b"0"):
            line.say(b"40/row,")
        elif message.startswith(b"40/row,"):
            me = f'"{self._match}","{line.seat}","{self._credentials[line.seat]}"'
            line.say(f'42/row,["sync",{me},{SEATS}]'.encode())
        elif message.startswith(SYNC) and not self._synced[line.seat].done():
            self._synced[line.seat].set_result(None)

    def move(self) -> None:
        turn, second = divmod(self.moves, 2)
        seat = turn % SEATS
        asked = f'"play","args":[{turn % 9}]' if second else '"draw","args":[]'
        payload = f'{{"type":{asked},"playerID":"{seat}","credentials":"{self._credentials[seat]}"}}'
        action = f'{{"type":"MAKE_MOVE","payload":{payload}}}'
        message = f'42/row,["update",{action},{self._state},"{self._match}","{seat}"]'
        self.said()
        self.under_way()
        self.lines[seat].say(message.encode())
