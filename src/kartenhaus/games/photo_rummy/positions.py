"""One-line texts of whole positions, as docs/notation.md describes them. What is written reads back the same.

Fields are `name=value`, in any order; a field that is left out has the value given here. Cards are written as in
moves (`Fc`, `J`) with commas between them, `-` is nothing.

    seats=2         players at the table
    rounds=-        rounds that are over: who won (`-` for a draw), a colon, the points of each seat; with `/` between
                    rounds, as in rounds=1:-12,12/-:0,0
    began=0         the seat that began this round (left out: the one on turn)
    turn=0          the seat on turn
    phase=draw      draw, play (the card is drawn) or over
    table=-         the combinations as they lay when the turn began, with `/` between them; `-` among them is a free
                    place, as in table=Fc,Fs,Fl/-/Ft,CHt,Pt,J
    opened=-        the seats that had laid their first combination when the turn began, as in opened=0,2
    rack0=...       the rack of each seat as it was when the turn's card was drawn, before any step; left out: 8 cards
                    are dealt to it, and one more to the seat on turn after its draw
    stack1=...      the five stacks, the top card last; those left out share the cards that are left over
    drawn=-         the card drawn in this turn
    steps=-         the steps made since, oldest first: moves with `:` for blanks and `;` between them, as in
                    steps=lay:Fs:new;move:Ft:2
    made=...        how many steps were made, also those taken back (left out: as many as there are)
    seen0=...       the cards of each rack, as it is now, that everybody has seen (left out: what the steps have shown)
    rng=...         seed and words drawn (left out: the Rng that reads the position)

Cards that a position leaves out are dealt by the Rng. A position is refused if cards are left over with no stack to
lie in, if the table was faulty when the turn began, or if a step is against the rules or ends the round.
"""

from __future__ import annotations

from typing import Final

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
from kartenhaus.games.photo_rummy.cards import (
    ALL_CARDS,
    CARD_TEXTS,
    CARDS_BY_TEXT,
    FEWEST_SEATS,
    MOST_SEATS,
    RACK_AT_START,
    STACKS,
)
from kartenhaus.games.photo_rummy.combinations import FAULTLESS, fault_of
from kartenhaus.games.photo_rummy.deck import Deck
from kartenhaus.games.photo_rummy.moves import FreeJoker, LayCard, MovePhoto, PhotoRummyMove
from kartenhaus.games.photo_rummy.notation import read_move, write_move
from kartenhaus.games.photo_rummy.round_result import Round
from kartenhaus.games.photo_rummy.rules import apply, play
from kartenhaus.games.photo_rummy.state import DRAW, MOST_STEPS, OVER, PHASE_NAMES, PLAY, Options, State, Step
from kartenhaus.games.photo_rummy.turns import take_all_back

_STACK_NAMES: Final = tuple(f"stack{number}" for number in range(1, STACKS + 1))
_MOST_POINTS: Final = 100_000


def write_position(state: State) -> str:
    before = state.copy()
    take_all_back(before, None)
    before.made = 0
    fields = {
        "seats": str(state.seats),
        "rounds": "/".join(_round_text(done) for done in state.rounds) or NOTHING,
        "began": str(state.began),
        "turn": str(state.active),
        "phase": PHASE_NAMES[state.phase],
        "table": "/".join(_card_list(cards) for cards in before.table) or NOTHING,
        "opened": ",".join(str(seat) for seat in range(state.seats) if before.opened[seat]) or NOTHING,
    }
    for seat in range(state.seats):
        fields[f"rack{seat}"] = _card_list(before.racks[seat])
    for name, stack in zip(_STACK_NAMES, state.stacks, strict=True):
        fields[name] = _card_list(stack)
    fields["drawn"] = _card_list(state.drawn)
    fields["steps"] = ";".join(_step_texts(before.copy(), state.steps)) or NOTHING
    fields["made"] = str(state.made)
    for seat in range(state.seats):
        fields[f"seen{seat}"] = _card_list(state.seen[seat])
    fields["rng"] = write_rng(state.rng)
    return " ".join(f"{name}={value}" for name, value in fields.items())


def _card_list(cards: bytes) -> str:
    return ",".join(CARD_TEXTS[card] for card in cards) or NOTHING


def _round_text(done: Round) -> str:
    winner = NOTHING if done.winner is None else str(done.winner)
    return f"{winner}:{','.join(str(points) for points in done.points)}"


def _step_texts(state: State, steps: list[Step]) -> list[str]:
    """The steps as moves, made once more from how the turn began: so it shows which of them began a combination."""
    texts: list[str] = []
    for card, origin, place, freed, _ in steps:
        begins = place >= len(state.table) or not state.table[place]
        target = None if begins else place
        move: PhotoRummyMove
        if freed:
            move = FreeJoker(card, place)
        elif origin is None:
            move = LayCard(card, target)
        else:
            move = MovePhoto(card, target)
        play(state, state.active, move)
        texts.append(write_move(move).replace(" ", ":"))
    return texts


def read_position(text: str, options: Options, deck: Deck, rng: Rng) -> State | Refused:
    return read_fields(text, lambda fields: _read(fields, options, deck, rng))


