"""Whether what is on the screen is for everybody: at any size, in both themes, by eye or by ear."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import ViewportSize

from tests.browser.guest import DESKTOP, NARROW, PHONE, Guest

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# A desktop at 200 %.
ZOOMED = ViewportSize(width=640, height=360)
# Phones upright and on their side, tablets, desktops.
SIZES = (
    ViewportSize(width=320, height=568),
    ViewportSize(width=360, height=640),
    NARROW,
    ViewportSize(width=390, height=844),
    PHONE,
    ViewportSize(width=667, height=375),
    ViewportSize(width=740, height=360),
    ViewportSize(width=844, height=390),
    ZOOMED,
    ViewportSize(width=820, height=1180),
    ViewportSize(width=1180, height=820),
    DESKTOP,
    ViewportSize(width=1440, height=900),
    ViewportSize(width=1920, height=1080),
)
# The widths at which layouts change.
WIDTHS = (SIZES[0], ViewportSize(width=667, height=375), ViewportSize(width=820, height=1180), DESKTOP)
# What another theme changes: of all that axe looks at, the colours.
COLOURS = ("color-contrast", "link-in-text-block")
# Every rule that axe has switched on by itself, or only these, once no colour is on its way to another.
CHECK = """async (rules) => {
  await new Promise((done) => requestAnimationFrame(done));
  const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(changing.map(({ finished }) => finished));
  const { passes, violations } = await axe.run(document, rules ? { runOnly: rules } : {});
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`));
  return [passes.length, faults];
}"""
# The least that a finger hits, in CSS pixels.
TOUCH = 44
# What can be pressed and is smaller, with the margin that some have around them. A link in the midst of a text is as
# high as its line.
TOO_SMALL = """(least) => {
  const isInText = (one) => one.matches('a') && getComputedStyle(one).display === 'inline';
  const sizeOf = (one) => {
    const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
    const margin = getComputedStyle(one, '::after');
    if (margin.position !== 'absolute') return [width, height];
    return [Math.max(width, parseFloat(margin.width)), Math.max(height, parseFloat(margin.height))];
  };
  // What lies under a sheet cannot be pressed.
  const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  return [...top.querySelectorAll('button, a[href], summary, select, input')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !isInText(one) && !one.disabled)
    .map((one) => [one, ...sizeOf(one)])
    .filter(([, width, height]) => width < least - 0.5 || height < least - 0.5)
    .map(([one, width, height]) => `${width} × ${height}: ${one.outerHTML.slice(0, 200)}`);
}"""
# At a table: what lies over something else that can be tapped, what is cut, what is not there at all, and whether the
# page scrolls. A long wall, row or rack may scroll within itself, and so may a table full of cards and rows.
IN_THE_WAY = """(needed) => {
  const SCROLLS = '.scroller, [data-scrolls], .rows, .scroll, .supply:has(.many), aside *';
  // These lie on what they belong to.
  const OVERLAYS = '.between, .turn, .pile > [data-drop], .zone [data-drop]';
  // Here cards lie over one another.
  const FAN = '[data-place=rack], [data-place^=combo-], [data-fan]';
  const cut = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isSeen = ({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const inSight = (one) => {
    const whole = one.getBoundingClientRect();
    let [box, scrolled] = [whole, false];
    for (let around = one.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      scrolled ||= around.matches(SCROLLS);
      box = cut(box, around.getBoundingClientRect());
    }
    box = cut(box, screen);
    const isCut = ['left', 'top', 'right', 'bottom'].some((side) => Math.abs(box[side] - whole[side]) > 1);
    return { one, box, isCut: isCut && !scrolled };
  };
  const named = (one) => one.outerHTML.replace(/<svg.*/s, '').slice(0, 160);
  const shown = (one) => one.checkVisibility({ visibilityProperty: true });
  const root = document.documentElement;
  const faults = [];
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) faults.push('the page scrolls');
  for (const board of document.querySelectorAll('[data-board], [data-board] > *')) {
    if (board.scrollHeight > board.clientHeight + 1) faults.push(`scrolls: ${named(board)}`);
  }
  for (const selector of needed) {
    const found = [...document.querySelectorAll(selector)].filter(shown);
    if (found.length === 0) faults.push(`not there: ${selector}`);
    for (const { one, box, isCut } of found.map(inSight)) {
      if (isCut || !isSeen(box)) faults.push(`not in sight: ${named(one)}`);
    }
  }
  const buttons = [...document.querySelectorAll('button, a[href], input, summary')].filter(shown).map(inSight);
  for (const { one, isCut } of buttons) if (isCut) faults.push(`cut: ${named(one)}`);
  for (const [number, { one, box }] of buttons.entries()) {
    for (const { one: other, box: its } of buttons.slice(number + 1)) {
      const fan = one.closest(FAN);
      if (!isSeen(cut(box, its)) || (fan && fan === other.closest(FAN))) continue;
      if (one.matches(OVERLAYS) || other.matches(OVERLAYS)) continue;
      faults.push(`${named(one)} lies over ${named(other)}`);
    }
  }
  return faults;
}"""


def resize(someone: Guest, size: ViewportSize) -> None:
    """As when a phone is turned: afterwards everything has found its new place."""
    someone.page.set_viewport_size(size)
    someone.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def assert_in_sight(someone: Guest, needed: Sequence[str] = (), sizes: Sequence[ViewportSize] = SIZES) -> None:
    """Nothing sticks out, whatever the size.

    `needed`: what a turn at a table needs. All of it is in sight at once, and nothing lies over anything else.
    """
    page = someone.page
    usual = page.viewport_size
    assert usual is not None
    for size in (*sizes, usual):
        resize(someone, size)
        assert not someone.scrolls_sideways(), size
        faults = page.evaluate(IN_THE_WAY, needed) if needed else []
        assert not faults, (size, faults)


def assert_fits(someone: Guest, sizes: Sequence[ViewportSize] = WIDTHS) -> None:
    """Nothing sticks out, fingers hit what they aim at, and axe finds no fault."""
    page = someone.page
    assert_in_sight(someone, sizes=sizes)
    too_small = page.evaluate(TOO_SMALL, TOUCH)
    assert not too_small, too_small
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text() + ";0")
    page.emulate_media(color_scheme="light")
    passed, faults = page.evaluate(CHECK)
    assert passed > 10
    assert not faults, faults
    page.emulate_media(color_scheme="dark")
    passed, faults = page.evaluate(CHECK, COLOURS)
    assert passed
    assert not faults, ("dark", faults)
