"""One-line texts of whole positions, as docs/notation.md describes them. What is written reads back the same."""

from __future__ import annotations

from kartenhaus.engine import (
    NOTHING,
    CardSupply,
    PositionFields,
    Refused,
    Rng,
    WrongField,
    read_fields,
    write_rng,
)
from kartenhaus.games.great_wall.cards import (
    FEWEST_SEATS,
    HAND_ACTIONS,
    HAND_COMPOSITIONS,
    MARKET_SIZE,
    MOST_SEATS,
    OPEN_COMPOSITIONS,
    RICKSHAW,
    WALL_AT_START,
    Deck,
)
from kartenhaus.games.great_wall.setup import deck_stacks
from kartenhaus.games.great_wall.state import OVER, PHASE_NAMES, PLACE, PLACE_DRAWN, PLACE_NEW, Options, State


def write_position(state: State) -> str:
    deck = state.deck
    fields = {
        "seats": str(state.seats),
        "turn": str(state.active),
        "step": PHASE_NAMES[state.phase],
        "played": str(state.played),
        "wall": _letters(state.wall),
        "market": _letters(state.market),
        "drawn": _letters(state.drawn),
        "deck": _letters(state.wall_deck),
        "remade": "yes" if state.wall_remade else "no",
        "discard": _letters(state.wall_discard),
        "actiondeck": _letters(state.action_deck),
        "actiondiscard": _letters(state.action_discard),
        "compositions": _names(deck, state.composition_deck),
        "open": _names(deck, state.open_compositions),
        "out": _names(deck, state.out),
    }
    for seat in range(state.seats):
        fields[f"actions{seat}"] = _letters(state.actions[seat])
        fields[f"shown{seat}"] = _letters(state.shown[seat])
        fields[f"hand{seat}"] = _names(deck, state.compositions[seat])
        fields[f"photos{seat}"] = _names(deck, state.photos[seat])
    fields["last"] = NOTHING if state.turns_left is None else str(state.turns_left)
    fields["ended"] = state.ended_by or NOTHING
    fields["rng"] = write_rng(state.rng)
    return " ".join(f"{name}={value}" for name, value in fields.items())


def _letters(pile: bytes) -> str:
    return pile.decode() or NOTHING


def _names(deck: Deck, numbers: bytes) -> str:
    return ",".join(deck.compositions[number].name for number in numbers) or NOTHING


def read_position(text: str, options: Options, deck: Deck, rng: Rng) -> State | Refused:
    return read_fields(text, lambda fields: _read(fields, options, deck, rng))


def _read(fields: PositionFields, options: Options, deck: Deck, rng: Rng) -> State:
    seats = fields.number("seats", FEWEST_SEATS, MOST_SEATS, FEWEST_SEATS)
    if deck.fault(seats) is not None:
        raise WrongField("seats")
    phase = PHASE_NAMES.index(fields.word("step", PHASE_NAMES, PHASE_NAMES[PLACE]))
    active = fields.number("turn", 0, seats - 1, 0)
    played = fields.number("played", 0, seats - 1, 0)
    remade = fields.word("remade", ("yes", "no"), "yes") == "yes"
    turns_left = fields.number_or_nothing("last", 0, seats + 1)
    ended_by = fields.word("ended", ("GW-E1", "GW-E2", NOTHING), NOTHING)
    own_rng = fields.rng(rng)

    wall = CardSupply(deck.wall + bytes((RICKSHAW,)) * deck.rickshaws, rest_in=("deck", "discard"))
    actions = CardSupply(deck.actions, rest_in=("actiondeck", "actiondiscard"))
    compositions = CardSupply(bytes(range(len(deck.compositions))), rest_in=("compositions", "out"))
    everybody = range(seats)
    for name in ("wall", "market", "drawn", "deck", "discard"):
        _name_wall_cards(wall, name, fields.pile(name))
    for name in ("actiondeck", "actiondiscard", *(f"actions{seat}" for seat in everybody)):
        actions.lay_letters(name, fields.pile(name))
    shown = [_shown_actions(f"shown{seat}", fields.pile(f"shown{seat}")) for seat in everybody]
    hands = [f"{kind}{seat}" for seat in everybody for kind in ("hand", "photos")]
    for name in ("compositions", "open", "out", *hands):
        _name_compositions(compositions, deck, name, fields.pile(name))
    fields.finish()

    for supply in (wall, actions, compositions):
        supply.left = rng.shuffled(supply.left)
    wall.deal("wall", WALL_AT_START, deck.wall)
    wall.deal("market", MARKET_SIZE, deck.wall)
    wall.deal("drawn", 1 if phase == PLACE_DRAWN else 0, deck.wall)
    plain = bytes(number for number, composition in enumerate(deck.compositions) if composition.plain)
    compositions.deal("open", OPEN_COMPOSITIONS, plain)
    for seat in everybody:
        if f"actions{seat}" not in actions.piles:
            # What everybody has seen of a hand that is left out is in it.
            actions.take(shown[seat], f"shown{seat}")
            actions.deal(f"actions{seat}", max(0, HAND_ACTIONS - len(shown[seat])))
            actions.piles[f"actions{seat}"] = shown[seat] + actions[f"actions{seat}"]
        compositions.deal(f"hand{seat}", HAND_COMPOSITIONS)
    for supply in (wall, actions, compositions):
        supply.lay_rest()
    state = State(
        options=options,
        deck=deck,
        seats=seats,
        rng=own_rng,
        active=active,
        phase=phase,
        played=played,
        wall=wall["wall"],
        market=wall["market"],
        drawn=wall["drawn"],
        wall_deck=wall["deck"],
        wall_remade=remade,
        wall_discard=wall["discard"],
        action_deck=actions["actiondeck"],
        action_discard=actions["actiondiscard"],
        composition_deck=compositions["compositions"],
        open_compositions=compositions["open"],
        out=compositions["out"],
        actions=[actions[f"actions{seat}"] for seat in everybody],
        shown=shown,
        compositions=[compositions[f"hand{seat}"] for seat in everybody],
        photos=[compositions[f"photos{seat}"] for seat in everybody],
        turns_left=turns_left,
        ended_by="" if ended_by == NOTHING else ended_by,
    )
    _check_sense(state)
    return state


