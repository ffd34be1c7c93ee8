"""What routes take and answer is as they declare it, and the OpenAPI document declares the same."""

from __future__ import annotations

import io
import json
import re
import socket
from pathlib import Path

import httpx
import pytest

from kartenhaus.server.api import ROUTES
from kartenhaus.server.hub import Hub
from kartenhaus.server.routes import LARGEST_BODY
from tests.server.raw import heard
from tests.server.serving import errors_in, roomy, serving

OPENING = b'{"game":"great-wall","seats":2}'
OPEN = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"


@pytest.mark.parametrize(
    ("path", "problem"),
    [
        ("/api/games/great-wall?epoch=" + 65 * "x", "Expected `str` of length <= 64 - at `$.epoch`"),
        ("/api/games/" + 65 * "x", "Expected `str` of length <= 64 - at `$.game`"),
        ("/api/tables/any/hint", "Object missing required field `version`"),
        ("/api/tables/any/hint?version=-1", "Expected `int` >= 0 - at `$.version`"),
        ("/api/tables/any/hint?version=x", "Expected `int`, got `str` - at `$.version`"),
        ("/api/tables/any/hint?version=" + 5000 * "9", "at `$.version`"),
        ("/api/tables/any/games/0", "Expected `int` >= 1 - at `$.number`"),
        ("/api/tables/any/games/" + 5000 * "9", "at `$.number`"),
    ],
)
def test_what_is_wrong_with_path_or_query_is_named(path: str, problem: str, port: int) -> None:
    answer = httpx.get(f"http://127.0.0.1:{port}{path}")
    assert (answer.status_code, answer.json()["code"]) == (400, "server-not-understood")
    assert problem in answer.json()["params"]["problem"]


def test_the_query_does_not_change_what_the_path_says(port: int) -> None:
    address = f"http://127.0.0.1:{port}/api/games/great-wall"
    assert httpx.get(f"{address}?game=photo-rummy").json() == httpx.get(address).json()


def test_a_body_has_a_largest_size_however_it_is_sent(port: int) -> None:
    full, over = OPENING.ljust(LARGEST_BODY), OPENING.ljust(LARGEST_BODY + 1)
    for body, status in ((full, 201), (over, 413)):
        length = OPEN + b"Content-Length: %d\r\n\r\n" % len(body)
        half = len(body) // 2
        chunks = b"".join(b"%x\r\n%b\r\n" % (len(part), part) for part in (body[:half], body[half:], b""))
        for sent in (length + body, OPEN + b"Transfer-Encoding: chunked\r\n\r\n" + chunks):
            answer = heard(port, sent)
            assert answer.status == status
            assert status == 201 or answer.refused["code"] == "server-not-understood"


def test_a_bug_is_logged_and_says_nothing_to_the_sender(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(hub: Hub, table: str) -> None:
        raise RuntimeError("the ace of secrets")

    monkeypatch.setattr(Hub, "room", broken)
    log = io.StringIO()
    with serving(roomy(data), log) as server:
        answer = httpx.get(f"http://127.0.0.1:{server.port}/api/tables/any")
    assert (answer.status_code, answer.json()["code"]) == (500, "server-trouble")
    assert "secrets" not in answer.text + log.getvalue()
    (error,) = errors_in(log.getvalue())
    assert (json.loads(error)["event"], json.loads(error)["kind"]) == ("request broke", "RuntimeError")


def test_who_leaves_in_the_middle_of_a_body_leaves_no_trace(data: Path) -> None:
    log = io.StringIO()
    with serving(roomy(data), log) as server:
        with socket.create_connection(("127.0.0.1", server.port)) as raw:
            raw.sendall(OPEN + b"Expect: 100-continue\r\nContent-Length: 1000\r\n\r\n")
            # The server waits for the body.
            assert raw.recv(1000).startswith(b"HTTP/1.1 100")
            raw.sendall(OPENING)
        assert httpx.get(f"http://127.0.0.1:{server.port}/health").json()["tables"] == 0
    assert errors_in(log.getvalue()) == []


@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        ("/api/me", "DELETE, GET, OPTIONS"),
        ("/api/tables", "GET, OPTIONS, POST"),
        ("/api/tables/any/games/1", "GET, OPTIONS"),
        ("/", "GET, OPTIONS"),
    ],
)
def test_other_methods_are_refused_with_those_that_are_allowed(path: str, allowed: str, port: int) -> None:
    address = f"http://127.0.0.1:{port}{path}"
    answer = httpx.request("PATCH", address)
    assert (answer.status_code, answer.headers["allow"]) == (405, allowed)
    assert answer.json()["code"] == "server-not-understood"
    answer = httpx.options(address)
    assert (answer.status_code, answer.headers["allow"], answer.content) == (204, allowed, b"")


def test_the_document_describes_the_whole_api_and_nothing_else(port: int) -> None:
    document = httpx.get(f"http://127.0.0.1:{port}/api/docs/openapi.json").json()
    described = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    api = {(route.method, route.path) for route in ROUTES if route.path.startswith("/api/")}
    for_clients = {way for way in api if not way[1].startswith("/api/docs")}
    assert described == for_clients | {("GET", "/health"), ("GET", "/ready")}
    referred = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(document)))
    assert referred == set(document["components"]["schemas"])
