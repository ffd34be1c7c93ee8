"""Thinking a turn through: every placement, every action, the photos in between, and how the wall is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kartenhaus.bots.great_wall.greedy import is_stuck
from kartenhaus.bots.great_wall.outlook import VICTORY, Outlook
from kartenhaus.bots.great_wall.plans import Plan, plan_from
from kartenhaus.bots.great_wall.trials import Deal, trial
from kartenhaus.bots.great_wall.walls import BETWEEN, SURE_ACTIONS, row_by_action, wall_after
from kartenhaus.engine import Move, Rng
from kartenhaus.games.great_wall import View
from kartenhaus.games.great_wall.actions import action_of
from kartenhaus.games.great_wall.cards import EXTRA
from kartenhaus.games.great_wall.moves import LEFT, Claim, DrawCard, EndTurn, NewHand, PlaceCard

# Where more than one action is allowed: how many of the most promising walls are acted on further.
_FURTHER: Final = 12
# How many of the best turns are tried out.
_TRIED: Final = 6
# A look at a wall of fewer than twice so many cards is one step; longer walls have more ways to go on.
_CARDS_A_STEP: Final = 6
# What each action costs that is given up for a new hand, in points. Who can play none gives none up.
_NO_ACTION: Final = 1.0
# Nothing promises less.
_NOTHING: Final = -1000.0


class End:
    """How a turn may end, and the number of the move that it begins with."""

    __slots__ = ("move", "new_hand", "plan", "promise", "worth")

    def __init__(self, move: int, plan: Plan, promise: float, new_hand: bool) -> None:
        self.move = move
        self.plan = plan
        self.promise = promise
        self.new_hand = new_hand
        self.worth = 0.0


class Thinking:
    """One decision of the seat on turn."""

    __slots__ = ("allowed", "ends", "hands", "outlook", "start", "view")

    def __init__(self, view: View, wary: bool) -> None:
        self.outlook = Outlook(view, wary)
        self.start = plan_from(view, self.outlook.deck)
        self.view = view
        # Who is not wary plans one action at a time.
        self.allowed = view.actions_allowed if wary else min(view.actions_allowed, view.played + 1)
        self.ends: list[End] = []
        # The turns that end with a new hand.
        self.hands: list[End] = []

    def best(self, moves: Sequence[Move], budget: int) -> list[End]:
        """The ends of turns worth thinking of, the best first; so many steps of looking are spent."""
        resting: list[End] = []
        given_up = 0 if is_stuck(self.view, moves) else self.outlook.seats - 1
        known: set[tuple[bytes, bytes, bytes, int]] = set()
        for number, move in enumerate(moves):
            if isinstance(move, NewHand):
                self._note_new_hand(self.start, number)
            elif isinstance(move, (DrawCard, EndTurn)):
                # The market, which everybody can see, is the better choice if there is one.
                promise = _NOTHING if isinstance(move, DrawCard) else self.outlook.promise(self.start)
                resting.append(End(number, self.start, promise, False))
            elif not isinstance(move, Claim) or move.place is not None:
                plan = self._after(move)
                same = (plan.wall, plan.actions, plan.market, plan.points)
                if same not in known:
                    known.add(same)
                    self._follow(plan, self.view.phase != "place" or isinstance(move, PlaceCard), number)
        if self.allowed > 1:
            self._act_on()
        self.ends += resting
        self.ends.sort(key=_by_promise)
        looks = max(1, budget // _steps(self.start))
        worths: dict[tuple[bytes, bytes, bytes, bytes, int], float] = {}
        seen = self.ends[:looks] + (self.hands if budget or not self.ends else [])
        for end in seen:
            plan = end.plan
            key = (plan.wall, plan.actions, plan.compositions, plan.opened, plan.fresh)
            if key not in worths:
                worths[key] = self.outlook.worth(plan)
            end.worth = worths[key] - (_NO_ACTION * given_up if end.new_hand else 0.0)
        seen.sort(key=_by_worth)
        return seen

    def tried(self, ends: list[End], rng: Rng, budget: int) -> list[End]:
        """The best of the ends in a new order, after trials of how the next round may go; so many steps are spent."""
        rounds = budget // (_TRIED * _steps(self.start))
        if rounds == 0 or ends[0].worth > VICTORY / 2:
            return ends
        deals = [Deal(self.outlook, rng) for _ in range(rounds)]
        for end in ends[:_TRIED]:
            if end.plan.opened:
                gained = sum([trial(self.outlook, end.plan, deal) for deal in deals])
                end.worth = (end.worth + end.plan.points + gained / rounds) / 2
        return sorted(ends[:_TRIED], key=_by_worth)

    def _after(self, move: Move) -> Plan:
        """The plan that begins with this move, photos taken."""
        plan, deck = self.start, self.outlook.deck
        if isinstance(move, Claim):
            assert move.place is not None
            plan = plan.photographing(deck, deck.by_name[move.composition], move.place)
        elif isinstance(move, PlaceCard):
            market = plan.market
            plan = plan.placing(move.card, move.end == LEFT)
            if self.view.phase == "place-drawn":
                plan.market = market
        else:
            action = action_of(move)  # type: ignore[arg-type]
            assert action is not None, f"{move} plays no action"
            plan = plan.acting(action, wall_after(plan.wall, move))
        return plan.with_photos(deck, self.outlook.behind)

    def _follow(self, plan: Plan, placed: bool, number: int) -> None:
        """Notes the ends of the turns that may follow a plan, as far as they bring photos."""
        deck, behind = self.outlook.deck, self.outlook.behind
        if not plan.opened:
            promise = VICTORY if self.outlook.wins_at_once(plan) else -VICTORY
            self.ends.append(End(number, plan, promise, False))
            return
        if not placed:
            for card in dict.fromkeys(plan.market):
                for left in (True, False):
                    self._follow(plan.placing(card, left).with_photos(deck, behind), True, number)
            return
        self._note(plan, number)
        if plan.played < self.allowed:
            if plan.played == 0 and self.view.phase != "act":
                self._note_new_hand(plan, number)
            if self.allowed == 1:
                # Whatever brings no photo is weighed when the action is chosen.
                self._act(plan, number, only_photos=True)

    def _act_on(self) -> None:
        """Where more than one action is allowed: acts on from the most promising walls, action by action."""
        latest = self.ends
        while latest:
            ready = [end for end in latest if end.plan.opened and end.plan.played < self.allowed]
            first = len(self.ends)
            for end in sorted(ready, key=_by_promise)[:_FURTHER]:
                self._act(end.plan, end.move, only_photos=end.plan.played + 1 == self.allowed)
            latest = self.ends[first:]

    def _act(self, plan: Plan, number: int, only_photos: bool) -> None:
        """Notes how the turn may go on with one more action."""
        for action in dict.fromkeys(plan.actions):
            if action == EXTRA:
                self._note(plan.acting(action, plan.wall), number)
            elif action in SURE_ACTIONS:
                row = row_by_action(plan.wall, action, plan.discard)
                walls = row.split(BETWEEN) if row else []
                for wall in dict.fromkeys(self._with_targets(walls, row, plan) if only_photos else walls):
                    after = plan.acting(action, wall).with_photos(self.outlook.deck, self.outlook.behind)
                    self._note(after, number)

    def _note(self, plan: Plan, number: int) -> None:
        self.ends.append(End(number, plan, self.outlook.promise(plan), False))

    def _note_new_hand(self, plan: Plan, number: int) -> None:
        self.hands.append(End(number, plan.with_new_hand(), _NOTHING, True))

    def _with_targets(self, walls: list[bytes], row: bytes, plan: Plan) -> list[bytes]:
        """Those of the walls on which something can be photographed."""
        patterns = [self.outlook.deck.patterns[number] for number in plan.compositions + plan.opened]
        return [wall for pattern in patterns if pattern in row for wall in walls if pattern in wall]


def _steps(plan: Plan) -> int:
    return max(1, len(plan.wall) // _CARDS_A_STEP)


def _by_promise(end: End) -> tuple[float, int]:
    return -end.promise, end.move


def _by_worth(end: End) -> tuple[float, int]:
    return -end.worth, end.move
