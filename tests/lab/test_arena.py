"""The arena: fair fixtures, honest intervals, the same figures again, and contests that can be stopped."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from kartenhaus.cli import main
from kartenhaus.engine import Refused
from kartenhaus.lab import Contest, ContestFile, elo, fixtures, play_fixture, standings, unplayed, wilson
from kartenhaus.lab.standings import Standing

CONTEST = Contest("monster-roll", ("greedy", "random"), 2, 8, "test", {})


def _line(one: str, others: str, rate: float, games: int = 100) -> Standing:
    return Standing(one, others, games, rate, 0, 1, 0, 0, 0, 0, 0, 0, 0)


def test_every_pair_plays_and_seats_go_round() -> None:
    contest = Contest("monster-roll", ("a", "b", "c"), 4, 8, "x", {})
    played = list(fixtures(contest))
    assert Counter((fixture.one, fixture.others) for fixture in played) == {("a", "b"): 8, ("a", "c"): 8, ("b", "c"): 8}
    assert Counter(fixture.number % contest.seats for fixture in played) == dict.fromkeys(range(4), 6)


def test_the_same_contest_gives_the_same_games() -> None:
    runs = [[play_fixture(CONTEST, fixture) for fixture in fixtures(CONTEST)] for _ in range(2)]
    first, second = ([(result.won, result.points, result.moves) for result in run] for run in runs)
    assert first == second


@pytest.mark.parametrize(
    ("rate", "games", "low", "high"), [(0.5, 100, 0.404, 0.596), (0.6, 400, 0.551, 0.647), (1.0, 20, 0.839, 1.0)]
)
def test_intervals_are_wilsons(rate: float, games: int, low: float, high: float) -> None:
    assert wilson(rate, games) == pytest.approx((low, high), abs=0.001)


def test_an_interval_is_not_written_with_what_computers_make_of_it() -> None:
    for games in range(1, 200):
        assert wilson(1.0, games)[1] == 1.0
        assert all(len(str(bound)) <= len("0.1234") for bound in wilson(1 / 3, games))


def test_elo_says_what_a_single_pair_says() -> None:
    ratings = elo([_line("strong", "weak", 10 / 11, 10_000_000)])
    assert ratings["weak"] == 0
    assert ratings["strong"] == pytest.approx(400, abs=0.5)


def test_elo_orders_all_bots_at_once() -> None:
    lines = [_line("a", "b", 0.7), _line("a", "c", 0.9), _line("b", "c", 0.75)]
    assert list(elo(lines)) == ["a", "b", "c"]
    assert elo([]) == {}


def test_one_against_three_of_the_better_kind_wins_less_than_its_part() -> None:
    contest = Contest("monster-roll", ("random", "greedy"), 4, 12, "among three", {})
    (line,) = standings(play_fixture(contest, fixture) for fixture in fixtures(contest))
    assert line.games == 12
    assert line.rate < 0.25
    assert line.points < line.others_points


def test_a_contest_goes_on_where_it_stopped(tmp_path: Path) -> None:
    everything = list(fixtures(CONTEST))
    file = ContestFile(tmp_path / "contest.jsonl", CONTEST)
    file.append([play_fixture(CONTEST, fixture) for fixture in everything[:3]])
    with file.path.open("a") as text:
        text.write('{"fixture": {"one": "gre')  # cut off in the middle of a line
    played = file.read()
    assert not isinstance(played, Refused)
    rest = unplayed(iter(everything), played)
    assert rest == everything[3:]
    file.append([play_fixture(CONTEST, fixture) for fixture in rest])
    again = file.read()
    assert not isinstance(again, Refused)
    assert [result.fixture for result in again] == everything


def test_another_contest_does_not_touch_the_file(tmp_path: Path) -> None:
    path = tmp_path / "contest.jsonl"
    ContestFile(path, CONTEST).append([])
    before = path.read_text()
    other = Contest("monster-roll", ("greedy", "random"), 3, 8, "test", {})
    assert isinstance(ContestFile(path, other).read(), Refused)
    assert path.read_text() == before
    more = Contest("monster-roll", ("greedy", "random"), 2, 800, "test", {})
    assert ContestFile(path, more).read() == []


def test_the_command_shows_tables_and_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save = str(tmp_path / "kept.jsonl")
    words = [
        "arena",
        "monster-roll",
        "--bots",
        "greedy,random",
        "--games",
        "6",
        "--workers",
        "1",
        "--save",
        save,
        "--lang",
        "en",
    ]
    assert main(words) == 0
    shown = capsys.readouterr().out
    assert "greedy against random" in shown
    assert "95% interval" in shown
    assert "Elo" in shown
    assert main([*words, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["standings"][0]["games"] == 6
    assert len(Path(save).read_text().splitlines()) == 7, "nothing was played twice"
    assert main(["arena", "monster-roll", "--seats", "3", "--save", save, "--lang", "en"]) == 1
    assert "a different contest" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("code", "figures"),
    [
        ("en", ["100.0%", "51.0–100.0%", "25.5 : 5.8", "1,234", "0.16 (5) : 1.00 (12)"]),
        ("de", ["100,0 %", "51,0–100,0 %", "25,5 : 5,8", "1.234", "0,16 (5) : 1,00 (12)"]),
        ("fr", ["100,0 %", "51,0–100,0 %", "25,5 : 5,8", "1 234", "0,16 (5) : 1,00 (12)"]),
    ],
)
def test_figures_are_written_as_in_the_language(
    code: str, figures: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = Standing("greedy", "random", 4, 1.0, 0.5101, 1.0, 25.5, 5.75, 1234.0, 0.16, 5.0, 1.0, 12.0)
    monkeypatch.setattr("kartenhaus.cli.arena.standings", lambda results: [line])
    words = ["arena", "monster-roll", "--bots", "greedy,random", "--games", "1", "--workers", "1", "--lang", code]
    assert main(words) == 0
    row = capsys.readouterr().out.splitlines()[2]
    shown = row.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
    assert re.split(" {2,}", shown)[2:] == figures


def test_two_processes_play_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    figures = []
    for workers in ("1", "2"):
        words = ["arena", "monster-roll", "--bots", "greedy,random", "--games", "22", "--workers", workers, "--json"]
        assert main(words) == 0
        line = json.loads(capsys.readouterr().out)["standings"][0]
        figures.append((line["games"], line["rate"], line["points"], line["moves"]))
    assert figures[0] == pytest.approx(figures[1])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("monster-roll --bots greedy", "at least two different bots"),
        (
            "monster-roll --bots greedy,alpha",
            "There’s no bot called “alpha”. Choose from: easy, medium, hard, random, greedy.",
        ),
        ("chess", "There’s no game called “chess”"),
        ("monster-roll --games many", "“many” isn’t a number"),
        ("monster-roll --seats 9", "“9” isn’t a number from 2 to 4"),
        ("monster-roll --option turn_cards=perhaps", "Option “turn_cards”"),
    ],
)
def test_wrong_arguments_are_explained(words: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *words.split(), "--lang", "en"]) == 2
    assert sentence in capsys.readouterr().err
