"""A game at a terminal, as a person meets it."""

from __future__ import annotations

import re

import pytest

from kartenhaus.engine import Record, Refused, Rng, replay, seed_from
from kartenhaus.i18n import LANGUAGES, Language
from tests.support import GAMES, accepted_options
from tests.terminal.typist import anything, play


def _record(name: str, seats: int, label: str, **options: object) -> Record:
    game = GAMES[name]
    return Record(game, accepted_options(game, seats, **options), seats, seed_from(label))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("bots", ["greedy", "random"])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_whole_game_by_numbers_alone(name: str, bots: str, code: str) -> None:
    seats = 2 + LANGUAGES.index(code)
    short = {"rounds": 1} if name == "photo-rummy" else {}
    record = _record(name, seats, f"whole game {bots} {code}", **short)
    screen = play(record, [], code, bots, anything(name, f"{name} {bots} {code}"))
    outcome = record.game.outcome(record.state)
    assert outcome is not None
    assert Language(code).say("end-title") in screen
    for points in outcome.points:
        assert Language(code).say("points", count=points) in screen
    again = replay(record.game, record.log)
    assert not isinstance(again, Refused)
    assert again.record.state == record.state


def test_the_same_seed_and_the_same_typing_give_the_same_game() -> None:
    screens = {play(_record("great-wall", 3, "again"), [], think=anything("great-wall", "again")) for _ in range(2)}
    assert len(screens) == 1


def test_the_table_shows_what_a_player_needs() -> None:
    record = _record("great-wall", 2, "table", begins=0)
    screen = play(record, [])
    view = record.game.view(record.state, 0)
    for card in view.wall:
        assert f"  {card}  " in screen
    for composition in view.open_compositions + view.compositions:
        assert re.search(rf"^ +{composition.name} +{composition.points} point", screen, re.M)
    hidden = record.game.view(record.state, 1).compositions
    for composition in hidden:
        assert not re.search(rf"^ +{composition.name} +{composition.points} point", screen, re.M), "a rival's secret"


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", ["You play with Gulp.", "Bot 1 (greedy) plays with Fuzz.", "You · Gulp ·"]),
        ("de", ["Du spielst mit Happs.", "Bot 1 (gierig) spielt mit Zottel.", "Du · Happs ·"]),
        ("fr", ["Vous jouez avec Gloups.", "Robot 1 (glouton) joue avec Touffu.", "Vous · Gloups ·"]),
    ],
)
def test_monsters_are_told_by_their_names(code: str, told: list[str]) -> None:
    screen = play(_record("monster-roll", 2, "monsters", monsters="gulp"), [], code)
    for words in told:
        assert words in screen


def test_wrong_input_is_explained_and_asked_again() -> None:
    record = _record("great-wall", 2, "wrong input", begins=0)
    screen = play(
        record, ["999", "", "juggle", "place Q left", "place L", "swap 1 2", "why", "rule gw-p2", "rule X", "end"]
    )
    assert "Please choose a number from 1 to" in screen
    assert "I don’t know the move “juggle”" in screen
    assert "I don’t understand “q” after “place”" in screen
    assert "“place” needs a card and an end" in screen
    assert "(GW-T2)" in screen
    assert "GW-T2: " in screen
    assert "GW-P2: " in screen
    assert "That rule doesn’t exist" in screen
    assert record.log.moves == []


@pytest.mark.parametrize(
    ("code", "words"), [("en", "help why click"), ("de", "hilfe warum klick"), ("fr", "aide pourquoi clic")]
)
def test_the_words_of_the_prompt_speak_the_language(code: str, words: str) -> None:
    help_word, why, click = words.split()
    language = Language(code)
    record = _record("great-wall", 2, "words", begins=0)
    screen = play(record, [help_word, why, click, "", "why"], code)
    assert language.say("help", example="").splitlines()[0] in screen
    assert screen.count(language.say("why-nothing")) == 2, "English is understood everywhere"
    assert screen.count(language.say("prompt-pick")) == 1


@pytest.mark.parametrize("line", ["9" * 5000, "\x1b[A", "x" * 5000, "²", "٣", "\udcff"])
def test_no_input_upsets_the_prompt(line: str) -> None:
    record = _record("great-wall", 2, "upset", begins=0)
    screen = play(record, [line, "1", "verylong " * 900])
    assert len(record.log.moves) == 1 or "٣" in line
    assert "\x1b" not in screen


