"""What a game says, over the wire: its phrases, what happens, what is to do, and what moves would do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kartenhaus.engine import Card, Listed, Param, Said, Who
from kartenhaus.i18n import Language, Reader
from tests.server.client import Guest
from tests.server.serving import roomy, run, serving
from tests.support import GAMES


def _read(told: Any, value: Any) -> Param:
    """As docs/protocol.md says how to read it."""
    match value:
        case {"said": said}:
            return _said(told, said)
        case {"list": items}:
            listed: Any = tuple(_read(told, item) for item in items)
            return Listed(listed, value.get("by", ", "))
        case [int(seat)]:
            return Who(seat)
        case [str(word)]:
            return Card(word)
        case _:
            assert isinstance(value, int | str)
            return value


def _said(told: Any, said: Any) -> Said:
    phrase, *values = said if isinstance(said, list) else [said]
    if isinstance(phrase, int):
        phrase, *names = told["phrases"][phrase]
        named = dict(zip(names, values, strict=False))
        rest = values[len(names) :]
    else:
        named, *rest = values or [{}]
    params = {name: _read(told, value) for name, value in named.items()}
    return Said(phrase, params, rest[0] if rest else None)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_phrases_and_names_of_cards_are_told_once(name: str, port: int) -> None:
    async def story() -> None:
        async with Guest(port) as anna:
            told = await anna.get(f"/api/games/{name}")
            telling = GAMES[name].telling
            assert {word: _said(told, said) for word, said in told["cards"].items()} == {
                word: telling.card(word) for word in telling.words()
            }
            kept = await anna.http.get(f"/api/games/{name}?epoch=abc")
            assert (kept.json(), kept.headers["cache-control"]) == (told, "private, max-age=3600")
            assert (await anna.http.get("/api/games/no-game")).json()["code"] == "server-nothing-here"

    run(story())


def test_events_what_to_do_and_moves_are_told_to_whoever_plays(port: int) -> None:
    async def story() -> None:
        async with Guest(port) as anna, Guest(port) as eve:
            told = await anna.get("/api/games/monster-roll")
            table = await anna.open_table("monster-roll", 2, patience=60_000)
            path = f"/api/tables/{table}/moves?version="
            assert (await anna.http.get(f"{path}0")).json()["code"] == "table-not-seated"
            async with anna.at(table) as first, eve.at(table) as second:
                await first.ask("sit", name="Anna", seat=0)
                await second.ask("sit", name="Eve", seat=1)
                assert (await anna.http.get(f"{path}0")).json()["code"] == "table-not-playing"
                await first.ask("start")
                await first.until(lambda: first.seen["own"] is not None)
                await second.until(lambda: second.seen["own"] is not None)
                guest, on_turn, other = (anna, first, second)
                if not first.seen["own"]["legal_moves"]:
                    guest, on_turn, other = (eve, second, first)
                assert _said(told, on_turn.seen["own"]["expected"]).code == "mr-expected-lay"
                assert other.seen["own"]["expected"] is None
                version = on_turn.seen["version"]
                moves = (await guest.get(f"{path}{version}"))["moves"]
                assert list(moves) == on_turn.seen["own"]["legal_moves"]
                reader = Reader(Language("en"), GAMES["monster-roll"].telling, ("Anna", "Eve"), None)
                move = next(move for move in moves if move.startswith("discard "))
                (discarding,) = [_read(told, part) for part in moves[move]]
                assert isinstance(discarding, Said)
                assert reader.read(discarding) == f"Discard: {reader.card(move.split()[1])}"
                watcher = await (eve if guest is anna else anna).get(f"{path}{version}")
                assert watcher == {"moves": {}}, "who is not on turn is offered nothing"
                await on_turn.ask("move", version=version, move=move)
                moved_on = await guest.http.get(f"{path}{version}")
                assert (moved_on.status_code, moved_on.json()["code"]) == (409, "table-moved-on")

    run(story())


def test_calls_are_not_told(port: int) -> None:
    """People are to notice them."""

    async def story() -> None:
        async with Guest(port) as anna, Guest(port) as ben:
            table = await anna.open_table("great-wall", 2, window=0, patience=60_000)
            async with anna.at(table) as first, ben.at(table) as second:
                await first.ask("sit", name="Anna", seat=0)
                await second.ask("sit", name="Ben", seat=1)
                await first.ask("start")
                await first.until(lambda: first.seen["own"] is not None)
                await second.until(lambda: second.seen["own"] is not None)
                for guest, one in ((anna, first), (ben, second)):
                    path = f"/api/tables/{table}/moves?version={one.seen['version']}"
                    moves = (await guest.get(path))["moves"]
                    assert list(moves) == one.seen["own"]["legal_moves"]
                    assert not any(move.startswith("click") for move in moves)

    run(story())


def test_asking_for_moves_costs_more_than_looking(data: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("monster-roll", 2, patience=60_000)
            async with anna.at(table) as seat:
                await seat.ask("sit", name="Anna", seat=None)
                await seat.ask("seat-bot", level="easy", seat=None)
                await seat.ask("start")
                await seat.until(lambda: bool(seat.seen["own"]["legal_moves"]))
                path = f"/api/tables/{table}/moves?version={seat.seen['version']}"
                # Three requests are gone: who one is, the table, the connection.
                answers = [await anna.http.get(path) for _ in range(5)]
                assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
                assert answers[-1].json()["code"] == "server-too-fast"

    with serving(roomy(data, request_rate=0, request_burst=14)) as server:
        run(story(server.port))
