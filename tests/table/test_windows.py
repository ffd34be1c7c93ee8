"""Windows in The Great Wall, the game with calls: who gets the photo, and what waits for whom."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest

from kartenhaus.engine import Refused
from kartenhaus.table import Settings
from kartenhaus.table.commands import Arrived, AskPause, BotAnswers, Call, Gone, MakeMove, Measured, NoCall, Resume
from kartenhaus.table.effects import Answer
from kartenhaus.table.facts import CallMade, Line, MoveMade
from kartenhaus.table.seats import Person
from kartenhaus.table.shown import RaceShown
from tests.table.house import House, people, playing

# Ben (seat 1) is on turn, and Cleo (seat 2) and Ada (seat 0) could each take a photo that spoils the other's.
RACE = "seats=3 turn=1 wall=PFFT market=FFH open=FOTL,LO,OTF hand0=LHE,PF hand1=FLF,WL hand2=FPLT,FF"
# Ben on turn places a panda, which Cleo can photograph; a move of Ben's that waits becomes impossible by it.
SPOILED_STEP = (
    "seats=3 turn=1 wall=HLLP market=HFP open=OTF,LO,FWT hand0=FLF,OLFT hand1=TL,HEF hand2=PP,HE actions1=N22"
)
# Cleo is on turn. Ben's photo makes place for a refill that completes what Ada holds; it did not stand before.
MADE_RIGHT = "seats=3 turn=2 wall=PFFF market=TLO deck=*HE open=TOL,FWT,FLF hand0=LFT,HE hand1=PF,OLFT hand2=WL,HME"
# Ada is on turn, and she and Ben could each take a photo that spoils the other's.
RACE_WITH_ACTIVE = "seats=3 turn=0 wall=PFFL market=WFF open=TFLFO,OLFT,TOL hand0=LO,FF hand1=PF,LTLF hand2=FWT,FPLT"

# Ben is on turn, and nobody could take a photo.
NOTHING_TO_CALL = "seats=3 turn=1 wall=TTHT market=HFP open=OTF,LO,FWT hand0=FLF,OLFT hand1=TL,HEF hand2=PP,HE"


def dealt(position: str, **how: Any) -> House:
    """A game of three that begins so, everybody on a connection with 58 ms of round trip and hardly any jitter."""
    house = playing("great-wall", 3, position=position, **how)
    for person in people(3):
        house.do(Measured(person, "", Line(58, 2)))
    return house


def call(house: House, person: Person, move: str, delta: int, round_trip: int = 58, jitter: int = 2) -> str:
    return house.send(Call, person, house.table.version, move, delta, Line(round_trip, jitter))


def answer(house: House, command: str) -> Answer:
    found = house.answer_to(command)
    assert found is not None
    return found


def judged(house: House) -> list[tuple[int, str]]:
    """The calls so far: the seat, and what came of it."""
    return [(fact.seat, fact.counted or fact.code) for fact in house.facts if isinstance(fact, CallMade)]


def moves_made(house: House) -> list[str]:
    return [fact.move for fact in house.facts if isinstance(fact, MoveMade)]


def wall(house: House) -> str:
    shown = house.table.game.view(house.table.state, None).wall
    assert isinstance(shown, str)
    return shown


# --- steps that wait -----------------------------------------------------------------------------


def test_a_step_waits_until_the_window_has_closed() -> None:
    house = dealt(SPOILED_STEP)
    window = house.table.shown().window
    assert window is not None
    assert (window.opened, window.ends) == (house.now, house.now + 2500)
    step = house.send(MakeMove, "ben", house.table.version, "place P right")
    assert house.table.shown_to("ben").waiting == "place P right"
    assert house.table.shown_to("cleo").waiting == ""
    before = wall(house)
    # A call made within the window may be on its way for 70 ms more: 40 of round trip, and 30 that lines may vary.
    house.run_until(window.ends + 69)
    assert wall(house) == before
    assert house.answer_to(step) is None
    house.run(1)
    assert wall(house) == before + "P"
    assert answer(house, step).refused is None
    assert house.table.shown_to("ben").waiting == ""


def test_a_step_after_the_window_is_carried_out_at_once() -> None:
    house = dealt(SPOILED_STEP)
    house.run(10_000)
    house.agree(MakeMove, "ben", house.table.version, "place P right")


def test_an_illegal_step_is_refused_at_once() -> None:
    house = dealt(SPOILED_STEP)
    house.refuse("move-unknown", MakeMove, "ben", house.table.version, "jump")
    house.refuse("gw-place-first", MakeMove, "ben", house.table.version, "end")
    refused = house.ask(MakeMove, "cleo", house.table.version, "place P right")
    assert refused is not None
    assert refused.rule == "GW-T0"
    house.refuse("table-is-call", MakeMove, "ben", house.table.version, "click PP")
    assert house.table.shown_to("ben").waiting == ""


def test_only_one_step_waits() -> None:
    house = dealt(SPOILED_STEP)
    step = house.send(MakeMove, "ben", house.table.version, "place P right")
    house.refuse("table-step-waits", MakeMove, "ben", house.table.version, "place P left")
    # The same command from another tab is the same step.
    house.do(MakeMove("ben", step, house.table.version, "place P right"))
    house.run(3000)
    assert moves_made(house) == ["place P right"]


def test_a_step_chosen_on_an_older_position_is_refused() -> None:
    house = dealt(SPOILED_STEP)
    old = house.table.version
    house.send(MakeMove, "ben", old, "place P right")
    house.run(3000)
    house.refuse("table-moved-on", MakeMove, "ben", old, "end")
    house.refuse("table-moved-on", MakeMove, "ben", house.table.version + 1, "end")
    house.refuse("table-moved-on", NoCall, "cleo", old)
    house.refuse("table-moved-on", Call, "cleo", old, "click PP", 400, Line(58, 2))


@pytest.mark.allows("GW-P7")
def test_a_step_that_has_become_impossible_goes_back_to_its_player() -> None:
    house = dealt(SPOILED_STEP)
    house.send(MakeMove, "ben", house.table.version, "place P right")
    house.run(3000)
    before = moves_made(house)
    step = house.send(MakeMove, "ben", house.table.version, "move 3 5")
    photo = call(house, "cleo", "click PP", 0)
    house.run(100)
    assert answer(house, photo).refused is None
    back = answer(house, step)
    assert back.refused is not None
    assert back.refused.code == "gw-off-the-wall"
    assert back.note == Refused("table-step-back")
    house.run(60_000)
    assert moves_made(house) == before, "nothing is played for them"
    assert house.table.shown_to("ben").waiting == ""


def test_a_step_that_is_still_possible_waits_for_the_next_window_too() -> None:
    house = dealt(RACE)
    first = house.table.game.view(house.table.state, None).market[0]
    house.send(MakeMove, "ben", house.table.version, f"place {first} left")
    house.run(2000)
    call(house, "cleo", "click FF", 1980)
    house.run(100)
    assert judged(house) == [(2, "click FF")]
    window = house.table.shown().window
    assert window is not None
    assert window.opened > house.now - 100
    house.run(2400)
    assert moves_made(house) == []
    house.run(200)
    assert moves_made(house) == [f"place {first} left"]


# --- windows -------------------------------------------------------------------------------------


def test_the_window_closes_when_everybody_else_has_said_so() -> None:
    house = dealt(SPOILED_STEP)
    step = house.send(MakeMove, "ben", house.table.version, "place P right")
    house.agree(NoCall, "cleo", house.table.version)
    house.run(200)
    assert house.answer_to(step) is None
    # The seat on turn has no say in this.
    house.agree(NoCall, "ben", house.table.version)
    assert house.answer_to(step) is None
    house.agree(NoCall, "ada", house.table.version)
    assert answer(house, step).refused is None


def test_a_window_that_closed_early_is_shown() -> None:
    house = dealt(SPOILED_STEP)
    house.run(300)
    house.agree(NoCall, "cleo", house.table.version)
    shows = len(house.shows)
    house.agree(NoCall, "ada", house.table.version)
    assert len(house.shows) == shows + 1
    window = house.table.shown().window
    assert window is not None
    assert window.ends == house.now


@pytest.mark.parametrize("position", [RACE, SPOILED_STEP, RACE_WITH_ACTIVE, NOTHING_TO_CALL])
def test_no_window_closes_early_because_nobody_could_call(position: str) -> None:
    """Whatever the hands hold, a step waits just as long."""
    house = dealt(position)
    view = house.table.game.view(house.table.state, None)
    on_turn = people(3)[view.active]
    begun = house.now
    step = house.send(MakeMove, on_turn, house.table.version, f"place {view.market[0]} left")
    while house.answer_to(step) is None:
        moment = house.next_moment()
        assert moment is not None
        house.step(moment)
    assert house.now - begun == 2570


def test_nobody_is_waited_for_who_is_not_here() -> None:
    house = dealt(SPOILED_STEP)
    house.do(Measured("cleo", "", Line(218, 40)))
    house.do(Measured("ada", "", Line(10, 0)))
    step = house.send(MakeMove, "ben", house.table.version, "place P right")
    house.do(Gone("cleo", ""))
    house.run(2500 + 69)
    assert house.answer_to(step) is None, "Ben himself could still call"
    house.run(1)
    assert answer(house, step).refused is None


def test_nothing_tells_of_a_call_before_it_is_judged() -> None:
    house = dealt(RACE)
    house.run(900)
    shown, shows = house.table.shown(), len(house.shows)
    call(house, "cleo", "click FF", 880)
    house.run(69)
    assert house.table.shown() == shown
    assert len(house.shows) == shows
    house.run(1)
    assert len(house.shows) == shows + 1


# --- races ---------------------------------------------------------------------------------------


@pytest.mark.allows("GW-P7")
def test_the_first_to_press_wins_whoever_arrives_first() -> None:
    house = dealt(RACE)
    house.do(Measured("ada", "", Line(200, 10)))
    opened = house.now
    house.run_until(opened + 820)
    late = call(house, "cleo", "click FF", 800, 40, 4)
    house.run_until(opened + 960)
    # Pressed after 760 ms, 200 ms on the way both ways.
    early = call(house, "ada", "click PF", 760, 200, 10)
    house.run(300)
    assert judged(house) == [(0, "click PF"), (2, "gw-photo-spoiled")]
    assert answer(house, early).refused is None
    assert answer(house, early).note is None
    lost = answer(house, late)
    assert lost.refused is not None
    assert lost.note == Refused("table-race-behind", "", {"behind": 40, "error": 35})
    race = house.table.shown().last_race
    assert race is not None
    assert race == (
        RaceShown(0, 1, 0, 0, tied=False, credit_ms=200, marks=()),
        RaceShown(2, 2, 40, 35, tied=False, credit_ms=20, marks=()),
    )


def test_the_audit_tells_all_that_was_measured() -> None:
    house = dealt(RACE)
    opened, version = house.now, house.table.version
    house.run(500)
    command = call(house, "cleo", "click FF", 470, 40, 4)
    house.run(300)
    assert [fact for fact in house.facts if isinstance(fact, CallMade)] == [
        CallMade(
            at=house.facts[-1].at,
            person="cleo",
            id=command,
            seat=2,
            version=version,
            move="click FF",
            counted="click FF",
            code="",
            arrival=opened + 500,
            round_trip=40,
            jitter=4,
            delta=470,
            credit=30,
            effective=470,
            rank=1,
            implausible=False,
            locked_until=0,
            measure=2,
            held_back=False,
            unchecked=False,
        )
    ]


@pytest.mark.allows("GW-P7")
@pytest.mark.parametrize("first", ["cleo", "ada"])
def test_calls_too_close_to_tell_apart_go_clockwise(first: str) -> None:
    """Cleo sits next to Ben, who is on turn; Ada comes after her."""
    house = dealt(RACE)
    house.run(620)
    deltas = {"cleo": 600, "ada": 600}
    deltas[first] -= 2
    calls = {
        person: call(house, person, move, deltas[person])
        for person, move in (("ada", "click PF"), ("cleo", "click FF"))
    }
    house.run(100)
    assert judged(house) == [(2, "click FF"), (0, "gw-photo-spoiled")]
    assert answer(house, calls["ada"]).note == Refused("table-race-tied", "", {"error": 3})


@pytest.mark.forbids("GW-P7")
def test_the_player_on_turn_comes_last_in_a_tie() -> None:
    house = dealt(RACE_WITH_ACTIVE)
    house.run(620)
    call(house, "ada", "click FF", 598)
    call(house, "ben", "click PF", 600)
    house.run(100)
    assert judged(house) == [(1, "click PF"), (0, "gw-photo-spoiled")]


@pytest.mark.forbids("GW-P7")
@pytest.mark.allows("GW-P8")
def test_a_wrong_call_stays_wrong_though_an_earlier_one_makes_it_right() -> None:
    house = dealt(MADE_RIGHT)
    house.run(620)
    call(house, "ben", "click PF", 500)
    wrong = call(house, "ada", "click HE", 600)
    house.run(300)
    assert judged(house) == [(1, "click PF"), (0, "gw-photo-wrong")]
    refused = answer(house, wrong).refused
    assert refused is not None
    assert (refused.code, refused.rule, refused.params["composition"]) == ("gw-photo-wrong", "GW-P1", "HE")
    assert house.table.shown_to("ada").calls_locked_until > 0
    assert wall(house).startswith("HE"), "now it stands"


@pytest.mark.forbids("GW-P8")
def test_a_call_that_another_one_spoiled_locks_nothing() -> None:
    house = dealt(RACE)
    house.run(620)
    call(house, "cleo", "click FF", 500)
    call(house, "ada", "click PF", 600)
    house.run(100)
    assert judged(house)[1] == (0, "gw-photo-spoiled")
    assert house.table.shown_to("ada").calls_locked_until == 0


@pytest.mark.allows("GW-P8")
def test_a_wrong_call_locks_the_camera() -> None:
    house = dealt(RACE)
    view = house.table.game.view(house.table.state, 0)
    wrong = next(card.name for card in view.compositions if card.name != "PF")
    house.run(400)
    refused = call(house, "ada", f"click {wrong}", 380)
    house.run(70)
    assert answer(house, refused).refused is not None
    until = house.table.shown_to("ada").calls_locked_until
    assert until == house.now + 3000
    assert house.table.shown_to("cleo").calls_locked_until == 0
    house.run(1500)
    again = house.refuse("table-call-locked", Call, "ada", house.table.version, "click PF", 900, Line(58, 2))
    assert again.params == {"seconds": 2}
    # The others are not concerned, and a lock ends by itself.
    house.run_until(until)
    call(house, "ada", "click PF", 2000)
    house.run(100)
    assert judged(house)[-1] == (0, "click PF")


@pytest.mark.forbids("GW-P8")
@pytest.mark.parametrize("how", [{"options": {"camera_lock": 0}}, {"settings": Settings(window=0)}])
def test_without_haste_or_by_choice_nothing_is_locked(how: dict[str, Any]) -> None:
    house = dealt(RACE, **how)
    view = house.table.game.view(house.table.state, 0)
    wrong = next(card.name for card in view.compositions if card.name != "PF")
    call(house, "ada", f"click {wrong}", 0)
    house.run(300)
    call(house, "ada", "click PF", 0)
    house.run(300)
    assert judged(house)[1] == (0, "click PF")


def test_a_wrong_call_changes_nothing_and_the_window_goes_on() -> None:
    house = dealt(RACE)
    window = house.table.shown().window
    house.run(400)
    call(house, "ada", "click TOL", 380)
    house.run(100)
    assert house.table.shown().window == window
    assert judged(house) == [(0, "gw-photo-not-yours")]


def test_calls_are_refused_for_good_reasons() -> None:
    house = dealt(SPOILED_STEP)
    version = house.table.version
    house.refuse("table-not-call", Call, "cleo", version, "end", 400, Line(58, 2))
    house.refuse("move-unknown", Call, "cleo", version, "jump", 400, Line(58, 2))
    house.refuse("table-not-seated", Call, "eve", version, "click PP", 400, Line(58, 2))
    call(house, "cleo", "click PP", 400)
    house.refuse("table-call-waits", Call, "cleo", version, "click PP", 400, Line(58, 2))


def test_a_call_in_the_middle_of_a_step_is_refused() -> None:
    house = dealt(SPOILED_STEP)
    house.run(3000)
    house.agree(MakeMove, "ben", house.table.version, "draw")
    assert house.table.shown().window is None
    refused = house.refuse("gw-photo-moment", Call, "cleo", house.table.version, "click PP", 400, Line(58, 2))
    assert refused.rule == "GW-T2"
    house.agree(NoCall, "cleo", house.table.version)


def test_a_call_sent_twice_is_judged_once() -> None:
    house = dealt(RACE)
    house.run(500)
    version = house.table.version
    command = call(house, "cleo", "click FF", 480)
    house.do(Call("cleo", command, version, "click FF", 480, Line(58, 2)))
    house.run(300)
    house.do(Call("cleo", command, version, "click FF", 480, Line(58, 2)))
    assert judged(house) == [(2, "click FF")]
    assert answer(house, command).refused is None
    wrong = call(house, "ada", "click TOL", 100)
    house.run(300)
    house.crash(500)
    house.do(Call("ada", wrong, version, "click TOL", 100, Line(58, 2)))
    assert answer(house, wrong).refused == Refused("table-judged")
    assert len(judged(house)) == 2


def test_a_press_faster_than_people_can_is_flagged_and_counts() -> None:
    house = dealt(RACE)
    house.run(110)
    call(house, "cleo", "click FF", 99)
    house.run(300)
    fact = house.facts[-1]
    assert isinstance(fact, CallMade)
    assert (fact.implausible, fact.counted) == (True, "click FF")


def test_a_pause_does_not_swallow_a_call() -> None:
    house = dealt(RACE)
    house.run(500)
    call(house, "cleo", "click FF", 480)
    for person in people(3):
        house.agree(AskPause, person)
    assert house.table.shown().phase == "paused"
    assert judged(house) == [(2, "click FF")]
    house.refuse("table-paused", Call, "ada", house.table.version, "click PF", 400, Line(58, 2))
    house.run(100_000)
    house.agree(Resume, "ada")
    window = house.table.shown().window
    assert window is not None
    assert window.opened == house.now


# --- without haste, and with bots -----------------------------------------------------------------


def test_without_haste_calls_are_judged_as_they_come() -> None:
    house = dealt(RACE, settings=Settings(window=0))
    market = house.table.game.view(house.table.state, None).market
    step = house.send(MakeMove, "ben", house.table.version, f"place {market[0]} left")
    house.run(20_000)
    assert house.answer_to(step) is None
    late = call(house, "ada", "click PF", 0)
    assert answer(house, late).refused is None
    assert judged(house) == [(0, "click PF")]


def test_without_haste_a_step_waits_for_every_answer_or_for_patience_to_end() -> None:
    house = dealt(SPOILED_STEP, settings=Settings(window=0, patience=30_000))
    step = house.send(MakeMove, "ben", house.table.version, "place P right")
    house.run(10_000)
    house.agree(NoCall, "ada", house.table.version)
    house.run(10_000)
    assert house.answer_to(step) is None
    house.agree(NoCall, "cleo", house.table.version)
    assert answer(house, step).refused is None
    step = house.send(MakeMove, "ben", house.table.version, "move 3 5")
    house.run(29_999)
    assert house.answer_to(step) is None
    house.run(1)
    assert answer(house, step).refused is None


def test_bots_call_through_the_same_door() -> None:
    """Asked on each moment of rest, whatever they hold; heard only after the time that they take."""
    house = playing("great-wall", 1, 2, played_by=None, secret=sha256(b"bots").digest())
    house.do(Measured("ada", "", Line(58, 2)))
    asked = {ask.seat for ask in house.asks}
    assert asked == {1, 2}
    opened, version = house.now, house.table.version
    on_turn = house.table.game.actors(house.table.state)[0]
    other = 3 - on_turn if on_turn else 2
    house.do(BotAnswers("", "", other, version, "click TOL", 800))
    house.do(BotAnswers("", "", other, version, "click PP", 700))
    house.do(BotAnswers("", "", other, version + 1, None, 700))
    house.run_until(opened + 869)
    assert judged(house) == []
    house.run(1)
    fact = next(fact for fact in house.facts if isinstance(fact, CallMade))
    assert (fact.seat, fact.arrival, fact.effective, fact.credit) == (other, opened + 800, 800, 0)


def test_a_bot_that_fails_does_not_stop_the_game() -> None:
    house = playing("great-wall", 1, 1, played_by=None, options={"begins": 1})
    version = house.table.version
    house.do(BotAnswers("", "", 1, version, None, 0))
    house.run(3000)
    assert len(moves_made(house)) == 1
    house.do(BotAnswers("", "", 1, house.table.version, "place Z nowhere", 0))
    house.run(3000)
    house.do(BotAnswers("", "", 1, house.table.version, "click HME", 500))
    house.run(6000)
    assert len(moves_made(house)) == 3


def test_a_person_who_comes_late_finds_the_moment_as_it_is() -> None:
    house = dealt(SPOILED_STEP)
    house.do(Gone("cleo", ""))
    house.run(1000)
    house.do(Arrived("cleo", ""))
    assert house.table.shown().window is not None
    assert house.table.shown().seats[2].here
