"""GW-C1 to GW-C5: the deck that comes with the game, and what makes another deck unfit."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import pytest

from kartenhaus.engine import AnyGame, Refused, packaged_deck
from kartenhaus.games.great_wall.cards import CARD_NAMES, Deck, read_deck
from tests.games.great_wall.support import GAME, RULES_DECK, SUPPORT, deck_text
from tests.support import accepted, accepted_options, new_game, random_moves, refused, rng


def our_deck() -> Deck:
    deck = read_deck("")
    assert isinstance(deck, Deck)
    return deck


def names() -> list[str]:
    return [composition.name for composition in our_deck().compositions]


def dragon_runs(name: str) -> list[str]:
    runs = ("".join(run) for dragon, run in groupby(name, lambda letter: letter in "HME") if dragon)
    return list(runs)


# --- our deck -------------------------------------------------------------------------------------


@pytest.mark.allows("GW-C1")
def test_our_wall_has_47_cards_of_nine_kinds() -> None:
    wall = Counter(our_deck().wall.decode())
    assert wall == Counter({"L": 8, "F": 8, "T": 7, "O": 6, "P": 4, "H": 4, "M": 3, "E": 4, "W": 3})
    assert wall.total() == 47


@pytest.mark.allows("GW-C2")
def test_there_are_three_rickshaws() -> None:
    assert our_deck().rickshaws == 3


@pytest.mark.forbids("GW-C1", "GW-C2", "GW-C4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_card_is_made_or_lost_in_play(seats: int) -> None:
    state = new_game(GAME, seats, f"cards of {seats}")
    game: AnyGame = GAME
    for seat, move in random_moves(game, state, rng("moves")):
        accepted(game.apply(state, seat, move))
        assert SUPPORT.cards(state) == SUPPORT.all_cards(state)


@pytest.mark.forbids("GW-C2")
def test_a_rickshaw_is_no_wall_card() -> None:
    assert b"R" not in our_deck().wall


@pytest.mark.allows("GW-C3")
def test_25_compositions_of_two_to_five_symbols_few_of_them_five() -> None:
    lengths = Counter(map(len, names()))
    assert lengths.total() == 25
    assert set(lengths) == {2, 3, 4, 5}
    assert lengths[5] <= 5


@pytest.mark.allows("GW-C3")
def test_points_are_one_to_six() -> None:
    points = [composition.points for composition in our_deck().compositions]
    assert (min(points), max(points)) == (1, 6)


@pytest.mark.allows("GW-C3")
def test_longer_compositions_are_worth_more_on_the_average() -> None:
    by_length: dict[int, list[int]] = {}
    for composition in our_deck().compositions:
        by_length.setdefault(len(composition.name), []).append(composition.points)
    worth = [sum(points) / len(points) for _, points in sorted(by_length.items())]
    assert worth == sorted(set(worth))


@pytest.mark.allows("GW-C3")
def test_at_least_twelve_show_neither_dragon_nor_panda_and_two_a_tower() -> None:
    assert sum(not set(name) & set("HMEP") for name in names()) >= 12
    assert sum("W" in name for name in names()) >= 2


@pytest.mark.forbids("GW-C3")
def test_no_dragon_stands_alone_or_among_more_than_three() -> None:
    assert {run for name in names() for run in dragon_runs(name)} == {"HE", "HME"}


@pytest.mark.forbids("GW-C3")
def test_no_composition_comes_twice_or_shows_what_is_no_wall_card() -> None:
    assert len(set(names())) == 25
    assert set("".join(names())) <= set(CARD_NAMES) - {"R"}


@pytest.mark.allows("GW-C4")
def test_35_action_cards_five_of_each_kind() -> None:
    assert Counter(our_deck().actions.decode()) == Counter(dict.fromkeys("12SRXNB", 5))


# --- other decks ----------------------------------------------------------------------------------


@pytest.mark.allows("GW-C5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_can_use_another_deck(seats: int) -> None:
    state = new_game(GAME, seats, "another deck", deck=RULES_DECK)
    assert len(state.deck.compositions) == 20
    assert state.deck.compositions[0].name == "LF"


@pytest.mark.allows("GW-C5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_our_deck_written_out_is_a_deck_like_any_other(seats: int) -> None:
    assert accepted_options(GAME, seats, deck=packaged_deck("kartenhaus.games.great_wall"))
    assert accepted_options(GAME, seats)


@pytest.mark.allows("GW-C5", "GW-D1")
def test_dragons_in_runs_of_two_and_three_are_welcome() -> None:
    deck = read_deck(deck_text("LDDFDDD:6 DDPDD:6"))
    assert isinstance(deck, Deck)
    assert [composition.name for composition in deck.compositions] == ["LHEFHME", "HEPHE"]


def unfit(text: str, seats: int = 2) -> Refused:
    return refused(GAME.options({"deck": text}, seats))


@pytest.mark.forbids("GW-C5")
@pytest.mark.parametrize(("run", "length"), [("D", 1), ("DDDD", 4), ("DDDDD", 5)])
@pytest.mark.parametrize("around", ["L{}", "{}L", "L{}F", "DDL{}"])
def test_a_dragon_run_of_another_length_is_refused(run: str, length: int, around: str) -> None:
    answer = unfit(deck_text("LF:1 " + around.format(run) + ":1"))
    assert (answer.code, answer.rule) == ("gw-deck-dragon-run", "GW-C5")
    assert answer.params == {"field": "composition 2", "length": length}


SEVEN_PLAIN = "LF:1 FT:1 TO:1 OL:1 LT:1 FO:1 WL:1"


@pytest.mark.forbids("GW-C5")
@pytest.mark.parametrize(("seats", "needed"), [(2, 7), (3, 9), (4, 11)])
def test_too_few_compositions_without_dragon_and_panda_are_refused(seats: int, needed: int) -> None:
    plain = [f"{first}{second}:1" for first in "LFTO" for second in "LFTO"][: needed - 1]
    answer = unfit(deck_text(" ".join([*plain, "PP:1", "DD:1", "PF:1", "DDD:1"])), seats)
    assert (answer.code, answer.rule) == ("gw-deck-too-few-plain", "GW-C5")
    assert answer.params == {"seats": seats, "needed": needed, "there": needed - 1}


@pytest.mark.allows("GW-C5")
def test_just_enough_plain_compositions_and_one_to_draw_will_do() -> None:
    assert accepted_options(GAME, 2, deck=deck_text(SEVEN_PLAIN + " PP:1"))


@pytest.mark.forbids("GW-C5")
def test_the_same_deck_can_be_fit_for_two_and_unfit_for_three() -> None:
    assert unfit(deck_text(SEVEN_PLAIN + " PP:1"), 3).rule == "GW-C5"


@pytest.mark.forbids("GW-C5")
def test_no_composition_left_after_the_set_up_is_refused() -> None:
    answer = unfit(deck_text(SEVEN_PLAIN))
    assert (answer.code, answer.rule) == ("gw-deck-none-left", "GW-C5")


@pytest.mark.forbids("GW-C5")
@pytest.mark.parametrize(
    "text",
    ["[wall", "rickshaws = ", "=", "wall = {lantern = 8", "rickshaws = 3\nrickshaws = 3", "\0"],
)
def test_a_file_that_is_no_toml_is_refused(text: str) -> None:
    answer = unfit(text)
    assert (answer.code, answer.rule) == ("deck-syntax", "GW-C5")


@pytest.mark.forbids("GW-C5")
def test_a_number_of_thousands_of_digits_is_refused_like_any_other_wrong_number() -> None:
    assert unfit(RULES_DECK.replace("rickshaws = 3", "rickshaws = " + "9" * 5000)).rule == "GW-C5"


@pytest.mark.forbids("GW-C5")
def test_a_file_of_enormous_length_is_refused() -> None:
    assert unfit(RULES_DECK + "\n#" + "x" * 200_000).code == "deck-too-long"


@pytest.mark.forbids("GW-C5")
@pytest.mark.parametrize("key", [".".join("a" * 5000), ".".join(['"\u2028"', *"a" * 15] * 300)])
def test_a_key_of_thousands_of_parts_is_refused_before_it_takes_gigabytes(key: str) -> None:
    answer = unfit(RULES_DECK + "\n" + key + " = 1\n")
    assert (answer.code, answer.params["line"]) == ("deck-too-deep", RULES_DECK.count("\n") + 2)


@pytest.mark.forbids("GW-C5")
@pytest.mark.parametrize(
    ("old", "new", "code", "field"),
    [
        ("rickshaws = 3", "", "deck-number", "rickshaws"),
        ("rickshaws = 3", 'rickshaws = "3"', "deck-number", "rickshaws"),
        ("rickshaws = 3", "rickshaws = -1", "deck-number", "rickshaws"),
        ("rickshaws = 3", "rickshaws = 3\nriksha = 3", "deck-unknown-field", "riksha"),
        ("[wall]", "[walls]", "deck-unknown-field", "walls"),
        ("[wall]\n", "[wall]\npagoda = 2\n", "deck-unknown-kind", "wall.pagoda"),
        ("fan = 8", "fan = -8", "deck-count", "wall.fan"),
        ("fan = 8", "fan = 8.0", "deck-count", "wall.fan"),
        ("fan = 8", "fan = true", "deck-count", "wall.fan"),
        ("[actions]\n", "[actions]\njump = 2\n", "deck-unknown-kind", "actions.jump"),
        ("swap = 5", 'swap = "five"', "deck-count", "actions.swap"),
        ('["lantern", "fan"]', '["lantern", "pagoda"]', "deck-unknown-kind", "composition 1.pagoda"),
        ('["lantern", "fan"]', '["lantern", 2]', "deck-missing-field", "composition 1.symbols"),
        ('["lantern", "fan"]', '"lantern fan"', "deck-missing-field", "composition 1.symbols"),
        ('["lantern", "fan"]', '["lantern"]', "gw-deck-length", "composition 1"),
        ('["lantern", "fan"]', "[]", "gw-deck-length", "composition 1"),
        ('["lantern", "fan"]', '["fan", "teapot"]', "gw-deck-twice", "composition 2"),
        ("points = 1", "points = 0", "deck-number", "composition 1.points"),
        ("points = 1", "", "deck-number", "composition 1.points"),
        ("points = 1", "points = 1\nstars = 2", "deck-unknown-field", "composition 1.stars"),
    ],
)
def test_a_faulty_field_is_refused_by_its_name(old: str, new: str, code: str, field: str) -> None:
    assert old in RULES_DECK
    answer = unfit(RULES_DECK.replace(old, new, 1))
    assert (answer.code, answer.rule, answer.params["field"]) == (code, "GW-C5", field)


@pytest.mark.forbids("GW-C5")
def test_a_deck_without_compositions_is_refused() -> None:
    answer = unfit(deck_text(""))
    assert (answer.code, answer.params["field"]) == ("deck-missing-field", "composition")


@pytest.mark.forbids("GW-C5")
@pytest.mark.parametrize("name", ["WWWW", "PPPPP", "DDLPPPPP"])
def test_a_composition_that_the_wall_cards_cannot_show_is_refused(name: str) -> None:
    answer = unfit(deck_text(f"{name}:6"))
    assert answer.rule == "GW-C5"
    assert answer.params["field"] == "composition 1"


@pytest.mark.forbids("GW-C5")
def test_a_composition_of_a_symbol_that_the_wall_lacks_is_impossible() -> None:
    answer = unfit(deck_text("LF:1 PP:1", wall="lantern:20 fan:20"))
    assert (answer.code, answer.rule, answer.params["field"]) == ("gw-deck-impossible", "GW-C5", "composition 2")


@pytest.mark.forbids("GW-C5")
def test_a_wall_too_small_to_set_up_is_refused() -> None:
    assert unfit(deck_text("LF:1", wall="lantern:5 fan:4")).code == "gw-deck-too-few-wall-cards"


@pytest.mark.forbids("GW-C5")
def test_too_few_action_cards_for_the_first_hands_are_refused() -> None:
    answer = unfit(deck_text(actions="swap:5"))
    assert (answer.code, answer.rule) == ("gw-deck-too-few-actions", "GW-C5")


@pytest.mark.forbids("GW-C5")
@pytest.mark.parametrize("deck", [7, None, True, ["LF"]])
def test_a_deck_option_that_is_no_text_is_refused(deck: object) -> None:
    assert refused(GAME.options({"deck": deck}, 2)).params["field"] == "deck"
