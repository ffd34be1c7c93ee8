"""States that fit what a viewer knows."""

from __future__ import annotations

from collections import Counter

from kartenhaus.engine import Rng
from kartenhaus.games.great_wall.cards import RICKSHAW, UNDER, Composition, Deck, read_deck
from kartenhaus.games.great_wall.setup import deck_stacks
from kartenhaus.games.great_wall.state import PHASE_NAMES, PLACE_DRAWN, State
from kartenhaus.games.great_wall.view import View


def sample(view: View, rng: Rng) -> State:
    """Deals what the viewer cannot see anew, from the cards the viewer cannot place."""
    deck = read_deck(view.options.deck)
    assert isinstance(deck, Deck)
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
