"""Whole games at a table, by bots and by people over slow lines, to their end and to the next one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kartenhaus.engine import Event, Outcome, Refused, Rng, replay
from kartenhaus.table import Settings, checked_outcome, finished_games, restore
from kartenhaus.table.commands import (
    Arrived,
    AskRematch,
    BotAnswers,
    Call,
    Command,
    Gone,
    Leave,
    MakeMove,
    NoCall,
    SeatBot,
    ShareChance,
    Sit,
    Start,
)
from kartenhaus.table.facts import GameBegan, Line, MoveMade
from tests.support import GAMES, known_bot, rng
from tests.table.house import HOST, House, people, playing
from tests.table.test_sequences import assert_comes_back


def person_acts(house: House, person: str, chance: Rng) -> Command | None:
    """What a person who plays at random would send now; None: nothing more on this version."""
    table, game = house.table, house.table.game
    seat = table.seat_of(person)
    if table.state is None or seat is None or seat not in game.actors(table.state):
        return None
    view = game.view(table.state, seat)
    move = known_bot(game, "random").choose(view, view.legal_moves, chance, 0)
    if move is None:
        return NoCall(person, house.new_id(), table.version)
    if game.is_call(move):
        return Call(person, house.new_id(), table.version, game.write_move(move), 400 + chance.below(900), Line(60, 5))
    return MakeMove(person, house.new_id(), table.version, game.write_move(move))


def play_people(house: House, persons: int, chance: Rng) -> None:
    """People look at the table again and again, and what they send takes its time to arrive."""
    sent: set[tuple[str, int, str]] = set()
    for _ in range(20_000):
        if house.table.shown().phase == "over":
            return
        for person in people(persons):
            command = person_acts(house, person, chance)
            what = (person, house.table.version, type(command).__name__)
            if command is not None and what not in sent and not house.table.shown_to(person).waiting:
                sent.add(what)
                thinking = command.delta if isinstance(command, Call) else 0
                house.comes(house.now + thinking + 20 + chance.below(60), command)
        moment = house.next_moment()
        assert moment is not None, "nothing will ever happen any more"
        house.step(moment)
    raise AssertionError("this game does not end")


def check_finished(house: House, games: int = 1) -> None:
    """All that was kept and shown of the games fits together."""
    finished = finished_games(house.facts)
    assert [game.number for game in finished] == list(range(1, games + 1))
    told: list[Event] = []
    for played in finished:
        outcome = checked_outcome(played)
        assert isinstance(outcome, Outcome), outcome
        again = replay(house.table.game, played.log)
        assert not isinstance(again, Refused)
        told += [event for events in (again.opening, *again.events) for event in events]
    assert [event for show in house.shows for event in show.events] == told
    versions = [show.version for show in house.shows]
    assert versions == sorted(set(versions))
    shown = house.table.shown()
    if shown.phase == "over":
        last = finished[-1]
        assert (shown.revealed, shown.seed) == (last.proof.secret, last.log.seed.hex())
        assert (shown.commitment, shown.shared) == (last.proof.commitment, last.proof.shared)
        assert house.table.wake_at() is None
    assert_comes_back(house)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_play_a_game_to_its_end(game: str, seats: int) -> None:
    house = House(game, seats)
    house.agree(SeatBot, HOST, "easy", None)
    house.agree(Start, HOST)
    house.play_on()
    check_finished(house)
    assert {fact.by for fact in house.facts if isinstance(fact, MoveMade)} == {"bot"}


def test_the_same_table_plays_the_same_game_again(game: str) -> None:
    def moves() -> list[str]:
        house = House(game, 3)
        house.agree(SeatBot, HOST, "easy", None)
        house.agree(Start, HOST)
        house.play_on()
        return [fact.move for fact in house.facts if isinstance(fact, MoveMade)]

    assert moves() == moves()


@pytest.mark.parametrize(("persons", "bots", "window"), [(2, 0, 2500), (2, 1, 2500), (1, 3, 0), (3, 0, 0)])
def test_people_and_bots_play_a_game_to_its_end(game: str, persons: int, bots: int, window: int) -> None:
    house = playing(game, persons, bots, settings=Settings(window=window), played_by="random")
    play_people(house, persons, rng(f"people {game} {persons} {bots}"))
    check_finished(house)
    by = {fact.by for fact in house.facts if isinstance(fact, MoveMade)}
    assert by == ({"person", "bot"} if bots else {"person"})


def test_a_rematch_is_another_game_with_another_secret(game: str) -> None:
    house = playing(game, 2, 1, played_by="random")
    play_people(house, 2, rng(f"rematch {game}"))
    first = house.table.shown()
    house.agree(AskRematch, HOST)
    assert house.table.shown().phase == "over"
    assert house.table.shown().rematch_asked == (0,)
    house.agree(AskRematch, "ben")
    shown = house.table.shown()
    assert (shown.phase, shown.game_number, shown.rematch_asked) == ("gathering", 2, ())
    assert [seat.name for seat in shown.seats] == [seat.name for seat in first.seats]
    assert shown.commitment != first.commitment
    assert (shown.shared, shown.revealed, shown.seed) == (("", "", ""), "", "")
    house.agree(Sit, "ben", "Benjamin", None)
    house.agree(SeatBot, HOST, "hard", 2)
    house.agree(ShareChance, "ben", "beef")
    house.agree(Start, HOST)
    play_people(house, 2, rng(f"rematch again {game}"))
    assert house.table.shown().seed != first.seed
    check_finished(house, games=2)
    # Each game is told of by the names that were had in it.
    told = [(played.names, played.levels) for played in finished_games(house.facts)]
    assert told == [
        (("Ada", "Ben", "easy"), ("", "", "easy")),
        (("Ada", "Benjamin", "hard"), ("", "", "hard")),
    ]


def test_a_table_goes_on_after_a_game_by_older_rules(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    house = playing(game, 2, played_by="random")
    play_people(house, 2, rng(f"older rules {game}"))
    house.agree(AskRematch, HOST)
    house.agree(AskRematch, "ben")
    rules = type(GAMES[game])
    monkeypatch.setattr(rules, "rules_version", GAMES[game].rules_version + 1)

    def changed(*_: object) -> Refused:
        raise AssertionError("no move of the older rules is made again")

    monkeypatch.setattr(rules, "apply", changed)
    table, _ = restore("t", house.facts, house.now)
    assert (table.shown().phase, table.shown().older_rules) == ("gathering", False)


def test_who_leaves_does_not_stand_in_the_way_of_a_rematch(game: str) -> None:
    house = playing(game, 3, played_by="random")
    house.agree(Leave, "cleo")
    play_people(house, 2, rng(f"leaving {game}"))
    house.agree(AskRematch, HOST)
    house.agree(Leave, "ben")
    shown = house.table.shown()
    assert shown.phase == "gathering"
    assert [seat.kind for seat in shown.seats] == ["person", "empty", "empty"]
    house.agree(Sit, "dan", "Dan", None)


def test_who_is_gone_does_not_stand_in_the_way_of_a_rematch(game: str) -> None:
    house = playing(game, 3, played_by="random")
    play_people(house, 3, rng(f"gone {game}"))
    house.do(Gone("cleo", ""))
    house.agree(AskRematch, HOST)
    house.agree(AskRematch, "ben")
    house.run(59_999)
    assert house.table.shown().phase == "over"
    house.run(1)
    assert house.table.shown().phase == "gathering"
    assert [seat.kind for seat in house.table.shown().seats] == ["person", "person", "empty"]


def test_a_move_sent_twice_is_made_once_even_over_a_restart(game: str) -> None:
    house = playing(game, 2, options={"begins": 0})
    house.run(10_000)
    table = house.table
    assert table.state is not None
    steps = [move for move in table.game.legal_moves(table.state, 0) if not table.game.is_call(move)]
    command = MakeMove(HOST, "m", table.version, table.game.write_move(steps[0]))
    for _ in range(3):
        house.do(command)
    house.crash(1000)
    house.do(Arrived(HOST, ""))
    house.do(command)
    assert len([fact for fact in house.facts if isinstance(fact, MoveMade)]) == 1
    assert [answer.refused for answer in house.answers if answer.id == "m"] == [None] * 4


def test_moves_are_refused_for_good_reasons(game: str) -> None:
    house = playing(game, 2, options={"begins": 0})
    house.run(10_000)
    version = house.table.version
    refused = house.ask(MakeMove, "ben", version, "draw")
    assert refused is not None
    house.refuse("move-unknown", MakeMove, HOST, version, "fly")
    house.refuse("table-not-seated", MakeMove, "eve", version, "draw")
    house.refuse("table-moved-on", MakeMove, HOST, 0, "draw")
    house.refuse("table-not-call", Call, HOST, version, "end", 500, Line(50, 5))


def test_a_bot_that_never_answers_does_not_hold_up_the_others(game: str) -> None:
    """Its turns end all the same, one after the other."""
    house = playing(game, 1, bots=2, played_by=None, settings=Settings(turn_time=0))
    on_turn = set()
    for _ in range(120):
        if house.table.shown().phase == "over":
            break
        for ask in [ask for ask in house.asks if ask.version <= house.table.version]:
            house.asks.remove(ask)
            house.comes(house.now, BotAnswers("", "", ask.seat, ask.version, None, 400))
        seat = house.table.seat_of(HOST)
        state = house.table.state
        active = house.table.game.actors(state)[0]
        on_turn.add(active)
        if active == seat:
            command = person_acts(house, HOST, rng(f"{game} {house.now}"))
            if isinstance(command, MakeMove):
                house.do(command)
        moment = house.next_moment()
        if moment is not None:
            house.step(moment)
    assert on_turn == {0, 1, 2}


def test_a_game_by_older_rules_is_passed_over_and_the_table_stays(game: str) -> None:
    """Its moves may not be legal any more; those who were there find their seats, and a new game."""
    house = playing(game, 2)
    house.agree(Leave, HOST)
    house.run(2_000)
    played = [fact for fact in house.facts if isinstance(fact, MoveMade)]
    commitment = house.table.shown().commitment
    older = [replace(fact, rules_version=0) if isinstance(fact, GameBegan) else fact for fact in house.facts]
    house.facts = [*older, *(replace(move, move="nonsense") for move in played[:1])]
    house.crash(1_000)
    shown = house.table.shown()
    assert (shown.phase, shown.game_number, shown.older_rules) == ("gathering", 2, True)
    assert [seat.name for seat in shown.seats] == ["Ada", "Ben"]
    # The cards of the old game are not dealt again.
    assert shown.commitment != commitment
    house.agree(Sit, HOST, "Ada the Second", 0)
    house.crash(1_000)
    assert house.table.shown().seats[0].name == "Ada the Second"
    house.agree(Start, "ben")
    house.crash(1_000)
    assert (house.table.shown().phase, house.table.shown().older_rules) == ("playing", False)
    assert finished_games(house.facts) == []
