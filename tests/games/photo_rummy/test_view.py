"""What the players and the onlookers may know."""

from __future__ import annotations

from collections import Counter

import pytest

from kartenhaus.games.photo_rummy.cards import CARD_TEXTS
from tests.games.photo_rummy.support import GAME, SUPPORT, builder_move, play, position, texts
from tests.support import accepted, new_game, rng

SEATS = [2, 3, 4]


def test_what_was_laid_and_taken_back_is_no_secret_any_more() -> None:
    state = position("phase=play opened=0 table=Fc,Fs,J rack0=Ft,Fl,Nl")
    play(state, 0, "lay Ft 1", "lay Nl", "back", "back")
    assert GAME.view(state, 1).players[0].seen == ("Nl", "Ft")
    play(state, 0, "lay Ft 1")
    assert GAME.view(state, 1).players[0].seen == ("Nl",)
    play(state, 0, "end")
    play(state, 1, "draw 1", "end")
    assert GAME.view(state, 1).players[0].seen == ("Nl",), "and it stays known in later turns"


def test_a_freed_joker_is_known_until_a_joker_is_laid() -> None:
    state = position("phase=play opened=0 table=Fc,Fs,J/Nc,Ns,Nt rack0=Ft,J,Dl")
    play(state, 0, "free Ft 1")
    assert GAME.view(state, None).players[0].seen == ("J",)
    play(state, 0, "lay J 2")
    assert GAME.view(state, None).players[0].seen == (), "the one it has left may never have been seen"
    play(state, 0, "back")
    assert GAME.view(state, None).players[0].seen == ("J",)
    play(state, 0, "back")
    assert GAME.view(state, None).players[0].seen == ("Ft",)


def test_a_view_offers_the_own_moves_only() -> None:
    state = position("phase=play opened=0 table=Fc,Fs,J rack0=Ft,Nl")
    assert list(GAME.view(state, 0).legal_moves) == GAME.legal_moves(state, 0)
    assert GAME.view(state, 1).legal_moves == GAME.view(state, None).legal_moves == ()


def test_the_record_of_each_round_stays_open() -> None:
    state = position("phase=play opened=0 table=Fc,Fs,Ft rack0=Fl rack1=Nc,J rounds=1:-4,4", rounds=3)
    play(state, 0, "lay Fl 1")
    seen = GAME.view(state, None)
    assert [(done.winner, done.points) for done in seen.rounds] == [(1, (-4, 4)), (0, (11, -11))]
    assert [player.score for player in seen.players] == [7, -7]


@pytest.mark.parametrize("seats", SEATS)
def test_samples_look_the_same_and_hold_every_card(seats: int) -> None:
    state = new_game(GAME, seats, f"samples {seats}", rounds=1)
    chance = rng(f"samples {seats}")
    for number in range(250):
        if GAME.outcome(state) is not None:
            break
        for viewer in (*range(seats), None):
            view = GAME.view(state, viewer)
            sampled = GAME.sample(view, chance.fork(f"{number} {viewer}"))
            assert GAME.view(sampled, viewer) == view
            assert SUPPORT.cards(sampled) == SUPPORT.all_cards(state)
            for seat in range(seats):
                assert not Counter(sampled.seen[seat]) - Counter(sampled.racks[seat])
            text = GAME.write_position(sampled)
            assert GAME.read_position(text, sampled.options, rng("any")) == sampled
        accepted(GAME.apply(state, state.active, builder_move(state, chance)))


@pytest.mark.parametrize("seats", SEATS)
def test_a_disguise_cannot_be_told_from_the_truth(seats: int) -> None:
    """What a viewer is shown does not depend on the cards it cannot see."""
    state = new_game(GAME, seats, f"disguise {seats}", rounds=1)
    chance = rng(f"disguise {seats}")
    for _ in range(250):
        if GAME.outcome(state) is not None:
            break
        move = builder_move(state, chance)
        for viewer in (*range(seats), None):
            other = SUPPORT.disguise(state, viewer, chance)
            assert repr(GAME.view(other, viewer)) == repr(GAME.view(state, viewer))
            if viewer == state.active:
                truth = GAME.copy(state)
                assert GAME.apply(other, viewer, move) == GAME.apply(truth, viewer, move)
                assert repr(GAME.view(other, viewer)) == repr(GAME.view(truth, viewer))
        accepted(GAME.apply(state, state.active, move))


def test_a_sample_knows_what_everybody_has_seen() -> None:
    state = position("turn=1 opened=0,1 table=Fc,Fs,Ft rack0=Nl,Dl,J,J seen0=Dl,J")
    for number in range(30):
        sampled = GAME.sample(GAME.view(state, 1), rng(f"seen {number}"))
        assert CARD_TEXTS.index("Dl") in sampled.racks[0]
        assert texts(sampled.racks[0]).endswith("J")
    jokers = {GAME.sample(GAME.view(state, 1), rng(f"seen {number}")).racks[0].count(102) for number in range(30)}
    assert len(jokers) > 1, "the second joker is not known"
