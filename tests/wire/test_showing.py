"""What viewers are sent adds up to what they may see, and to nothing else."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kartenhaus.engine import AnyGame, Rng, seed_from
from kartenhaus.i18n import phrases_of
from kartenhaus.wire import Phrasebook, game_fields
from kartenhaus.wire.fields import Fields, Values
from tests.support import GAMES

BOOKS = {name: Phrasebook(game, phrases_of(name)) for name, game in GAMES.items()}


def _merged(seen: dict[str, Any], fields: Fields, before: Values, now: Values) -> dict[str, Any]:
    changed: dict[str, Any] = msgspec.json.decode(fields.changes(before, now) or b"{}")
    return seen | changed


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("seats", [2, 4])
def test_changes_add_up_to_the_whole_view(name: str, seats: int) -> None:
    game = GAMES[name]
    shown = game_fields(name)
    rng = Rng(seed_from(f"{name} {seats}"))
    state = game.new(game.options({}, seats), seats, rng.fork("deal"))
    shared: Values = None
    owns: list[Values] = [None] * seats
    seen: dict[str, Any] = {}
    seen_own: list[dict[str, Any]] = [{} for _ in range(seats)]
    for _ in range(150):
        public = game.view(state, None)
        now = shown.shared.values(public, BOOKS[name].verdict(public))
        seen = _merged(seen, shown.shared, shared, now)
        shared = now
        assert seen == msgspec.json.decode(shown.shared.written(now))
        for seat in range(seats):
            own = shown.own.values(game.own(state, seat), None)
            seen_own[seat] = _merged(seen_own[seat], shown.own, owns[seat], own)
            owns[seat] = own
            assert seen_own[seat] == msgspec.json.decode(shown.own.written(own))
            _check_offers(game, state, seat, seen_own[seat]["legal_moves"])
        if not _moved(game, state, rng):
            return


def _check_offers(game: AnyGame, state: Any, seat: int, offered: list[str]) -> None:
    """All moves but the calls, which people are to see themselves."""
    legal = game.legal_moves(state, seat)
    assert offered == [game.write_move(move) for move in legal if not game.is_call(move)]


def _moved(game: AnyGame, state: Any, rng: Rng) -> bool:
    actors = game.actors(state)
    for seat in actors:
        moves = game.legal_moves(state, seat)
        if moves and (seat == actors[-1] or rng.below(4) == 0 or seat == actors[0]):
            assert isinstance(game.apply(state, seat, moves[rng.below(len(moves))]), list)
            return True
    return False


def test_nothing_left_to_see_is_said_once() -> None:
    fields = game_fields("great-wall").own
    game = GAMES["great-wall"]
    state = game.new(game.options({}, 2), 2, Rng(bytes(32)))
    values = fields.values(game.own(state, 0), None)
    assert fields.changes(values, None) == b"null"
    assert fields.changes(None, None) == b""
    assert fields.changes(values, values) == b""
    assert fields.written(None) == b"null"
