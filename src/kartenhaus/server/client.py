"""The browser client as files in the package: one page for the house and every table, and what it is made of."""

from __future__ import annotations

import gzip
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.params import FromPath

from kartenhaus.engine import Refused
from kartenhaus.wire import write_json

PAGE: Final = "index.html"
# Names of these change with what is in them, so that they can be kept for ever.
FOREVER: Final = "assets/"
# What a client is made of; a table of our own, because what a system knows of kinds differs.
_KINDS: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".woff": "font/woff",
    ".webmanifest": "application/manifest+json",
}
_COMPRESSED: Final = ("text/", "application/manifest+json", "image/svg")


class _File(NamedTuple):
    kind: str
    content: bytes
    # Empty where it would not be any smaller.
    zipped: bytes


@cache
def _client() -> dict[str, _File]:
    """All files by their path, read once."""
    found: dict[str, _File] = {}

    def gather(folder: Traversable, path: str) -> None:
        for entry in folder.iterdir():
            if entry.is_dir():
                gather(entry, f"{path}{entry.name}/")
            else:
                found[path + entry.name] = _read(entry)

    client = files("kartenhaus.server").joinpath("client")
    if client.is_dir():
        gather(client, "")
    return found


def _read(entry: Traversable) -> _File:
    content = entry.read_bytes()
    kind = _KINDS.get(PurePosixPath(entry.name).suffix, "application/octet-stream")
    zipped = gzip.compress(content, 9, mtime=0) if kind.startswith(_COMPRESSED) else b""
    return _File(kind, content, zipped if len(zipped) < len(content) else b"")


def _answer(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    file = _client().get(path)
    if file is None:
        refused = write_json(Refused("server-nothing-here"))
        return Response(refused, status_code=404, media_type="application/json")
    headers = {"cache-control": "public, max-age=31536000, immutable" if path.startswith(FOREVER) else "no-cache"}
    content = file.content
    if file.zipped:
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            content = file.zipped
            headers["content-encoding"] = "gzip"
    return Response(content, media_type=file.kind, headers=headers)


@get(["/", "/t/{table:str}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    return _answer(request, PAGE)


@get("/{path:path}", include_in_schema=False)
async def part(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    return _answer(request, path.lstrip("/"))


CLIENT: Final = [page, part]
