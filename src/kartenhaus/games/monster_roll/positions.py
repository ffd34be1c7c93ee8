"""One-line texts of whole positions. What is written reads back the same; a text written by hand may leave parts out.

`name=value` fields in any order, cards as words (cards.py) with commas between them, `-` for nothing:

    seats=2        players (2 if left out)
    monsters=gulp,fuzz   the monster of each seat (those picked, and for the others the first that are left)
    turn=0         the seat on turn (0)
    step=lay       draw, lay or over (lay)
    drawn=no       yes: in this draw a card was already taken from the deck (no)
    picked=no      yes: in this draw a card was already taken from the discard pile (no)
    steps=lay:po:3,discard:xo   what was done in this turn, moves with colons for blanks (none). The table shows it done
    deck=sc,po     the top of the deck, top card last, scoring cards as sc
    discard=gb     the discard pile, top card last
    hand0=po,xo    the hand of seat 0, and so on
    shown0=po      the cards of that hand that everybody has seen (none)
    row0=po,og/xg,gb+/st        the row of seat 0 from the monster on (none): places with commas between them, the
                   cards of a place from the lowest to the top one with slashes between them
    scores=5:4,6:7 the points of all seats at each scoring so far (none)
    rng=...        the Rng (the one given)

Hands left out are dealt: five cards, three to the seat on turn if it is to draw, less by the steps. A discard pile left
out gets one card. All cards still over go below those named in the deck, with the scoring cards to come where MR-S3 has
them; cards that the stacks cannot hold after so many scorings lie at the bottom of the discard pile.
"""

from __future__ import annotations

from kartenhaus.engine import (
    NOTHING,
    CardSupply,
    PositionFields,
    Refused,
    Rng,
    Seat,
    WrongField,
    read_fields,
    write_rng,
)
from kartenhaus.games.monster_roll.cards import (
    CARDS_BY_WORD,
    FEWEST_SEATS,
    HAND,
    MOST_SEATS,
    SCORING,
    SCORINGS,
    TEAR,
    TURNED,
    Deck,
    printed,
    words,
)
from kartenhaus.games.monster_roll.drawing import in_order
from kartenhaus.games.monster_roll.moves import Discard, LayPaper, LayStop, LayTear, Step
from kartenhaus.games.monster_roll.notation import read_move, write_move
from kartenhaus.games.monster_roll.rows import faultless, place_cards, place_of
from kartenhaus.games.monster_roll.rules import apply, step_card, undo_step
from kartenhaus.games.monster_roll.stacks import scoring_spots, stacked, well_stacked
from kartenhaus.games.monster_roll.state import DRAW, LAY, OVER, PHASE_NAMES, Options, State


def write_position(state: State) -> str:
    fields = {
        "seats": str(state.seats),
        "monsters": ",".join(state.monsters),
        "turn": str(state.active),
        "step": PHASE_NAMES[state.phase],
        "drawn": "yes" if state.drawn else "no",
        "picked": "yes" if state.picked else "no",
        "steps": ",".join(write_move(step).replace(" ", ":") for step in state.steps) or NOTHING,
        "deck": _pile(state.draw_pile),
        "discard": _pile(state.discard_pile),
    }
    for seat in range(state.seats):
        fields[f"hand{seat}"] = _pile(state.hands[seat])
        fields[f"shown{seat}"] = _pile(state.shown[seat])
        places = zip(state.rows[seat], state.covered[seat], strict=True)
        fields[f"row{seat}"] = ",".join("/".join(words(place_cards(*place))) for place in places) or NOTHING
    fields["scores"] = ",".join(":".join(map(str, points)) for points in state.scores) or NOTHING
    fields["rng"] = write_rng(state.rng)
    return " ".join(f"{name}={value}" for name, value in fields.items())


def _pile(pile: bytes) -> str:
    return ",".join(words(pile)) or NOTHING


