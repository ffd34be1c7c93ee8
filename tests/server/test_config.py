"""Settings come from flags, then from the environment, then from the defaults."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from kartenhaus.engine import Refused
from kartenhaus.i18n import LANGUAGES, Language
from kartenhaus.server import Config, flag_of, read_config, unknown_settings, variable_of
from kartenhaus.server.addresses import client_of, is_foreign_origin
from kartenhaus.server.limits import LimitsByAddress
from kartenhaus.server.token_bucket import TokenBucket


def test_a_flag_counts_more_than_a_variable() -> None:
    config = read_config({"KARTENHAUS_PORT": "81", "KARTENHAUS_DATA": "/srv/house"}, {"port": "82", "host": None})
    assert isinstance(config, Config)
    assert (config.port, config.data, config.host) == (82, Path("/srv/house"), Config().host)


def test_lists_are_separated_by_commas() -> None:
    config = read_config({"KARTENHAUS_ORIGINS": "https://a.example/, https://b.example"}, {"proxies": ""})
    assert isinstance(config, Config)
    assert config.origins == ("https://a.example", "https://b.example")
    assert config.proxies == ()


def test_an_empty_text_means_the_same_wherever_it_comes_from() -> None:
    for name in ("origins", "proxies", "metrics"):
        for config in (read_config({variable_of(name): ""}, {}), read_config({}, {name: ""})):
            assert isinstance(config, Config)
            assert getattr(config, name) == ()
    for name in ("port", "tables", "data"):
        for config in (read_config({variable_of(name): ""}, {}), read_config({}, {name: ""})):
            assert isinstance(config, Refused)


@pytest.mark.parametrize(
    ("name", "text", "fits"),
    [
        ("port", "many", "a whole number from 0 to 65535"),
        ("port", "70000", "a whole number from 0 to 65535"),
        ("tables", "-1", "a whole number from 1 to"),
        ("tables", "0", "a whole number from 1 to"),
        ("tables", "١٢", "a whole number from 1 to"),
        ("connections", "0", "a whole number from 1 to"),
        ("request_burst", "0", "a whole number from 20 to"),
        ("command_burst", "0", "a whole number from 10 to"),
        ("command_rate", "0", "a whole number from 1 to"),
        ("frame_size", "100", "a whole number from 4096 to"),
        ("write_buffer", "99999999999", "a whole number from 10000 to"),
        ("ping_every", "0", "a whole number from 1 to"),
        ("bot_workers", "0", "a whole number from 1 to 64"),
        ("bot_workers", "65", "a whole number from 1 to 64"),
        ("proxies", "10.0.0.1, the one in the cellar", "addresses or networks"),
        ("metrics", "example.org", "addresses or networks"),
        ("origins", "example.org", "origins, such as https://example.org"),
        ("origins", "https://a.example, b.example", "origins, such as https://example.org"),
        ("origins", "https://a.example/cards", "origins, such as https://example.org"),
        ("host", "here and there", "an address or a host name"),
        ("data", "", "the path of a folder"),
    ],
)
def test_a_setting_that_does_not_fit_is_named_with_what_would_fit(name: str, text: str, fits: str) -> None:
    for refused, where in (
        (read_config({variable_of(name): text}, {}), variable_of(name)),
        (read_config({variable_of(name): "1"}, {name: text}), flag_of(name)),
    ):
        assert isinstance(refused, Refused)
        sentence = Language("en").refusal(refused)
        assert sentence.startswith(f"{where}: “{text}” isn’t valid.")
        assert fits in sentence
        assert all(Language(language).refusal(refused) for language in LANGUAGES)


def test_the_address_of_a_database_is_never_printed() -> None:
    address = "postgresql://anna:swordfish@db/house"
    config = read_config({"KARTENHAUS_STORE": address}, {})
    assert isinstance(config, Config)
    assert config.store == address
    assert "swordfish" not in repr(config)
    refused = read_config({}, {"store": "mysql://anna:swordfish@db/house"})
    assert isinstance(refused, Refused)
    for language in LANGUAGES:
        assert "swordfish" not in Language(language).refusal(refused)


def test_every_default_fits() -> None:
    for setting in fields(Config):
        usual = getattr(Config(), setting.name)
        text = ",".join(usual) if isinstance(usual, tuple) else str(usual)
        assert read_config({variable_of(setting.name): text}, {}) == Config()


def test_a_variable_that_is_no_setting_is_noticed() -> None:
    environment = {"KARTENHAUS_PROT": "81", "KARTENHAUS_PORT": "81", "KARTENHAUS_LANG": "de", "HOME": "/root"}
    assert unknown_settings(environment) == ["KARTENHAUS_PROT"]


def test_origins_are_the_same_in_capitals() -> None:
    config = read_config({}, {"origins": "HTTPS://Cards.Example.org/"})
    assert isinstance(config, Config)
    assert not is_foreign_origin({"origin": "https://cards.example.org", "host": "127.0.0.1:8080"}, False, config)
    assert not is_foreign_origin({"origin": "https://CARDS.example.org", "host": "127.0.0.1:8080"}, False, config)
    assert is_foreign_origin({"origin": "https://cards.example.com", "host": "127.0.0.1:8080"}, False, config)


def test_only_known_proxies_are_believed() -> None:
    headers = {"x-forwarded-for": "6.6.6.6, 203.0.113.7, 10.0.0.2", "x-forwarded-proto": "https"}
    config = Config(proxies=("127.0.0.1", "10.0.0.0/8"))
    assert client_of(headers, "127.0.0.1", False, config)[:2] == ("203.0.113.7", True)
    assert client_of(headers, "203.0.113.9", False, config)[:2] == ("203.0.113.9", False)


def test_a_bucket_fills_again() -> None:
    bucket = TokenBucket(rate=2, burst=4, now=0)
    assert [bucket.take(0) for _ in range(5)] == [True] * 4 + [False]
    assert [bucket.take(1) for _ in range(3)] == [True, True, False]
    assert [bucket.take(100) for _ in range(5)] == [True] * 4 + [False]


def test_neighbours_in_an_ipv6_network_are_one_guest() -> None:
    guests = LimitsByAddress(Config())
    assert guests.at("2001:db8::1", 0) is guests.at("2001:db8::ffff:2", 0)
    assert guests.at("2001:db8::1", 0) is not guests.at("2001:db8:1::1", 0)
    assert guests.at("192.0.2.1", 0) is guests.at("::ffff:192.0.2.1", 0)
    assert guests.at("192.0.2.1", 0) is not guests.at("192.0.2.2", 0)
