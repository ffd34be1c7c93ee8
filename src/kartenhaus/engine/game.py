"""What a game is. Everything above this room plays any game through this one door."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any, Generic, TypeAlias, TypeVar

from kartenhaus.engine.board import AnyView, BoardOwn, BoardView, Offer, Zone
from kartenhaus.engine.decks import Decks
from kartenhaus.engine.numbering import Numbering
from kartenhaus.engine.options import Field, NoOptions, Value, read_options
from kartenhaus.engine.rng import Rng
from kartenhaus.engine.said import Telling
from kartenhaus.engine.seats import Seat, require_seat
from kartenhaus.engine.state_text import read_state, write_state
from kartenhaus.engine.words import Event, Hint, Move, Outcome, Refused

S = TypeVar("S")
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=AnyView)
O = TypeVar("O")  # noqa: E741 - S, M, V, O: state, move, view, options


@dataclass(frozen=True, slots=True)
class Settled:
    """How one of several calls ended: the move as it was carried out (or asked for), and the answer."""

    seat: Seat
    move: Move
    answer: list[Event] | Refused


class Game(ABC, Generic[S, M, V, O]):
    """The rules of one game, without state of their own.

    Contract, held by `kartenhaus conformance` for any game and by tests/conformance for ours:
    - `apply` checks first and changes after: a refusal leaves the state as it was, bit for bit.
    - `legal_moves` is exactly what `apply` accepts from that seat, in a stable order, without repeats.
    - `play` does to the state what `apply` does.
    - A view holds nothing that its viewer may not know; `view(sample(view, rng), seat) == view`.
    - All chance comes from the Rng that `new` was given, which is part of the state from then on.
    - A seat that is not at the table, or a state of another game, is a bug of the caller and raises.
    """

    # The name in commands, addresses and logs, such as "great-wall".
    name: str
    # Raised by one whenever the same log would replay to something else.
    rules_version: int = 1
    # Raised by one whenever a move gets another number.
    numbering_version: int = 1
    fewest_seats: int = 2
    most_seats: int
    # Whether there are moves that seats out of turn may make; see `is_call`.
    has_calls: bool = False
    # The IDs of all rules, in the order of the rules text.
    rule_ids: tuple[str, ...]
    # What can be chosen, and the dataclass that holds it, with a field of the same name for each.
    option_fields: tuple[Field, ...] = ()
    options_kind: type = NoOptions
    # The dataclass of the states; it has a field `seats`. Needed where the positions are written by `write_state`.
    state_kind: type
    # The dataclasses that `view` and `own` answer with, and those of their fields that hold moves.
    view_kind: type = BoardView
    own_kind: type = BoardOwn
    move_fields: tuple[str, ...] = ("legal_moves",)
    # How it reads the deck files that its options may hold; None: they hold none.
    decks: Decks[Any] | None = None
    # What the game says of its events, moves and moments.
    telling: Telling[M, V]

    # --- what each game says itself

    @abstractmethod
    def new(self, options: O, seats: int, rng: Rng) -> S:
        """A game set up and dealt, ready for the first move. The Rng belongs to the state from now on."""

    @abstractmethod
    def actors(self, state: S) -> tuple[Seat, ...]:
        """Whose word counts now: the seat on turn first, then those that may call out of turn. Empty at the end.

        Public knowledge: a seat that may call is listed whether or not it has anything to call.
        """

    @abstractmethod
    def _legal_moves(self, state: S, seat: Seat) -> list[M]:
        """`legal_moves`, of a seat at the table."""

    @abstractmethod
    def _apply(self, state: S, seat: Seat, move: M) -> list[Event] | Refused:
        """`apply`, for a seat at the table."""

    @abstractmethod
    def _view(self, state: S, seat: Seat | None) -> V:
        """`view`, of a seat at the table or a spectator."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How it ended; None while it is being played."""

    @abstractmethod
    def sample(self, view: V, rng: Rng) -> S:
        """A state that this view cannot tell from the real one, every possible one equally likely but for what
        can be concluded from how the others play."""

    @abstractmethod
    def all_moves(self, options: O, seats: int) -> Iterable[M]:
        """All moves that can ever be legal with these options and seats, once each, in the order of their numbers."""

    @abstractmethod
    def write_move(self, move: M) -> str:
        """The one-line text of a move."""

    @abstractmethod
    def read_move(self, text: str) -> M | Refused:
        """The move a text means; the refusal says what is wrong with the text. Legal or not is for `apply`."""

    # --- what is the same everywhere, unless a game says otherwise

    def legal_moves(self, state: S, seat: Seat) -> list[M]:
        """What `apply` accepts from this seat now."""
        require_seat(seat, state.seats)  # type: ignore[attr-defined]
        return self._legal_moves(state, seat)

    def apply(self, state: S, seat: Seat, move: M) -> list[Event] | Refused:
        """Carries out a move: changes the state and tells what happened, or refuses and changes nothing."""
        require_seat(seat, state.seats)  # type: ignore[attr-defined]
        return self._apply(state, seat, move)

    def play(self, state: S, seat: Seat, move: M) -> None:
        """Carries out a move that `legal_moves` has just offered, for playouts: a game in a hurry neither checks it
        again nor builds events, since nobody is told of them. What any other move does is not defined."""
        answer = self._apply(state, seat, move)
        assert not isinstance(answer, Refused), f"{move} was not offered: {answer}"

    def view(self, state: S, seat: Seat | None) -> V:
        """What a seat, or a spectator (None), may know."""
        if seat is not None:
            require_seat(seat, state.seats)  # type: ignore[attr-defined]
        return self._view(state, seat)

    def own(self, state: S, seat: Seat | None) -> Any:
        """The part of that view which is the viewer's alone, for people: fields of the same names, but no calls among
        the legal moves, for people are to notice themselves what they could call. All other fields of a view are the
        same for everybody, so that a table need not build them for each seat."""
        if seat is not None:
            require_seat(seat, state.seats)  # type: ignore[attr-defined]
        return self._own(state, seat)

    def _own(self, state: S, seat: Seat | None) -> Any:
        """`own`, taken from the view; a game whose tables are in a hurry builds only this part."""
        view = self._view(state, seat)
        moves = [move for move in view.legal_moves if not self.is_call(move)]
        parts = {field.name: getattr(view, field.name, None) for field in fields(self.own_kind)}
        parts["legal_moves"] = tuple(moves)
        if "offers" in parts:
            parts["offers"] = tuple([self._offer(view, move) for move in moves])
        return self.own_kind(**parts)

    def _offer(self, view: V, move: M) -> Offer:
        spot = self.telling.spot(view, move)
        return Offer(self.write_move(move), self.telling.move(view, move), spot.card, spot.zone, spot.seat)

    def numbering(self, options: O, seats: int) -> Numbering[M]:
        """The numbers of all moves; tables are made once, for the last few options that were asked for."""
        return _numbering(self, options, seats)

    def zones(self, view: V) -> tuple[Zone, ...]:
        """Where all cards lie, as everybody sees them; empty for a game that only its own board can show."""
        zones: tuple[Zone, ...] = getattr(view, "zones", ())
        return zones

    def options(self, raw: Mapping[str, object], seats: int) -> O | Refused:
        """The options from raw values, defaults filled in; the refusal names the field."""
        chosen = read_options(self.option_fields, raw, seats)
        if isinstance(chosen, Refused):
            return chosen
        options: O = self.options_kind(**chosen)
        return self.options_fault(options, seats) or options

    def options_fault(self, options: O, seats: int) -> Refused | None:
        """What is wrong with options whose values are each right by themselves: here, a deck that cannot be read."""
        deck = None if self.decks is None else self.decks(options.deck)  # type: ignore[attr-defined]
        return deck if isinstance(deck, Refused) else None

    def write_options(self, options: O) -> dict[str, Value]:
        """The raw values that read back to these options."""
        return {field.name: getattr(options, field.name) for field in self.option_fields}

    def copy(self, state: S) -> S:
        """A state of its own that goes on from here."""
        return deepcopy(state)

    def write_position(self, state: S) -> str:
        """The one-line text of a whole position, secrets and Rng included."""
        return write_state(state)

    def read_position(self, text: str, options: O, rng: Rng) -> S | Refused:
        """The position a text means. What it leaves out is dealt from the cards that remain, by the Rng; a text of
        `write_state` leaves nothing out."""
        state: S | Refused = read_state(self.state_kind, text, options)
        return state

    def opening(self, state: S) -> list[Event]:
        """What everybody is told of a game that has just been set up, before its first move."""
        return []

    def turn(self, state: S) -> object:
        """What stays the same for as long as a turn lasts, and is another in the next; None at the end."""
        actors = self.actors(state)
        return actors[0] if actors else None

    def timeout_moves(self, state: S) -> list[M]:
        """The moves that the rules make for a seat on turn whose time has run out; empty where they say nothing."""
        return []

    def hint(self, view: V) -> Hint | None:
        """Help for the viewer, from what the viewer knows; None where a game has none."""
        return None

    @property
    def gives_hints(self) -> bool:
        """Whether it has hints of its own."""
        return type(self).hint is not Game.hint

    def is_call(self, move: M) -> bool:
        """Whether this is a move that seats out of turn may make as well, first come, first served."""
        return False

    def shows_hand(self, state: S, move: M) -> bool:
        """Whether the seat on turn lays hidden cards open by this move, so that events tell of cards that no view shows
        later. All that other moves tell of hidden cards is in the view after them."""
        return False

    def settle(self, state: S, calls: Sequence[tuple[Seat, M]]) -> list[Settled]:
        """Carries out calls that were made at one and the same moment of rest, in the order of calling."""
        return [Settled(seat, move, self.apply(state, seat, move)) for seat, move in calls]

    def penalty(self, options: O, refused: Refused) -> int:
        """For how many seconds a real-time table takes no further call from a seat that was refused so."""
        return 0


@lru_cache(maxsize=4)
def _numbering(game: AnyGame, options: Any, seats: int) -> Numbering[Any]:
    return Numbering(game.all_moves(options, seats))


# A game whose types are not known where it is used: in the catalog, at the table, in the faces.
AnyGame: TypeAlias = Game[Any, Any, Any, Any]
