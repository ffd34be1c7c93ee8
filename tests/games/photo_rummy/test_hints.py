"""What somebody who asks for help is told, at the beginning of a turn and in the midst of it."""

from __future__ import annotations

from kartenhaus.games.photo_rummy import PhotoRummy
from kartenhaus.games.photo_rummy.moves import EndTurn, LayCard, MovePhoto, TakeBack
from kartenhaus.games.photo_rummy.solver import best_lay
from kartenhaus.games.photo_rummy.state import State
from tests.games.photo_rummy.solver_positions import SolverPosition, positions
from tests.games.photo_rummy.support import builder_move, cards_of, move_of
from tests.support import accepted, rng

GAME = PhotoRummy()


def begun(table: str, hand: str, has_laid: bool = True) -> State:
    """A turn that has just begun; seat 0 has drawn."""
    return SolverPosition([cards_of(cards) for cards in table.split("/")], cards_of(hand), has_laid).state()


def lay(state: State, *steps: str) -> None:
    for step in steps:
        accepted(GAME.apply(state, 0, move_of(step)))


def hint_of(state: State) -> tuple[str, list[str]]:
    given = GAME.hint(GAME.view(state, 0))
    return given.code, [GAME.write_move(move) for move in given.moves]


def test_how_many_cards_and_the_steps_one_by_one() -> None:
    state = begun("Ft,CHt,Pt,Dt,Et", "Dy,Dc,Il")
    assert GAME.hint(GAME.view(state, 1)).code == "pr-hint-not-on-turn"
    code, steps = hint_of(state)
    assert code == "pr-hint-count"
    for number, step in enumerate(steps, start=1):
        lay(state, step)
        assert hint_of(state) == (("pr-hint-count", steps[number:]) if steps[number:] else ("pr-hint-done", []))
    assert len(state.racks[0]) == 1
    accepted(GAME.apply(state, 0, EndTurn()))


def test_that_the_whole_rack_can_be_laid_or_nothing() -> None:
    assert hint_of(begun("Ft,CHt,Pt,Dt,Et", "Dy,Dc"))[0] == "pr-hint-out"
    assert hint_of(begun("Ft,CHt,Pt,Dt,Et", "Il")) == ("pr-hint-nothing", [])


def test_what_was_built_already_stays() -> None:
    state = begun("Ft,CHt,Pt,Dt,Et", "Dy,Dc,Il")
    lay(state, "lay Dc new")
    assert hint_of(state) == ("pr-hint-count", ["lay Dy 2", "move Dt 2"])
    lay(state, "lay Dy 2")
    assert hint_of(state) == ("pr-hint-mend", ["move Dt 2"])


def test_a_card_on_the_wrong_heap_is_moved_on() -> None:
    state = begun("Ft,CHt,Pt,Dt,Et/Np,Nc,Ns", "Dy,Dc,Il")
    lay(state, "lay Dc 2")
    code, steps = hint_of(state)
    assert code == "pr-hint-count"
    lay(state, *steps)
    assert hint_of(state) == ("pr-hint-done", [])


def test_what_cannot_be_mended_is_taken_back_first() -> None:
    state = begun("Ft,CHt,Pt,Dt,Et", "Dy,Dc,Il")
    lay(state, "lay Il new")
    code, steps = hint_of(state)
    assert (code, steps[0]) == ("pr-hint-take-back", "back all")
    lay(state, *steps)
    assert hint_of(state) == ("pr-hint-done", [])
    hopeless = begun("Ft,CHt,Pt,Dt,Et", "Il,Np")
    lay(hopeless, "lay Il new")
    assert hint_of(hopeless) == ("pr-hint-take-back", ["back all"])


def test_whoever_follows_from_the_midst_of_a_turn_lays_as_many_as_from_its_beginning() -> None:
    from_here = 0
    for number, position in enumerate(positions(90, "hints")):
        state = position.state()
        held = len(state.racks[0])
        chance = rng(f"hints {number}")
        for _ in range(1 + chance.below(6)):
            move = builder_move(state, chance)
            if isinstance(move, EndTurn | TakeBack):
                break
            accepted(GAME.apply(state, 0, move))
            if state.rounds:
                break
        if state.rounds or not state.steps:
            continue
        given = GAME.hint(GAME.view(state, 0))
        from_here += all(isinstance(move, LayCard | MovePhoto) for move in given.moves)
        for move in given.moves:
            accepted(GAME.apply(state, 0, move))
        if not state.rounds:
            best = best_lay(position.table, position.hand, position.has_laid)
            assert held - len(state.racks[0]) == best.laid
            accepted(GAME.apply(state, 0, EndTurn()))
    assert from_here > 10
