"""Coming together: every command, done and refused, for every game."""

from __future__ import annotations

import pytest

from kartenhaus.bots import LEVELS
from kartenhaus.engine import Refused
from kartenhaus.table import Settings, open_table, seats
from kartenhaus.table.commands import (
    Arrived,
    AskPause,
    AskRematch,
    Call,
    Choose,
    FreeSeat,
    Gone,
    Leave,
    MakeMove,
    NoCall,
    Resume,
    Say,
    SeatBot,
    ShareChance,
    Sit,
    Start,
    Watch,
)
from kartenhaus.table.facts import Line
from tests.conformance.supports import SUPPORTS
from tests.table.house import HOST, NOON, SECRET, House, people, playing, seated


def kinds(house: House) -> list[str]:
    return [seat.kind for seat in house.table.shown().seats]


def names(house: House) -> list[str]:
    return [seat.name for seat in house.table.shown().seats]


def test_the_table_offers_the_bots_there_are() -> None:
    assert seats.LEVELS == LEVELS


def test_a_table_is_opened_and_shows_what_was_chosen(game: str) -> None:
    house = House(game, 3, Settings(public=True, turn_time=30_000))
    shown = house.table.shown()
    assert (shown.id, shown.game, shown.phase, shown.game_number) == ("t1", game, "gathering", 1)
    assert kinds(house) == ["empty"] * 3
    assert shown.settings == Settings(public=True, turn_time=30_000)
    assert (shown.revealed, shown.seed) == ("", "")
    assert len(shown.commitment) == 64
    assert house.table.shown_to(HOST).is_host
    assert not house.table.shown_to("ben").is_host
    assert house.answers[0].refused is None


