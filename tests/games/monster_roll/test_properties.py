"""What holds in every position of every game."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kartenhaus.engine import Refused, Rng
from kartenhaus.games.monster_roll import MonsterRollMove, State
from kartenhaus.games.monster_roll.cards import CARD_WORDS, SCORING, STOP, TEARS
from kartenhaus.games.monster_roll.drawing import most_turns
from kartenhaus.games.monster_roll.moves import (
    Discard,
    DrawCard,
    EndTurn,
    LayPaper,
    LayStop,
    LayTear,
    PickCard,
    TakeBack,
)
from kartenhaus.games.monster_roll.rows import faultless
from tests.games.monster_roll.support import (
    GAME,
    HAND_CARDS,
    MOVES,
    PAPER_CARDS,
    SMALL_DECK,
    STOPPED_DECK,
    SUPPORT,
    cards_of,
    hand,
    random_game,
)
from tests.support import accepted, new_game, refused, rng


def all_moves(state: State) -> list[MonsterRollMove]:
    """Every move that could be meant in a state, and some that could not."""
    places = range(-1, max(len(row) for row in state.rows) + 3)
    moves: list[MonsterRollMove] = [DrawCard(), PickCard(), TakeBack(), EndTurn()]
    moves += [LayPaper(card, place, turned) for card in PAPER_CARDS for place in places for turned in (False, True)]
    moves += [LayStop(place) for place in places]
    moves += [LayTear(card, seat, place) for card in TEARS.values() for seat in range(4) for place in places]
    moves += [Discard(card) for card in HAND_CARDS]
    return moves


@pytest.mark.parametrize(("seats", "turn_cards"), [(2, False), (2, True), (3, True), (4, False)])
def test_legal_moves_are_exactly_what_apply_accepts(seats: int, turn_cards: bool) -> None:
    state = new_game(GAME, seats, f"exact {seats}", turn_cards=turn_cards)
    for number, _ in enumerate(random_game(state, f"exact {seats} {turn_cards}")):
        if number % 7:
            continue
        before = GAME.write_position(state)
        for seat in range(seats):
            legal = GAME.legal_moves(state, seat)
            assert len(set(legal)) == len(legal)
            accepted_ones = set()
            for move in all_moves(state):
                trial = GAME.copy(state)
                answer = GAME.apply(trial, seat, move)
                if isinstance(answer, Refused):
                    assert answer.rule in GAME.rule_ids
                    assert trial == state
                else:
                    accepted_ones.add(move)
            assert accepted_ones == set(legal)
        assert GAME.write_position(state) == before


@settings(max_examples=60, deadline=None)
@given(
    seats=st.integers(2, 4),
    turn_cards=st.booleans(),
    label=st.integers(0, 999),
    length=st.integers(0, 120),
    move=MOVES,
)
def test_a_move_is_legal_or_changes_nothing(
    seats: int, turn_cards: bool, label: int, length: int, move: MonsterRollMove
) -> None:
    state = new_game(GAME, seats, f"any {label}", turn_cards=turn_cards)
    for number, _ in enumerate(random_game(state, f"any {label}")):
        if number >= length:
            break
    for seat in range(seats):
        trial = GAME.copy(state)
        if move in GAME.legal_moves(state, seat):
            assert not isinstance(GAME.apply(trial, seat, move), Refused)
            assert cards_of(trial) == cards_of(state)
        else:
            refused(GAME.apply(trial, seat, move))
            assert GAME.write_position(trial) == GAME.write_position(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("turn_cards", [False, True])
def test_93_cards_after_every_move(seats: int, turn_cards: bool) -> None:
    for number in range(4):
        state = new_game(GAME, seats, f"cards {number}", turn_cards=turn_cards)
        for _ in random_game(state, f"cards {number}"):
            assert cards_of(state) == SUPPORT.all_cards(state)
            assert cards_of(state).total() == 93
            assert all(len(cards) <= 5 for cards in state.hands)
            assert all(faultless(row) for seat, row in enumerate(state.rows) if seat != state.active)


# --- MR-L6 told in another way: words and brute force ----------------------------------------------


def matches(row: list[str]) -> bool:
    """Top cards as words; a torn place matches everything."""
    return all("x" in (left[0], right[0]) or left[1] == right[0] for left, right in pairwise(row))


def ways(row: list[str], paper: str, stops: set[int], turn_cards: bool) -> list[tuple[str, int, list[str]]]:
    """Every way to lay a paper, matching or not: as it shows, where, and the row it makes."""
    shown = [paper] + ([paper[1] + paper[0] + paper[2:]] if turn_cards and paper[0] != paper[1] else [])
    return [
        (card, place, [*row[:place], card, *row[place + 1 :]])
        for card in shown
        for place in range(len(row) + 1)
        if place not in stops
    ]


def is_paper(word: str) -> bool:
    return word[0] in "pogb"


@pytest.mark.parametrize("turn_cards", [False, True])
def test_first_cards_agree_with_trying_every_second_card(turn_cards: bool) -> None:
    mended = 0
    for number in range(6):
        state = new_game(GAME, 2, f"brute {number}", turn_cards=turn_cards)
        for _ in random_game(state, f"brute {number}"):
            if state.phase != 1 or state.steps:
                continue
            places = GAME.view(state, None).players[state.active].row
            stops = {place for place, cards in enumerate(places) if cards[-1] == "st"}
            row = [cards[-2] if cards[-1] == "st" else cards[-1] for cards in places]
            cards = hand(state, state.active)
            expected = set()
            for paper in filter(is_paper, cards):
                rest = cards[:]
                rest.remove(paper)
                for shown, place, after in ways(row, paper, stops, turn_cards):
                    mendable = any(
                        matches(end)
                        for second in filter(is_paper, rest)
                        for _, _, end in ways(after, second, stops, turn_cards)
                    )
                    if matches(after) or mendable:
                        mended += not matches(after)
                        expected.add((paper, place, shown != paper))
            offered = {
                (CARD_WORDS[move.card], move.place, move.turned)
                for move in GAME.legal_moves(state, state.active)
                if isinstance(move, LayPaper)
            }
            assert offered == expected
    assert mended > 50


# --- views ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sample_looks_the_same_and_can_be_played_on(seats: int) -> None:
    state = new_game(GAME, seats, f"sample {seats}", turn_cards=seats == 3)
    for number, _ in enumerate(random_game(state, f"sample {seats}")):
        if number % 5:
            continue
        for viewer in (None, *range(seats)):
            view = GAME.view(state, viewer)
            imagined = GAME.sample(view, rng(f"sample {number} {viewer}"))
            assert GAME.view(imagined, viewer) == view
            assert cards_of(imagined) == SUPPORT.all_cards(state)
            # A text is read back only if it makes sense: stacks, steps and rows are as in a real game.
            text = GAME.write_position(imagined)
            assert GAME.read_position(text, state.options, rng("unused")) == imagined


def test_a_sample_knows_what_everybody_has_seen() -> None:
    state = new_game(GAME, 3, "seen")
    known = 0
    for number, _ in enumerate(random_game(state, "seen")):
        for seat in range(3):
            shown = list(state.shown[seat])
            known += len(shown)
            assert all(state.shown[seat].count(card) <= state.hands[seat].count(card) for card in shown)
            if shown and number % 5 == 0:
                imagined = GAME.sample(GAME.view(state, (seat + 1) % 3), rng(f"seen {number}"))
                assert all(card in imagined.hands[seat] for card in shown)
    assert known


@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_sees_a_secret(seats: int) -> None:
    state = new_game(GAME, seats, f"disguised {seats}")
    for number, _ in enumerate(random_game(state, f"disguised {seats}")):
        for viewer in (None, *range(seats)):
            other = SUPPORT.disguise(state, viewer, rng(f"disguise {number}"))
            assert cards_of(other) == SUPPORT.all_cards(state)
            assert GAME.view(other, viewer) == GAME.view(state, viewer)


def test_a_copy_goes_its_own_way() -> None:
    state = new_game(GAME, 3, "copy")
    for _ in random_game(state, "copy"):
        before = GAME.write_position(state)
        twin = GAME.copy(state)
        for move in GAME.legal_moves(twin, twin.active)[:1]:
            GAME.apply(twin, twin.active, move)
        assert GAME.write_position(state) == before


def test_stop_is_the_last_card_of_a_hand() -> None:
    """Hands are in card order with paper first, which offering moves relies on."""
    assert max(HAND_CARDS) == STOP
    state = new_game(GAME, 4, "order")
    for _ in random_game(state, "order"):
        assert all(list(cards) == sorted(cards) for cards in state.hands)


# --- every game ends (MR-T1) ----------------------------------------------------------------------


def stall(state: State, chance: Rng) -> MonsterRollMove:
    """What a player does who never wants the game to end: as few cards as can be, none from the deck while there is
    another way, and steps that are taken back before the turn ends."""
    legal = GAME.legal_moves(state, state.active)
    if PickCard() in legal:
        return PickCard()
    if EndTurn() in legal:
        return TakeBack() if chance.below(3) == 0 else EndTurn()
    discards = [move for move in legal if isinstance(move, Discard)]
    return discards[chance.below(len(discards))] if discards else legal[chance.below(len(legal))]


@pytest.mark.forbids("MR-T1")
@settings(max_examples=60, deadline=None)
@given(
    st.integers(0, 10**6),
    st.integers(2, 4),
    st.booleans(),
    st.sampled_from(["", SMALL_DECK, STOPPED_DECK]),
    st.lists(st.booleans(), min_size=4, max_size=4),
)
def test_no_player_can_make_a_game_go_on_for_ever(
    seed: int, seats: int, turn_cards: bool, deck: str, stalls: list[bool]
) -> None:
    """Those who stall play with others who do whatever occurs to them; or nobody does anything but stall."""
    state = new_game(GAME, seats, f"stalled {seed}", turn_cards=turn_cards, deck=deck)
    chance = rng(f"stalling {seed}")
    most = most_turns(state.deck, seats)
    first = {*range(seats)}
    turns, left = 1, len(state.draw_pile)
    while GAME.outcome(state) is None:
        seat = state.active
        legal = GAME.legal_moves(state, seat)
        move = stall(state, chance) if stalls[seat] else legal[chance.below(len(legal))]
        accepted(GAME.apply(state, seat, move))
        if move == EndTurn():
            # Every turn makes the deck smaller, but for the first of each player.
            assert seat in first or len(state.draw_pile) < left
            first.discard(seat)
            turns, left = turns + 1, len(state.draw_pile)
        assert turns <= most


@pytest.mark.allows("MR-T1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_longest_game_there_can_be(seats: int) -> None:
    """Everybody discards a single card in each turn, and the last scoring card lies at the very bottom."""
    state = new_game(GAME, seats, "longest", deck=SMALL_DECK)
    bottom = bytes((SCORING,))
    state.draw_pile = bottom + state.draw_pile.replace(bottom, b"", 1)
    turns = 1
    while GAME.outcome(state) is None:
        legal = GAME.legal_moves(state, state.active)
        move = EndTurn() if EndTurn() in legal else DrawCard() if DrawCard() in legal else legal[-1]
        accepted(GAME.apply(state, state.active, move))
        turns += move == EndTurn()
    assert turns == most_turns(state.deck, seats) == 23 - 4 * seats
