"""Several people around one device, and help for those who ask for it."""

from __future__ import annotations

import pytest

from tests.server.client import Guest
from tests.server.serving import run


def test_each_guest_of_a_device_has_a_seat_and_a_hand_of_their_own(port: int) -> None:
    async def evening() -> None:
        async with Guest(port) as owner:
            persons = [(await owner.get(f"/api/me?as={number}"))["person"] for number in range(4)]
            assert len(set(persons)) == 4
            assert (await owner.get("/api/me"))["person"] == persons[0]
            table = await owner.open_table("monster-roll", 2)
            async with owner.at(table) as first, owner.at(table, guest=2) as second:
                await first.ask("sit", name="Anna", seat=None)
                await second.ask("sit", name="Ben", seat=None)
                await first.ask("start")
                await second.until(lambda: second.seen["own"] is not None)
                assert first.seen["own"]["viewer"] == 0
                assert second.seen["own"]["viewer"] == 1
                assert first.seen["own"]["hand"] != second.seen["own"]["hand"]

    run(evening())


@pytest.mark.parametrize("guest", ["4", "-1", "x", "", "1&as=2"])
def test_there_are_no_other_guests(port: int, guest: str) -> None:
    async def knock() -> None:
        async with Guest(port) as owner:
            answer = await owner.http.get(f"/api/me?as={guest}")
            if guest == "":
                # Nothing said: the owner.
                assert answer.status_code == 200
            else:
                assert answer.status_code == 400
                assert answer.json()["code"] == "server-no-guest"

    run(knock())


def test_hints_are_given_to_the_seat_that_asks(port: int) -> None:
    async def evening() -> None:
        async with Guest(port) as anna, Guest(port) as eve:
            table = await anna.open_table("photo-rummy", 2, patience=60_000)
            async with anna.at(table) as seat:
                await seat.ask("sit", name="Anna", seat=None)
                await seat.ask("seat-bot", level="easy", seat=None)
                path = f"/api/tables/{table}/hint?version="
                assert (await anna.http.get(f"{path}0")).json()["code"] == "table-not-playing"
                await seat.ask("start")
                await seat.until(lambda: bool(seat.seen["own"]["legal_moves"]))
                version = seat.seen["version"]
                hint = await anna.get(f"{path}{version}")
                phrases = (await anna.get("/api/games/photo-rummy"))["phrases"]
                assert phrases[hint["said"]] == ["pr-hint-draw-first"]
                assert (hint["moves"], hint["steps"]) == ([], [])
                assert (await anna.http.get(f"{path}{version - 1}")).status_code == 409
                assert (await eve.http.get(f"{path}{version}")).json()["code"] == "table-not-seated"

    run(evening())


def test_a_game_without_hints_says_so(port: int) -> None:
    async def evening() -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("monster-roll", 2)
            async with anna.at(table) as seat:
                await seat.ask("sit", name="Anna", seat=None)
                await seat.ask("seat-bot", level="easy", seat=None)
                await seat.ask("start")
                answer = await anna.http.get(f"/api/tables/{table}/hint?version={seat.seen['version']}")
                assert answer.json()["code"] in ("hint-none", "table-moved-on")

    run(evening())
