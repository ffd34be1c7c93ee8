"""A finger that knows no rules: it taps what is lit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tests.browser.guest import PATIENCE, Guest


class Like(NamedTuple):
    """Something to tap: what it looks like, and what it says."""

    looks: str
    says: str = ""
    # Only at every so many taps: what could go on for ever, or would make a game long.
    every: int = 1
    # Only a composition that can be seen to stand on the wall.
    stands: bool = False


END = "dialog[open] ol"
TIP = Like("[role=status] button.main", "Got it")
# A refusal lies over the table until it has been read.
REFUSED = Like(".notice.refused > button[aria-label=Close]")
# The table moved while the finger came down, and a sheet opened by mistake.
MISTAKE = Like("dialog[open]:not(:has(ol, #curtain)) button[aria-label=Close]")
ASK = Like("[data-board]:not(:has(.note.hint)) button:enabled", "Hint")
# The advice has come, or there is none.
ADVISED = "[data-board] .note.hint, [data-place=hint] button:enabled"
# What a beginner taps, dearest first. A card that is picked wants a target; a turn is ended when nothing is left.
LIKES: dict[str, tuple[Like, ...]] = {
    "The Great Wall": (
        Like("[data-board] button:has(> .click)", "CLICK", stands=True),
        Like("[data-board] .now button", "No photo"),
        # Where two do nothing but end their turns, a game stands still.
        Like("[data-place=turn] button:enabled", "New hand", every=31),
        Like("[data-board] button.target"),
        Like("[data-board]:has(.hand .picked) button.lit"),
        Like("[data-place=turn] button.main", "Play card"),
        Like("[data-place=turn] button.main", "New hand"),
        Like("[data-board] .hand button.lit", every=4),
        Like("[data-place=turn] button.main"),
        Like("[data-board] button.lit"),
        # A hand of which nothing can be played is exchanged.
        Like("[data-place=turn] button:enabled"),
    ),
    "Monster Roll": (
        Like("[data-board] button[data-drop]"),
        Like("[data-place=turn] button.main:not([aria-disabled])"),
        Like("[data-board] button.lit"),
        Like("[data-place=hand] button.able"),
    ),
    "Photo Rummy": (
        Like("[data-board] button", "Next round"),
        Like("[data-place=stacks] button:not([aria-disabled])"),
        Like("[data-board] .note button", "Do it"),
        Like("[data-board]:has(.note.hint) [data-place=end-turn] button.main"),
        Like("[data-place=end-turn] button.main", every=7),
        ASK,
    ),
}
# Longer than any game takes.
MOST_TAPS = 1500
# What stops the finger is there.
ENDED = -1
# In milliseconds.
LOOKS_EVERY = 40

READ_RANKING = """(lines) => lines.map((line) =>
  [...line.querySelectorAll('.place, b, .points')].map((part) => part.firstChild.textContent.trim()).join(' '))"""
# The first thing of those liked that is on the screen: which one, and its middle. The thing itself is kept.
LOOK = """([likes, count, stop]) => {
  if (document.querySelector(stop)) return [-1, 0, 0];
  // A card under a rickshaw is called otherwise, so it is never part of a photo.
  const names = [...document.querySelectorAll('[data-place^=wall-] .unseen')].map((name) => name.textContent);
  const wall = names.map((name) => name.split(': ')[1]);
  const isOnWall = (names) => wall.some((_, place) => names.every((name, part) => wall[place + part] === name));
  const standsThere = ({ ariaLabel }) => isOnWall(ariaLabel.split(': ')[1].split(', '));
  for (const [number, [looks, says, every, stands]] of likes.entries()) {
    if (count % every) continue;
    const found = [...document.querySelectorAll(looks)].filter(
      (one) =>
        one.innerText.includes(says) &&
        one.checkVisibility({ visibilityProperty: true }) &&
        (!stands || standsThere(one)),
    );
    const wanted = found[count % found.length];
    if (!wanted) continue;
    wanted.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x, y, width, height } = wanted.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!wanted.contains(there)) {
      // Cards on their way pass over others.
      const ends = document.getAnimations().map(({ effect }) => effect.getComputedTiming().endTime);
      if (ends.some(Number.isFinite)) return null;
      throw Error(`${wanted.outerHTML.slice(0, 200)} lies under ${there?.outerHTML.slice(0, 200)}`);
    }
    window.wanted = wanted;
    return [number, x + width / 2, y + height / 2];
  }
  return null;
}"""


def ranking(guest: Guest) -> list[str]:
    """Place, name and points, line by line, as everybody reads them at the end."""
    lines = guest.page.locator(f"{END} li")
    lines.first.wait_for()
    return list(lines.evaluate_all(READ_RANKING))


def tap(guest: Guest, x: float, y: float) -> None:
    guest.page.touchscreen.tap(x, y)


def play(
    guest: Guest,
    game: str,
    until: Callable[[int], bool] = lambda taps: False,
    stop: str = END,
    by: Callable[[Guest, float, float], None] = tap,
) -> int:
    """Taps until the ranking is shown (or whatever else stops it), or it has been enough; the number of taps.

    `by`: how what was found is pressed, if not by a tap.
    """
    likes = (MISTAKE, REFUSED, TIP, *LIKES[game])
    page = guest.page
    for count in range(MOST_TAPS):
        if until(count):
            return count
        number, x, y = page.wait_for_function(LOOK, arg=[likes, count, stop], polling=LOOKS_EVERY).json_value()
        if number == ENDED:
            return count
        by(guest, x, y)
        if likes[number] == ASK:
            page.locator(ADVISED).first.wait_for()
    raise AssertionError("the game does not end")


def play_together(guests: Sequence[Guest], game: str, until: Callable[[int], bool] = lambda taps: False) -> int:
    """Everybody taps whatever they can, one after the other, until all see the ranking, or it has been enough."""
    likes = (MISTAKE, REFUSED, TIP, *LIKES[game])
    count = idle = 0
    while count < MOST_TAPS and not until(count):
        seen = [(guest, guest.page.evaluate(LOOK, [likes, count, END])) for guest in guests]
        found = [(guest, *what) for guest, what in seen if what is not None]
        ended = [number == ENDED for _, number, _, _ in found]
        if len(ended) == len(guests) and all(ended):
            return count
        # One at a time: what one of them does may change what the others see.
        wanted = next(((guest, x, y) for guest, number, x, y in found if number != ENDED), None)
        if wanted is None:
            idle += 1
            assert idle * LOOKS_EVERY < PATIENCE, "nobody can do anything"
            guests[0].page.wait_for_timeout(LOOKS_EVERY)
        else:
            idle = 0
            count += 1
            tap(*wanted)
    assert count < MOST_TAPS, "the game does not end"
    return count
