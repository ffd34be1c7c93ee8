"""The browser client as files in the package: one page for home and every table, and the files that it loads."""

from __future__ import annotations

import gzip
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Final, NamedTuple

from starlette.responses import Response

from kartenhaus.engine import Refused
from kartenhaus.server.refusals import refuse
from kartenhaus.server.routes import Request, get

PAGE: Final = "index.html"
# Their names change with their content, so that they can be cached without end.
FOREVER: Final = "assets/"
# The kinds of files a client has; not the system's own table, which differs between systems.
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
# Paths that only programs ask for, whatever the request accepts.
_FOR_PROGRAMS: Final = ("/api/", f"/{FOREVER}")
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


def _answer(request: Request, path: str, status: int = 200) -> Response:
    file = _client().get(path)
    if file is None:
        return _not_found(request)
    headers = {"cache-control": "public, max-age=31536000, immutable" if path.startswith(FOREVER) else "no-cache"}
    content = file.content
    if file.zipped:
        headers["vary"] = "accept-encoding" if status == 200 else "accept, accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            content = file.zipped
            headers["content-encoding"] = "gzip"
    return Response(content, status, headers, file.kind)


def _not_found(request: Request) -> Response:
    """A browser gets the page, which says so in the reader's language; a program gets a refusal."""
    is_for_programs = request.scope["path"].startswith(_FOR_PROGRAMS)
    if "text/html" in request.headers.get("accept", "") and not is_for_programs and PAGE in _client():
        return _answer(request, PAGE, 404)
    answer = refuse(Refused("server-nothing-here"))
    answer.headers["vary"] = "accept"
    return answer


@get("/", bytes, in_document=False)
async def page(request: Request) -> Response:
    return _answer(request, PAGE)


@get("/t/{table}", bytes, in_document=False)
async def table_page(request: Request, table: str) -> Response:
    return _answer(request, PAGE, 200 if await request.hub.knows(table) else 404)


@get("/{path:path}", bytes, in_document=False)
async def part(request: Request, path: str) -> Response:
    return _answer(request, path)


CLIENT_ROUTES: Final = [page, table_page, part]
