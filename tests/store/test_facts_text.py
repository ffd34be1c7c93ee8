"""Facts as texts: what has been stored once must be read for ever."""

from __future__ import annotations

from kartenhaus.store.facts_text import read_fact, write_fact
from kartenhaus.table.facts import ChatSaid, Done, Fact, Paused
from tests.store.support import OPENED, SEATED


def test_a_fact_says_what_it_is() -> None:
    for fact in (OPENED, SEATED, Paused(5), ChatSaid(6, "anna", "c", "Anna", 'Grüß "euch"\n')):
        assert read_fact(write_fact(fact)) == fact
    assert write_fact(Paused(5)) == '{"fact":"Paused","at":5}'


def test_names_that_have_been_stored_stay() -> None:
    stored = {kind.stored_as or kind.__name__ for kind in (*Fact.__subclasses__(), *Done.__subclasses__())} - {"Done"}
    assert stored == {
        "BotSeated", "CallJudged", "ChanceShared", "Chosen", "ClockAgreed", "ClockAsked", "ClockHeld", "GameBegan",
        "HostChanged", "HouseReopened", "MoveMade", "PauseAsked", "Paused", "Picked", "RematchAsked", "RematchOpened",
        "Resumed", "Said", "SeatFreed", "SeatLeft", "SeatMinded", "SeatReturned", "SeatTaken", "StepReturned",
        "TableOpened", "TurnTimedOut",
    }  # fmt: skip
