"""The rules of Crazy Eights."""

from __future__ import annotations

from dataclasses import dataclass

from crazy_eights.cards import DECK, PLAYS, VERBS, AnyMove, Draw, Drawn, Pass, Passed, Play, Played, Seen, points
from crazy_eights.telling import CrazyEightsTelling, View
from kartenhaus.engine import Event, Game, NoOptions, Outcome, Refused, Rng, Zone, dealt, ranked, read_words, unseen


@dataclass(slots=True)
class State:
    """Deck and discard pile have their top card last."""

    seats: int
    rng: Rng
    active: int
    hands: list[list[str]]
    deck: list[str]
    pile: list[str]
    # The suit to follow, whether the player on turn has drawn, and how many players in a row have passed.
    suit: str
    drawn: bool = False
    passes: int = 0


class CrazyEights(Game[State, AnyMove, View, NoOptions]):
    name = "crazy-eights"
    most_seats = 8
    rule_ids = ("CE-C1", "CE-S1", "CE-T1", "CE-T2", "CE-T3", "CE-T4", "CE-E1", "CE-E2")
    state_kind = State
    view_kind = View
    telling = CrazyEightsTelling()

    def new(self, options: NoOptions, seats: int, rng: Rng) -> State:
        hands, deck = dealt(DECK, [7 if seats == 2 else 5] * seats, rng)
        first = deck.pop()
        return State(seats, rng, rng.below(seats), hands, deck, [first], first[-1])

    def actors(self, state: State) -> tuple[int, ...]:
        return () if self.outcome(state) else (state.active,)

    def outcome(self, state: State) -> Outcome | None:
        """CE-E1: a hand is empty, or everyone has passed."""
        if all(state.hands) and state.passes < state.seats:
            return None
        left = tuple(sum(map(points, hand)) for hand in state.hands)
        return ranked(left, [(-count,) for count in left])

    def _legal_moves(self, state: State, seat: int) -> list[AnyMove]:
        if seat not in self.actors(state):
            return []
        plays = [play for play in PLAYS if play.card in state.hands[seat] and _fits(state, play.card)]
        return [*plays, Pass() if state.drawn or not state.deck else Draw()]

    def _apply(self, state: State, seat: int, move: AnyMove) -> list[Event] | Refused:
        if refused := self._refusal(state, seat, move):
            return refused
        hand = state.hands[seat]
        state.passes = state.passes + 1 if isinstance(move, Pass) else 0
        state.drawn = isinstance(move, Draw)
        if isinstance(move, Draw):
            hand.append(state.deck.pop())
            return [Drawn(seat), Seen(seat, hand[-1])]
        if isinstance(move, Play):
            hand.remove(move.card)
            state.pile.append(move.card)
            state.suit = move.suit or move.card[-1]
        if not self.outcome(state):
            state.active = (seat + 1) % state.seats
        return [Played(seat, move.card, move.suit) if isinstance(move, Play) else Passed(seat)]

    def _refusal(self, state: State, seat: int, move: AnyMove) -> Refused | None:
        if self.outcome(state):
            return Refused("game-over", "CE-E1")
        if seat != state.active:
            return Refused("not-your-turn", "CE-T1")
        match move:
            case Play(card) if card not in state.hands[seat]:
                return Refused("ce-not-in-hand", "CE-T1")
            case Play(card) if not _fits(state, card):
                return Refused("ce-no-match", "CE-T2", {"suit": state.suit})
            case Play(card, suit) if (card[0] == "8") != (suit != ""):
                return Refused("ce-suit-for-eights", "CE-T3")
            case Draw() if state.drawn or not state.deck:
                return Refused("ce-no-draw", "CE-T4")
            case Pass() if state.deck and not state.drawn:
                return Refused("ce-draw-first", "CE-T4")
        return None

    def _view(self, state: State, seat: int | None) -> View:
        deck = Zone("deck", "pile", None, (), len(state.deck))
        pile = Zone("pile", "pile", None, tuple(state.pile), len(state.pile))
        # At the end everyone shows their hand, since it says who has won.
        shown = [tuple(hand) if self.outcome(state) else () for hand in state.hands]
        hands = [Zone("hand", "hand", owner, shown[owner], len(hand)) for owner, hand in enumerate(state.hands)]
        return View(
            viewer=seat,
            active=state.active,
            players=tuple({} for _ in hands),
            outcome=self.outcome(state),
            zones=(deck, pile, *hands),
            hand=() if seat is None else tuple(state.hands[seat]),
            legal_moves=() if seat is None else tuple(self._legal_moves(state, seat)),
            suit=state.suit,
            drawn=state.drawn,
            passes=state.passes,
        )

    def sample(self, view: View, rng: Rng) -> State:
        _, pile, *theirs = view.zones
        known = [list(view.hand if zone.seat == view.viewer else zone.cards) for zone in theirs]
        counts = [zone.count - len(cards) for zone, cards in zip(theirs, known, strict=True)]
        hidden, deck = dealt(unseen(DECK, pile.cards, *known), counts, rng)
        hands = [seen + cards for seen, cards in zip(known, hidden, strict=True)]
        return State(len(hands), rng, view.active, hands, deck, list(pile.cards), view.suit, view.drawn, view.passes)

    def all_moves(self, options: NoOptions, seats: int) -> list[AnyMove]:
        return [Draw(), Pass(), *PLAYS]

    def write_move(self, move: AnyMove) -> str:
        return f"play {move.card} {move.suit}".strip() if isinstance(move, Play) else type(move).__name__.lower()

    def read_move(self, text: str) -> AnyMove | Refused:
        return read_words(text, VERBS, "ce-move-form")


def _fits(state: State, card: str) -> bool:
    """CE-T2, CE-T3: an eight, the suit to follow, or the rank of the top card."""
    return card[0] == "8" or card[-1] == state.suit or card[:-1] == state.pile[-1][:-1]
