"""GW-S1 to GW-S5: what lies where before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from kartenhaus.games.great_wall import State
from tests.games.great_wall.support import GAME, RULES_DECK, deck_text
from tests.support import accepted_options, new_game, refused

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def dealt(seats: int, label: str, **options: object) -> State:
    state = new_game(GAME, seats, label, **({"deck": RULES_DECK} | options))
    assert isinstance(state, State)
    return state


def names(state: State, numbers: bytes) -> list[str]:
    return [state.deck.compositions[number].name for number in numbers]


@SEATS
@pytest.mark.allows("GW-S1")
def test_everybody_has_three_actions_and_two_compositions(seats: int) -> None:
    state = dealt(seats, "hands")
    assert [len(hand) for hand in state.actions] == [3] * seats
    assert [len(hand) for hand in state.compositions] == [2] * seats


@SEATS
@pytest.mark.forbids("GW-S1")
def test_nobody_else_sees_a_hand(seats: int) -> None:
    state = dealt(seats, "secret hands")
    spectator = GAME.view(state, None)
    assert (spectator.actions, spectator.compositions) == ("", ())
    for seat in range(seats):
        view = GAME.view(state, seat)
        assert view.actions == state.actions[seat].decode()
        assert [composition.name for composition in view.compositions] == names(state, state.compositions[seat])
        assert [(player.actions, player.compositions) for player in view.players] == [(3, 2)] * seats


@SEATS
@pytest.mark.allows("GW-S2")
def test_three_compositions_lie_open_and_the_rest_make_the_deck(seats: int) -> None:
    state = dealt(seats, "open compositions")
    lying = [state.open_compositions, state.composition_deck, *state.compositions]
    assert len(state.open_compositions) == 3
    assert sorted(b"".join(lying)) == list(range(20))


# As many dragons and pandas as can be: most cards turned up have to go back.
WILD = deck_text("LF:1 FT:1 TO:1 OL:1 LT:1 FO:1 WL:1 DD:1 DDD:1 LDD:1 FDD:1 TDD:1 ODD:1 PP:1 PL:1 PF:1 PT:1 PO:1")


@pytest.mark.forbids("GW-S2")
def test_no_open_composition_shows_a_dragon_or_a_panda() -> None:
    for number in range(100):
        state = dealt(2, f"wild {number}", deck=WILD)
        assert not set("".join(names(state, state.open_compositions))) & set("HMEP")


@pytest.mark.allows("GW-S2")
def test_hands_may_show_dragons_and_pandas() -> None:
    hands = [names(state, state.compositions[0]) for state in (dealt(2, f"wild {n}", deck=WILD) for n in range(20))]
    assert any(set("".join(hand)) & set("HMEP") for hand in hands)


@SEATS
@pytest.mark.allows("GW-S3")
def test_four_cards_make_the_wall_and_three_the_market(seats: int) -> None:
    state = dealt(seats, "wall")
    assert (len(state.wall), len(state.market), len(state.wall_deck)) == (4, 3, 40 + 3)
    assert state.wall_discard == b""


@pytest.mark.forbids("GW-S3")
def test_no_rickshaw_is_on_the_wall_or_in_the_market_at_the_start() -> None:
    for number in range(100):
        state = dealt(2, f"rickshaws {number}")
        assert state.wall.isupper()
        assert b"R" not in state.wall + state.market


def stacks(state: State) -> list[str]:
    """The deck from its top, cut into 14, 13 and 13 cards with one rickshaw each."""
    deck = state.wall_deck[::-1].decode()
    return [deck[:15], deck[15:29], deck[29:]]


@pytest.mark.allows("GW-S4")
def test_a_rickshaw_can_lie_anywhere_in_its_stack() -> None:
    depths: list[set[int]] = [set(), set(), set()]
    for number in range(200):
        for stack, found in zip(stacks(dealt(2, f"stacks {number}")), depths, strict=True):
            found.add(stack.index("R"))
    assert [len(found) for found in depths] == [15, 14, 14]


@pytest.mark.forbids("GW-S4")
def test_no_stack_has_two_rickshaws_or_none() -> None:
    for number in range(100):
        state = dealt(3, f"one each {number}")
        assert [stack.count("R") for stack in stacks(state)] == [1, 1, 1]
        assert [len(stack) for stack in stacks(state)] == [15, 14, 14]


@SEATS
@pytest.mark.allows("GW-S5")
def test_the_other_action_cards_are_the_deck(seats: int) -> None:
    state = dealt(seats, "actions")
    everywhere = b"".join([state.action_deck, *state.actions])
    assert len(state.action_deck) == 35 - 3 * seats
    assert Counter(everywhere.decode()) == Counter(dict.fromkeys("12SRXNB", 5))
    assert state.action_discard == b""


@pytest.mark.forbids("GW-S5")
def test_nobody_sees_what_lies_in_the_action_deck() -> None:
    view = GAME.view(dealt(2, "face down"), 0)
    assert (view.action_deck, view.wall_deck) == (29, 43)


@pytest.mark.allows("GW-S5")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_host_may_choose_who_begins(seat: int) -> None:
    assert GAME.actors(dealt(3, "chosen", begins=seat))[0] == seat


@pytest.mark.allows("GW-S5")
def test_otherwise_the_seed_chooses() -> None:
    beginners = [dealt(3, f"chance {number}").active for number in range(30)]
    assert set(beginners) == {0, 1, 2}
    assert beginners == [dealt(3, f"chance {number}").active for number in range(30)]


@pytest.mark.forbids("GW-S5")
@pytest.mark.parametrize("begins", [-1, 2, "0", 0.0, True])
def test_nobody_begins_who_is_not_at_the_table(begins: object) -> None:
    answer = refused(GAME.options({"begins": begins}, 2))
    assert answer.params["field"] == "begins"


@pytest.mark.forbids("GW-S5")
def test_an_option_that_does_not_exist_is_refused() -> None:
    assert refused(GAME.options({"beginner": 1}, 2)).params["field"] == "beginner"


@pytest.mark.allows("GW-S5")
def test_options_left_out_have_their_defaults() -> None:
    assert GAME.write_options(accepted_options(GAME, 2)) == {"begins": None, "deck": "", "camera_lock": 3}
