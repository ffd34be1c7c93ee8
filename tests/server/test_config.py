"""Settings come from flags, then from the environment, then from the defaults."""

from __future__ import annotations

from pathlib import Path

import pytest

from kartenhaus.engine import Refused
from kartenhaus.server import Config, read_config
from kartenhaus.server.limits import Bucket, Guests
from kartenhaus.server.visitors import visitor


def test_a_flag_counts_more_than_a_variable() -> None:
    config = read_config({"KARTENHAUS_PORT": "81", "KARTENHAUS_DATA": "/srv/house"}, {"port": "82", "host": None})
    assert isinstance(config, Config)
    assert (config.port, config.data, config.host) == (82, Path("/srv/house"), Config().host)


def test_lists_are_separated_by_commas() -> None:
    config = read_config({"KARTENHAUS_ORIGINS": "https://a.example/, https://b.example"}, {"proxies": ""})
    assert isinstance(config, Config)
    assert config.origins == ("https://a.example", "https://b.example")
    assert config.proxies == ()


@pytest.mark.parametrize(
    ("environment", "setting"),
    [
        ({"KARTENHAUS_PORT": "many"}, "KARTENHAUS_PORT"),
        ({"KARTENHAUS_PORT": "70000"}, "--port"),
        ({"KARTENHAUS_PROXIES": "the one in the cellar"}, "--proxies"),
        ({"KARTENHAUS_TABLES": "-1"}, "KARTENHAUS_TABLES"),
    ],
)
def test_a_setting_that_does_not_fit_is_named(environment: dict[str, str], setting: str) -> None:
    refused = read_config(environment, {})
    assert isinstance(refused, Refused)
    assert refused.params["setting"] == setting


def test_only_known_proxies_are_believed() -> None:
    headers = {"x-forwarded-for": "6.6.6.6, 203.0.113.7, 10.0.0.2", "x-forwarded-proto": "https"}
    config = Config(proxies=("127.0.0.1", "10.0.0.0/8"))
    assert visitor(headers, "127.0.0.1", False, config)[:2] == ("203.0.113.7", True)
    assert visitor(headers, "203.0.113.9", False, config)[:2] == ("203.0.113.9", False)


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(rate=2, burst=4, now=0)
    assert [bucket.take(0) for _ in range(5)] == [True] * 4 + [False]
    assert [bucket.take(1) for _ in range(3)] == [True, True, False]
    assert [bucket.take(100) for _ in range(5)] == [True] * 4 + [False]


def test_neighbours_in_an_ipv6_network_are_one_guest() -> None:
    guests = Guests(Config())
    assert guests.at("2001:db8::1", 0) is guests.at("2001:db8::ffff:2", 0)
    assert guests.at("2001:db8::1", 0) is not guests.at("2001:db8:1::1", 0)
    assert guests.at("192.0.2.1", 0) is guests.at("::ffff:192.0.2.1", 0)
    assert guests.at("192.0.2.1", 0) is not guests.at("192.0.2.2", 0)