def _name_wall_cards(supply: CardSupply, name: str, text: str | None) -> None:
    """On the wall a small letter bears a rickshaw; the letter R itself stands in piles only."""
    if text is None:
        return
    if name != "wall":
        supply.lay_letters(name, text)
        if name not in ("deck", "discard") and "R" in text:
            raise WrongField(name)
        return
    if "R" in text.upper():
        raise WrongField(name)
    supply.lay_letters(name, text.upper())
    supply.take(bytes((RICKSHAW,)) * sum(letter.islower() for letter in text), name)
    supply.piles[name] = text.encode()


def _shown_actions(name: str, text: str | None) -> bytes:
    """Cards of a hand, named once more: they are taken from no pile."""
    if text is None:
        return b""
    if not text.isascii():
        raise WrongField(name)
    return text.encode()


def _name_compositions(supply: CardSupply, deck: Deck, name: str, text: str | None) -> None:
    if text is None:
        return
    words = supply.without_rest(name, text)
    numbers = b""
    for word in words.split(",") if words else ():
        if word not in deck.by_name:
            raise WrongField(f"{name}={word}")
        numbers += bytes((deck.by_name[word],))
    supply.lay(name, numbers)


def _check_sense(state: State) -> None:
    """A position that no game can come to would break the rules' own reckoning."""
    drawn = 1 if state.phase == PLACE_DRAWN else 0
    below = 0
    stacks_hold = True
    for cards, rickshaws in reversed(deck_stacks(state.deck)):
        stack = state.wall_deck[below : below + cards + rickshaws]
        below += cards + rickshaws
        stacks_hold = stacks_hold and (below > len(state.wall_deck) or stack.count(RICKSHAW) == rickshaws)
    senses = {
        "drawn": len(state.drawn) == drawn,
        "market": len(state.market) <= MARKET_SIZE and (state.phase != PLACE_NEW or state.market != b""),
        "played": (state.played == 0 or state.phase not in (PLACE, PLACE_DRAWN))
        and (state.played > 0 or state.phase != PLACE_NEW),
        "ended": (state.phase == OVER) == (state.ended_by != ""),
        "open": state.open_compositions != b"" or state.ended_by == "GW-E1",
        "last": state.composition_deck != b"" or state.turns_left is not None,
        "remade": state.wall_remade or stacks_hold,
    }
    for seat in range(state.seats):
        hand, shown = state.actions[seat], state.shown[seat]
        senses[f"shown{seat}"] = all(shown.count(action) <= hand.count(action) for action in shown)
    for name, sensible in senses.items():
        if not sensible:
            raise WrongField(name)
