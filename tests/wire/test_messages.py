"""Messages: what is on the wire, what its schema says, and what the types of the web client say, are one."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import msgspec
import pytest

from kartenhaus.table import commands
from kartenhaus.table.facts import Line
from kartenhaus.table.settings import Settings
from kartenhaus.wire import SettingsAsked, command_of, not_understood, read_asked
from kartenhaus.wire.__main__ import written
from kartenhaus.wire.asked import MESSAGES, Asked
from kartenhaus.wire.schema import wire_schema

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", ["docs/wire.schema.json", "web/src/wire.ts"])
def test_schema_and_types_are_in_step(name: str) -> None:
    """`make docs` writes them anew."""
    assert (ROOT / name).read_text(encoding="utf-8") == written()[name]


def test_every_part_of_the_schema_is_there() -> None:
    parts = wire_schema()["$defs"]
    text = msgspec.json.encode(wire_schema()).decode()
    for reference in {part.split('"')[0] for part in text.split("#/$defs/")[1:]}:
        assert reference in parts


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ('{"type":"sit","id":"1","name":"Anna"}', commands.Sit("p", "1", "Anna", None)),
        ('{"type":"seat-bot","id":"1","level":"hard","seat":2}', commands.SeatBot("p", "1", "hard", 2)),
        ('{"type":"free-seat","id":"1","seat":0}', commands.FreeSeat("p", "1", 0)),
        ('{"type":"mind-seat","id":"1","seat":0}', commands.MindSeat("p", "1", 0)),
        ('{"type":"move","id":"1","version":7,"move":"end"}', commands.MakeMove("p", "1", 7, "end")),
        (
            '{"type":"call","id":"1","version":7,"move":"click FL","delta":900}',
            commands.Call("p", "1", 7, "click FL", 900, Line(40, 5)),
        ),
        ('{"type":"no-call","id":"1","version":7}', commands.NoCall("p", "1", 7)),
        ('{"type":"hold","id":"1","on":true}', commands.Hold("p", "1", True)),
        ('{"type":"pong","nonce":"n"}', None),
    ],
)
def test_what_is_asked_becomes_a_command(text: str, command: commands.Command | None) -> None:
    """With what the server has measured, whatever the client says."""
    assert command_of(read_asked(text), "p", lambda: Line(40, 5)) == command


def test_every_command_of_people_can_be_asked_for() -> None:
    made = {"Arrived", "Gone", "Measured", "BotAnswers", "Tick"}
    known = {kind.spec.wire_name or kind.__name__ for kind in commands.Command.__subclasses__()} - made
    assert {kind.__name__ for kind in MESSAGES} == known | {"Pong"}


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"call","id":"1","version":7,"move":"click FL","delta":9,"round_trip":0}',
        '{"type":"sit","id":"","name":"Anna"}',
        '{"type":"sit","id":"' + 65 * "x" + '","name":"Anna"}',
        '{"type":"move","id":"1","version":"7","move":"end"}',
        '{"type":"arrived","id":"1"}',
    ],
)
def test_nothing_else_is_understood(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        read_asked(text)


def test_all_that_can_be_asked_is_of_one_kind() -> None:
    assert set(MESSAGES) == set(Asked.__subclasses__())


@pytest.mark.parametrize("text", ["\\ud800", "\\ud800 and on", "\\udc00"])
def test_half_a_character_is_named_and_the_command_answered(text: str) -> None:
    message = f'{{"type":"say","id":"mine","text":"{text}"}}'.encode()
    with pytest.raises(msgspec.DecodeError) as error:
        read_asked(message)
    answer = msgspec.json.decode(not_understood(message, error.value))
    assert answer["id"] == "mine"
    assert "surrogate" in answer["refused"]["params"]["problem"]


@pytest.mark.parametrize("text", [b"", b"{", b'{"id":"mine"', b'{"id":7}', b'{"id":"\\ud800"}', 100_000 * b"["])
def test_what_has_no_id_is_answered_without_one(text: bytes) -> None:
    answer = msgspec.json.decode(not_understood(text, ValueError("odd")))
    assert answer["id"] == ""


def test_settings_can_all_be_asked_for_and_are_as_usual() -> None:
    assert SettingsAsked.__struct_fields__ == tuple(field.name for field in fields(Settings))
    assert SettingsAsked().chosen() == Settings()
    assert SettingsAsked(True, 1, 2, 3).chosen() == Settings(True, 1, 2, 3)
