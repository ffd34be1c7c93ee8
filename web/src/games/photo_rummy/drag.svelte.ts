/** What is dropped stays where it was let go until the table has changed, so that it flies on from there. */

import { drag, dropBelow } from '../../parts/drag';
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
    if (this.held && this.held.letGo === null) return;
    const { width } = (press.currentTarget as HTMLElement).getBoundingClientRect();
    const above = press.pointerType === 'mouse' ? 0 : ABOVE_FINGER;
    drag(press, {
      begun: () => this.#begun(card),
      moved: (to) => {
        this.held = { card, x: to.x, y: to.y - above, width, letGo: null };
        this.over = dropBelow(to)?.dataset['drop'] ?? '';
      },
      ended: (at) => {
        this.over = '';
        const { held } = this;
        const from = at && this.#dropped(card, { over: dropBelow(at), ...at });
        this.held = held && from && { ...held, letGo: from };
      },
    });
  }

  putBack(): void {
    this.held = null;
  }
}