@pytest.mark.parametrize(
    ("game_name", "seats_wanted", "options", "settings", "code"),
    [
        ("no-such-game", 3, {}, Settings(), "game-unknown"),
        ("great-wall", 9, {}, Settings(), "table-seats"),
        ("monster-roll", 1, {}, Settings(), "table-seats"),
        ("photo-rummy", 3, {"nonsense": 1}, Settings(), "option-unknown"),
        ("great-wall", 3, {}, Settings(window=999), "table-setting-or-none"),
        ("great-wall", 3, {}, Settings(window=6001), "table-setting-or-none"),
        ("great-wall", 3, {}, Settings(turn_time=-1), "table-setting-or-none"),
        ("great-wall", 3, {}, Settings(patience=0), "table-setting"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(
    game_name: str, seats_wanted: int, options: dict[str, object], settings: Settings, code: str
) -> None:
    opened = open_table("t1", HOST, "open", game_name, seats_wanted, options, settings, SECRET, NOON)
    assert isinstance(opened, Refused)
    assert opened.code == code


def test_people_sit_down_where_there_is_room(game: str) -> None:
    house = House(game, 3)
    house.agree(Sit, HOST, "Ada", None)
    house.agree(Sit, "ben", "Ben", 2)
    assert names(house) == ["Ada", "", "Ben"]
    house.refuse("table-seat-taken", Sit, "cleo", "Cleo", 2)
    house.refuse("table-no-such-seat", Sit, "cleo", "Cleo", 3)
    house.refuse("table-no-such-seat", Sit, "cleo", "Cleo", -1)
    # One person has one seat: another one, or another name, instead.
    house.agree(Sit, "ben", "Benjamin", 1)
    assert names(house) == ["Ada", "Benjamin", ""]
    house.agree(Sit, "cleo", "Cleo", None)
    house.refuse("table-full", Sit, "dan", "Dan", None)
    assert [house.table.seat_of(person) for person in (HOST, "ben", "cleo", "dan")] == [0, 1, 2, None]


def test_nobody_has_to_give_a_name(game: str) -> None:
    house = House(game, 3)
    house.agree(Sit, HOST, "", None)
    house.agree(Watch, "ben", "")
    assert names(house) == ["", "", ""]
    assert kinds(house) == ["person", "empty", "empty"]
    assert house.table.shown().watchers == ("",)
    for person in (HOST, "ben"):
        house.agree(Say, person, "Hello!")
    assert [line.name for line in house.table.shown().chat] == ["", ""]
    house.refuse("table-not-here", Say, "cleo", "Hello!")


def test_a_person_takes_the_seat_of_a_bot(game: str) -> None:
    house = House(game, 2)
    house.agree(SeatBot, HOST, "hard", None)
    assert [(seat.kind, seat.level) for seat in house.table.shown().seats] == [("bot", "hard")] * 2
    house.agree(Sit, "ben", "Ben", None)
    house.agree(Sit, HOST, "Ada", 1)
    assert names(house) == ["Ben", "Ada"]
    assert kinds(house) == ["person"] * 2


def test_the_host_arranges_the_table(game: str) -> None:
    house = House(game, 3)
    house.agree(Sit, "ben", "Ben", 0)
    for kind, fields in ((SeatBot, ("easy", 1)), (FreeSeat, (1,)), (Start, ()), (Choose, (2, {}, Settings()))):
        house.refuse("table-not-host", kind, "ben", *fields)
    house.refuse("table-level", SeatBot, HOST, "godlike", 1)
    house.refuse("table-no-such-seat", SeatBot, HOST, "easy", 7)
    house.refuse("table-seat-taken", SeatBot, HOST, "easy", 0)
    house.agree(SeatBot, HOST, "easy", 1)
    house.refuse("table-seat-empty", FreeSeat, HOST, 2)
    house.refuse("table-no-such-seat", FreeSeat, HOST, -1)
    house.agree(FreeSeat, HOST, 1)
    assert kinds(house) == ["person", "empty", "empty"]
    house.agree(SeatBot, HOST, "medium", None)
    house.refuse("table-full", SeatBot, HOST, "medium", None)
    assert kinds(house) == ["person", "bot", "bot"]


def test_the_host_chooses_how_to_play(game: str) -> None:
    house = House(game, 3)
    house.agree(Sit, "ben", "Ben", 2)
    house.refuse("table-seat-taken", Choose, HOST, 2, {}, Settings())
    house.refuse("table-seats", Choose, HOST, 5, {}, Settings())
    house.refuse("option-unknown", Choose, HOST, 3, {"nonsense": 1}, Settings())
    house.refuse("table-setting-or-none", Choose, HOST, 3, {}, Settings(window=1))
    house.agree(Choose, HOST, 4, {"begins": 3}, Settings(window=0))
    shown = house.table.shown()
    assert len(shown.seats) == 4
    assert shown.options["begins"] == 3
    assert shown.settings.window == 0
    assert shown.seats[2].name == "Ben"


def test_a_game_begins_when_all_seats_are_taken(game: str) -> None:
    house = seated(game, 2)
    house.agree(Choose, HOST, 3, {}, Settings())
    assert house.refuse("table-seats-free", Start, HOST).params == {"free": 1}
    house.agree(SeatBot, HOST, "easy", 2)
    house.agree(Start, HOST)
    assert house.table.shown().phase == "playing"
    assert house.table.state is not None
    assert len(house.table.game.view(house.table.state, None).players) == 3
    for kind, fields in ((Start, ()), (SeatBot, ("easy", 2)), (FreeSeat, (2,)), (Choose, (3, {}, Settings()))):
        house.refuse("table-not-gathering", kind, HOST, *fields)
    house.refuse("table-not-gathering", Sit, "cleo", "Cleo", None)
    house.refuse("table-not-gathering", ShareChance, "ben", "00")


def test_before_a_game_nothing_can_be_played(game: str) -> None:
    house = seated(game, 2)
    for kind, fields in ((MakeMove, ("end",)), (Call, ("end", 500, Line(50, 5))), (NoCall, ())):
        house.refuse("table-not-playing", kind, HOST, house.table.version, *fields)
        house.refuse("table-not-seated", kind, "cleo", house.table.version, *fields)
    house.refuse("table-not-playing", AskPause, HOST)
    house.refuse("table-not-paused", Resume, HOST)
    house.refuse("table-not-over", AskRematch, HOST)
    for other in (AskPause, Resume, AskRematch):
        house.refuse("table-not-seated", other, "cleo")


def test_leaving_frees_the_seat_and_passes_the_table_on(game: str) -> None:
    house = seated(game, 3)
    house.agree(Leave, HOST)
    assert kinds(house) == ["empty", "person", "person"]
    assert house.table.shown_to("ben").is_host
    assert house.table.shown().seats[1].host
    house.refuse("table-not-seated", Leave, HOST)
    house.refuse("table-not-host", Start, HOST)
    house.agree(Choose, "ben", 3, {}, Settings())


def test_a_host_who_is_gone_is_replaced_before_the_game(game: str) -> None:
    house = seated(game, 2)
    house.do(Gone(HOST, ""))
    house.run(59_999)
    assert house.table.shown_to(HOST).is_host
    house.run(1)
    assert house.table.shown_to("ben").is_host
    # There is nobody else to be the host.
    house.do(Gone("ben", ""))
    house.run(600_000)
    assert house.table.shown_to("ben").is_host
    house.do(Arrived(HOST, ""))
    house.run(1)
    assert house.table.shown_to(HOST).is_host


def test_people_look_on(game: str) -> None:
    house = playing(game, 2)
    house.agree(Watch, "eve", "Eve")
    assert house.table.shown().watchers == ("Eve",)
    house.refuse("table-seated", Watch, HOST, "Ada")
    assert house.table.shown().watchers == ("Eve",), "who has a seat does not look on"
    assert house.table.shown_to("eve").seat is None
    house.agree(Leave, "eve")
    house.refuse("table-not-seated", Leave, "eve")
    for number in range(100):
        house.agree(Watch, f"w{number}", f"Eve {number}")
    house.refuse("table-watchers", Watch, "one more", "Eve")
    house.do(Gone("w7", ""))
    house.agree(Watch, "one more", "Eve")


def test_people_talk(game: str) -> None:
    house = seated(game, 2)
    house.agree(Watch, "eve", "Eve")
    house.agree(Say, HOST, " Hello! ")
    house.agree(Say, "eve", "Good luck 👩‍👧\nto all")
    lines = [(line.name, line.text) for line in house.table.shown().chat]
    assert lines == [("Ada", "Hello!"), ("Eve", "Good luck 👩‍👧\nto all")]
    house.refuse("table-not-here", Say, "nobody", "Hello")
    for text in ("", " \n ", "x" * 501, "a\x00b", "\u202etxet"):
        house.refuse("table-chat-text", Say, HOST, text)
    house.agree(Say, HOST, "x" * 500)


def test_nobody_talks_all_the_time(game: str) -> None:
    house = seated(game, 2)
    for _ in range(30):
        house.agree(Say, HOST, "and so on")
        house.run(1000)
    house.refuse("table-chat-fast", Say, HOST, "and so on")
    house.agree(Say, "ben", "my turn")
    house.run(30_000)
    house.agree(Say, HOST, "and so on")
    for _ in range(25):
        house.agree(Say, "ben", "yes")
    assert len(house.table.shown().chat) == 50


def test_what_was_done_is_not_done_again(game: str) -> None:
    house = seated(game, 2)
    said = Say(HOST, "my-id", "Hello")
    house.do(said)
    house.do(said)
    assert len(house.table.shown().chat) == 1
    assert [answer.refused for answer in house.answers if answer.id == "my-id"] == [None, None]
    # Somebody else's id is another one.
    house.do(Say("ben", "my-id", "Hello"))
    assert len(house.table.shown().chat) == 2
    house.crash(1000)
    house.do(said)
    assert len(house.table.shown().chat) == 2
    # A refusal is not remembered: what could not be done may be possible later.
    house.do(Start("ben", "start"))
    house.agree(Leave, HOST)
    house.do(Arrived("ben", ""))
    house.run(60_000)
    house.agree(SeatBot, "ben", "easy", None)
    house.do(Start("ben", "start"))
    assert house.table.shown().phase == "playing"


def test_a_command_by_the_name_of_another_is_refused_not_swallowed(game: str) -> None:
    house = seated(game, 2)
    house.do(Say(HOST, "1", "Hello"))
    for wrong in (Start(HOST, "1"), Watch(HOST, "1", "Ada"), Leave(HOST, "1")):
        house.do(wrong)
        answer = house.answer_to("1")
        assert answer is not None
        assert answer.refused is not None
        assert answer.refused.code == "table-id-used"
    assert house.table.shown().phase == "gathering"


def test_the_host_frees_the_seat_of_somebody_who_does_not_come_back(game: str) -> None:
    house = seated(game, 2)
    house.do(Gone("ben", ""))
    house.run(1_000_000)
    house.refuse("table-full", Sit, "cleo", "Cleo", None)
    house.refuse("table-not-host", FreeSeat, "cleo", 1)
    house.agree(FreeSeat, HOST, 1)
    house.agree(Sit, "cleo", "Cleo", None)
    assert names(house) == ["Ada", "Cleo"]


def test_whoever_looks_on_becomes_the_host_of_a_deserted_table(game: str) -> None:
    house = seated(game, 2)
    house.do(Arrived("eve", ""))
    house.agree(Watch, "eve", "Eve")
    for person in people(2):
        house.do(Gone(person, ""))
    house.run(59_999)
    assert not house.table.shown_to("eve").is_host
    house.run(1)
    assert house.table.shown_to("eve").is_host
    house.agree(FreeSeat, "eve", 0)
    house.agree(Sit, "eve", "Eve", 0)


def test_who_sits_in_a_game_does_not_change_seats(game: str) -> None:
    house = playing(game, 2, 1)
    house.refuse("table-not-gathering", Sit, HOST, "Ada", 2)
    house.agree(Sit, HOST, "Ada", 0)


def test_a_long_chat_is_cut_at_its_beginning(game: str) -> None:
    house = seated(game, 2)
    for number in range(12):
        house.agree(Say, HOST, f"{number:02}" + "x" * 498)
    lines = [line.text[:2] for line in house.table.shown().chat]
    assert lines == ["04", "05", "06", "07", "08", "09", "10", "11"]


def test_nobody_who_looks_on_keeps_those_who_play_from_talking(game: str) -> None:
    house = seated(game, 2)
    for number in range(4):
        house.agree(Watch, f"w{number}", f"Eve {number}")
    for number in range(3):
        for _ in range(10):
            house.agree(Say, f"w{number}", "hey")
        assert house.refuse("table-chat-fast", Say, f"w{number}", "hey").params == {"most": 10}
    # All who look on have said enough together; each of those who play has a minute of their own.
    house.refuse("table-chat-full", Say, "w3", "hey")
    for person in people(2):
        for _ in range(30):
            house.agree(Say, person, "quiet, please")
        assert house.refuse("table-chat-fast", Say, person, "quiet, please").params == {"most": 30}
    house.crash(1_000)
    house.agree(Watch, "w3", "Eve")
    house.refuse("table-chat-full", Say, "w3", "hey")
    house.run(60_000)
    house.agree(Say, "w3", "hey")
    assert [line.seat for line in house.table.shown().chat[-2:]] == [1, None]


def test_a_pause_does_not_wait_for_whoever_has_gone(game: str) -> None:
    house = playing(game, 3)
    house.agree(AskPause, HOST)
    house.agree(AskPause, "ben")
    assert house.table.shown().phase == "playing"
    house.agree(Leave, "cleo")
    assert house.table.shown().phase == "paused"
    for command in (Resume, AskPause):
        refused = house.ask(command, "cleo")
        assert refused is not None
    assert house.table.shown().phase == "paused"


def test_whoever_asks_for_another_game_keeps_the_seat(game: str) -> None:
    house = playing(game, 2, options=SUPPORTS[game].short_game)
    for person in people(2):
        house.agree(Leave, person)
    house.play_on()
    house.agree(AskRematch, "ben")
    assert house.table.shown().phase == "gathering"
    assert names(house) == ["", "Ben"]


def test_whoever_was_too_slow_keeps_the_seat_for_another_game(game: str) -> None:
    house = playing(game, 2, options=SUPPORTS[game].short_game, settings=Settings(turn_time=5_000))
    house.agree(Leave, HOST)
    house.play_on()
    assert [seat.minded for seat in house.table.shown().seats] == ["left", "clock"]
    house.agree(AskRematch, HOST)
    assert names(house) == ["Ada", "Ben"]


def test_visitors_leave_no_trace(game: str) -> None:
    house = seated(game, 2)
    before, facts = house.table.shown(), len(house.facts)
    for number in range(20):
        house.do(Arrived(f"v{number}", ""))
        house.do(Gone(f"v{number}", ""))
    assert (house.table.shown(), len(house.facts)) == (before, facts)
    assert house.table.wake_at() is None, "nobody is waited for"


def test_what_is_chosen_already_is_not_kept_again(game: str) -> None:
    house = House(game, 2)
    before = len(house.facts)
    house.agree(Choose, HOST, 2, {}, Settings())
    assert len(house.facts) == before
    house.agree(Choose, HOST, 2, {}, Settings(public=True))
    assert len(house.facts) == before + 1
