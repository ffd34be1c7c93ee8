"""What a game promises to those who read: that all there is can be said, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from kartenhaus.catalog import PACKAGES
from kartenhaus.engine import AnyTelling, Card, Event, Listed, Param, Refused, Said, told_to
from kartenhaus.i18n import LANGUAGES, Language, Reader, package_texts, unreadable
from kartenhaus.i18n.texts import parsed
from kartenhaus.lab.conformance.trial import Trial, accepted, require

NAMES = tuple(f"Player {number}" for number in range(1, 9))


@cache
def _spoken() -> tuple[Language, ...]:
    return tuple(Language(code) for code in LANGUAGES)


def all_can_be_said(trial: Trial) -> None:
    """Each event, each offered move, what is expected and what decided the game; no two moves read the same."""
    game, telling, record = trial.game, trial.game.telling, trial.record()
    said: dict[str, Said | Card] = {}
    for state in trial.close_looks():
        for seat in game.actors(state):
            view = game.view(state, seat)
            paths = [telling.move(view, move) for move in view.legal_moves]
            steps = [telling.step(view, move) for move in view.legal_moves]
            for each in (
                telling.expected(view),
                telling.turn(seat),
                *telling.verdict(view),
                *steps,
                *(part for path in paths for part in path),
            ):
                said[repr(each)] = each
            reader = Reader(_spoken()[0], telling, NAMES, seat)
            lines = [tuple(reader.read(part) for part in path) for path in paths]
            require(len(set(lines)) == len(lines), sorted(lines))
    events: list[Event] = game.opening(record.state)
    for seat, move in trial.moves(record.state):
        events += accepted(record.play(seat, move), game.write_move(move))
    verdict = telling.verdict(game.view(record.state, None))
    require(bool(verdict) and verdict == telling.verdict(game.view(record.state, 0)), verdict)
    said |= {repr(each): each for each in verdict}
    for event in {repr(event): event for event in events}.values():
        sentence = telling.event(event)
        require(sentence == telling.event(event), event)
        if sentence is not None:
            said[repr(sentence)] = sentence
            told = [seat for seat in range(trial.seats) if told_to([event], seat)]
            require(sentence.not_to is None or sentence.not_to in told, sentence)
    for each in said.values():
        _check_said(telling, trial.seats, each)


def _check_said(telling: AnyTelling, seats: int, said: Said | Card) -> None:
    """It reads in each language, whoever reads it."""
    for part in _parts(said, telling):
        for language in _spoken():
            require(language.knows(part.code), f"{language.code}: {part.code}")
    not_to = said.not_to if isinstance(said, Said) else None
    for language in _spoken():
        for me in (*range(seats), None):
            text = Reader(language, telling, NAMES, me).read(said)
            require(bool(text) == (me is None or me != not_to), said)


def _parts(value: Param, telling: AnyTelling) -> Iterator[Said]:
    """A sentence and all that are part of it."""
    match value:
        case Said(_, params):
            yield value
            for param in params.values():
                yield from _parts(param, telling)
        case Card(word):
            yield from _parts(telling.card(word), telling)
        case Listed(items):
            for item in items:
                yield from _parts(item, telling)
        case _:
            pass


def refusals_can_be_said(trial: Trial) -> None:
    """Of every move that was ever offered, from every seat where it is not legal; and of texts that mean nothing."""
    game = trial.game
    positions = list(trial.close_looks())
    moves = {move for state in positions for seat in range(trial.seats) for move in game.legal_moves(state, seat)[:20]}
    answers = [game.read_move(text) for text in ("", "nonsense", *(f"{game.write_move(move)} x y z" for move in moves))]
    for state in positions:
        for seat in range(trial.seats):
            answers += [game.apply(game.copy(state), seat, move) for move in moves]
    for refused in {repr(answer): answer for answer in answers if isinstance(answer, Refused)}.values():
        for language in _spoken():
            require(language.knows(refused.code), f"{language.code}: {refused.code}")
            require(bool(language.refusal(refused)), refused)


def languages_say_the_same(trial: Trial) -> None:
    """The same messages in each, and among them all that other parts of Kartenhaus ask for."""
    game, prefix = trial.game, trial.game.telling.prefix
    package = PACKAGES[game.name].locales
    found = {code: set(_messages(package, code)) for code in LANGUAGES}
    for code, names in found.items():
        require(names == found["en"], f"{code}: {sorted(names ^ found['en'])}")
    wanted = {f"{prefix}-name", f"{prefix}-pitch", f"{prefix}-event-turn-began"}
    wanted |= {f"rules-{prefix}-intro", *(f"rule-{rule.lower()}" for rule in game.rule_ids)}
    wanted |= {f"{prefix}-option-{field.name}" for field in game.option_fields}
    if not PACKAGES[game.name].has_web_folder:
        zones = game.zones(game.view(trial.record().state, None))
        wanted |= {f"{prefix}-zone-{zone.name}" for zone in zones}
    require(wanted <= found["en"], sorted(wanted - found["en"]))
    own = (f"{prefix}-", f"rule-{prefix}-", f"rules-{prefix}-")
    require(all(name.startswith(own) for name in found["en"]), [n for n in found["en"] if not n.startswith(own)])


def _messages(package: str, code: str) -> Iterator[str]:
    for file in package_texts(package, code):
        for fault in unreadable(file):
            require(False, _spoken()[0].refusal(fault))
        yield from (source.name for source in parsed(file.text).sources)
