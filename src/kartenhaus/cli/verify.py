"""kartenhaus verify: deals and plays a finished game of an online table again, and says whether all was fair."""

from __future__ import annotations

from collections.abc import Sequence

from kartenhaus.catalog import GAMES
from kartenhaus.cli.arguments import BadArguments, Parser
from kartenhaus.cli.options import read_text
from kartenhaus.engine import Outcome, Refused
from kartenhaus.i18n import Language
from kartenhaus.table import FinishedGame, checked_outcome, read_finished
from kartenhaus.table.arbiter import marks
from kartenhaus.terminal import Console


def verify(parser: Parser, words: Sequence[str], language: Language, console: Console) -> int:
    say = language.say
    chosen = parser.read(words)
    if chosen.log is None:
        raise BadArguments(say("verify-no-log"))
    finished = read_finished(read_text(chosen.log, language))
    outcome = finished if isinstance(finished, Refused) else _checked(finished, chosen.commitment)
    if isinstance(finished, Refused) or isinstance(outcome, Refused):
        assert isinstance(outcome, Refused)
        console.complain(say("cli-file", file=chosen.log, problem=language.refusal(outcome)))
        return 1
    prefix = GAMES[finished.log.game].telling.prefix
    console.tell(say("verify-promise", commitment=finished.proof.commitment))
    console.tell(say("verify-seed", seed=finished.log.seed.hex()))
    console.tell(say("verify-moves", game=say(f"{prefix}-name"), moves=len(finished.log.moves)))
    calls = [call for race in finished.races for call in race.calls]
    if calls:
        implausible = sum(call.implausible for call in calls)
        console.tell(say("verify-calls", calls=len(calls), implausible=implausible))
    names = [name or say("web-player-number", number=seat + 1) for seat, name in enumerate(finished.names)]
    for race in finished.races:
        for call in race.calls:
            for mark in marks(call):
                name = names[call.seat]
                console.tell(say("verify-mark", mark=mark, after=race.after, name=name, credit=call.credit))
    for name, points, place in zip(names, outcome.points, outcome.places, strict=True):
        console.tell(say("verify-place", place=place, name=name, points=points))
    return 0


def _checked(finished: FinishedGame, seen: str | None) -> Outcome | Refused:
    """`seen`: the commitment as a player saw it before the game. A file by itself proves only that it fits together."""
    promised = finished.proof.commitment
    if seen is not None and seen.strip().lower() != promised:
        return Refused("proof-other-promise", "", {"seen": seen, "promised": promised})
    return checked_outcome(finished)