def read_position(text: str, options: Options, deck: Deck, monsters: tuple[str, ...], rng: Rng) -> State | Refused:
    """`monsters`: those of the seats where the text does not name them."""
    return read_fields(text, lambda fields: _read(fields, options, deck, monsters, rng))


def _read(fields: PositionFields, options: Options, deck: Deck, monsters: tuple[str, ...], rng: Rng) -> State:
    seats = fields.number("seats", FEWEST_SEATS, MOST_SEATS, FEWEST_SEATS)
    state = State(
        options=options,
        deck=deck,
        seats=seats,
        monsters=_monsters(fields, deck, seats) or monsters[:seats],
        rng=rng,
        active=fields.number("turn", 0, seats - 1, 0),
        phase=PHASE_NAMES.index(fields.word("step", PHASE_NAMES, PHASE_NAMES[LAY])),
        drawn=fields.word("drawn", ("yes", "no"), "no") == "yes",
        picked=fields.word("picked", ("yes", "no"), "no") == "yes",
        steps=tuple(_step(word) for word in _words(fields, "steps")),
        draw_pile=b"",
        discard_pile=b"",
        hands=[],
        shown=[in_order(_cards(_words(fields, f"shown{seat}"), f"shown{seat}")) for seat in range(seats)],
        rows=[],
        covered=[],
        scores=tuple(_points(word, seats) for word in _words(fields, "scores")),
    )
    supply = CardSupply(deck.cards + bytes((SCORING,)) * max(0, SCORINGS - len(state.scores)), rest_in=())
    for seat in range(seats):
        _read_row(fields, state, f"row{seat}", supply)
    hands = [f"hand{seat}" for seat in range(seats)]
    for name in ("deck", "discard", *hands):
        text = fields.pile(name)
        if text is not None:
            supply.lay(name, _cards(_split(text), name))
    state.rng = fields.rng(rng)
    fields.finish()

    scorings = supply.left.count(SCORING)
    supply.left = rng.shuffled(supply.left.replace(bytes((SCORING,)), b""))
    for seat, name in enumerate(hands):
        # What everybody has seen of a hand that is left out is in it.
        known = state.shown[seat]
        if name not in supply.piles:
            supply.take(known, f"shown{seat}")
            supply.deal(name, max(0, _hand_size(state, seat) - len(known)))
            supply.piles[name] += known
    state.hands = [in_order(supply[name]) for name in hands]
    supply.deal("discard", 1 if state.phase != OVER else 0)
    state.draw_pile, surplus = _deck_of(state, supply["deck"], supply.left, scorings, rng)
    state.discard_pile = surplus + supply["discard"]
    _check_sense(state)
    return state


def _split(text: str) -> list[str]:
    return text.split(",") if text else []


def _words(fields: PositionFields, name: str) -> list[str]:
    """The words of a field that is empty when left out."""
    return _split(fields.pile(name) or "")


def _monsters(fields: PositionFields, deck: Deck, seats: int) -> tuple[str, ...]:
    """MR-S1: one for each seat, no two the same; empty if left out."""
    named = tuple(_words(fields, "monsters"))
    if named and (len({*named} & {*deck.monsters}) != seats or len(named) != seats):
        raise WrongField("monsters")
    return named


def _cards(names: list[str], field: str) -> bytes:
    """Cards as they are outside of rows: as printed, and scoring cards only in the deck."""
    cards = b""
    for name in names:
        card = CARDS_BY_WORD.get(name)
        if card is None or (card < TEAR and card & TURNED) or (card == SCORING and field != "deck"):
            raise WrongField(f"{field}={name}")
        cards += bytes((card,))
    return cards


def _step(word: str) -> Step:
    move = read_move(word.replace(":", " "))
    if not isinstance(move, LayPaper | LayStop | LayTear | Discard):
        raise WrongField(f"steps={word}")
    return move


def _points(word: str, seats: int) -> tuple[int, ...]:
    points = word.split(":")
    if len(points) != seats or not all(text.isascii() and text.isdigit() and len(text) <= 5 for text in points):
        raise WrongField(f"scores={word}")
    return tuple(int(text) for text in points)