def test_a_typed_move_is_taken_where_a_number_is_asked_for() -> None:
    game = GAMES["great-wall"]
    record = _record("great-wall", 2, "typed", begins=0)
    text = "turn=0 step=act wall=TLOOF hand1=PP,PF hand0=FLF,HE open=FF,WL,TOL actions0=RRR"
    record.state = game.read_position(text, accepted_options(game, 2), Rng(bytes(32)))
    screen = play(record, ["1", "rule gw-a4", "remove 2"])
    assert "GW-A4: " in screen
    assert record.state.wall == b"TOOF"


def test_long_lists_are_asked_for_in_two_steps() -> None:
    game = GAMES["great-wall"]
    record = _record("great-wall", 2, "long lists", begins=0)
    text = "turn=0 step=act wall=TLOFTLOF hand1=PP,PF hand0=FLF,HE open=FF,WL,LHE actions0=SSS"
    record.state = game.read_position(text, accepted_options(game, 2), Rng(bytes(32)))
    screen = play(record, ["1", "2", "1"])
    assert max(int(number) for number in re.findall(r"^ *(\d+)  ", screen, re.M)) <= 12
    assert len(record.log.moves) == 1


def test_the_menu_leaves_photos_for_the_player_to_notice() -> None:
    """Otherwise the list would give away what only a sharp eye should find."""
    game = GAMES["great-wall"]
    options = accepted_options(game, 2)
    record = _record("great-wall", 2, "photo", begins=0)
    text = "turn=0 step=place wall=TLFF hand0=TL,PP open=FF,LO,FLF"
    record.state = game.read_position(text, options, Rng(bytes(32)))
    screen = play(record, ["click TL"])
    menu = screen.split("Your move >")[0]
    assert "CLICK!" not in menu
    assert "click" not in menu.split("Place a card at an end")[1]
    assert "CLICK! You photograph Teapot – Lantern, starting at place 1: 1 point." in screen


def test_a_bots_photo_comes_before_the_persons_step() -> None:
    game = GAMES["great-wall"]
    record = _record("great-wall", 2, "race", begins=0)
    text = "turn=0 step=act wall=TLOO hand1=TL,PP hand0=PF,HE open=FF,WL,FLF actions0=RRS"
    record.state = game.read_position(text, accepted_options(game, 2), Rng(bytes(32)))
    screen = play(record, ["remove 1"])
    assert "Bot 1 (greedy) photographs Teapot – Lantern" in screen
    assert "Someone got in first" in screen
    assert [seat for seat, _ in record.log.moves] == [1]


@pytest.mark.parametrize(
    ("code", "asked", "no_list"),
    [
        (
            "en",
            "Bot 1 (greedy) is playing. Enter: continue · click: take a photo > ",
            "Press Enter to continue, or type click to take a photo.",
        ),
        (
            "de",
            "Bot 1 (gierig) ist am Zug. Enter: weiter · klick: Foto schießen > ",
            "Drück Enter, um weiterzuspielen, oder schieß mit „klick“ ein Foto.",
        ),
        (
            "fr",
            "Au tour de Robot 1 (glouton). Entrée : continuer · clic : prendre une photo > ",
            "Appuyez sur Entrée pour continuer, ou tapez « clic » pour prendre une photo.",
        ),
    ],
)
def test_a_game_speaks_of_its_calls_in_its_own_words(code: str, asked: str, no_list: str) -> None:
    game = GAMES["great-wall"]
    record = Record(game, accepted_options(game, 2, begins=1), 2, seed_from("own words"))
    screen = " ".join(play(record, ["7"], code).split())
    assert asked in screen
    assert no_list in screen


def test_a_person_may_click_in_a_bots_turn() -> None:
    game = GAMES["great-wall"]
    record = _record("great-wall", 2, "other turn", begins=1)
    text = "turn=1 step=act wall=TLOO hand0=TL,PP hand1=PF,HE open=FF,WL,FLF"
    record.state = game.read_position(text, accepted_options(game, 2), Rng(bytes(32)))
    screen = play(record, ["5", "click", "1"])
    assert "there’s no list" in screen
    assert "CLICK! You photograph Teapot – Lantern" in screen
