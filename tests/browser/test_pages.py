"""Every page on the narrowest phone, in both themes: nothing sticks out, nobody is shut out, nothing complains."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.guest import NARROW, Guest, guest

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ("/", "/#/rules", "/#/rules/great-wall", "/#/settings", "/#/about", "/#/cards/photo-rummy")


# What is printed on a card is part of its picture, not the label of what can be done with it.
RULES = "{ rules: { 'label-content-name-mismatch': { enabled: false } } }"
CHECK = (
    f"axe.run(document, {RULES})"
    """.then(({ passes, violations }) => [
  passes.length,
  violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`),
])"""
)


def assert_fits(someone: Guest) -> None:
    assert not someone.scrolls_sideways()
    someone.page.evaluate(AXE.read_text() + ";0")
    passed, faults = someone.page.evaluate(CHECK)
    assert passed > 10
    assert faults == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_fit(browser: Browser, house: str, scheme: str) -> None:
    with guest(browser, house, NARROW, color_scheme=scheme) as someone:
        for path in PAGES:
            someone.go(path)
            someone.page.locator("main h1").first.wait_for()
            assert_fits(someone)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", ["The Great Wall", "Monster Roll", "Photo Rummy"])
def test_lobby_and_table_fit(browser: Browser, house: str, game: str, scheme: str) -> None:
    with guest(browser, house, NARROW, color_scheme=scheme) as someone:
        someone.go()
        someone.button("With friends", someone.tile(game)).tap()
        someone.sit_down("Ada")
        assert_fits(someone)
        someone.button("Fill with bots").tap()
        someone.button("Begin").tap()
        someone.page.locator("[data-board] button").first.wait_for()
        assert_fits(someone)
