"""States that fit what a viewer knows."""

from __future__ import annotations

from collections import Counter

from kartenhaus.engine import Rng
from kartenhaus.games.monster_roll.cards import CARDS_BY_WORD, Deck, printed, read_deck
from kartenhaus.games.monster_roll.drawing import in_order
from kartenhaus.games.monster_roll.laying import open_faults
from kartenhaus.games.monster_roll.rows import can_mend, pairs_shown, place_of
from kartenhaus.games.monster_roll.stacks import scoring_spots, stacked
from kartenhaus.games.monster_roll.state import PHASE_NAMES, State
from kartenhaus.games.monster_roll.view import View


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
