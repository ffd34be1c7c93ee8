/** What lies on the screen, for whatever has to stand somewhere over it. */

import type { Box } from './rects';
import type { Around } from './tipSpot';

export const boxOf = (found: Element): Box => found.getBoundingClientRect();

const boxes = (looks: string): Box[] => [...document.querySelectorAll(looks)].map(boxOf);

/** `but`: what is to be placed itself. */
export const around = (but: string): Around => ({
  buttons: boxes(`button:enabled:not([aria-disabled=true], ${but} button)`),
  // What cannot be tapped just now, who is on turn, and what is expected of them.
  sights: boxes(
    `[data-card], [data-board] button:disabled, [data-place^="seat-"], .expected p, .tip p:not(${but} p)`,
  ).filter((box) => box.width > 0),
});

const find = (place: string): Element | null => document.querySelector(`[data-place="${CSS.escape(place)}"]`);

/** The places that are on the screen. */
export const seen = (places: readonly string[]): Element[] =>
  places.flatMap((place) => find(place) ?? []).filter((found) => boxOf(found).width > 0);
