/** A card between the fingers: what it is, where it is, what it would be dropped on. */

import { drag, dropBelow, type Point } from './drag';

export interface Held<What> {
  what: What;
  /** Its picture. */
  face: string;
  width: number;
  /** Where it is, in the window. */
  x: number;
  y: number;
  /** Let go, and waiting for the table to change from this view; null: still between the fingers. */
  letGo: object | null;
}

interface Ways<What> {
  /** It is no tap any more: something is lifted. */
  begun: (what: What) => void;
  /** It was let go over an element with a `data-drop`, or over none; `at` null: the drag was called off. The answer: the
   * view from which a step was sent, so that the card waits where it is and flies on from there; null: it goes back. */
  dropped: (what: What, over: HTMLElement | null, at: Point | null) => object | null;
  /** What it is dropped on; else the nearest element around the finger that has a `data-drop`. */
  below?: (at: Point) => HTMLElement | null;
  /** So much above a finger, which hides what lies under it. */
  aboveFinger?: number;
  /** Whether rows with `data-scrolls` roll on when a card is held at their edge. */
  scrolls?: boolean;
}

// A card dropped this near to a spot was meant for it.
const REACH = 36;
// So near to its edge a row begins to scroll, by so much a frame.
const RIM = 44;
const SCROLL = 9;

interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The spot that is nearest to a point, if one is near enough; -1: none. */
export function nearest(spots: readonly Spot[], x: number, y: number, reach = REACH): number {
  let best = -1;
  let least = reach;
  for (const [order, spot] of spots.entries()) {
    const across = Math.max(spot.x - x, 0, x - spot.x - spot.width);
    const down = Math.max(spot.y - y, 0, y - spot.y - spot.height);
    const away = Math.hypot(across, down);
    // Within several spots at once it is the one whose middle is nearest.
    const middle = Math.hypot(spot.x + spot.width / 2 - x, spot.y + spot.height / 2 - y) / 10_000;
    if (away + middle < least) {
      best = order;
      least = away + middle;
    }
  }
  return best;
}

/** Of all on the board that has a `data-drop`, what is nearest to a point, if it is near enough. */
export function nearestDrop(board: HTMLElement | undefined, { x, y }: Point): HTMLElement | null {
  const spots = [...(board?.querySelectorAll<HTMLElement>('[data-drop]') ?? [])];
  const boxes = spots.map((spot) => spot.getBoundingClientRect());
  return spots[nearest(boxes, x, y)] ?? null;
}

export class Dragging<What> {
  held = $state.raw<Held<What> | null>(null);
  /** What the card would be dropped on now, by its `data-drop`; empty: nothing. */
  over = $state('');
  readonly #ways: Ways<What>;

  constructor(ways: Ways<What>) {
    this.#ways = ways;
  }

  /** To be called when a pointer goes down on something that can be dragged. */
  grab(press: PointerEvent, what: What, face: string): void {
    if (this.held && this.held.letGo === null) return;
    const { begun, dropped, below = dropBelow, aboveFinger = 0, scrolls = false } = this.#ways;
    const { width } = (press.currentTarget as HTMLElement).getBoundingClientRect();
    const above = press.pointerType === 'mouse' ? 0 : aboveFinger;
    drag(press, {
      begun: () => {
        begun(what);
        if (scrolls) requestAnimationFrame(() => this.#scroll());
      },
      moved: (to) => {
        this.held = { what, face, width, x: to.x, y: to.y - above, letGo: null };
        this.over = below(to)?.dataset['drop'] ?? '';
      },
      ended: (at) => {
        this.over = '';
        const { held } = this;
        const letGo = dropped(what, at && below(at), at);
        this.held = held && letGo && { ...held, letGo };
      },
    });
  }

  /** It does not wait any more. */
  putBack(): void {
    this.held = null;
  }

  #scroll(): void {
    if (!this.held) return;
    const { x, y } = this.held;
    const row = document.elementFromPoint(x, y)?.closest('[data-scrolls]');
    if (row) {
      const { left, right } = row.getBoundingClientRect();
      if (x > right - RIM) row.scrollBy(SCROLL, 0);
      else if (x < left + RIM) row.scrollBy(-SCROLL, 0);
    }
    requestAnimationFrame(() => this.#scroll());
  }
}
