"""Whether a game keeps what `engine.Game` promises. Any installed game can be looked at: nothing here knows one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Final

from kartenhaus.engine import AnyGame
from kartenhaus.lab.conformance import playing, saying, seeing
from kartenhaus.lab.conformance.trial import Broken, Trial


def _views_can_be_sent(trial: Trial) -> None:
    # All else can be looked at where nothing but Kartenhaus is installed.
    from kartenhaus.lab.conformance.sending import views_can_be_sent

    views_can_be_sent(trial)


# By the id of its sentence, `promise-<name>`.
PROMISES: Final[Mapping[str, Callable[[Trial], None]]] = {
    "views": seeing.views_have_what_they_must,
    "end": playing.games_end,
    "cards": playing.no_card_is_lost,
    "legal": playing.legal_moves_are_accepted,
    "played": playing.played_moves_do_the_same,
    "others": playing.other_moves_are_refused,
    "texts": playing.moves_read_back,
    "positions": playing.positions_read_back,
    "options": playing.options_read_back,
    "replay": playing.replays_are_the_game,
    "copies": playing.copies_go_on_alone,
    "seats": playing.other_seats_are_bugs,
    "sent": _views_can_be_sent,
    "secrets": seeing.hidden_cards_stay_hidden,
    "events": seeing.events_tell_nothing_hidden,
    "samples": seeing.samples_can_be_played,
    "said": saying.all_can_be_said,
    "refusals": saying.refusals_can_be_said,
    "languages": saying.languages_say_the_same,
    "bots": playing.bots_play,
}


# What is the same however a game is played, and so is looked at once.
ONCE: Final = frozenset({"options", "seats", "languages"})


@dataclass(frozen=True, slots=True)
class Finding:
    """Whether a promise was kept; if not, where it was broken first, and what shows it."""

    promise: str
    kept: bool
    seats: int = 0
    game: int = 0
    shown: str = ""


def findings(game: AnyGame, games: int) -> Iterator[Finding]:
    """What a look at so many random games with each number of seats comes to, promise by promise. Without the extra
    `server` nothing is found out about what can be sent."""
    for promise in PROMISES:
        if promise != "sent" or find_spec("msgspec") is not None:
            yield _finding(game, promise, games)


def _finding(game: AnyGame, promise: str, games: int) -> Finding:
    once = promise in ONCE
    for seats in (game.fewest_seats,) if once else range(game.fewest_seats, game.most_seats + 1):
        for number in range(1, (1 if once else games) + 1):
            try:
                PROMISES[promise](Trial(game, seats, str(number)))
            except Broken as broken:
                return Finding(promise, False, seats, number, str(broken))
            except Exception as error:
                return Finding(promise, False, seats, number, f"{type(error).__name__}: {error}")
    return Finding(promise, True)


__all__ = ["ONCE", "PROMISES", "Broken", "Finding", "Trial", "findings"]
