"""Jokers on the table: where they are held, and how they come free (PR-J1 to PR-J4).

PR-J3 speaks of a turn as a whole: every old combination with j jokers has a successor of its own, of the same city or
category, in which jokers and photos that are new to it together are at least j. Step by step that is held so:

- A combination keeps its place on the table, and the place is its identity. `state.old` says what lay at each place
  when the turn began. Once the first combination of PR-L1 is faultless it is laid, and from then on it is old too, as
  it lies at that moment.
- An old combination with jokers is bound to its kind, the row of its city or the set of its category. At the end of
  the turn it has to be a faultless combination of that kind; in between it may be in pieces, like any other.
- An old joker leaves its place only by FreeJoker: a photo of the bound kind takes its place. The photo comes from the
  rack or from another combination and is not one of those that were old here. It stays until the turn ends.
- A joker laid in this turn does not move at all, except by TakeBack. That holds for the jokers of a first combination
  laid in this turn too, although the combination is old: only what it was when it was laid counts, and it keeps its
  kind and its jokers.
- No other step moves a joker. So each old combination with jokers keeps, at its place, at least j jokers and new
  photos, never falls empty, and is never pushed together with another one.

Nothing is lost by going step by step: any turn that PR-J3 allows can be made by laying the first combination, then
putting new photos straight where they end up (as FreeJoker where a joker leaves), then laying the jokers.
"""

from __future__ import annotations

from kartenhaus.engine import Refused
from kartenhaus.games.photo_rummy.cards import CARD_TEXTS, JOKER, PHOTOS, has_joker, jokers_in, photos_in
from kartenhaus.games.photo_rummy.combinations import belongs, kind_of
from kartenhaus.games.photo_rummy.moves import FreeJoker, PhotoRummyMove
from kartenhaus.games.photo_rummy.offers import ByTarget
from kartenhaus.games.photo_rummy.state import State, place_of


def bound_kind(state: State, place: int) -> int | None:
    """PR-J3: the row or set that a combination has to stay, since it held a joker; None if it is free."""
    if place >= len(state.old) or not has_joker(state.old[place]):
        return None
    return kind_of(state.old[place])


def jokers_to_free(state: State, place: int) -> int:
    """PR-J3: how many jokers of a combination lay there when the turn began, and still do."""
    if place >= len(state.old) or place == state.first or not has_joker(state.old[place]):
        return 0
    taken = [photo for photo in state.table[place] if photo in state.settled]
    return jokers_in(state.old[place]) - len(taken)


def check_free(state: State, move: FreeJoker) -> Refused | None:
    """PR-J1: only a photo that belongs there, and is new there, takes a joker's place."""
    if not state.opened[state.active]:
        return Refused("pr-first-before-joker", "PR-J4")
    if not 0 <= move.target < len(state.table) or not state.table[move.target]:
        return Refused("pr-no-combination", "PR-J1", {"combination": move.target + 1})
    if not 0 <= move.photo < PHOTOS:
        return Refused("pr-only-a-photo", "PR-J1")
    if jokers_to_free(state, move.target) == 0:
        if JOKER in state.table[move.target]:
            return Refused("pr-joker-laid-now", "PR-J3", {"combination": move.target + 1})
        return Refused("pr-no-joker-there", "PR-J1", {"combination": move.target + 1})
    params: dict[str, str | int] = {"card": CARD_TEXTS[move.photo], "combination": move.target + 1}
    origin = place_of(state.table, move.photo)
    if origin is None and move.photo not in state.racks[state.active]:
        return Refused("pr-photo-not-at-hand", "PR-J1", {"card": CARD_TEXTS[move.photo]})
    kind = bound_kind(state, move.target)
    assert kind is not None, "a combination with old jokers is bound"
    if not belongs(move.photo, kind):
        return Refused("pr-does-not-belong", "PR-J1", params)
    if origin == move.target or move.photo in state.old[move.target]:
        return Refused("pr-not-new-there", "PR-J1", params)
    if move.photo in state.settled:
        return Refused("pr-photo-settled", "PR-J1", {"card": CARD_TEXTS[move.photo]})
    return None


def legal_frees(state: State, frees: tuple[ByTarget, ...]) -> list[PhotoRummyMove]:
    """PR-J1, PR-J4: every photo that may take a joker's place, combination by combination."""
    moves: list[PhotoRummyMove] = []
    reach = b""
    for place, old in enumerate(state.old):
        if not has_joker(old) or jokers_to_free(state, place) == 0:
            continue
        if not reach:
            reach = photos_in(bytes(sorted(b"".join((state.racks[state.active], *state.table)))))
        kind = kind_of(old)
        assert kind is not None, "a combination with old jokers is bound"
        barred = old + state.table[place] + state.settled
        moves += [frees[photo][place] for photo in reach if photo not in barred and belongs(photo, kind)]
    return moves
