"""Photos: where a composition stands on the wall, who may photograph it when, and what follows."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kartenhaus.engine import Event, Refused, Seat
from kartenhaus.games.great_wall.cards import (
    DRAGON_HEAD,
    DRAGON_MIDDLE,
    DRAGON_TAIL,
    HAND_COMPOSITIONS,
    MOST_WALL_CARDS,
    WALL_AT_START,
)
from kartenhaus.games.great_wall.differences import differences, nearest_place
from kartenhaus.games.great_wall.events import GameEnded, PhotoTaken, WallRefilled
from kartenhaus.games.great_wall.moves import Claim, GreatWallMove
from kartenhaus.games.great_wall.state import OVER, PLACE_DRAWN, State, at_rest
from kartenhaus.games.great_wall.supply import draw_compositions, draw_wall_card

# The refusals of a call that is wrong on the wall itself, and so locks the camera (GW-P8).
WRONG_CALLS: Final = frozenset({"gw-photo-wrong", "gw-photo-rickshaw", "gw-photo-dragon"})

_ONE_DRAGON: Final = bytes.maketrans(bytes((DRAGON_MIDDLE, DRAGON_TAIL)), bytes((DRAGON_HEAD, DRAGON_HEAD)))


def legal_claims(state: State, seat: Seat) -> list[GreatWallMove]:
    """GW-P2, GW-P3: own compositions for anybody, the open ones for the player on turn."""
    moves: list[GreatWallMove] = []
    if not at_rest(state):
        return moves
    numbers = state.compositions[seat]
    if seat == state.active:
        numbers += state.open_compositions
    wall, patterns = state.wall, state.deck.patterns
    for number in numbers:
        pattern = patterns[number]
        # Not `pattern in wall`, which takes twice as long: it asks first, by an exception, whether this is a number.
        place = wall.find(pattern)
        if place >= 0:
            claims = _claims(state.deck.compositions[number].name)
            moves.append(claims[0])
            while place >= 0:
                moves.append(claims[place + 1])
                place = wall.find(pattern, place + 1)
    return moves


@lru_cache(maxsize=1024)
def _claims(name: str) -> tuple[Claim, ...]:
    """The claim without a place, then those at each place of a wall."""
    return (Claim(name), *[Claim(name, place) for place in range(MOST_WALL_CARDS)])


def check_claim(state: State, seat: Seat, claim: Claim) -> Refused | None:
    """Why a call does not count; None if it does."""
    if not at_rest(state):
        return Refused("gw-photo-moment", "GW-T2" if state.phase == PLACE_DRAWN else "GW-P2")
    number = state.deck.by_name.get(claim.composition)
    if number is None or number not in state.compositions[seat]:
        if number is None or number not in state.open_compositions:
            return Refused("gw-photo-not-yours", "GW-P2", {"composition": claim.composition})
        if seat != state.active:
            return Refused("gw-photo-open", "GW-P3", {"composition": claim.composition})
    if _stands(state.wall, state.deck.patterns[number], claim.place):
        return None
    return _wrong_call(state.wall, state.deck.patterns[number], claim)


def _stands(wall: bytes, pattern: bytes, place: int | None) -> bool:
    if place is None:
        return wall.find(pattern) >= 0
    return place >= 0 and wall.startswith(pattern, place)


def _wrong_call(wall: bytes, pattern: bytes, claim: Claim) -> Refused:
    """Which rule spoils the photo: nothing but a rickshaw in the way, a dragon out of order (which it still is when a
    rickshaw on it has rolled on), or simply other cards.

    `place`: the one that was named, from 1, or 0. `there` and `marks` tell card by card how the wall differs from `at`
    on: the place that was named, else the one that comes nearest.
    """
    place = nearest_place(wall, pattern) if claim.place is None else claim.place
    params: dict[str, str | int] = {
        "composition": claim.composition,
        "place": 0 if claim.place is None else claim.place + 1,
        "at": place + 1,
        "there": wall[max(0, place) : max(0, place + len(pattern))].decode(),
        "marks": " ".join(differences(wall, pattern, place)),
    }
    cards = wall.upper()
    if _stands(cards, pattern, claim.place):
        return Refused("gw-photo-rickshaw", "GW-R2", params)
    if _stands(cards.translate(_ONE_DRAGON), pattern.translate(_ONE_DRAGON), claim.place):
        return Refused("gw-photo-dragon", "GW-D1", params)
    return Refused("gw-photo-wrong", "GW-P1", params)


def take_photo(state: State, seat: Seat, claim: Claim, events: list[Event] | None) -> None:
    """GW-P4 to GW-P6: the composition to the score pile, its cards to the discard pile, hand and wall refilled."""
    number = state.deck.by_name[claim.composition]
    pattern = state.deck.patterns[number]
    place = state.wall.find(pattern) if claim.place is None else claim.place
    card = bytes((number,))
    was_open = number in state.open_compositions
    if was_open:
        state.open_compositions = state.open_compositions.replace(card, b"")
    else:
        state.compositions[seat] = state.compositions[seat].replace(card, b"")
    state.photos[seat] += card
    state.wall = state.wall[:place] + state.wall[place + len(pattern) :]
    state.wall_discard += pattern
    points = state.deck.compositions[number].points
    if events is not None:
        events.append(PhotoTaken(seat, claim.composition, points, place, was_open))
    if not state.open_compositions:
        # GW-E1: at once, nothing is refilled any more.
        state.phase = OVER
        state.ended_by = "GW-E1"
        if events is not None:
            events.append(GameEnded("GW-E1"))
        return
    draw_compositions(state, seat, HAND_COMPOSITIONS, events)
    while len(state.wall) < WALL_AT_START:
        drawn = draw_wall_card(state, events)
        if not drawn:
            return
        state.wall = drawn + state.wall
        if events is not None:
            events.append(WallRefilled(drawn.decode()))


def settle_claim(state: State, seen: State, seat: Seat, claim: Claim) -> Claim | Refused:
    """GW-P7: the claim as it counts after the calls before it: at its named place, else at the leftmost match.

    What the caller saw and held when calling has to bear it out: a call that was wrong then stays wrong (and locks the
    camera, GW-P8), even if an earlier photo would have made it right.
    """
    if state.phase == OVER:
        return Refused("game-over", state.ended_by)
    fault = check_claim(seen, seat, claim)
    if fault is not None:
        return fault
    for counted in (claim, Claim(claim.composition)):
        fault = check_claim(state, seat, counted)
        if fault is None:
            return counted
    assert fault is not None
    if fault.code not in WRONG_CALLS:
        # The caller has photographed it in the meantime.
        return fault
    return Refused("gw-photo-spoiled", "GW-P7", {"composition": claim.composition})
