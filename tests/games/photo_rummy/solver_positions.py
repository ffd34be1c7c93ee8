"""Positions to try the solver on: from games among bots, as they may come up in play, and made up with many jokers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from kartenhaus.engine import Rng
from kartenhaus.games.photo_rummy import PhotoRummy
from kartenhaus.games.photo_rummy.cards import ALL_CARDS, JOKER, PHOTOS
from kartenhaus.games.photo_rummy.combinations import FAULTLESS, fault_of
from kartenhaus.games.photo_rummy.deck import Deck
from kartenhaus.games.photo_rummy.solver.plan import EVEN, Weights
from kartenhaus.games.photo_rummy.state import PLAY, Options, State
from tests.support import accepted, known_bot, new_game, rng


@dataclass(frozen=True)
class SolverPosition:
    table: list[bytes]
    hand: bytes
    has_laid: bool
    weights: Weights = EVEN

    def state(self) -> State:
        """The same as a game: seat 0 has drawn and may lay."""
        return State(
            options=Options(rounds=1),
            deck=Deck(()),
            seats=2,
            rng=rng("solver"),
            rounds=[],
            began=0,
            active=0,
            phase=PLAY,
            stacks=[bytes(1)] * 5,
            racks=[bytes(sorted(self.hand)), bytes(1)],
            seen=[b"", b""],
            opened=[self.has_laid, True],
            table=self.table[:],
            old=self.table[:],
            first=None,
            steps=[],
            made=0,
            drawn=b"",
        )


def positions(many: int, label: str) -> Iterator[SolverPosition]:
    """By turns from games among bots, from plausible play and made up, sizes and weights mixed."""
    games = played(label)
    for number in range(many):
        chance = rng(f"{label} {number}")
        weights = (EVEN, EVEN, Weights(1, 10), Weights(3, 1))[chance.below(4)]
        if number % 3 == 0:
            yield SolverPosition(*next(games), weights)
        elif number % 3 == 1:
            photos, cards, jokers = chance.below(40), 3 + chance.below(10), 2 + chance.below(5)
            table, hand = joker_heavy(chance, photos, cards, jokers)
            yield SolverPosition(table, hand, chance.below(4) > 0, weights)
        else:
            table, hand, has_laid = plausible(chance, chance.below(24))
            yield SolverPosition(table, hand, has_laid, weights)


def played(label: str) -> Iterator[tuple[list[bytes], bytes, bool]]:
    """Whole games among bots, one after the other: the table, and the rack of whoever has just drawn."""
    game = PhotoRummy()
    bots = [known_bot(game, name) for name in ("greedy", "random", "random", "greedy")]
    for number in count():
        state = new_game(game, 2 + number % 3, f"{label} game {number}", rounds=1)
        while game.outcome(state) is None:
            if state.phase == PLAY and not state.steps:
                yield state.table[:], state.racks[state.active], state.opened[state.active]
            view = game.view(state, state.active)
            move = bots[state.active].choose(view, view.legal_moves, rng(f"{label} {number} {len(state.stacks[0])}"), 0)
            assert move is not None
            accepted(game.apply(state, state.active, move))


def plausible(chance: Rng, turns: int) -> tuple[list[bytes], bytes, bool]:
    """Two to four players draw and lay what they see at once; the hand of the one whose turn it is after so many."""
    seats = 2 + chance.below(3)
    deck = chance.shuffled(ALL_CARDS)
    hands = [bytes(sorted(deck[8 * seat : 8 * seat + 8])) for seat in range(seats)]
    deck = deck[8 * seats :]
    opened = [False] * seats
    table: list[bytes] = []
    for turn in range(turns):
        seat = turn % seats
        hand = bytes(sorted(hands[seat] + deck[turn : turn + 1]))
        # People do not lay at every chance: else no hand would ever be full.
        after = table[:]
        rest = _greedy(after, hand, opened[seat]) if chance.below(3) else hand
        hands[seat] = rest or hand
        if rest:
            table = after
            opened[seat] |= rest != hand
    seat = turns % seats
    return table, bytes(sorted(hands[seat] + deck[turns : turns + 1])), opened[seat]


def _greedy(table: list[bytes], hand: bytes, opened: bool) -> bytes:
    """Lays the rows and sets of a hand, then what fits to the table; the rest of the hand."""
    for line in [range(6 * city, 6 * city + 6) for city in range(17)] + [range(place, PHOTOS, 6) for place in range(6)]:
        own = bytes([card for card in hand if card in line])
        for jokers in (0, 1):
            made = own + bytes((JOKER,)) * jokers
            if hand.count(JOKER) >= jokers and fault_of(made) == FAULTLESS:
                table.append(made)
                hand = _without(hand, made)
                opened = True
                break
    for card in hand if opened else b"":
        for place, cards in enumerate(table):
            more = bytes(sorted((*cards, card)))
            if fault_of(more) == FAULTLESS:
                table[place] = more
                hand = _without(hand, bytes((card,)))
                break
    return hand


def _without(hand: bytes, cards: bytes) -> bytes:
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return bytes(rest)


def joker_heavy(chance: Rng, photos: int, cards: int, jokers: int) -> tuple[list[bytes], bytes]:
    """Few cities and categories to choose from make several combinations of one likely."""
    return made_up(chance, photos, cards, jokers, cities=1 + chance.below(17), categories=1 + chance.below(6))


def made_up(
    chance: Rng, photos: int, cards: int, jokers: int, cities: int = 17, categories: int = 6
) -> tuple[list[bytes], bytes]:
    """Rows and sets of about so many photos, with some of the jokers, and a hand of so many cards."""
    free = list(range(PHOTOS))
    table: list[bytes] = []
    for _ in range(200):
        if sum(len(made) - made.count(JOKER) for made in table) >= photos:
            break
        if chance.below(2):
            city = chance.below(cities)
            line = [photo for photo in free if photo // 6 == city]
            size = 2 + chance.below(4)
        else:
            category = chance.below(categories)
            line = [photo for photo in free if photo % 6 == category]
            size = 3 + chance.below(5)
        chosen = sorted(chance.shuffled(bytes(line))[:size])
        with_jokers = [bytes(chosen) + bytes((JOKER,)) * more for more in range(min(jokers, 4) + 1)]
        faultless = [made for made in with_jokers if fault_of(made) == FAULTLESS]
        if faultless:
            made = faultless[chance.below(len(faultless))]
            jokers -= made.count(JOKER)
            table.append(made)
            free = [photo for photo in free if photo not in made]
    own = min(cards, chance.below(jokers + 1))
    return table, bytes(sorted(chance.shuffled(bytes(free))[: cards - own])) + bytes((JOKER,)) * own
