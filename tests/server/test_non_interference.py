"""Nobody receives what they may not know: worlds that differ only in what a viewer cannot see send the same bytes."""

from __future__ import annotations

from typing import Any

import pytest

from kartenhaus.engine import Move, Refused, Rng, Seat, told_to
from kartenhaus.server import room
from kartenhaus.server.replays import finished_list, log_text, replay_text
from kartenhaus.table import Settings, Table
from kartenhaus.table.commands import Call, Command, MakeMove, Measured, NoCall, Say, Sit, Start, Tick, Watch
from kartenhaus.table.facts import Line
from kartenhaus.table.seats import Person
from tests.conformance.supports import SUPPORTS
from tests.server.worlds import Pair, World
from tests.support import GAMES, GameSupport, rng
from tests.table.house import House, people, person_at, playing

SPECTATOR = "spectator"


def _nosy(pair: Pair, viewer: Person, seat: Seat | None, chance: Rng) -> None:
    """What a viewer may try in order to learn something: moves of others, calls right and wrong, other versions."""
    table = pair.table
    game, state = table.game, table.state
    version = table.version
    texts = ["", "end", "draw", "back", "place L left", "click TL"]
    # Whatever anybody could do now, by the eyes of one who sees everything.
    for other in game.actors(state):
        legal = game.legal_moves(state, other)
        texts += [game.write_move(legal[chance.below(len(legal))]) for _ in range(2) if legal and other != seat]
    for number, text in enumerate(texts):
        # The viewer's own steps come later; these must not be possible.
        move = game.read_move(text)
        if seat is not None and isinstance(move, Move) and move in game.legal_moves(state, seat):
            continue
        pair.do(MakeMove(viewer, f"m{number}", version, text))
        pair.do(Call(viewer, f"c{number}", version, text, 30, Line(40, 4)))
        pair.do(MakeMove(viewer, f"o{number}", version - 1, text))
    pair.do(Start(viewer, "start"))
    pair.do(Sit(viewer, "sit", "Somebody", 1) if seat is None else NoCall(viewer, "none", version + 1))


def _a_step(pair: Pair, viewer: Seat | None, house: House, chance: Rng) -> Command | None:
    """A step of the seat on turn or a call of anybody that the viewer cannot tell from the same in the other world, by
    the rules of the game alone."""
    truth, twin = (world.room.table for world in pair.worlds)
    game = truth.game
    offered = [(seat, move) for seat in game.actors(truth.state) for move in game.legal_moves(truth.state, seat)]
    for place in chance.shuffled(bytes(range(len(offered[:256])))):
        seat, move = offered[place]
        if seat != viewer and game.shows_hand(truth.state, move):
            continue
        if _told(truth, seat, move, viewer) == _told(twin, seat, move, viewer):
            text, person = game.write_move(move), person_at(house, seat)
            if game.is_call(move):
                return Call(person, "step", truth.version, text, 100, Line(40, 4))
            return MakeMove(person, "step", truth.version, text)
    return None


def _told(table: Table, seat: Seat, move: Any, viewer: Seat | None) -> str:
    """What the game lets a viewer know of a move."""
    state = table.game.copy(table.state)
    answer = table.game.apply(state, seat, move)
    if isinstance(answer, Refused):
        return "refused"
    return f"{told_to(answer, viewer)} {table.game.view(state, viewer)}"


def _compare(house: House, viewer: Seat | None, state: Any, chance: Rng) -> bool:
    """Drives the same commands through the table as it is and through one with `state`; whether a step was made."""
    me = SPECTATOR if viewer is None else people(3)[viewer]
    others = [person for person in people(3) if person != me]
    pair = Pair(house.twin(), house.twin(state), house.now)
    for person in (*others, me, "looker-on"):
        pair.arrive(person)
        pair.do(Measured(person, "", Line(40, 4)))
    pair.do(Say(others[0], "hello", "Hello"))
    pair.do(Watch("looker-on", "watch", "Looker-on"))
    _nosy(pair, me, viewer, chance)
    pair.check(me, "looker-on")
    # Whoever comes back gets what was missed; whoever comes anew gets everything.
    seen = pair.table.version
    pair.leave(me)
    pair.do(Say(others[1], "away", "Where are you?"))
    step = _a_step(pair, viewer, house, chance)
    if step is not None:
        pair.do(step)
        for number, person in enumerate(others):
            pair.do(NoCall(person, f"nothing{number}", pair.table.version), 100)
        pair.do(Tick("", ""), 4000)
    pair.arrive(me, seen)
    # How far back one can come is no hint either.
    for version in range(seen - 3, pair.table.version + 2):
        pair.leave(me)
        pair.arrive(me, version)
    pair.arrive(me)
    pair.arrive("newcomer")
    pair.check(me, "looker-on", "newcomer")
    return step is not None


