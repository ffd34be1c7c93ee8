"""A hint for a person: how many cards can be laid, and the steps, one after the other, from where the player stands."""

from __future__ import annotations

from kartenhaus.engine import Hint, Refused, Rng
from kartenhaus.games.photo_rummy.cards import JOKER
from kartenhaus.games.photo_rummy.faults import is_faultless
from kartenhaus.games.photo_rummy.moves import PhotoRummyMove, TakeBack
from kartenhaus.games.photo_rummy.onward import way_on
from kartenhaus.games.photo_rummy.rules import apply
from kartenhaus.games.photo_rummy.sampling import sample
from kartenhaus.games.photo_rummy.solver import Plan, best_lay
from kartenhaus.games.photo_rummy.state import State
from kartenhaus.games.photo_rummy.view import View


def hint(view: View) -> Hint:
    """The most cards that can be laid in this turn, and how. What has been built already stays if it can."""
    if view.viewer != view.active or view.phase == "over":
        return Hint("pr-hint-not-on-turn")
    if view.phase != "play":
        return Hint("pr-hint-draw-first")
    # No hint depends on what the viewer cannot see.
    now = sample(view, Rng(bytes(32)))
    start = now.copy()
    if now.steps:
        _carry_out(start, TakeBack(True))
    seat = view.active
    plan = best_lay(start.table, start.racks[seat], start.opened[seat])
    if not now.steps:
        return _advice(plan.laid, len(view.rack), plan.steps) if plan.steps else Hint("pr-hint-nothing")
    if is_faultless(now) and len(now.racks[seat]) == len(start.racks[seat]) - plan.laid:
        return Hint("pr-hint-done")
    way = way_on(now, _table_after(start, plan)) if plan.steps else None
    if way is None:
        return Hint("pr-hint-take-back", {"count": plan.laid}, (TakeBack(True), *plan.steps))
    laid = len(start.racks[seat]) - len(now.racks[seat])
    return _advice(plan.laid - laid, len(view.rack), way)


def _advice(count: int, held: int, steps: tuple[PhotoRummyMove, ...]) -> Hint:
    code = "pr-hint-mend" if count <= 0 else "pr-hint-out" if count == held else "pr-hint-count"
    return Hint(code, {"count": count}, steps)


def _carry_out(state: State, move: PhotoRummyMove) -> None:
    done = apply(state, state.active, move)
    assert not isinstance(done, Refused), "a plan is made of legal steps"


def _table_after(start: State, plan: Plan) -> list[bytes]:
    """What lies on the table when the plan is carried out, before a round that it ends is swept away."""
    state = start.copy()
    # One card more on the rack keeps the round from ending.
    state.racks[state.active] += bytes((JOKER,))
    for step in plan.steps:
        _carry_out(state, step)
    return state.table