def _read(fields: PositionFields, options: Options, deck: Deck, rng: Rng) -> State:
    seats = fields.number("seats", FEWEST_SEATS, MOST_SEATS, FEWEST_SEATS)
    everybody = range(seats)
    active = fields.number("turn", 0, seats - 1, 0)
    began = fields.number("began", 0, seats - 1, active)
    phase = PHASE_NAMES.index(fields.word("phase", PHASE_NAMES, PHASE_NAMES[DRAW]))
    rounds = [_read_round(word, seats) for word in (fields.pile("rounds") or "").split("/") if word]
    opened = _read_seats(fields.pile("opened") or "", seats)
    moves = [_read_step(word) for word in (fields.pile("steps") or "").split(";") if word]
    made = fields.number("made", len(moves), MOST_STEPS, len(moves))
    drawn = _read_cards("drawn", fields.pile("drawn") or "")
    seen = {seat: fields.pile(f"seen{seat}") for seat in everybody}
    own_rng = fields.rng(rng)

    supply = CardSupply(ALL_CARDS, rest_in=())
    table = _read_table(supply, fields.pile("table") or "")
    for name in (*(f"rack{seat}" for seat in everybody), *_STACK_NAMES):
        pile = fields.pile(name)
        if pile is not None:
            supply.lay(name, _read_cards(name, pile))
    fields.finish()
    supply.left = rng.shuffled(supply.left)
    for seat in everybody:
        supply.deal(f"rack{seat}", RACK_AT_START + (1 if phase == PLAY and seat == active else 0))
    _share_rest(supply)
    state = State(
        options=options,
        deck=deck,
        seats=seats,
        rng=own_rng,
        rounds=rounds,
        began=began,
        active=active,
        phase=phase,
        stacks=[supply[name] for name in _STACK_NAMES],
        racks=[bytes(sorted(supply[f"rack{seat}"])) for seat in everybody],
        seen=[b""] * seats,
        opened=opened,
        table=table,
        old=table[:],
        first=None,
        steps=[],
        made=0,
        drawn=drawn,
    )
    _check_sense(state, moves, made)
    over = len(rounds)
    for move in moves:
        if isinstance(apply(state, active, move), Refused) or len(state.rounds) != over:
            raise WrongField("steps")
    state.made = made
    for seat, text in seen.items():
        # Left out, it is what the steps have shown.
        if text is not None:
            state.seen[seat] = bytes(sorted(_read_cards(f"seen{seat}", text)))
            if not _is_part(state.seen[seat], state.racks[seat]):
                raise WrongField(f"seen{seat}")
    return state


def _read_round(word: str, seats: int) -> Round:
    winner, colon, points = word.partition(":")
    values = points.split(",")
    for value in values:
        digits = value.removeprefix("-")
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 6 or abs(int(value)) > _MOST_POINTS:
            raise WrongField("rounds")
    winners = [NOTHING, *(str(seat) for seat in range(seats))]
    if not colon or len(values) != seats or winner not in winners:
        raise WrongField("rounds")
    return Round(None if winner == NOTHING else int(winner), tuple(int(value) for value in values))


def _read_seats(text: str, seats: int) -> list[bool]:
    words = text.split(",") if text else []
    known = [str(seat) for seat in range(seats)]
    if any(word not in known for word in words):
        raise WrongField("opened")
    return [seat in words for seat in known]


def _read_step(word: str) -> PhotoRummyMove:
    move = read_move(word.replace(":", " "))
    if not isinstance(move, LayCard | MovePhoto | FreeJoker):
        raise WrongField("steps")
    return move


def _read_cards(name: str, text: str) -> bytes:
    cards: list[int] = []
    for word in text.split(",") if text else ():
        card = CARDS_BY_TEXT.get(word.lower())
        if card is None:
            raise WrongField(f"{name}={word}")
        cards.append(card)
    return bytes(cards)


def _read_table(supply: CardSupply, text: str) -> list[bytes]:
    table: list[bytes] = []
    for word in text.split("/") if text else ():
        cards = b"" if word == NOTHING else bytes(sorted(_read_cards("table", word)))
        if word != NOTHING and fault_of(cards) != FAULTLESS:
            raise WrongField("table")
        supply.take(cards, "table")
        table.append(cards)
    if table and not table[-1]:
        raise WrongField("table")
    return table


def _share_rest(supply: CardSupply) -> None:
    """The stacks that a position leaves out share the cards left over, the first ones higher by a card."""
    unwritten = [name for name in _STACK_NAMES if name not in supply.piles]
    if supply.left and not unwritten:
        raise WrongField(_STACK_NAMES[0])
    cards = len(supply.left)
    for number, name in enumerate(unwritten):
        supply.deal(name, cards // len(unwritten) + (1 if number < cards % len(unwritten) else 0))


def _is_part(cards: bytes, whole: bytes) -> bool:
    return all(cards.count(card) <= whole.count(card) for card in {*cards})


def _check_sense(state: State, moves: list[PhotoRummyMove], made: int) -> None:
    """A position that no game can come to would break the rules' own reckoning."""
    playing = state.phase == PLAY
    senses = {
        "rounds": (len(state.rounds) == state.options.rounds) == (state.phase == OVER)
        and len(state.rounds) <= state.options.rounds,
        "steps": playing or not moves,
        "made": playing or made == 0,
        "drawn": len(state.drawn) <= 1 and (playing or not state.drawn) and state.drawn in state.racks[state.active],
        "stack1": state.phase != DRAW or any(state.stacks),
        **{f"rack{seat}": state.phase == OVER or rack != b"" for seat, rack in enumerate(state.racks)},
    }
    for name, sensible in senses.items():
        if not sensible:
            raise WrongField(name)
