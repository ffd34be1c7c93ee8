"""A table tells nobody what they may not know: with all that is hidden exchanged, it shows and does the same."""

from __future__ import annotations

import pytest

from kartenhaus.engine import Rng, Seat, told_to
from kartenhaus.table import Settings, Table
from kartenhaus.table.commands import Call, Command, Leave, MakeMove, NoCall, Tick
from kartenhaus.table.effects import Answer, Append, AskBot, Effect, Show
from kartenhaus.table.facts import GameBegan, Line
from kartenhaus.table.fairness import secret_of_game
from tests.conformance.supports import SUPPORTS
from tests.support import GAMES, rng
from tests.table.house import HOST, SECRET, House, people, person_at, playing


def seen_by(table: Table, viewer: Seat | None, effects: list[Effect]) -> list[str]:
    """All that a viewer can notice, byte by byte: what is shown and told, and when the table wakes up next."""
    person = "" if viewer is None else people(3)[viewer]
    noticed = [repr(table.shown()), repr(table.shown_to(person)), repr(table.wake_at()), repr(table.version)]
    for effect in effects:
        match effect:
            case Show(version, events):
                noticed.append(f"{version} {told_to(list(events), viewer)}")
            case Answer():
                noticed += [repr(effect)] if effect.person == person else []
            case AskBot():
                noticed.append(f"a bot thinks for seat {effect.seat}")
            case Append() | _:
                pass
    noticed.append(repr(table.game.view(table.state, viewer)))
    return noticed


def some_command(house: House, chance: Rng) -> Command:
    """What somebody at the table might do now: a step, a call right or wrong, or nothing."""
    table, game = house.table, house.table.game
    actors = game.actors(table.state)
    seat = actors[chance.below(len(actors))]
    person = person_at(house, seat)
    legal = game.legal_moves(table.state, seat)
    calls = [move for move in legal if game.is_call(move)]
    steps = [move for move in legal if not game.is_call(move) and not game.shows_hand(table.state, move)]
    if calls and chance.below(2):
        move = game.write_move(calls[chance.below(len(calls))])
        return Call(person, house.new_id(), table.version, move, chance.below(900), Line(40, 4))
    if steps:
        return MakeMove(person, house.new_id(), table.version, game.write_move(steps[chance.below(len(steps))]))
    if len(actors) > 1 and chance.below(3) == 0:
        return NoCall(person, house.new_id(), table.version)
    return Tick("", "")


def are_possible(table: Table, commands: list[Command], viewer: Seat | None) -> bool:
    """Whether the moves of these commands are legal on this table as well if they are not the viewer's own. Otherwise
    they tell what their seats hold."""
    for command in commands:
        if isinstance(command, MakeMove | Call):
            seat = table.seat_of(command.person)
            legal = () if seat is None else table.game.legal_moves(table.state, seat)
            if seat not in (None, viewer) and table.game.read_move(command.move) not in legal:
                return False
    return True


@pytest.mark.parametrize("window", [2500, 0])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_commands_show_a_viewer_nothing_hidden(name: str, window: int) -> None:
    support = SUPPORTS[name]
    compared = 0
    for seed in range(2):
        chance = rng(f"table secrecy {name} {seed}")
        secret = chance.fork("secret").seed
        settings = Settings(window=window, turn_time=30_000)
        house = playing(name, 3, options=support.short_game, secret=secret, settings=settings)
        done: list[Command] = []
        for _ in range(40):
            if house.table.shown().phase == "over":
                break
            # What was not answered yet waits at the table.
            done = [command for command in done if house.answer_to(command.id) is None]
            command = some_command(house, chance)
            wait = house.now + (0, 300, 3000)[chance.below(3)]
            for viewer in (0, 1, 2, None):
                truth = house.twin()
                twin = house.twin(support.disguise(house.table.state, viewer, chance))
                if not are_possible(twin, [*done, command], viewer):
                    continue
                assert seen_by(twin, viewer, []) == seen_by(truth, viewer, [])
                for at, next_command in ((house.now, command), (wait, Tick("", ""))):
                    there = truth.handle(next_command, at)
                    here = twin.handle(next_command, at)
                    assert seen_by(twin, viewer, here) == seen_by(truth, viewer, there)
                compared += 1
            house.do(command)
            done.append(command)
            house.run_until(wait)
    assert compared > 100


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_table_shows_the_same_for_any_cards_that_fit_what_a_viewer_sees(name: str) -> None:
    support = SUPPORTS[name]
    house = playing(name, 3, options=support.short_game, settings=Settings(turn_time=30_000))
    chance = rng(f"resampled {name}")
    for number in range(60):
        if house.table.shown().phase == "over":
            break
        for viewer in (0, 1, 2, None):
            state = house.table.game.sample(house.table.game.view(house.table.state, viewer), chance.fork(f"{number}"))
            twin = house.twin(state)
            assert seen_by(twin, viewer, []) == seen_by(house.table, viewer, [])
        house.do(some_command(house, chance))
        house.run(1000)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_neither_secret_nor_seed_is_shown_before_the_end(name: str) -> None:
    house = playing(name, 1, 2, options=SUPPORTS[name].short_game)
    secret = secret_of_game(SECRET, 1).hex()
    seed = next(fact.seed for fact in house.facts if isinstance(fact, GameBegan))
    for _ in range(30):
        shown = repr((house.table.shown(), [house.table.shown_to(person) for person in people(3)]))
        assert not any(hidden in shown for hidden in (SECRET.hex(), secret, seed))
        moment = house.next_moment()
        if moment is None:
            break
        house.step(moment)
    house.agree(Leave, HOST)
    house.play_on()
    shown = repr(house.table.shown())
    assert secret in shown
    assert SECRET.hex() not in shown
