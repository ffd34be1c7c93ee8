"""Monster Roll with hardly more cards than its rules ask for: a whole game of it is short."""

from __future__ import annotations

import json
from itertools import product

from playwright.sync_api import Route

from tests.browser.guest import Guest

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


def bring_small_deck(someone: Guest) -> None:
    """Every table that they open is played with it."""

    def put_in(route: Route) -> None:
        wish = route.request.post_data_json
        if wish is None:
            route.continue_()
        else:
            route.continue_(post_data=json.dumps(wish | {"options": {"deck": DECK}}))

    someone.page.route("**/api/tables", put_in)
