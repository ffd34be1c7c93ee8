"""The levels of The Great Wall find what a player of their strength finds, and overlook what they should."""

from __future__ import annotations

from itertools import islice

import pytest

from kartenhaus.bots import Bot, bot_for
from kartenhaus.bots.great_wall.walls import PREDICTABLE_ACTIONS, closeness, rolled, wall_after, walls_by_action
from kartenhaus.engine import Move, Seat
from kartenhaus.games.great_wall import GreatWall, State
from kartenhaus.games.great_wall.actions import ACTION_RULES
from kartenhaus.games.great_wall.moves import Claim, GreatWallMove
from kartenhaus.games.great_wall.rules import points_of
from kartenhaus.games.great_wall.state import ACT, PLACE
from tests.support import Referee, accepted, new_game, random_moves, rng

GAME = GreatWall()
TABLE = Referee(GAME)
LEVELS = ("easy", "medium", "hard")
THINKERS = ("medium", "hard")


def _bot(name: str) -> Bot:
    bot = bot_for("great-wall", name)
    assert bot is not None
    return bot


def _chosen(name: str, state: State, seat: Seat, chance: str = "chance", budget: int | None = None) -> Move | None:
    bot = _bot(name)
    view = GAME.view(state, seat)
    return bot.choose(view, view.legal_moves, rng(chance), bot.steps if budget is None else budget)


def _text(name: str, state: State, seat: Seat) -> str:
    move = _chosen(name, state, seat)
    assert move is not None
    return GAME.write_move(move)  # type: ignore[arg-type]


def _play_turn(name: str, state: State) -> None:
    """The whole turn of the seat that is on turn, undisturbed."""
    seat = state.active
    while state.active == seat and GAME.outcome(state) is None:
        move = _chosen(name, state, seat)
        assert move in GAME.legal_moves(state, seat)
        accepted(GAME.apply(state, seat, move))


# --- whole turns ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", THINKERS)
def test_a_card_is_placed_where_an_action_makes_a_photo_of_it(name: str) -> None:
    state = TABLE.position("wall=OOPO market=PTT actions0=1XX hand0=PP,TFLFO hand1=HMEO,HME open=WL,FF,FOTL")
    _play_turn(name, state)
    assert points_of(state.deck, state.photos[0]) == 3


@pytest.mark.parametrize("name", THINKERS)
def test_the_dearer_of_two_photos_that_share_cards_is_taken(name: str) -> None:
    state = TABLE.position("step=act wall=OLFTO hand0=LFT,HMEO hand1=HME,PP open=FT,WL,FF actions0=XXX")
    assert _text(name, state, 0).startswith("click LFT")


@pytest.mark.parametrize("name", THINKERS)
def test_a_small_photo_waits_while_a_large_one_can_be_made_of_it(name: str) -> None:
    state = TABLE.position("wall=HHOLT market=FWW hand0=LTLF,HMEO hand1=HME,PP open=TL,WL,FF actions0=BNN discard=L")
    _play_turn(name, state)
    assert points_of(state.deck, state.photos[0]) == 5


def test_with_four_players_hard_joins_two_actions_for_one_photo() -> None:
    others = "hand1=HMEO,HME hand2=TL,LO hand3=FT,PF"
    state = TABLE.position(f"seats=4 step=act wall=MPHHPM hand0=PP,TFLFO open=WL,FF,FOTL actions0=RRX {others}")
    _play_turn("hard", state)
    assert points_of(state.deck, state.photos[0]) >= 3


@pytest.mark.parametrize("name", THINKERS)
def test_a_hand_without_hope_is_exchanged(name: str) -> None:
    state = TABLE.position("step=act wall=OOPP market=PPO hand0=HMEO,HME hand1=TL,FF open=WL,FWT,LTLF actions0=XNN")
    assert _text(name, state, 0) in ("hand", "extra")
    assert _text("greedy", state, 0) != "hand"


# With nothing discarded yet, Take back cannot be played.
STUCK = "step=act discard=- actions0=BBB hand1=PP,PF open=WL,FWT,LTLF"


@pytest.mark.parametrize("name", [*LEVELS, "greedy"])
def test_without_a_playable_action_a_good_hand_is_kept_and_a_hopeless_one_exchanged(name: str) -> None:
    good = TABLE.position(f"{STUCK} wall=LFTPH market=OOW hand0=OLFT,FOTL")
    assert _text(name, good, 0) == "end"
    hopeless = TABLE.position(f"{STUCK} wall=PTTWP market=PPT hand0=HMEO,HME".replace("hand1=PP,PF", "hand1=LO,FF"))
    assert _text(name, hopeless, 0) == "hand"


def test_hard_does_not_prepare_an_open_composition_for_the_next_player() -> None:
    state = TABLE.position("step=act wall=FOTPPL market=HMM actions0=RRR hand0=HMEO,HME hand1=TL,PF open=WL,FF,FOTL")
    assert _text("medium", state, 0) in ("remove 4", "remove 5"), "one more such action would photograph FOTL"
    assert _text("hard", state, 0) not in ("remove 4", "remove 5"), "but the other player acts first"


