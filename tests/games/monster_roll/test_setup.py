"""MR-S1 to MR-S5: setting up."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import pytest

from kartenhaus.games.monster_roll import State
from kartenhaus.games.monster_roll.cards import SCORING
from kartenhaus.games.monster_roll.events import MonsterTaken
from kartenhaus.games.monster_roll.stacks import stack_heights, well_stacked
from tests.games.monster_roll.support import GAME, SMALL_DECK, play, position, random_game
from tests.support import accepted_options, new_game, refused, rng

SEATS = [2, 3, 4]


def monsters(state: State) -> list[str]:
    return [player.monster for player in GAME.view(state, None).players]


@pytest.mark.allows("MR-S1")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_a_monster_of_their_own_and_an_empty_row(seats: int) -> None:
    players = GAME.view(new_game(GAME, seats, "monsters"), None).players
    assert monsters(new_game(GAME, seats, "monsters")) == ["fuzz", "gulp", "wobble", "snuffle"][:seats]
    assert all(player.row == () for player in players)


@pytest.mark.allows("MR-S1")
@pytest.mark.parametrize(
    ("picked", "played"),
    [
        ("snuffle", ["snuffle", "fuzz", "gulp"]),
        ("-,fuzz", ["gulp", "fuzz", "wobble"]),
        ("gulp,-,fuzz", ["gulp", "wobble", "fuzz"]),
        ("wobble,snuffle,gulp", ["wobble", "snuffle", "gulp"]),
    ],
)
def test_who_has_not_picked_gets_one_of_those_left(picked: str, played: list[str]) -> None:
    state = new_game(GAME, 3, "picked", monsters=picked)
    assert monsters(state) == played
    assert GAME.opening(state) == [MonsterTaken(seat, monster) for seat, monster in enumerate(played)]
    # Nobody is dealt other cards by it.
    assert state.draw_pile == new_game(GAME, 3, "picked").draw_pile


@pytest.mark.forbids("MR-S1")
@pytest.mark.parametrize("picked", ["gulp,gulp", "hulk", "fuzz,gulp,wobble", "fuzz,,gulp", "fuzz gulp", 3, None])
def test_no_monster_is_picked_twice_and_none_that_there_is_not(picked: object) -> None:
    refusal = refused(GAME.options({"monsters": picked}, 2))
    assert (refusal.code, refusal.rule) == ("option-picks", "MR-S1")


@pytest.mark.forbids("MR-S1")
@pytest.mark.parametrize("written", ["gulp", "gulp,gulp", "gulp,hulk", "gulp,fuzz,wobble"])
def test_a_position_has_a_monster_for_each_seat(written: str) -> None:
    assert monsters(position("monsters=wobble,fuzz")) == ["wobble", "fuzz"]
    assert monsters(position("seats=3", monsters="-,snuffle")) == ["fuzz", "snuffle", "gulp"]
    options = accepted_options(GAME, 2)
    assert refused(GAME.read_position(f"monsters={written}", options, rng("monsters"))).params == {"field": "monsters"}


@pytest.mark.forbids("MR-S1")
def test_monsters_that_nobody_has_stay_out_of_the_game() -> None:
    state = new_game(GAME, 2, "unpicked")
    for seat in random_game(state, "unpicked"):
        assert "wobble" not in str(GAME.view(state, seat))
        assert "snuffle" not in str(GAME.view(state, None))


@pytest.mark.allows("MR-S2")
@pytest.mark.parametrize("seats", SEATS)
def test_five_cards_each(seats: int) -> None:
    state = new_game(GAME, seats, "deal")
    assert [player.hand for player in GAME.view(state, None).players] == [5] * seats
    assert len(GAME.view(state, 1).hand) == 5


@pytest.mark.forbids("MR-S2")
def test_no_scoring_card_is_dealt_and_hands_are_secret() -> None:
    for number in range(30):
        state = new_game(GAME, 4, f"secret {number}")
        assert not any(SCORING in hand for hand in state.hands)
        view = GAME.view(state, 0)
        assert all(player.shown == () for player in view.players)
        assert GAME.view(state, None).hand == ()


@pytest.mark.allows("MR-S3")
@pytest.mark.parametrize(("seats", "heights"), [(2, [26, 25, 25]), (3, [24, 24, 23]), (4, [22, 22, 22])])
def test_three_stacks_with_a_scoring_card_each(seats: int, heights: list[int]) -> None:
    spots: set[int] = set()
    for number in range(200):
        state = new_game(GAME, seats, f"stacks {number}")
        assert stack_heights(state.deck, seats) == heights
        deck = (state.draw_pile + state.discard_pile)[::-1]
        top = deck[: heights[0] + 1]
        assert top.count(SCORING) == 1
        assert deck[len(top) : len(top) + heights[1] + 1].count(SCORING) == 1
        spots.add(top.index(SCORING))
    # Anywhere in the lower half, the very bottom included.
    assert spots == set(range((heights[0] + 1) // 2, heights[0] + 1))


@pytest.mark.forbids("MR-S3")
@pytest.mark.parametrize("seats", SEATS)
def test_at_least_half_of_each_stack_is_above_its_scoring_card(seats: int) -> None:
    for number in range(100):
        state = new_game(GAME, seats, f"half {number}")
        deck = (state.draw_pile + state.discard_pile)[::-1]
        for height in stack_heights(state.deck, seats):
            assert 2 * deck.index(SCORING) >= height
            deck = deck[height + 1 :]


@pytest.mark.forbids("MR-S3")
@pytest.mark.parametrize("seats", SEATS)
def test_the_deck_never_runs_out_before_the_third_scoring(seats: int) -> None:
    for number in range(5):
        state = new_game(GAME, seats, f"lasts {number}")
        for _ in random_game(state, f"lasts {seats} {number}"):
            assert state.draw_pile or len(state.scores) == 3
            assert well_stacked(state.deck, seats, len(state.scores), state.draw_pile)


@pytest.mark.allows("MR-S4")
def test_the_top_card_is_turned_up() -> None:
    state = new_game(GAME, 3, "turned up")
    view = GAME.view(state, None)
    assert len(view.discard_pile) == 1
    assert view.draw_pile == 71 + 3 - 1


@pytest.mark.forbids("MR-S4")
def test_it_is_never_a_scoring_card() -> None:
    for number in range(100):
        state = new_game(GAME, 4, f"never {number}", deck=SMALL_DECK)
        assert "sc" not in GAME.view(state, None).discard_pile
        assert state.scores == ()


@pytest.mark.allows("MR-S5")
def test_chance_or_the_host_says_who_begins_and_play_goes_clockwise() -> None:
    assert {new_game(GAME, 4, f"begin {number}").active for number in range(40)} == {0, 1, 2, 3}
    state = new_game(GAME, 3, "host", begins=2)
    turns = [seat for seat, _ in groupby(random_game(state, "clockwise"))]
    assert turns[:6] == [2, 0, 1, 2, 0, 1]


@pytest.mark.forbids("MR-S5")
def test_only_a_seat_at_the_table_begins() -> None:
    assert refused(GAME.options({"begins": 2}, 2)).code == "option-seat"
    state = position("seats=3 turn=1 hand1=po,og,gb,bp,st")
    play(state, "discard st", "end")
    assert state.active == 2


@pytest.mark.allows("MR-S3")
def test_a_sample_puts_a_scoring_card_evenly_where_it_can_still_be() -> None:
    """Two players: the upper stack has 29 cards, its scoring card lies in the lowest 14; 57 are left of the deck."""
    state = position("seats=2 step=lay")
    while len(state.draw_pile) > 57:
        state.discard_pile += state.draw_pile[-1:]
        state.draw_pile = state.draw_pile[:-1]
    if SCORING not in state.draw_pile[52:]:
        place = state.draw_pile.rindex(SCORING)
        cards = bytearray(state.draw_pile)
        cards[place], cards[54] = cards[54], cards[place]
        state.draw_pile = bytes(cards)
    view = GAME.view(state, 0)
    places = Counter(GAME.sample(view, rng(f"spots {number}")).draw_pile.rindex(SCORING) for number in range(500))
    assert set(places) == {52, 53, 54, 55, 56}
    assert min(places.values()) > 60
