"""MR-C1 to MR-C5: the cards, and decks as files."""

from __future__ import annotations

from collections import Counter

import pytest

from kartenhaus.engine import packaged_deck
from kartenhaus.games.monster_roll.cards import COLOURS, PAPERS, SCORING, STAR, STOP, TEAR, TEARS
from tests.games.monster_roll.support import (
    GAME,
    SMALL_DECK,
    SUPPORT,
    forbidden,
    hand,
    play,
    position,
    random_game,
    row,
)
from tests.support import new_game, refused

OURS = packaged_deck("kartenhaus.games.monster_roll")


@pytest.mark.allows("MR-C1")
def test_our_deck_has_93_cards() -> None:
    state = new_game(GAME, 4, "count")
    cards = Counter(state.draw_pile + state.discard_pile + b"".join(state.hands))
    monsters = {player.monster for player in GAME.view(state, None).players}
    assert cards.total() + len(monsters) == 93
    assert len(monsters) == 4
    assert cards[SCORING] == 3
    assert cards[STOP] == 10
    assert sum(cards[tear] for tear in TEARS.values()) == 12
    assert sum(count for card, count in cards.items() if card < TEAR) == 64


@pytest.mark.forbids("MR-C1")
def test_no_card_comes_or_goes() -> None:
    state = new_game(GAME, 4, "conserved")
    for _ in random_game(state, "conserved"):
        assert SUPPORT.cards(state) == SUPPORT.all_cards(state)


@pytest.mark.allows("MR-C2")
def test_each_pair_of_colours_four_times_one_of_them_with_a_star() -> None:
    deck = new_game(GAME, 2, "pairs").deck.cards
    assert {(deck.count(card), deck.count(card | STAR)) for card in PAPERS.values()} == {(3, 1)}
    assert len(PAPERS) == 16


@pytest.mark.forbids("MR-C2")
def test_a_star_changes_points_not_matching() -> None:
    state = position("hand0=po+,og,gg,gg+,st")
    play(state, "lay po+ 1", "lay og 2", "end")
    assert GAME.view(state, None).players[0].row_points == 3
    assert forbidden(position("row0=pp hand0=og+,gg,gg,gb,st"), "lay og+ 2").rule == "MR-L1"


@pytest.mark.allows("MR-C3")
def test_three_tear_cards_of_each_colour() -> None:
    deck = new_game(GAME, 2, "tears").deck.cards
    assert [deck.count(card) for card in TEARS.values()] == [3, 3, 3, 3]


@pytest.mark.forbids("MR-C3")
def test_a_tear_card_has_one_colour_only() -> None:
    state = position("row1=po,oo,og,gg hand0=xo,pp,pp,pp,st")
    for place in (1, 2, 3):
        play(state, f"tear o 1 {place}", "back")
    assert forbidden(state, "tear o 1 4").rule == "MR-L4"


@pytest.mark.allows("MR-C4")
def test_with_the_option_cards_may_be_turned_round() -> None:
    state = position("row0=po hand0=go,pp,pp,pp,st", turn_cards=True)
    play(state, "lay go 2 turned")
    assert row(state, 0) == "po,og'"
    play(state, "back")
    assert hand(state, 0) == ["pp", "pp", "pp", "go", "st"]


@pytest.mark.forbids("MR-C4")
def test_without_the_option_cards_are_laid_as_printed() -> None:
    state = position("row0=po hand0=go,pp,pp,pp,st")
    assert forbidden(state, "lay go 2 turned").rule == "MR-C4"
    assert forbidden(state, "lay go 2").rule == "MR-L1"


@pytest.mark.forbids("MR-C4")
def test_a_card_that_looks_the_same_is_not_turned() -> None:
    state = position("hand0=pp,pp,pp,go,st", turn_cards=True)
    assert forbidden(state, "lay pp 1 turned").rule == "MR-C4"


@pytest.mark.allows("MR-C4")
def test_a_card_to_be_turned_can_mend() -> None:
    text = "row0=po hand0=gg,go,pp,pp,st"
    assert forbidden(position(text), "lay gg 2").rule == "MR-L1"
    state = position(text, turn_cards=True)
    play(state, "lay gg 2", "lay go 2 turned", "end")
    assert row(state, 0) == "po,gg/og'"


@pytest.mark.allows("MR-C5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_another_deck_can_be_played_to_the_end(seats: int) -> None:
    for number in range(10):
        state = new_game(GAME, seats, f"small {number}", deck=SMALL_DECK)
        for _ in random_game(state, f"small {seats} {number}"):
            assert SUPPORT.cards(state) == SUPPORT.all_cards(state)
        assert len(state.scores) == 3


@pytest.mark.forbids("MR-C5")
@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("scorings = 3", "scorings = 2", "mr-deck-scorings"),
        ("scorings = 3", "scorings = 4", "mr-deck-scorings"),
        ("purple = 3", "pink = 3", "deck-unknown-kind"),
        ("purple-blue = 3", "purple-black = 3", "deck-unknown-kind"),
        ("gulp = 1", "gulp = 0", "mr-deck-monsters"),
        ("stops = 10", "stops = 100", "deck-number"),
        ("stops = 10", "stops = 10\njokers = 1", "deck-unknown-field"),
        ("[tears]", "[tears", "deck-syntax"),
    ],
)
def test_a_faulty_deck_is_refused_with_the_reason(old: str, new: str, code: str) -> None:
    assert old in OURS
    refusal = refused(GAME.options({"deck": OURS.replace(old, new, 1)}, 2))
    assert (refusal.code, refusal.rule) == (code, "MR-C5")


@pytest.mark.forbids("MR-C5")
def test_too_few_cards_to_deal_to_four() -> None:
    refusal = refused(GAME.options({"deck": SMALL_DECK.replace("stops = 1", "stops = 0")}, 2))
    assert (refusal.code, refusal.rule) == ("mr-deck-too-few", "MR-C5")
    assert refusal.params == {"needed": 23, "there": 22}


def test_card_codes_do_not_overlap() -> None:
    assert TEAR + len(COLOURS) == STOP < SCORING < 256


@pytest.mark.forbids("MR-C5")
def test_a_deck_too_large_for_any_table_is_refused() -> None:
    text = OURS.replace("purple-purple = 3", "purple-purple = 99").replace("orange-orange = 3", "orange-orange = 99")
    text = text.replace("green-green = 3", "green-green = 99").replace("blue-blue = 3", "blue-blue = 99")
    text = text.replace("purple-orange = 3", "purple-orange = 99")
    refusal = refused(GAME.options({"deck": text}, 2))
    assert (refusal.code, refusal.rule) == ("mr-deck-too-many", "MR-C5")
