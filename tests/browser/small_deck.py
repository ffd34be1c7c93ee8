"""Games with few cards are short: Monster Roll with hardly more than its rules ask for, and decks of one's own."""

from __future__ import annotations

import json
from itertools import product

from playwright.sync_api import FilePayload, Route, expect

from tests.browser.guest import Guest
from tests.games.great_wall.support import deck_text

COLOURS = ("purple", "orange", "green", "blue")
PAPER = "\n".join(f"{left}-{right} = 1" for left, right in product(COLOURS, COLOURS))
DECK = f"""
scorings = 3
stops = 2

[monsters]
fuzz = 1
gulp = 1
wobble = 1
snuffle = 1

[paper]
{PAPER}

[starred]
purple-orange = 1
green-blue = 1

[tears]
purple = 1
orange = 1
green = 1
blue = 1
"""
# Photos come easily, and the last composition is drawn soon.
GREAT_WALL = deck_text("LF:1 FL:1 FT:1 TF:1 LT:1 TL:1 LFT:3 TFL:3 FLT:3", wall="lantern:9 fan:9 teapot:9")
# By the name of the game. In Photo Rummy it is the deal that makes a game short: see dealing.py.
SMALL_DECKS = {"The Great Wall": GREAT_WALL, "Monster Roll": DECK}


def bring_deck(someone: Guest, deck: str) -> None:
    """As a file of the host's own, in the lobby."""
    page = someone.page
    page.get_by_text("Deck: standard").tap()
    page.get_by_label("Which cards you play with").set_input_files(
        FilePayload(name="deck.toml", mimeType="application/toml", buffer=deck.encode())
    )
    expect(page.get_by_text("Deck: your own file")).to_be_visible()


def bring_small_deck(someone: Guest) -> None:
    """Every table that they open is played with it."""

    def put_in(route: Route) -> None:
        wish = route.request.post_data_json
        if wish is None:
            route.continue_()
        else:
            route.continue_(post_data=json.dumps(wish | {"options": {"deck": DECK}}))

    someone.page.route("**/api/tables", put_in)