def _read_row(fields: PositionFields, state: State, name: str, supply: CardSupply) -> None:
    tops = b""
    under: list[bytes] = []
    for word in _words(fields, name):
        cards = bytes(CARDS_BY_WORD.get(card, SCORING) for card in word.split("/"))
        place = place_of(cards)
        turned = any(card < TEAR and card & TURNED for card in cards)
        if place is None or (turned and not state.options.turn_cards):
            raise WrongField(f"{name}={word}")
        supply.take(bytes(printed(card) for card in cards), name)
        tops += bytes((place[0],))
        under.append(place[1])
    state.rows.append(tops)
    state.covered.append(tuple(under))


def _hand_size(state: State, seat: Seat) -> int:
    """How many cards are dealt to a hand that is left out."""
    if seat != state.active:
        return HAND
    return HAND - 2 if state.phase == DRAW else HAND - len(state.steps)


def _deck_of(state: State, named: bytes, over: bytes, scorings: int, rng: Rng) -> tuple[bytes, bytes]:
    """The deck with as many of the cards left over below the named ones as MR-S3 allows; and the surplus."""
    for count in range(len(over), -1, -1):
        below = count + scorings
        spots = scoring_spots(state.deck, state.seats, len(state.scores), below + len(named))
        if spots is None:
            continue
        lower = [range(spot.start, min(spot.stop, below)) for spot in spots[:scorings]]
        if not all(lower):
            continue
        pile = stacked(over[:count], lower, rng) + named
        if well_stacked(state.deck, state.seats, len(state.scores), pile):
            return pile, over[count:]
    raise WrongField("deck")


def _check_sense(state: State) -> None:
    """A position that no game can come to would break the rules' own reckoning."""
    before = state.copy()
    steps_hold = _undone(before)
    hand = len(before.hands[before.active])
    senses = {
        "steps": steps_hold and (state.phase == LAY or not state.steps),
        "step": (state.phase == OVER) == (len(state.scores) == SCORINGS),
        "scores": len(state.scores) <= SCORINGS,
        "discard": before.phase != LAY or before.discard_pile != b"",
        "drawn": state.phase != LAY or not state.drawn,
        "picked": state.phase != LAY or not state.picked,
        f"hand{state.active}": hand == HAND if state.phase == LAY else hand <= HAND - (state.phase == DRAW),
    }
    for seat in range(state.seats):
        senses.setdefault(f"hand{seat}", len(state.hands[seat]) <= HAND)
        senses[f"shown{seat}"] = all(
            state.shown[seat].count(card) <= state.hands[seat].count(card) for card in state.shown[seat]
        )
        senses[f"row{seat}"] = faultless(before.rows[seat])
    # Done again, the steps must be legal ones: which they can only be on rows that make sense.
    for name, sensible in senses.items():
        if not sensible:
            raise WrongField(name)
    for step in state.steps:
        if isinstance(apply(before, before.active, step), Refused):
            raise WrongField("steps")


def _undone(state: State) -> bool:
    """Takes back all the steps; False if the table does not show one of them done."""
    while state.steps:
        step = state.steps[-1]
        if isinstance(step, Discard):
            there = state.discard_pile[-1:] == step_card(step)
        else:
            seat = step.seat if isinstance(step, LayTear) else state.active
            if seat >= state.seats or step.place >= len(state.rows[seat]):
                return False
            under = state.covered[seat][step.place]
            cards = place_cards(state.rows[seat][step.place], under)
            there = printed(cards[-1]) == step_card(step)[0]
            if isinstance(step, LayPaper):
                turned = cards[-1] < TEAR and cards[-1] & TURNED != 0
                last = step.place == len(state.rows[seat]) - 1
                there = there and turned == step.turned and (under != b"" or last)
        if not there:
            return False
        undo_step(state)
    return True
