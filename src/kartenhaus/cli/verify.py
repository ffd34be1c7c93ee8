"""kartenhaus verify: deals and plays a finished game of an online table again, and says whether all was fair."""

from __future__ import annotations

from collections.abc import Sequence

from kartenhaus.catalog import GAMES
from kartenhaus.cli.arguments import BadArguments, Parser
from kartenhaus.cli.options import read_text
from kartenhaus.cli.tables import show_json
from kartenhaus.engine import Outcome, Refused
from kartenhaus.i18n import Language
from kartenhaus.table import FinishedGame, checked_outcome, read_finished
from kartenhaus.table.arbiter import marks
from kartenhaus.terminal.console import Console


def parser(language: Language) -> Parser:
    say = language.say
    made = Parser(language, "verify")
    made.take("log", say("cli-log"), word="file", nargs="?")
    made.take("--commitment", say("cli-commitment"))
    made.take_json()
    return made


def run(parser: Parser, words: Sequence[str], language: Language, console: Console) -> int:
    say = language.say
    chosen = parser.read(words)
    if chosen.log is None:
        raise BadArguments(say("verify-no-log"))
    finished = read_finished(read_text(chosen.log, language))
    outcome = finished if isinstance(finished, Refused) else _checked(finished, chosen.commitment)
    if isinstance(finished, Refused) or isinstance(outcome, Refused):
        assert isinstance(outcome, Refused)
        if chosen.json:
            show_json({"fair": False, "problem": outcome.code, "text": language.refusal(outcome)}, console)
        else:
            console.complain(say("cli-file", file=chosen.log, problem=language.refusal(outcome)))
        return 1
    names = [name or say("web-player-number", number=seat + 1) for seat, name in enumerate(finished.names)]
    if chosen.json:
        show_json(_figures(finished, outcome, names), console)
    else:
        _tell(finished, outcome, names, language, console)
    return 0


def _figures(finished: FinishedGame, outcome: Outcome, names: Sequence[str]) -> dict[str, object]:
    calls = [(race.after, call) for race in finished.races for call in race.calls]
    return {
        "fair": True,
        "game": finished.log.game,
        "commitment": finished.proof.commitment,
        "seed": finished.log.seed.hex(),
        "moves": len(finished.log.moves),
        "calls": [
            {"after": after, "seat": call.seat, "credit": call.credit, "marks": list(marks(call))}
            for after, call in calls
        ],
        "players": [
            {"seat": seat, "name": name, "points": points, "place": place}
            for seat, (name, points, place) in enumerate(zip(names, outcome.points, outcome.places, strict=True))
        ],
    }


def _tell(finished: FinishedGame, outcome: Outcome, names: Sequence[str], language: Language, console: Console) -> None:
    say = language.say
    prefix = GAMES[finished.log.game].telling.prefix
    console.tell(say("verify-promise", commitment=finished.proof.commitment))
    console.tell(say("verify-seed", seed=finished.log.seed.hex()))
    console.tell(say("verify-moves", game=say(f"{prefix}-name"), moves=len(finished.log.moves)))
    calls = [call for race in finished.races for call in race.calls]
    if calls:
        implausible = sum(call.implausible for call in calls)
        console.tell(say("verify-calls", calls=len(calls), implausible=implausible))
    for race in finished.races:
        for call in race.calls:
            for mark in marks(call):
                name = names[call.seat]
                console.tell(say("verify-mark", mark=mark, after=race.after, name=name, credit=call.credit))
    for name, points, place in zip(names, outcome.points, outcome.places, strict=True):
        console.tell(say("verify-place", place=place, name=name, points=points))


def _checked(finished: FinishedGame, seen: str | None) -> Outcome | Refused:
    """`seen`: the commitment as a player saw it before the game. A file by itself proves only that it fits together."""
    promised = finished.proof.commitment
    if seen is not None and seen.strip().lower() != promised:
        return Refused("proof-other-promise", "", {"seen": seen, "promised": promised})
    return checked_outcome(finished)
