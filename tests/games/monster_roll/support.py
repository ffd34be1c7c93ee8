"""Monster Roll for the conformance suite, and positions written as text for the rule tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from hypothesis import strategies as st

from kartenhaus.engine import Event, Refused, Rng, Seat
from kartenhaus.games.monster_roll import MonsterRoll, MonsterRollMove, State
from kartenhaus.games.monster_roll.cards import (
    CARD_WORDS,
    COLOURS,
    MONSTERS,
    PAPERS,
    SCORING,
    STAR,
    STOP,
    TEARS,
    printed,
)
from kartenhaus.games.monster_roll.laying import open_faults
from kartenhaus.games.monster_roll.moves import (
    Discard,
    DrawCard,
    EndTurn,
    LayPaper,
    LayStop,
    LayTear,
    PickCard,
    TakeBack,
)
from kartenhaus.games.monster_roll.rows import place_cards
from tests.support import GameSupport, Referee, accepted, rng

GAME = MonsterRoll()


def _deck(stops: int, starred: tuple[str, ...], tears: int) -> str:
    """The text of a deck file with each pair of colours once, and once more with a star where it is said so."""
    lines = [f"scorings = 3\nstops = {stops}", "[monsters]", *(f"{monster} = 1" for monster in MONSTERS)]
    lines += ["[paper]", *(f"{kind} = 1" for kind in PAPERS), "[starred]", *(f"{kind} = 1" for kind in starred)]
    return "\n".join([*lines, "[tears]", *(f"{colour} = {tears}" for colour in COLOURS)])


# The fewest cards that a deck may have: 23, besides monsters and scoring cards.
SMALL_DECK = _deck(1, ("purple-purple", "orange-orange"), 1)
# Half of it are stop cards, which can hardly be laid.
STOPPED_DECK = _deck(25, (), 2)

PAPER_CARDS = [*PAPERS.values(), *(card | STAR for card in PAPERS.values())]
HAND_CARDS = [*PAPER_CARDS, *TEARS.values(), STOP]
_places = st.integers(-1, 9)
MOVES: st.SearchStrategy[MonsterRollMove] = st.one_of(
    st.builds(DrawCard),
    st.builds(PickCard),
    st.builds(LayPaper, st.sampled_from(PAPER_CARDS), _places, st.booleans()),
    st.builds(LayStop, _places),
    st.builds(LayTear, st.sampled_from(list(TEARS.values())), st.integers(0, 3), _places),
    st.builds(Discard, st.sampled_from(HAND_CARDS)),
    st.builds(TakeBack),
    st.builds(EndTurn),
)


REFEREE = Referee(GAME)
read = REFEREE.read
position: Callable[..., State] = REFEREE.position
move = REFEREE.move_of


def play(state: State, *texts: str) -> list[Event]:
    """Moves of whoever is on turn, all of them legal; what happened in all."""
    return [event for text in texts for event in REFEREE.play(state, state.active, text)]


def forbidden(state: State, text: str, seat: Seat | None = None) -> Refused:
    """The refusal of a move (of whoever is on turn), which must leave everything as it was."""
    return REFEREE.refuse(state, state.active if seat is None else seat, text)


def random_game(state: State, label: str) -> Iterator[Seat]:
    """Plays a game at random to its end; stops after every move to say whose it was."""
    for seat, chosen in SUPPORT.playing(state, rng(label)):
        accepted(SUPPORT.game.apply(state, seat, chosen))
        yield seat


def row(state: State, seat: Seat) -> str:
    """A row as it is written in positions."""
    fields = dict(word.split("=", 1) for word in GAME.write_position(state).split())
    return fields[f"row{seat}"]


def hand(state: State, seat: Seat) -> list[str]:
    return [CARD_WORDS[card] for card in state.hands[seat]]


def _all_cards(state: State) -> Counter[str]:
    cards = Counter(CARD_WORDS[card] for card in state.deck.cards)
    return cards + Counter({"sc": 3, **dict.fromkeys(state.deck.monsters, 1)})


def cards_of(state: State) -> Counter[str]:
    """Scoring cards that have come and monsters that nobody has are out of the game, but not lost."""
    piles = [state.draw_pile, state.discard_pile, *state.hands]
    for tops, covered in zip(state.rows, state.covered, strict=True):
        piles += [place_cards(top, under) for top, under in zip(tops, covered, strict=True)]
    cards = Counter(CARD_WORDS[printed(card)] for pile in piles for card in pile)
    return cards + Counter({"sc": len(state.scores), **dict.fromkeys(state.deck.monsters, 1)})


# Cards on top of the deck that a disguise leaves alone: more than one move ever turns up.
_TOP = 9


def _disguise(state: State, viewer: Seat | None, chance: Rng) -> State:
    """Deals anew what nobody has shown; a hand that must be able to mend a mismatch (MR-L6) stays as it is."""
    other = state.copy()
    spared = state.active if open_faults(state) else viewer
    others = [seat for seat in range(state.seats) if seat not in (viewer, spared)]
    buried, top = state.draw_pile[:-_TOP], state.draw_pile[-_TOP:]
    hidden = {seat: _without(state.hands[seat], state.shown[seat]) for seat in others}
    pool = chance.shuffled(b"".join(hidden.values()) + buried.replace(bytes((SCORING,)), b""))
    for seat in others:
        count = len(hidden[seat])
        other.hands[seat] = bytes(sorted(state.shown[seat] + pool[:count]))
        pool = pool[count:]
    rest = iter(pool)
    other.draw_pile = bytes(card if card == SCORING else next(rest) for card in buried) + top
    return other


def _without(cards: bytes, taken: bytes) -> bytes:
    return bytes((Counter(cards) - Counter(taken)).elements())


SUPPORT = GameSupport(GAME, MOVES, cards_of, _all_cards, _disguise)
