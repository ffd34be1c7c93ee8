/** Where things are on the screen: `data-place` names a spot, `data-card` a card that keeps its name when it moves. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Spots {
  places: Map<string, Box>;
  cards: Map<string, { box: Box; element: HTMLElement }>;
}

const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

/** What has scrolled out of its strip is taken to be at the strip's edge, so that cards fly to where one could look. */
export function within(box: Box, frame: Box): Box {
  const clamp = (at: number, size: number, from: number, room: number): number =>
    Math.min(Math.max(at, from - size / 2), from + room - size / 2);
  return {
    ...box,
    x: clamp(box.x, box.width, frame.x, frame.width),
    y: clamp(box.y, box.height, frame.y, frame.height),
  };
}

/** Scrolls strips until these places are in sight, as far as their room goes. The answer: whether it had to. */
export function bringIntoSight(root: Element, places: readonly string[]): boolean {
  let had = false;
  for (const place of places) {
    const element = root.querySelector(`[data-place="${CSS.escape(place)}"]`);
    const strip = element?.closest('[data-scrolls]');
    if (!element || !strip) continue;
    const [box, frame] = [boxOf(element), boxOf(strip)];
    const past = Math.max(0, box.x + box.width - frame.x - frame.width);
    const by = box.x < frame.x ? box.x - frame.x : past;
    if (Math.abs(by) < 1) continue;
    strip.scrollLeft += by;
    had = true;
  }
  return had;
}

/** All spots within an element; those on the board are kept within the board. */
export function look(root: Element): Spots {
  const board = root.querySelector('[data-board]');
  const frame = board ? boxOf(board) : null;
  const spots: Spots = { places: new Map(), cards: new Map() };
  for (const element of root.querySelectorAll<HTMLElement>('[data-place], [data-card]')) {
    const box = boxOf(element);
    if (box.width === 0) continue;
    const { place, card } = element.dataset;
    const seen = frame && board?.contains(element) ? within(box, frame) : box;
    if (place !== undefined) spots.places.set(place, seen);
    if (card !== undefined) spots.cards.set(card, { box, element });
  }
  return spots;
}

/** How something at `to` must be shifted and scaled to look as if it were still at `from`. */
export function shift(from: Box, to: Box): string {
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  const scale = to.width > 0 ? from.width / to.width : 1;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

export const moved = (from: Box, to: Box): boolean =>
  Math.abs(from.x - to.x) > 1 || Math.abs(from.y - to.y) > 1 || Math.abs(from.width - to.width) > 1;