# --- the end --------------------------------------------------------------------------------------

LAST_OPEN = "wall=TLOO market=OOP open=TL photos0={own} photos1={other} hand0=HMEO,HME hand1=PP,FF actions0=111"


@pytest.mark.parametrize("name", THINKERS)
def test_the_last_open_composition_is_photographed_to_win(name: str) -> None:
    state = TABLE.position(LAST_OPEN.format(own="FOTL", other="FLF,OTF"))
    assert "click TL" not in _text(name, state, 0), "6 points each: more photos win, and the other has them"
    state = TABLE.position(LAST_OPEN.format(own="TFLFO", other="FLF,OTF"))
    assert _text(name, state, 0).startswith("click TL")


@pytest.mark.parametrize("name", THINKERS)
def test_the_last_open_composition_is_left_alone_by_whom_it_makes_lose(name: str) -> None:
    state = TABLE.position(LAST_OPEN.format(own="FF", other="FLF,OTF").replace("hand1=PP,FF", "hand1=PP,LO"))
    assert "click" not in _text(name, state, 0)
    assert _text("greedy", state, 0).startswith("click TL")


# --- photos out of turn, and what is overlooked ---------------------------------------------------


@pytest.mark.parametrize("name", LEVELS)
def test_out_of_turn_an_own_photo_is_called_and_otherwise_nothing(name: str) -> None:
    state = TABLE.position("wall=OPPO hand1=PP,HME open=WL,FF,FOTL hand0=HMEO,TL")
    call = _chosen(name, state, 1)
    assert isinstance(call, Claim)
    assert call.composition == "PP"
    assert _chosen(name, TABLE.position("wall=OFFO hand1=PP,HME open=WL,FF,FOTL hand0=HMEO,TL"), 1) is None


def test_easy_overlooks_some_photos_and_hard_none() -> None:
    state = TABLE.position("wall=OPPO hand0=PP,HME open=WL,FF,FOTL hand1=HMEO,TL market=OOT")
    easy = [isinstance(_chosen("easy", state, 0, f"chance {number}"), Claim) for number in range(60)]
    assert 30 < sum(easy) < 60
    _play_turn("hard", state)
    assert "PP" in [composition.name for composition in GAME.view(state, 0).players[0].photos]


def test_the_better_the_level_the_faster_it_calls() -> None:
    assert [_bot(name).reaction for name in LEVELS] == [3000, 1800, 1000]


# --- any position ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_level_without_budget_plays_by_the_rules(name: str, seats: int) -> None:
    state = new_game(GAME, seats, f"no budget {name} {seats}")
    for number in range(50):
        if GAME.outcome(state) is not None:
            break
        seat = state.active
        move = _chosen(name, state, seat, f"chance {number}", 0)
        assert move in GAME.legal_moves(state, seat)
        accepted(GAME.apply(state, seat, move))


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_finds_a_move_in_positions_that_chance_makes(name: str) -> None:
    """Long walls, rickshaws, empty markets' draws: where good players never get."""
    state = new_game(GAME, 3, "astray")
    for number, (seat, move) in enumerate(random_moves(GAME, state, rng("astray"))):
        if number % 9 == 0:
            assert _chosen(name, state, state.active, f"chance {number}", 3) in GAME.legal_moves(state, state.active)
        accepted(GAME.apply(state, seat, move))  # type: ignore[arg-type]


def test_walls_are_what_the_rules_make_of_them() -> None:
    state = new_game(GAME, 2, "walls")
    for seat, step in islice(random_moves(GAME, state, rng("walls")), 400):
        if state.phase == ACT:
            for action in PREDICTABLE_ACTIONS:
                made = set()
                uses: list[GreatWallMove] = []
                ACTION_RULES[action].add_uses(state, uses)
                for move in uses:
                    after = state.copy()
                    ACTION_RULES[action].do(after, move, [])
                    assert wall_after(state.wall, move) == after.wall
                    made.add(after.wall)
                assert made == set(walls_by_action(state.wall, action, state.wall_discard))
        wall = state.wall
        accepted(GAME.apply(state, seat, step))  # type: ignore[arg-type]
        if state.phase == PLACE and GAME.write_move(step) in ("end", "hand"):  # type: ignore[arg-type]
            assert rolled(wall) == state.wall


@pytest.mark.parametrize(
    ("wall", "pattern", "close"),
    [("LFT", "LFT", 3), ("LOT", "LFT", 2), ("FTOO", "LFT", 2), ("OOLF", "LFT", 2), ("lFT", "LFT", 2), ("OO", "PP", 0)],
)
def test_closeness_counts_the_cards_that_stand_right(wall: str, pattern: str, close: int) -> None:
    assert closeness(wall.encode(), pattern.encode()) == close
