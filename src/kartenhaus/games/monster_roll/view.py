"""What a seat or a spectator may know of a game, and states that fit such knowledge."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from kartenhaus.engine import Outcome, Rng, Seat
from kartenhaus.games.monster_roll.cards import CARDS_BY_WORD, Deck, printed, read_deck, words
from kartenhaus.games.monster_roll.drawing import in_order
from kartenhaus.games.monster_roll.laying import open_faults
from kartenhaus.games.monster_roll.moves import MonsterRollMove, Step
from kartenhaus.games.monster_roll.rows import can_mend, pairs_shown, place_cards, place_of
from kartenhaus.games.monster_roll.rules import legal_moves, outcome
from kartenhaus.games.monster_roll.scoring import row_points, sections
from kartenhaus.games.monster_roll.stacks import scoring_spots, stacked
from kartenhaus.games.monster_roll.state import PHASE_NAMES, Options, State


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody sees of one player."""

    monster: str
    hand: int
    # The cards of the hand that everybody has seen: picked from the discard pile, or taken back.
    shown: tuple[str, ...]
    # Each place of the row with all its cards, the lowest first.
    row: tuple[tuple[str, ...], ...]
    # What the row would score now.
    row_points: int
    # What was written down, scoring by scoring, and the sum of it.
    scores: tuple[int, ...]
    points: int


# An unbroken run of paper: the first and the last of its places, and its points.
Stretch: TypeAlias = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Own:
    """The part of a view that its viewer alone may know; a spectator knows nothing more than everybody."""

    viewer: Seat | None
    hand: tuple[str, ...]
    legal_moves: tuple[MonsterRollMove, ...]


@dataclass(frozen=True, slots=True)
class View:
    """One viewer's knowledge. Cards are words, as in notation; piles with their top last.

    How the deck was stacked follows from deck and seats; so `draw_pile`, the cards left, and `scorings`, the scoring
    cards that have come, tell where the others can still be (stacks.scoring_spots).
    """

    viewer: Seat | None
    options: Options
    active: Seat
    phase: str
    # What the turn has taken so far: a card of the deck, one of the discard pile (MR-T1).
    drawn: bool
    picked: bool
    steps: tuple[Step, ...]
    draw_pile: int
    scorings: int
    discard_pile: tuple[str, ...]
    players: tuple[PlayerView, ...]
    # The sections of each player's row (MR-W2); the one that would be written down comes first, the others in order.
    sections: tuple[tuple[Stretch, ...], ...]
    # The places in the row of the seat on turn whose paper does not match the one at its left (MR-L6).
    mismatches: tuple[int, ...]
    outcome: Outcome | None
    # Known to the viewer alone; empty for a spectator.
    hand: tuple[str, ...]
    legal_moves: tuple[MonsterRollMove, ...]


_SPECTATOR: Final = Own(None, (), ())


def own(state: State, seat: Seat | None) -> Own:
    if seat is None:
        return _SPECTATOR
    if seat != state.active:
        return _waiting(seat, state.hands[seat])
    return Own(seat, words(state.hands[seat]), tuple(legal_moves(state, seat)))


# What stays as it was is the same object as before, so that a table sees at a glance that there is nothing new.
@lru_cache(maxsize=4096)
def _waiting(seat: Seat, hand: bytes) -> Own:
    """What a player knows while others are on turn."""
    return Own(seat, words(hand), ())


@lru_cache(maxsize=4096)
def _player(
    monster: str, hand: int, shown: bytes, row: bytes, covered: tuple[bytes, ...], scores: tuple[int, ...]
) -> PlayerView:
    return PlayerView(
        monster=monster,
        hand=hand,
        shown=words(shown),
        row=tuple([words(place_cards(top, under)) for top, under in zip(row, covered, strict=True)]),
        row_points=row_points(row),
        scores=scores,
        points=sum(scores),
    )


@lru_cache(maxsize=4096)
def _sections(row: bytes) -> tuple[Stretch, ...]:
    found = [(each.place, each.place + len(each.card_points) - 1, each.points) for each in sections(row)]
    # The first of the best counts, as in `score`; sorting is stable.
    best = max((points for _, _, points in found), default=0)
    counts = next((stretch for stretch in found if stretch[2] == best), None)
    return tuple(sorted(found, key=lambda stretch: stretch != counts))


