"""Before a game: bots on free seats, what is chosen, and how the game begins. Each answer is facts or a refusal.

That the person may ask now was checked before, by the `spec` of the command.
"""

from __future__ import annotations

from kartenhaus.engine import Refused
from kartenhaus.table.commands import Choose, FreeSeat, Pick, SeatBot, ShareChance, Start
from kartenhaus.table.facts import (
    BotSeated,
    ChanceShared,
    Chosen,
    Decision,
    GameBegan,
    Picked,
    SeatFreed,
)
from kartenhaus.table.fairness import MOST_CHANCE, is_chance, seed_of
from kartenhaus.table.ledger import Ledger
from kartenhaus.table.options import host_options, picks_of
from kartenhaus.table.seats import EMPTY, LEVELS, PERSON
from kartenhaus.table.settings import settings_fault


def no_such_seat(ledger: Ledger) -> Refused:
    return Refused("table-no-such-seat", "", {"seats": len(ledger.places)})


def seat_bot(ledger: Ledger, command: SeatBot, now: int) -> Decision:
    if command.level not in LEVELS:
        return Refused("table-level", "", {"level": command.level, "known": ", ".join(LEVELS)})
    if command.seat is None:
        seats = [seat for seat, place in enumerate(ledger.places) if place.kind == EMPTY]
        if not seats:
            return Refused("table-full")
    else:
        if not 0 <= command.seat < len(ledger.places):
            return no_such_seat(ledger)
        if ledger.places[command.seat].kind == PERSON:
            return Refused("table-seat-taken")
        seats = [command.seat]
    return [BotSeated(now, command.person, command.id, seat, command.level) for seat in seats]


def free_seat(ledger: Ledger, command: FreeSeat, now: int) -> Decision:
    if not 0 <= command.seat < len(ledger.places):
        return no_such_seat(ledger)
    if ledger.places[command.seat].kind == EMPTY:
        return Refused("table-seat-empty")
    return [SeatFreed(now, command.person, command.id, command.seat)]


def choose(ledger: Ledger, command: Choose, now: int) -> Decision:
    game = ledger.game
    if not game.fewest_seats <= command.seats <= game.most_seats:
        return Refused("table-seats", "", {"low": game.fewest_seats, "high": game.most_seats})
    if any(place.kind == PERSON for place in ledger.places[command.seats :]):
        return Refused("table-seat-taken")
    options = host_options(game, command.options, command.seats)
    if isinstance(options, Refused):
        return options
    fault = settings_fault(command.settings)
    if fault is not None:
        return fault
    if (command.seats, options, command.settings) == (len(ledger.places), ledger.options, ledger.settings):
        return []
    return [Chosen(now, command.person, command.id, command.seats, options, command.settings)]


def share_chance(ledger: Ledger, command: ShareChance, now: int) -> Decision:
    seat = ledger.seat_of_seated(command.person)
    chance = command.chance.lower()
    if not is_chance(chance):
        return Refused("table-chance", "", {"most": MOST_CHANCE})
    if ledger.places[seat].chance == chance:
        return []
    return [ChanceShared(now, command.person, command.id, seat, chance)]


def pick(ledger: Ledger, command: Pick, now: int) -> Decision:
    """First come, first served. An empty pick gives back what was picked before."""
    seat = ledger.seat_of_seated(command.person)
    field = picks_of(ledger.game)
    if field is None:
        return Refused("table-nothing-to-pick")
    if command.pick and command.pick not in field.choices:
        return Refused("table-no-such-pick", field.rule, {"known": ", ".join(field.choices)})
    for other, place in enumerate(ledger.places):
        if command.pick and place.pick == command.pick and other != seat:
            return Refused("table-pick-taken", field.rule, {"player": place.name})
    if ledger.places[seat].pick == command.pick:
        return []
    return [Picked(now, command.person, command.id, seat, command.pick)]


def start(ledger: Ledger, command: Start, now: int) -> Decision:
    free = sum(place.kind == EMPTY for place in ledger.places)
    if free:
        return Refused("table-seats-free", "", {"free": free})
    seed = seed_of(ledger.secret, [place.chance for place in ledger.places])
    return [GameBegan(now, command.person, command.id, seed.hex(), ledger.game.rules_version)]
