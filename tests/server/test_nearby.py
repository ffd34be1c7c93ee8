"""The address for phones in the same network is told to whoever sits in front of the machine, and to nobody else."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from kartenhaus.server import api
from kartenhaus.server.addresses import address_nearby
from tests.server.serving import roomy, serving


def test_the_address_nearby_is_for_whoever_says_localhost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def found(host: str) -> str:
        asked.append(host)
        return "192.168.7.7"

    monkeypatch.setattr(api, "address_nearby", found)
    with serving(roomy(tmp_path, host="0.0.0.0")) as server:
        me = f"http://127.0.0.1:{server.port}/api/me"
        assert httpx.get(me).json()["nearby"] == "192.168.7.7"
        assert httpx.get(me, headers={"Host": f"localhost:{server.port}"}).json()["nearby"] == "192.168.7.7"
        assert asked == ["0.0.0.0"] * 2
        assert httpx.get(me, headers={"Host": "cards.example.org"}).json()["nearby"] == ""
        assert httpx.get(me, headers={"X-Forwarded-For": "203.0.113.9"}).json()["nearby"] == ""


def test_a_house_that_listens_here_only_has_no_address_nearby() -> None:
    assert address_nearby("127.0.0.1") == ""
