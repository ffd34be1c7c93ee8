"""Contests among bots, simulations and reports."""

from kartenhaus.lab.arena import Contest, Fixture, Result, fixtures, in_order, play_fixture
from kartenhaus.lab.composition_odds import CompositionOdds, composition_odds
from kartenhaus.lab.conformance import ONCE, PROMISES, Broken, Finding, Trial, findings
from kartenhaus.lab.contest_file import ContestFile, unplayed
from kartenhaus.lab.entrants import entrant
from kartenhaus.lab.rule_coverage import RuleTests, marked_tests, rule_coverage
from kartenhaus.lab.standings import Standing, elo, standings, wilson

__all__ = [
    "ONCE",
    "PROMISES",
    "Broken",
    "CompositionOdds",
    "Contest",
    "ContestFile",
    "Finding",
    "Fixture",
    "Result",
    "RuleTests",
    "Standing",
    "Trial",
    "composition_odds",
    "elo",
    "entrant",
    "findings",
    "fixtures",
    "in_order",
    "marked_tests",
    "play_fixture",
    "rule_coverage",
    "standings",
    "unplayed",
    "wilson",
]