def view(state: State, seat: Seat | None) -> View:
    mine = own(state, seat)
    seats = range(state.seats)
    monsters, hands, shown, rows, covered = state.monsters, state.hands, state.shown, state.rows, state.covered
    scores = list(zip(*state.scores, strict=True)) if state.scores else [()] * state.seats
    return View(
        viewer=mine.viewer,
        options=state.options,
        active=state.active,
        phase=PHASE_NAMES[state.phase],
        drawn=state.drawn,
        picked=state.picked,
        steps=state.steps,
        draw_pile=len(state.draw_pile),
        scorings=len(state.scores),
        discard_pile=words(state.discard_pile),
        players=tuple(
            [
                _player(monsters[each], len(hands[each]), shown[each], rows[each], covered[each], scores[each])
                for each in seats
            ]
        ),
        sections=tuple([_sections(row) for row in rows]),
        mismatches=tuple([left + 1 for left in open_faults(state)]),
        outcome=outcome(state),
        hand=mine.hand,
        legal_moves=mine.legal_moves,
    )


def sample(view: View, rng: Rng) -> State:
    """Deals what the viewer cannot see anew, from the cards the viewer cannot place.

    A mismatch on the table tells everybody that the hand can mend it (MR-L6): other deals are dealt again.
    """
    deck = read_deck(view.options.deck)
    assert isinstance(deck, Deck)
    seats = len(view.players)
    rows, covered = _rows(view)
    state = State(
        options=view.options,
        deck=deck,
        seats=seats,
        monsters=tuple(player.monster for player in view.players),
        rng=rng,
        active=view.active,
        phase=PHASE_NAMES.index(view.phase),
        drawn=view.drawn,
        picked=view.picked,
        steps=view.steps,
        draw_pile=b"",
        discard_pile=_cards(view.discard_pile),
        hands=[],
        shown=[_cards(player.shown) for player in view.players],
        rows=rows,
        covered=covered,
        scores=tuple(tuple(player.scores[number] for player in view.players) for number in range(view.scorings)),
    )
    spots = scoring_spots(deck, seats, view.scorings, view.draw_pile)
    assert spots is not None
    faults = open_faults(state)
    unseen = _unseen(view, state)
    while True:
        state.hands, rest = _deal(view, state.shown, rng.shuffled(unseen))
        pairs = pairs_shown(state.hands[state.active], state.options.turn_cards)
        if not faults or can_mend(rows[state.active], faults, pairs):
            state.draw_pile = stacked(rest, spots, rng)
            return state


def _cards(pile: tuple[str, ...]) -> bytes:
    return bytes(CARDS_BY_WORD[word] for word in pile)


def _rows(view: View) -> tuple[list[bytes], list[tuple[bytes, ...]]]:
    rows: list[bytes] = []
    covered: list[tuple[bytes, ...]] = []
    for player in view.players:
        places = [place_of(_cards(place)) for place in player.row]
        rows.append(bytes(place[0] for place in places if place is not None))
        covered.append(tuple(place[1] for place in places if place is not None))
    return rows, covered


def _unseen(view: View, state: State) -> bytes:
    """The cards the viewer cannot place; in card order, so that only the Rng decides where they go."""
    seen = Counter(state.discard_pile + _cards(view.hand))
    for seat, player in enumerate(view.players):
        seen.update(printed(card) for place in player.row for card in _cards(place))
        if seat != view.viewer:
            seen.update(state.shown[seat])
    return bytes(sorted((Counter(state.deck.cards) - seen).elements()))


def _deal(view: View, shown: list[bytes], unseen: bytes) -> tuple[list[bytes], bytes]:
    """Hands that hold what is known of them, and the cards left over."""
    hands: list[bytes] = []
    for seat, player in enumerate(view.players):
        if seat == view.viewer:
            hands.append(_cards(view.hand))
            continue
        hidden = player.hand - len(shown[seat])
        hands.append(in_order(shown[seat] + unseen[:hidden]))
        unseen = unseen[hidden:]
    return hands, unseen
