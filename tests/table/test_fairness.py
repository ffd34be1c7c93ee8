"""Shuffles that anybody can check, and what is said of those that are not true."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from kartenhaus.cli import main
from kartenhaus.engine import Refused, Rng
from kartenhaus.store.facts_text import read_fact
from kartenhaus.table import FinishedGame, Settings, checked_outcome, finished_games, read_finished, write_finished
from kartenhaus.table.arbiter import FIRST_MEASURE, MEASURE
from kartenhaus.table.commands import Choose, Leave, ShareChance, Sit, Start
from kartenhaus.table.facts import CallMade, Line
from kartenhaus.table.fairness import commitment_to, seed_of
from tests.conformance.supports import SUPPORTS
from tests.support import GAMES, rng
from tests.table.house import HOST, House, playing, seated
from tests.table.lines import measured_by
from tests.table.test_games import play_people


@cache
def exported(game: str) -> str:
    """A finished game as a server would give it out."""
    house = playing(game, 2, 1, options=SUPPORTS[game].short_game, played_by="random")
    play_people(house, 2, rng(f"exported {game}"))
    return write_finished(finished_games(house.facts)[0])


def test_the_table_commits_itself_before_anybody_adds_chance(game: str) -> None:
    house = House(game, 2)
    promised = house.table.shown().commitment
    for person, chance in ((HOST, "00ff"), ("ben", "")):
        house.agree(Sit, person, person.title(), None)
        if chance:
            house.agree(ShareChance, person, chance)
    assert house.table.shown().commitment == promised
    assert house.table.shown().shared == ("00ff", "")
    house.agree(Start, HOST)
    for person in (HOST, "ben"):
        house.agree(Leave, person)
    house.play_on()
    shown = house.table.shown()
    secret = bytes.fromhex(shown.revealed)
    assert sha256(secret).hexdigest() == promised
    assert sha256(secret + b"\x00\x02\x00\xff" + b"\x01\x00").hexdigest() == shown.seed


def test_every_seat_changes_the_deal(game: str) -> None:
    def dealt(chances: dict[str, str]) -> str:
        house = House(game, 2)
        for person in (HOST, "ben"):
            house.agree(Sit, person, person.title(), None)
            if person in chances:
                house.agree(ShareChance, person, chances[person])
        house.agree(Start, HOST)
        return house.table.game.write_position(house.table.state)

    deals = [
        dealt({}),
        dealt({HOST: "00"}),
        dealt({"ben": "00"}),
        dealt({HOST: "00", "ben": "00"}),
        dealt({HOST: "01"}),
    ]
    assert len(set(deals)) == 5
    assert dealt({HOST: "00"}) == deals[1]


def test_chance_can_be_shared_anew_and_goes_with_its_person(game: str) -> None:
    house = seated(game, 2)
    house.agree(Choose, HOST, 3, {}, Settings())
    house.agree(ShareChance, "ben", "aa")
    house.agree(ShareChance, "ben", "bb")
    house.agree(Sit, "ben", "Ben", 2)
    assert house.table.shown().shared[1:] == ("", "bb")
    house.agree(Leave, "ben")
    assert house.table.shown().shared[2] == ""


@pytest.mark.parametrize("chance", ["", "0", "xy", "A", "00" * 65, "0x00", "é0"])
def test_chance_is_hex_digits(game: str, chance: str) -> None:
    house = seated(game, 2)
    house.refuse("table-chance", ShareChance, HOST, chance)
    house.refuse("table-not-seated", ShareChance, "eve", "00")


def test_an_export_reads_back_and_is_confirmed(game: str) -> None:
    finished = read_finished(exported(game))
    assert not isinstance(finished, Refused)
    assert write_finished(finished) == exported(game)
    outcome = checked_outcome(finished)
    assert not isinstance(outcome, Refused)
    assert finished.names == ("Ada", "Ben", "easy")
    assert finished.levels == ("", "", "easy")
    assert HOST not in exported(game), "who somebody is stays with the server"


def test_an_export_of_an_earlier_version_is_read_too(game: str) -> None:
    content = json.loads(exported(game))
    del content["levels"]
    finished = read_finished(json.dumps(content))
    assert not isinstance(finished, Refused)
    assert finished.levels == ("", "", "")


def test_the_deal_of_an_export_is_that_of_its_seed(game: str) -> None:
    finished = read_finished(exported(game))
    assert not isinstance(finished, Refused)
    proof = finished.proof
    assert commitment_to(bytes.fromhex(proof.secret)) == proof.commitment
    assert Rng(seed_of(bytes.fromhex(proof.secret), proof.shared)).seed == finished.log.seed


def spoiled(game: str, place: str) -> str:
    """The export with one thing changed."""
    content: dict[str, Any] = json.loads(exported(game))
    proof = content["proof"]
    match place:
        case "commitment":
            proof["commitment"] = "00" * 32
        case "secret":
            proof["secret"] = "ab" * 32
        case "short secret":
            proof["secret"] = "ab"
        case "shared":
            proof["shared"][1] = "1234"
        case "odd shared":
            proof["shared"][1] = "xyz"
        case "seed":
            content["seed"] = "77" * 32
        case "last move":
            content["moves"].pop()
        case "first move":
            del content["moves"][0]
        case "proof":
            del content["proof"]
        case "proof kind":
            content["proof"] = [1]
        case "calls":
            content["calls"] = [{"seat": 1}]
        case "names":
            content["names"] = 3
        case "levels":
            content["levels"] = [1]
        case "number":
            content["number"] = "one"
        case "seats":
            proof["shared"].append("")
        case _:
            raise ValueError(place)
    return json.dumps(content)


@pytest.mark.parametrize(
    ("place", "code"),
    [
        ("commitment", "proof-commitment"),
        ("secret", "proof-commitment"),
        ("short secret", "proof-secret"),
        ("shared", "proof-seed"),
        ("odd shared", "proof-shared"),
        ("seed", "proof-seed"),
        ("last move", "proof-unfinished"),
        ("first move", "log-move"),
        ("proof", "proof-missing"),
        ("proof kind", "log-field"),
        ("calls", "log-field"),
        ("names", "log-field"),
        ("levels", "log-field"),
        ("number", "log-field"),
        ("seats", "log-field"),
    ],
)
def test_whatever_is_not_true_is_named(game: str, place: str, code: str) -> None:
    finished = read_finished(spoiled(game, place))
    fault = finished if isinstance(finished, Refused) else checked_outcome(finished)
    assert isinstance(fault, Refused)
    assert fault.code == code


@pytest.mark.parametrize(
    "change",
    [
        {"credit": 300},
        {"effective": 1},
        {"rank": 2},
        {"implausible": True},
        {"measure": 3},
        {"after": 0},
        {"after": 9999},
        {"counted": "click XYZ"},
        {"delta": 0},
    ],
)
def test_calls_that_were_not_judged_by_the_measure_are_named(change: dict[str, Any]) -> None:
    finished = read_finished(exported("great-wall"))
    assert not isinstance(finished, Refused)
    number, place = next(
        (number, place)
        for number, race in enumerate(finished.races)
        for place, call in enumerate(race.calls)
        if race.after and call.counted and call.credit
    )
    races = list(finished.races)
    if "after" in change:
        races[number] = replace(races[number], **change)
    else:
        calls = list(races[number].calls)
        calls[place] = replace(calls[place], **change)
        races[number] = replace(races[number], calls=tuple(calls))
    fault = checked_outcome(replace(finished, races=tuple(races)))
    assert isinstance(fault, Refused)
    assert fault.code == "proof-call"


def of_before(finished: FinishedGame) -> list[dict[str, Any]]:
    """Its calls as an earlier version would have judged and told them: by the first measure."""
    calls = []
    for call in json.loads(write_finished(finished))["calls"]:
        line = Line(20, 5)
        again = measured_by(FIRST_MEASURE, call["seat"], call["effective"] + call["credit"], call["delta"], line)
        told = (
            call
            | asdict(line)
            | {
                "credit": again.credit,
                "effective": again.effective,
                "implausible": again.implausible,
            }
        )
        calls.append({name: value for name, value in told.items() if name not in ("measure", "held_back", "unchecked")})
    return calls


def test_calls_of_before_are_checked_by_the_measure_of_then() -> None:
    finished = read_finished(exported("great-wall"))
    assert not isinstance(finished, Refused)
    content = json.loads(exported("great-wall")) | {"calls": of_before(finished)}
    older = read_finished(json.dumps(content))
    assert not isinstance(older, Refused)
    assert {call.measure for race in older.races for call in race.calls} == {FIRST_MEASURE}
    assert not isinstance(checked_outcome(older), Refused)
    # The measure of now would have come to something else.
    anew = replace(
        older,
        races=tuple(
            replace(race, calls=tuple(replace(call, measure=MEASURE) for call in race.calls)) for race in older.races
        ),
    )
    assert isinstance(checked_outcome(anew), Refused)


def test_facts_of_before_are_read_as_judged_by_the_first_measure() -> None:
    text = (
        '{"fact":"CallJudged","at":9,"person":"p","id":"c","seat":1,"version":7,"move":"click FF","counted":"click FF",'
        '"code":"","arrival":8,"round_trip":201,"jitter":56,"delta":0,"credit":250,"effective":253,"rank":1,'
        '"implausible":true,"locked_until":0}'
    )
    fact = read_fact(text)
    assert isinstance(fact, CallMade)
    assert (fact.measure, fact.line) == (FIRST_MEASURE, Line(201, 56))


@pytest.mark.parametrize(("game", "language"), [("great-wall", "en"), ("monster-roll", "de"), ("photo-rummy", "fr")])
def test_the_command_confirms_and_complains(
    game: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = tmp_path / "good.json"
    good.write_text(exported(game), encoding="utf-8")
    assert main(["verify", str(good), "--lang", language]) == 0
    said = capsys.readouterr().out
    assert json.loads(exported(game))["seed"] in said.replace("\n", "").replace(" ", "")
    assert "Ada" in said
    bad = tmp_path / "bad.json"
    bad.write_text(spoiled(game, "shared"), encoding="utf-8")
    assert main(["verify", str(bad), "--lang", language]) == 1
    assert "bad.json" in capsys.readouterr().err
    assert main(["verify", "--lang", language]) == 2
    promised = json.loads(exported(game))["proof"]["commitment"]
    assert main(["verify", str(good), "--lang", language, "--commitment", promised.upper()]) == 0
    other = commitment_to(b"another secret")
    assert main(["verify", str(good), "--lang", language, "--commitment", other]) == 1
    assert other in capsys.readouterr().err
    assert main(["verify", str(tmp_path / "none.json"), "--lang", language]) == 1


def test_the_command_prints_the_marks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    content = json.loads(exported("great-wall"))
    call = next(call for call in content["calls"] if call["seat"] == 0)
    call["held_back"] = True
    marked = tmp_path / "marked.json"
    marked.write_text(json.dumps(content), encoding="utf-8")
    assert main(["verify", str(marked), "--lang", "en"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert f"After move {call['after']}, Ada: a device that answered later than its connection needed." in said


def test_a_log_names_the_rules_by_which_it_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    house = playing("monster-roll", 1, 1, options=SUPPORTS["monster-roll"].short_game)
    house.agree(Leave, HOST)
    house.play_on()
    (finished,) = finished_games(house.facts)
    version = GAMES["monster-roll"].rules_version
    assert finished.log.rules_version == version
    monkeypatch.setattr(type(GAMES["monster-roll"]), "rules_version", version + 1)
    fault = checked_outcome(finished)
    assert isinstance(fault, Refused)
    assert fault.code == "log-rules-version"
