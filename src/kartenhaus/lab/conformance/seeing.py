"""What a game promises to those who look: what every view has, and that nobody sees what they may not know."""

from __future__ import annotations

from dataclasses import is_dataclass
from typing import Any

from kartenhaus.catalog import PACKAGES
from kartenhaus.engine import Move, Outcome, Refused, Seat, Zone, told_to
from kartenhaus.lab.conformance.trial import Trial, accepted, require

_SAMPLES = 20
# So many moves are tried where they are not legal.
_TRIED = 30


def views_have_what_they_must(trial: Trial) -> None:
    """As `engine.AnyView` declares it, and for the generic board as `engine.BoardView` does."""
    game = trial.game
    generic = not PACKAGES[game.name].has_web_folder
    for state in trial.close_looks():
        for viewer in trial.viewers():
            view = game.view(state, viewer)
            require(is_dataclass(view) and type(view) is game.view_kind, type(view))
            require(view.viewer == viewer, view.viewer)
            require(view.active in range(trial.seats), view.active)
            require(len(view.players) == trial.seats, view.players)
            require(view.outcome is None or isinstance(view.outcome, Outcome), view.outcome)
            require(view.outcome == game.outcome(state), view.outcome)
            moves = [] if viewer is None else game.legal_moves(state, viewer)
            require(list(view.legal_moves) == moves, view.legal_moves)
            if generic:
                _check_zones(trial, view)


def _check_zones(trial: Trial, view: Any) -> None:
    require(isinstance(view.zones, tuple) and all(isinstance(zone, Zone) for zone in view.zones), view.zones)
    places = [(zone.name, zone.seat) for zone in view.zones]
    require(len(set(places)) == len(places), places)
    for zone in view.zones:
        require(zone.kind in ("hand", "pile", "row") and zone.seat in (*range(trial.seats), None), zone)
    for move in view.legal_moves:
        spot = trial.game.telling.spot(view, move)
        require(spot.card == "" or spot.card in view.hand, spot)
        require(spot.zone == "" or (spot.zone, spot.seat) in places, spot)
    words = {*view.hand, *(card for zone in view.zones for card in zone.cards)}
    require(words <= set(trial.game.telling.words()), words)
    for word in words:
        require(1 <= len(trial.game.telling.face(word).text) <= 3, trial.game.telling.face(word))


def hidden_cards_stay_hidden(trial: Trial) -> None:
    """With all that a viewer cannot see exchanged, the viewer sees the same, may do the same, and is refused alike."""
    game = trial.game
    positions = list(trial.close_looks())
    tried = {move for state in positions for seat in range(trial.seats) for move in game.legal_moves(state, seat)[:10]}
    known = sorted(tried, key=game.write_move)[:_TRIED]
    for number, state in enumerate(positions):
        for viewer in trial.viewers():
            view = game.view(state, viewer)
            other = game.sample(view, trial.rng(f"sample {number} {viewer}"))
            require(repr(game.view(other, viewer)) == repr(view), game.write_position(other))
            require(repr(game.own(other, viewer)) == repr(game.own(state, viewer)), game.own(other, viewer))
            if viewer is None:
                continue
            for move in known:
                if move in view.legal_moves:
                    continue
                answers = [game.apply(game.copy(each), viewer, move) for each in (state, other)]
                require(all(isinstance(answer, Refused) for answer in answers), answers)
                require(answers[0] == answers[1], f"{game.write_move(move)}: {answers}")


def events_tell_nothing_hidden(trial: Trial) -> None:
    """With all that a viewer cannot see exchanged: if both worlds look the same to the viewer, before a move and after
    it, then the viewer is told the same of it. Cards that the move turns up are seen and make the views differ, except
    for the order in which they came."""
    game = trial.game
    dealt = trial.record().state
    for viewer in trial.viewers():
        other = game.sample(game.view(dealt, viewer), trial.rng(f"opening {viewer}"))
        told = [told_to(game.opening(each), viewer) for each in (dealt, other)]
        require(repr(told[0]) == repr(told[1]), told)
    for number, state in enumerate(trial.close_looks()):
        for viewer in trial.viewers():
            other = game.sample(game.view(state, viewer), trial.rng(f"events {number} {viewer}"))
            for seat in game.actors(state):
                possible = set(game.legal_moves(other, seat))
                offered = game.legal_moves(state, seat)
                both = [move for move in offered if move in possible and not game.shows_hand(state, move)]
                for move in both[:_TRIED]:
                    _check_told(trial, (game.copy(state), game.copy(other)), viewer, seat, move)


def _check_told(trial: Trial, worlds: tuple[Any, Any], viewer: Seat | None, seat: Seat, move: Move) -> None:
    game, text = trial.game, trial.game.write_move(move)
    told = [told_to(accepted(game.apply(world, seat, move), text), viewer) for world in worlds]
    seen = [repr(game.view(world, viewer)) for world in worlds]
    alike = sorted(map(repr, told[0])) == sorted(map(repr, told[1]))
    require(alike or seen[0] != seen[1], f"{text}: {told}")


def samples_can_be_played(trial: Trial) -> None:
    """And are others each time, as long as there is anything that the viewer cannot see."""
    game = trial.game
    # A few are enough: each is played to its end.
    for number, state in enumerate(list(trial.close_looks())[::4]):
        view = game.view(state, number % trial.seats)
        sampled = game.sample(view, trial.rng(f"sample {number}"))
        for seat, move in trial.moves(sampled):
            accepted(game.apply(sampled, seat, move), game.write_move(move))
    view = game.view(trial.record().state, 0)
    dealt = [game.sample(view, trial.rng(f"deal {number}")) for number in range(_SAMPLES)]
    hands = {repr([game.view(state, seat) for seat in range(trial.seats)]) for state in dealt}
    require(len(hands) > _SAMPLES // 2, len(hands))
