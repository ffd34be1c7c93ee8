"""Requests that are none, or that two readers may read differently: refused in words, counted, and no more."""

from __future__ import annotations

import io
import json
import socket
from collections import Counter
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest

from kartenhaus.engine import Refused, Rng
from kartenhaus.i18n import LANGUAGES, Language
from kartenhaus.server import Config, http_connection
from kartenhaus.server.addresses import host_in, read_address
from kartenhaus.server.limits import LimitsByAddress
from tests.server.client import metric_in
from tests.server.raw import heard
from tests.server.serving import LONGEST, errors_in, roomy, serving
from tests.support import rng

HEAD = b"Host: x\r\nConnection: close\r\n"
REQUESTS = 800
BODY = b'{"game":"great-wall","seats":2}'
NONSENSE = [
    # A TLS hello, another protocol's banner, noise, a request without a version.
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(range(200)),
    b"SSH-2.0-OpenSSH_9.9\r\n",
    bytes(range(255, 0, -1)),
    b"GET /\r\n\r\n",
    b"\r\n\r\n\r\n",
    # Other versions, other targets.
    b"GET /health HTTP/0.9\r\n" + HEAD + b"\r\n",
    b"ODD /health HTTP/0.9\r\n\r\n",
    b"GET /health HTTP/2.0\r\n" + HEAD + b"\r\n",
    b"GET http://x/health HTTP/1.1\r\n" + HEAD + b"\r\n",
    b"OPTIONS * HTTP/1.1\r\n" + HEAD + b"\r\n",
    b"CONNECT x:80 HTTP/1.1\r\n" + HEAD + b"\r\n",
    # No host, two, and some that are none.
    b"GET /api/me HTTP/1.1\r\nConnection: close\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: y\r\n" + HEAD + b"\r\n",
    *(b"GET /api/me HTTP/1.1\r\nHost: " + host + b"\r\n\r\n" for host in (b"", b"a:1:2", b"a:99999", b"[::z]", b"a/b")),
    # Lines that do not end, or begin, as they should.
    b"GET /health HTTP/1.1\nHost: x\nConnection: close\n\n",
    b"GET /health HTTP/1.1\r\nHost: x\nConnection: close\r\n\r\n",
    b"GET /health HTTP/1.1\r\n" + HEAD + b"X: a\r\n b\r\n\r\n",
    b"GET /health HTTP/1.1\r\n" + HEAD + b"X : a\r\n\r\n",
    b"GET /health HTTP/1.1\r\n" + HEAD + b"X: a\x01\r\n\r\n",
    # More than one length.
    b"POST /api/tables HTTP/1.1\r\n" + HEAD + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\n" + HEAD + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\n123456",
    b"POST /api/tables HTTP/1.0\r\n" + HEAD + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\n" + HEAD + b"Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
    # Chunks that are none, and something after the last.
    b"GET /health HTTP/1.1\r\n" + HEAD + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/tables HTTP/1.1\r\n" + HEAD + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\nGET /health HTTP/1.1\r\n",
    b"POST /api/tables HTTP/1.1\r\n" + HEAD + b"Transfer-Encoding: chunked\r\n\r\n0\r\nX: y\r\n\r\n",
    # A handshake with a body.
    b"GET /ws/x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nContent-Length: 5\r\n\r\n12345",
    b"GET /ws/x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nTransfer-Encoding: chunked\r\n\r\n",
]


def test_what_is_no_request_is_refused_in_words(data: Path) -> None:
    speakers = [Language(code) for code in LANGUAGES]
    log = io.StringIO()
    with serving(roomy(data), log) as server:
        for sent in NONSENSE:
            answer = heard(server.port, sent)
            assert answer.status == 400, sent
            assert answer.headers["cache-control"] == "no-store"
            refused = answer.refused
            for speaker in speakers:
                assert speaker.refusal(Refused(refused["code"], refused["rule"], refused["params"]))
        metrics = httpx.get(f"http://127.0.0.1:{server.port}/metrics").text
    assert metric_in(metrics, "kartenhaus_bad_requests_total") == len(NONSENSE)
    assert errors_in(log.getvalue()) == []


def test_what_is_too_long_is_said_so(port: int) -> None:
    longest = 20_000 * b"a"
    for sent, status in ((b"GET /" + longest, 414), (b"GET / HTTP/1.1\r\nHost: x\r\nX: " + longest, 431)):
        answer = heard(port, sent)
        assert (answer.status, answer.refused["code"]) == (status, "server-too-large")


def test_the_house_closes_whatever_was_said_last(data: Path) -> None:
    log = io.StringIO()
    with ExitStack() as stack, serving(roomy(data), log) as server:
        for sent in NONSENSE:
            raw = stack.enter_context(socket.create_connection(("127.0.0.1", server.port), LONGEST))
            raw.sendall(sent)
            assert raw.recv(12) == b"HTTP/1.1 400"
    assert '"stopped"' in log.getvalue()
    assert errors_in(log.getvalue()) == []


