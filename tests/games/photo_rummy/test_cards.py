"""PR-C: the cards, and decks of them."""

from __future__ import annotations

from collections import Counter

import pytest

from kartenhaus.engine import Refused, packaged_deck
from kartenhaus.games.photo_rummy.cards import (
    ALL_CARDS,
    CAR_SIGNS,
    CARD_TEXTS,
    CATEGORY_NAMES,
    CITY_NAMES,
    JOKER,
)
from kartenhaus.games.photo_rummy.deck import Deck, read_deck
from kartenhaus.games.photo_rummy.moves import LayCard, MovePhoto
from tests.games.photo_rummy.support import GAME, SUPPORT, position, refuse
from tests.support import new_game, refused

OURS = packaged_deck("kartenhaus.games.photo_rummy")


def _deck() -> Deck:
    deck = read_deck("")
    assert isinstance(deck, Deck)
    return deck


def _fault(text: str) -> Refused:
    """Why a deck file is refused, by the options as well."""
    answer = refused(GAME.options({"deck": text}, 2))
    assert answer == read_deck(text)
    return answer


@pytest.mark.allows("PR-C1")
def test_a_game_has_one_photo_of_each_pair_and_six_jokers() -> None:
    counted = SUPPORT.cards(new_game(GAME, 3, "the cards"))
    assert sum(counted.values()) == 108
    assert counted.pop("J") == 6
    assert len(counted) == 102
    assert set(counted.values()) == {1}


@pytest.mark.forbids("PR-C1")
@pytest.mark.parametrize("card", [-1, JOKER + 1])
def test_there_are_no_other_cards(card: int) -> None:
    state = position("phase=play opened=0")
    assert refuse(state, 0, LayCard(card)).rule == "PR-C1"
    assert refuse(state, 0, MovePhoto(card)).rule == "PR-C1"


@pytest.mark.forbids("PR-C1")
def test_a_deck_with_a_photo_twice_too_few_or_other_jokers_is_refused() -> None:
    lines = OURS.splitlines()
    notre_dame = next(line for line in lines if "Notre-Dame" in line)
    twice = _fault(OURS.replace(notre_dame, f"{notre_dame}\n{notre_dame}"))
    assert (twice.code, twice.rule, twice.params["photo"]) == ("pr-deck-twice", "PR-C1", "Fc")
    missing = _fault(OURS.replace(notre_dame, ""))
    assert (missing.code, missing.params["photo"]) == ("pr-deck-missing", "Fc")
    assert _fault(OURS.replace("jokers = 6", "jokers = 5")).params["field"] == "jokers"


@pytest.mark.allows("PR-C1")
def test_a_deck_may_show_other_pictures() -> None:
    other = read_deck(OURS.replace('fr = "Notre-Dame"', 'fr = "Sacré-Cœur"'))
    assert isinstance(other, Deck)
    assert other.photos[CARD_TEXTS.index("Fc")].fr == "Sacré-Cœur"
    assert new_game(GAME, 2, "other pictures", deck=OURS).deck == _deck()


def test_a_faulty_deck_file_is_refused_by_place_and_reason() -> None:
    def with_first(old: str, new: str) -> Refused:
        return _fault(OURS.replace(old, new, 1))

    assert with_first('city = "london"', 'city = "york"').params["field"] == "photo 1.city"
    assert with_first('category = "palaces"', 'category = "pubs"').params["field"] == "photo 1.category"
    assert with_first('category = "palaces"', "category = 3").code == "deck-missing-field"
    assert with_first('en = "Buckingham Palace"', 'en = " "').code == "pr-deck-name"
    assert with_first('en = "Buckingham Palace"', f'en = "{"x" * 61}"').params["most"] == 60
    assert with_first('en = "Buckingham Palace"', 'it = "Buckingham"').code == "deck-unknown-field"
    assert with_first("jokers = 6", "jokers = 6\nwildcards = 2").code == "deck-unknown-field"
    assert _fault("jokers = 6").params["field"] == "photo"
    assert _fault("photo = [").code == "deck-syntax"


@pytest.mark.allows("PR-C2")
def test_a_photo_is_named_by_car_sign_and_category() -> None:
    assert CARD_TEXTS[CITY_NAMES.index("paris") * 6 + CATEGORY_NAMES.index("churches")] == "Fc"
    assert CARD_TEXTS[CITY_NAMES.index("helsinki") * 6 + CATEGORY_NAMES.index("letterboxes")] == "FINl"
    for card, photo in enumerate(_deck().photos):
        assert CARD_TEXTS[card][:-1] == CAR_SIGNS[CITY_NAMES.index(photo.city)]


@pytest.mark.forbids("PR-C2")
def test_no_two_photos_carry_the_same_marks() -> None:
    assert len({text.lower() for text in CARD_TEXTS}) == len(CARD_TEXTS) == 103
    assert isinstance(GAME.read_move("lay USc new"), Refused)


@pytest.mark.allows("PR-C3")
def test_every_city_has_a_photo_in_each_of_the_six_categories() -> None:
    counted = Counter(photo.category for photo in _deck().photos)
    assert counted == dict.fromkeys(("palaces", "churches", "sights", "symbols", "treats", "letterboxes"), 17)


@pytest.mark.forbids("PR-C3")
def test_no_other_category_is_known() -> None:
    fault = _fault(OURS.replace('"treats"', '"museums"'))
    assert (fault.code, fault.rule) == ("deck-unknown-kind", "PR-C3")
    assert isinstance(GAME.read_move("lay Fm new"), Refused)


@pytest.mark.allows("PR-C4")
def test_the_seventeen_capitals_and_their_signs() -> None:
    named = dict(zip(CITY_NAMES, CAR_SIGNS, strict=True))
    assert {"london": "GB", "dublin": "IRL", "oslo": "N", "rome": "I", "paris": "F"}.items() <= named.items()
    assert {"bern": "CH", "lisbon": "P", "berlin": "D", "madrid": "E"}.items() <= named.items()
    assert {"vienna": "A", "brussels": "B", "copenhagen": "DK", "amsterdam": "NL"}.items() <= named.items()
    assert {"stockholm": "S", "athens": "GR", "prague": "CZ", "helsinki": "FIN"}.items() <= named.items()
    assert Counter(photo.city for photo in _deck().photos) == dict.fromkeys(CITY_NAMES, 6)


@pytest.mark.forbids("PR-C4")
def test_no_other_city_is_known() -> None:
    assert len(CITY_NAMES) == len(set(CAR_SIGNS)) == 17
    fault = _fault(OURS.replace('"prague"', '"budapest"'))
    assert (fault.code, fault.rule) == ("deck-unknown-kind", "PR-C4")
    assert isinstance(GAME.read_move("lay Hc new"), Refused)


def test_every_photo_shows_something_of_its_own() -> None:
    photos = _deck().photos
    for names in ([photo.en for photo in photos], [photo.de for photo in photos], [photo.fr for photo in photos]):
        assert len(set(names)) == len(names)
    assert len(ALL_CARDS) == 108
