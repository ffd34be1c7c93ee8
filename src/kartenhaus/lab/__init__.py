"""Simulation and reports."""

from kartenhaus.lab.composition_odds import CompositionOdds, composition_odds
from kartenhaus.lab.rule_coverage import RuleTests, marked_tests, rule_coverage

__all__ = ["CompositionOdds", "RuleTests", "composition_odds", "marked_tests", "rule_coverage"]