def test_nothing_hides_behind_a_request(port: int) -> None:
    """What comes after one that cannot be read is not read either."""
    hidden = b"GET /health HTTP/1.1\r\n" + HEAD + b"\r\n"
    for sent in NONSENSE:
        assert b'"up"' not in heard(port, sent + hidden).body
        assert b'"up"' not in heard(port, sent + b"\r\n\r\n" + hidden).body


def test_requests_as_they_should_be_are_read_however_they_come(port: int) -> None:
    me = heard(port, b"GET /api/me HTTP/1.0\r\n\r\n")
    assert me.status == 200
    chunks = b"5;x=y\r\n" + BODY[:5] + b"\r\n" + f"{len(BODY) - 5:X}".encode() + b"\r\n" + BODY[5:] + b"\r\n0\r\n\r\n"
    json = b"Content-Type: application/json\r\n"
    assert (
        heard(port, b"POST /api/tables HTTP/1.1\r\n" + HEAD + json + b"Transfer-Encoding: chunked\r\n\r\n" + chunks)[0]
        == 201
    )
    length = f"Content-Length: {len(BODY)}\r\n\r\n".encode()
    first = b"POST /api/tables HTTP/1.1\r\nHost: x\r\n" + json + length + BODY
    assert b'"up"' in heard(port, first + b"GET /health HTTP/1.1\r\n" + HEAD + b"\r\n").body
    for host in (b"localhost", b"cards.example.org:8443", b"my_pi.local", b"192.0.2.7:80", b"[2001:db8::1]:8080"):
        sent = b"GET /api/me HTTP/1.1\r\nHost: " + host + b"\r\nConnection: close\r\n\r\n"
        assert heard(port, sent).status == 200, host
    assert (
        heard(port, b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close, Upgrade\r\nUpgrade: h2c\r\n\r\n").status
        == 200
    )
    assert heard(port, b"ODD /api/me HTTP/1.1\r\n" + HEAD + b"\r\n").status == 405


@pytest.mark.parametrize("path", [b"/t/%E0%A4%A", b"/%E0%A4%A", b"/t/%ff%00", b"/t/%", b"/x%2", b"/t/a/%C0%AF"])
def test_an_address_that_cannot_be_decoded_is_a_page(path: bytes, port: int) -> None:
    answer = heard(port, b"GET " + path + b" HTTP/1.1\r\n" + HEAD + b"Accept: text/html\r\n\r\n")
    assert answer.status == 404
    assert answer.body.startswith(b"<!doctype html>")


def test_nonsense_is_paid_for(data: Path) -> None:
    """Out of what its sender may ask for; whoever has used that up gets no answer, and others do not notice."""
    enough, sent = 5, 20
    log = io.StringIO()
    limits = {"request_rate": 0, "request_burst": enough, "metrics": ("198.51.100.1",)}
    with serving(roomy(data, **limits), log) as server:
        quiet = len(log.getvalue())
        for number in range(sent):
            answer = heard(server.port, NONSENSE[number % 5])
            assert answer.status == (400 if number < enough else 0)
        handshake = (
            b"GET /ws/x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nContent-Length: 5\r\n\r\n"
        )
        assert heard(server.port, handshake).status == 0
        other = {"X-Forwarded-For": "198.51.100.1"}
        metrics = httpx.get(f"http://127.0.0.1:{server.port}/metrics", headers=other).text
        assert metric_in(metrics, "kartenhaus_bad_requests_total") == sent + 1
        # Loading tables ends some time after the start.
        events = [json.loads(line)["event"] for line in log.getvalue()[quiet:].splitlines()]
        assert [event for event in events if event != "loaded"] == []


class Odd:
    """Requests with something odd here and there."""

    def __init__(self, chance: Rng) -> None:
        self._chance = chance

    def request(self) -> bytes:
        method = self._mostly(b"GET", b"POST", b"HEAD", b"OPTIONS", b"DELETE", b"TRACE", b"CONNECT", b"ODD", b"g\xe9t")
        path = self._one_of(b"/", b"/api/me", b"/api/tables", b"/t/x", b"/ws/x", b"/health", b"/metrics", b"//[", b"*")
        path += self._one_of(b"", b"", b"", b"?as=1", b"?as=" + self._noise(4), b"%E0%A4%A", b"/../..", b"?%ff&%00=")
        path += self._mostly(
            b"", 5_000 * b"/9", b"/x/games/" + 5_000 * b"9", b"/x/games/1/replay", b"/x/hint?version=-1"
        )
        version = self._mostly(b"HTTP/1.1", b"HTTP/1.0", b"HTTP/0.9", b"HTTP/3", b"")
        lines = [method + b" " + path + b" " + version]
        lines.append(b"Host: " + self._mostly(b"x", b"a:1:2", b"[", b"[fe80::1%25a]", b"", self._noise(6)))
        lines += [self._header() for _ in range(self._chance.below(5))]
        end = self._mostly(b"\r\n", b"\n", b"\r", b"\n\r")
        sent = (
            end.join(lines)
            + 2 * end
            + self._mostly(b"", b"{}", b"0\r\n\r\n", b"5\r\n12345\r\n0\r\n\r\n", self._noise(30))
        )
        if self._chance.below(8) == 0:
            place = self._chance.below(len(sent))
            sent = sent[:place] + self._noise(4) + sent[place + self._chance.below(4) :]
        return sent

    def _header(self) -> bytes:
        noise = self._noise(9)
        for_address = (b"fe80::1%eth0", b"::ffff:1.2.3.4", b"1.2.3.4:5", b",,,", b"[", b"127.0.0.1, x", noise)
        secret = self._one_of(43 * b"x", 43 * b"x" + b"." + 22 * b"x", 43 * b"x" + b".\xff", self._noise(50))
        return self._one_of(
            b"X-Forwarded-For: " + self._one_of(*for_address),
            b"X-Forwarded-Proto: " + self._one_of(b"https", b"ftp"),
            b"Cookie: " + self._one_of(b"kartenhaus=", b"__Host-kartenhaus=") + secret,
            b"Origin: " + self._one_of(b"null", b"http://[", noise),
            b"Accept: " + self._one_of(b"text/html;q=x", b"*/*;;;", noise),
            b"Content-Type: " + self._one_of(b"application/json", b";;;", b"multipart/form-data", noise),
            b"Connection: " + self._one_of(b"Upgrade", b"close", b"keep-alive, Upgrade") + b"\r\nUpgrade: websocket",
            b"Sec-WebSocket-Key: "
            + self._one_of(b"AAAAAAAAAAAAAAAAAAAAAA==", noise)
            + b"\r\nSec-WebSocket-Version: 13",
            b"Expect: 100-continue",
            b"Content-Length: " + self._mostly(b"0", b"5", b"-1", b"5, 5", b"99999999999999999999999"),
            b"Transfer-Encoding: " + self._mostly(b"chunked", b"chunked, chunked", b"x"),
        )

    def _one_of(self, *choices: bytes) -> bytes:
        return choices[self._chance.below(len(choices))]

    def _mostly(self, usual: bytes, *odd: bytes) -> bytes:
        return self._one_of(*odd) if self._chance.below(6) == 0 else usual

    def _noise(self, most: int) -> bytes:
        """Any bytes, or such as may be in a header."""
        low, high = self._one_of(b"\x00\xff", b"\x21\x7e", b"\x21\xff")
        return bytes(low + self._chance.below(high - low + 1) for _ in range(self._chance.below(most)))


def _status(port: int, sent: bytes) -> int:
    """0: no answer, since what was sent is half a request."""
    received = b""
    with socket.create_connection(("127.0.0.1", port), LONGEST) as raw, suppress(ConnectionResetError, BrokenPipeError):
        raw.sendall(sent)
        while b"\r\n\r\n" not in received and (part := raw.recv(65_536)):
            received += part
    words = received.split(b"\r\n")[0].split(b" ")
    return int(words[1]) if len(words) > 1 else 0


def test_whatever_comes_breaks_nothing(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Nobody waits for the other half of a request.
    monkeypatch.setattr(http_connection, "LONGEST_PART", 0.05)
    odd = Odd(rng("whatever comes"))
    log = io.StringIO()
    statuses: Counter[int] = Counter()
    with serving(roomy(data), log) as server:
        for _ in range(REQUESTS):
            sent = odd.request()
            status = _status(server.port, sent)
            assert status < 500, sent
            assert errors_in(log.getvalue()) == [], sent
            statuses[status] += 1
        assert httpx.get(f"http://127.0.0.1:{server.port}/health").json()["status"] == "up"
    # Some get further in than others.
    assert {200, 400, 401, 403, 404, 405} <= set(statuses), statuses


def test_scopes_and_ports_do_not_say_who_it_is() -> None:
    guests = LimitsByAddress(Config())
    assert guests.at("fe80::1%eth0", 0.0) is guests.at("fe80::2%wlan0", 0.0)
    assert guests.at("2001:db8::1", 0.0) is guests.at("[2001:db8::2]:4711", 0.0)
    assert guests.at("2001:db8::1", 0.0) is not guests.at("2001:db8:0:1::1", 0.0)
    assert guests.at("192.0.2.7:4711", 0.0) is guests.at("::ffff:192.0.2.7", 0.0)
    # Those of whom nothing is known are one, however long the names are that they are given.
    assert guests.at("unix:", 0.0) is guests.at(1_000 * "x", 0.0)
    assert str(read_address("fe80::1%eth0")) == "fe80::1"
    assert host_in("LOCALHOST:8080") == "localhost"
    assert host_in("[::1]:8080") == "::1"


def test_a_neighbour_by_its_scoped_address_is_let_in(port: int) -> None:
    for address in ("fe80::1%eth0", "fe80::1%eth0, 127.0.0.1", "unix:", "[fe80::1%25eth0]:80", "1.2.3.4:5"):
        answer = httpx.get(f"http://127.0.0.1:{port}/api/me", headers={"X-Forwarded-For": address})
        assert answer.status_code == 200, address
        assert httpx.get(f"http://127.0.0.1:{port}/metrics", headers={"X-Forwarded-For": address}).status_code == 404
