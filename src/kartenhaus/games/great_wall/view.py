"""What a seat or a spectator may know of a game, and states that fit such knowledge."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from kartenhaus.engine import Outcome, Rng, Seat
from kartenhaus.games.great_wall.cards import RICKSHAW, UNDER, Composition, Deck, read_deck
from kartenhaus.games.great_wall.moves import GreatWallMove
from kartenhaus.games.great_wall.rules import legal_moves, legal_steps, outcome
from kartenhaus.games.great_wall.setup import deck_stacks
from kartenhaus.games.great_wall.state import PHASE_NAMES, PLACE_DRAWN, Options, State


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody sees of one player."""

    actions: int
    # Those of them that everybody has seen (GW-T5).
    shown: str
    compositions: int
    photos: tuple[Composition, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Own:
    """The part of a view that its viewer alone may know; a spectator knows nothing more than everybody."""

    viewer: Seat | None
    actions: str
    compositions: tuple[Composition, ...]
    drawn: str
    legal_moves: tuple[GreatWallMove, ...]


@dataclass(frozen=True, slots=True)
class View:
    """One viewer's knowledge. Walls and piles are written in letters, as in notation; piles with their top last."""

    viewer: Seat | None
    options: Options
    active: Seat
    phase: str
    played: int
    actions_allowed: int
    wall: str
    market: str
    wall_deck: int
    wall_remade: bool
    wall_discard: str
    action_deck: int
    action_discard: str
    composition_deck: int
    open_compositions: tuple[Composition, ...]
    out: tuple[Composition, ...]
    players: tuple[PlayerView, ...]
    turns_left: int | None
    outcome: Outcome | None
    # Known to the viewer alone; empty for a spectator.
    actions: str
    compositions: tuple[Composition, ...]
    # The face-down card the viewer is looking at.
    drawn: str
    legal_moves: tuple[GreatWallMove, ...]
    # The rule by which the game ended.
    ended_by: str


_SPECTATOR: Final = Own(None, "", (), "", ())


def own(state: State, seat: Seat | None) -> Own:
    if seat is None:
        return _SPECTATOR
    if seat != state.active:
        return _waiting(state.options.deck, seat, state.actions[seat], state.compositions[seat])
    return Own(
        viewer=seat,
        actions=state.actions[seat].decode(),
        compositions=_named(state.options.deck, state.compositions[seat]),
        drawn=state.drawn.decode(),
        legal_moves=tuple(legal_steps(state, seat)),
    )


# What stays as it was is the same object as before, so that a table sees at a glance that there is nothing new.
@lru_cache(maxsize=4096)
def _waiting(deck: str, seat: Seat, actions: bytes, compositions: bytes) -> Own:
    """What a player knows while others are on turn."""
    return Own(seat, actions.decode(), _named(deck, compositions), "", ())


@lru_cache(maxsize=4096)
def _player(deck: str, actions: int, shown: bytes, compositions: int, photos: bytes) -> PlayerView:
    taken = _named(deck, photos)
    points = sum(composition.points for composition in taken)
    return PlayerView(actions, shown.decode(), compositions, taken, points)


def view(state: State, seat: Seat | None) -> View:
    mine = own(state, seat)
    deck = state.options.deck
    actions, shown, compositions, photos = state.actions, state.shown, state.compositions, state.photos
    return View(
        viewer=mine.viewer,
        options=state.options,
        active=state.active,
        phase=PHASE_NAMES[state.phase],
        played=state.played,
        actions_allowed=state.actions_allowed,
        wall=state.wall.decode(),
        market=state.market.decode(),
        wall_deck=len(state.wall_deck),
        wall_remade=state.wall_remade,
        wall_discard=state.wall_discard.decode(),
        action_deck=len(state.action_deck),
        action_discard=state.action_discard.decode(),
        composition_deck=len(state.composition_deck),
        open_compositions=_named(deck, state.open_compositions),
        out=_named(deck, state.out),
        players=tuple(
            [
                _player(deck, len(actions[each]), shown[each], len(compositions[each]), photos[each])
                for each in range(state.seats)
            ]
        ),
        turns_left=state.turns_left,
        outcome=outcome(state),
        actions=mine.actions,
        compositions=mine.compositions,
        drawn=mine.drawn,
        legal_moves=() if seat is None else tuple(legal_moves(state, seat)),
        ended_by=state.ended_by,
    )


@lru_cache(maxsize=4096)
def _named(deck: str, numbers: bytes) -> tuple[Composition, ...]:
    """Compositions of the deck of this deck file."""
    compositions = _deck(deck).compositions
    return tuple([compositions[number] for number in numbers])


def _deck(text: str) -> Deck:
    deck = read_deck(text)
    assert isinstance(deck, Deck)
    return deck


def sample(view: View, rng: Rng) -> State:
    """Deals what the viewer cannot see anew, from the cards the viewer cannot place."""
    deck = _deck(view.options.deck)
    seats = len(view.players)
    phase = PHASE_NAMES.index(view.phase)
    photos = [_numbers(deck, player.photos) for player in view.players]
    opened, out, own = (_numbers(deck, pile) for pile in (view.open_compositions, view.out, view.compositions))

    shown = [player.shown.encode() for player in view.players]
    hands = view.actions.encode() + b"".join(cards for seat, cards in enumerate(shown) if seat != view.viewer)
    unseen_actions = rng.shuffled(_rest(deck.actions, view.action_discard.encode() + hands))
    unseen_compositions = rng.shuffled(
        _rest(bytes(range(len(deck.compositions))), opened + out + own + b"".join(photos))
    )
    actions: list[bytes] = []
    compositions: list[bytes] = []
    for seat, player in enumerate(view.players):
        if seat == view.viewer:
            actions.append(view.actions.encode())
            compositions.append(own)
            continue
        hidden = player.actions - len(shown[seat])
        actions.append(shown[seat] + unseen_actions[:hidden])
        compositions.append(unseen_compositions[: player.compositions])
        unseen_actions = unseen_actions[hidden:]
        unseen_compositions = unseen_compositions[player.compositions :]

    wall = view.wall.encode()
    discard = view.wall_discard.encode()
    seen = wall.upper() + view.market.encode() + view.drawn.encode() + discard.replace(b"R", b"")
    rickshaws = deck.rickshaws - sum(card & UNDER != 0 for card in wall) - discard.count(RICKSHAW)
    face_down = rng.shuffled(_rest(deck.wall, seen))
    drawn = view.drawn.encode()
    if phase == PLACE_DRAWN and not drawn:
        drawn, face_down = face_down[:1], face_down[1:]
    wall_deck = _stacked(face_down, rickshaws, view, deck, rng)
    return State(
        options=view.options,
        deck=deck,
        seats=seats,
        rng=rng,
        active=view.active,
        phase=phase,
        played=view.played,
        wall=wall,
        market=view.market.encode(),
        drawn=drawn,
        wall_deck=wall_deck,
        wall_remade=view.wall_remade,
        wall_discard=discard,
        action_deck=unseen_actions,
        action_discard=view.action_discard.encode(),
        composition_deck=unseen_compositions,
        open_compositions=opened,
        out=out,
        actions=actions,
        shown=shown,
        compositions=compositions,
        photos=photos,
        turns_left=view.turns_left,
        ended_by=view.ended_by,
    )


def _numbers(deck: Deck, compositions: tuple[Composition, ...]) -> bytes:
    return bytes(deck.by_name[composition.name] for composition in compositions)


def _rest(cards: bytes, seen: bytes) -> bytes:
    """The cards that have not been seen; in card order, so that only the Rng decides where they go."""
    return bytes(sorted((Counter(cards) - Counter(seen)).elements()))


def _stacked(hidden: bytes, rickshaws: int, view: View, deck: Deck, rng: Rng) -> bytes:
    """The face-down deck: until it is first remade, each stack that nobody has drawn from holds its one rickshaw."""
    below = b""
    if not view.wall_remade:
        for cards, own in reversed(deck_stacks(deck)):
            if len(below) + cards + own > view.wall_deck:
                break
            stack, hidden = hidden[:cards], hidden[cards:]
            below += rng.shuffled(stack + bytes((RICKSHAW,)) * own)
            rickshaws -= own
    return below + rng.shuffled(hidden + bytes((RICKSHAW,)) * rickshaws)