@pytest.mark.parametrize("window", [2500, 0])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_byte_is_the_same(name: str, window: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "LARGEST_HISTORY", 900)
    support = SUPPORTS[name]
    steps = 0
    chance = rng(f"bytes {name} {window}")
    # A clock that runs, and never runs out.
    settings = Settings(window=window, turn_time=3_600_000)
    house = playing(name, 3, options=support.short_game, secret=chance.fork("secret").seed, settings=settings)
    game = house.table.game
    for number in range(16):
        if house.table.shown().phase == "over":
            break
        for viewer in (0, 1, 2, None):
            disguised = support.disguise(house.table.state, viewer, chance)
            steps += _compare(house, viewer, disguised, chance)
            sampled = game.sample(game.view(house.table.state, viewer), chance.fork(f"{number} {viewer}"))
            steps += _compare(house, viewer, sampled, chance)
        for _ in range(1 + chance.below(6)):
            _play_on(house, support, chance)
    assert steps > 60


def _play_on(house: House, support: GameSupport, chance: Rng) -> None:
    table = house.table
    if table.shown().phase == "over":
        return
    seat = table.game.actors(table.state)[0]
    steps = [move for move in table.game.legal_moves(table.state, seat) if not table.game.is_call(move)]
    move = table.game.write_move(steps[chance.below(len(steps))])
    house.do(MakeMove(person_at(house, seat), house.new_id(), table.version, move))
    for person in people(3):
        house.do(NoCall(person, house.new_id(), table.version))
    house.run(4000)


# --- what is nobody's business --------------------------------------------------------------------


def _three_at_the_wall(window: int) -> tuple[World, list[Person]]:
    """A table at rest with everybody there; the person on turn first, then the others."""
    house = playing("great-wall", 3, settings=Settings(window=window))
    world = World(house.table, house.now)
    for person in (*people(3), SPECTATOR):
        world.arrive(person)
    order = [person_at(house, seat) for seat in house.table.game.actors(house.table.state)]
    return world, order


def _count(world: World) -> dict[Person, int]:
    return {person: len(wire.received) for person, wire in world.wires.items()}


@pytest.mark.parametrize("window", [2500, 0])
def test_a_word_that_waits_is_heard_by_nobody_else(window: int) -> None:
    world, (on_turn, second, third) = _three_at_the_wall(window)
    table = world.room.table
    version = table.version
    before = _count(world)
    world.do(NoCall(second, "nothing", version))
    assert _count(world) == before | {second: before[second] + 1}
    own = table.game.own(table.state, table.seat_of(on_turn))
    step = next(move for move in own.legal_moves if not table.game.is_call(move))
    world.do(MakeMove(on_turn, "step", version, table.game.write_move(step)))
    # The update that tells what waits, for the one who waits alone.
    assert _count(world) == before | {second: before[second] + 1, on_turn: before[on_turn] + 1}
    for person, seen in ((third, version), (on_turn, version + 1)):
        assert b'{"type":"view","version":%d,' % seen in world.come(person).received[0], "nor does a new page know more"
    # Who was away meanwhile has missed nothing, and can still answer to what was seen last.
    world.leave(third)
    world.arrive(third, version)
    assert not any(b'"events":[]}' in data for wire in world.wires.values() for data in wire.received)
    before = _count(world)
    world.do(NoCall(third, "nothing", version))
    assert any(b'"answer"' in data and b'"refused":null' in data for data in world.wires[third].received)
    # Now the step is made, and everybody hears of it.
    assert all(_count(world)[person] > before[person] for person in world.wires)


def test_a_call_is_heard_by_nobody_else_before_it_is_judged() -> None:
    world, (_, second, third) = _three_at_the_wall(2500)
    table = world.room.table
    before = _count(world)
    card = table.game.own(table.state, table.seat_of(second)).compositions[0].name
    world.do(Call(second, "call", table.version, f"click {card}", 200, Line(40, 4)), 200)
    assert _count(world) == before
    assert table.shown().last_race is None
    # A fresh look shows nothing of it either.
    world.arrive("newcomer")
    assert card.encode() not in b"".join(world.wires["newcomer"].received)
    world.do(Tick("", ""), 1000)
    assert table.shown().last_race is not None
    assert all(_count(world)[person] > before[person] for person in (second, third, SPECTATOR))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_game_in_progress_has_no_replay(name: str) -> None:
    house = playing(name, 3)
    for _ in range(10):
        _play_on(house, SUPPORTS[name], rng(f"replays {name}"))
    assert house.table.shown().phase == "playing"
    assert b"".join(finished_list(house.facts)) == b"[]"
    assert list(log_text(house.facts, 1)) == []
    assert list(replay_text(house.facts, 1, {})) == []
