/** Dragging with finger, pen or mouse: a tap that has wandered off.
 *
 * What is dropped stays where it was let go until the table has changed, so that it flies on from there. */

import type { PhotoRummyView } from '../../wire';
import type { Named } from './places';

export interface Held {
  card: Named;
  /** The middle of the card, in the window. */
  x: number;
  y: number;
  width: number;
  /** Let go, and waiting for the table to change from this view; null: still between the fingers. */
  letGo: PhotoRummyView | null;
}

export interface Dropped {
  over: HTMLElement | null;
  x: number;
  y: number;
}

// A finger is never quite still.
const STILL = 8;
// A finger hides what lies under it.
const ABOVE_FINGER = 28;

export class Dragging {
  held = $state.raw<Held | null>(null);
  /** What would be dropped on now: the `data-drop` of the nearest element around the finger. */
  over = $state('');

  readonly #begun: (card: Named) => void;
  readonly #dropped: (card: Named, at: Dropped) => PhotoRummyView | null;

  /** `dropped` says from which view a step was sent; null: none was, and the card goes back. */
  constructor(begun: (card: Named) => void, dropped: (card: Named, at: Dropped) => PhotoRummyView | null) {
    this.#begun = begun;
    this.#dropped = dropped;
  }

  grab(press: PointerEvent, card: Named): void {
    if (press.button !== 0 || !press.isPrimary || (this.held && this.held.letGo === null)) return;
    const { width } = (press.currentTarget as HTMLElement).getBoundingClientRect();
    const above = press.pointerType === 'mouse' ? 0 : ABOVE_FINGER;
    const end = new AbortController();
    let begun = false;
    const follow = (move: PointerEvent): void => {
      if (move.pointerId !== press.pointerId) return;
      const { clientX: x, clientY: y } = move;
      if (!begun) {
        if (Math.hypot(x - press.clientX, y - press.clientY) < STILL) return;
        begun = true;
        this.#begun(card);
      }
      this.held = { card, x, y: y - above, width, letGo: null };
      this.over = below(x, y)?.dataset['drop'] ?? '';
    };
    const letGo = (up: PointerEvent): void => {
      if (up.pointerId !== press.pointerId) return;
      end.abort();
      this.over = '';
      const held = this.held;
      if (!begun || !held) return;
      const { clientX: x, clientY: y } = up;
      if (up.type === 'pointercancel') {
        this.held = null;
        return;
      }
      swallowClick();
      const from = this.#dropped(card, { over: below(x, y), x, y });
      this.held = from && { ...held, letGo: from };
    };
    const { signal } = end;
    addEventListener('pointermove', follow, { signal });
    addEventListener('pointerup', letGo, { signal });
    addEventListener('pointercancel', letGo, { signal });
  }

  putBack(): void {
    this.held = null;
  }
}

const below = (x: number, y: number): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]') ?? null;

/** The click that follows the end of a drag is none. */
function swallowClick(): void {
  const swallow = (click: Event): void => {
    click.stopPropagation();
    click.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}
