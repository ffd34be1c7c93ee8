"""Plain requests to the server on this machine, one after the other, to open tables and take seats."""

from __future__ import annotations

import asyncio
import http.client
import json
from collections.abc import Mapping
from typing import Any


class Web:
    def __init__(self, port: int) -> None:
        self.port = port
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)

    async def post(self, path: str, body: Mapping[str, object], headers: Mapping[str, str] | None = None) -> Any:
        """The answer, read from JSON. Players who are seated already go on answering pings meanwhile."""
        return await asyncio.to_thread(self._post, path, body, headers)

    async def cookie(self, path: str, headers: Mapping[str, str]) -> str:
        """The cookie that comes with an answer."""
        return await asyncio.to_thread(self._cookie, path, headers)

    def _cookie(self, path: str, headers: Mapping[str, str]) -> str:
        self._connection.request("GET", path, headers=dict(headers))
        response = self._connection.getresponse()
        response.read()
        return (response.headers["set-cookie"] or "").partition(";")[0]

    def _post(self, path: str, body: Mapping[str, object], headers: Mapping[str, str] | None) -> Any:
        sent = {"Content-Type": "application/json", **(headers or {})}
        self._connection.request("POST", path, json.dumps(body), sent)
        response = self._connection.getresponse()
        text = response.read()
        if response.status >= 300:
            raise ConnectionError(f"POST {path}: {response.status} {text[:300].decode(errors='replace')}")
        return json.loads(text)
