"""Whether what is on the screen is for everybody: at any size, in both themes, by eye or by ear."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import ViewportSize

from tests.browser.guest import DESKTOP, NARROW, PHONE, Guest

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# A desktop at 200 %.
ZOOMED = ViewportSize(width=640, height=400)
# Every rule that axe has switched on by itself, once no colour is on its way to another.
CHECK = """async () => {
  await new Promise((done) => requestAnimationFrame(done));
  const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(changing.map(({ finished }) => finished));
  const { passes, violations } = await axe.run(document);
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


def resize(someone: Guest, size: ViewportSize) -> None:
    """As when a phone is turned: afterwards everything has found its new place."""
    someone.page.set_viewport_size(size)
    someone.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def assert_fits(someone: Guest) -> None:
    """Nothing sticks out, fingers hit what they aim at, and axe finds no fault."""
    page = someone.page
    usual = page.viewport_size
    assert usual is not None
    for size in (NARROW, PHONE, ZOOMED, DESKTOP, usual):
        resize(someone, size)
        assert not someone.scrolls_sideways(), size
    too_small = page.evaluate(TOO_SMALL, TOUCH)
    assert not too_small, too_small
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text() + ";0")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        passed, faults = page.evaluate(CHECK)
        assert passed > 10
        assert not faults, (scheme, faults)
