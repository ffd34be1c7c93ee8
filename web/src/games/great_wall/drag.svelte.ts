/** Dragging with finger, pen or mouse: a tap that has wandered off. */

/** What is in the fingers: its picture, and where it was taken from. */
export interface Held<From> {
  from: From;
  face: string;
  width: number;
  /** Where the finger is, in the window. */
  x: number;
  y: number;
}

// A finger is never quite still.
const STILL = 9;

export class Dragging<From> {
  held = $state.raw<Held<From> | null>(null);
  #begun: (from: From) => void;
  #dropped: (from: From, target: HTMLElement | null, x: number) => void;

  /** `dropped`: on the nearest element around the finger that has a `data-drop`; null: on none. */
  constructor(begun: (from: From) => void, dropped: (from: From, target: HTMLElement | null, x: number) => void) {
    this.#begun = begun;
    this.#dropped = dropped;
  }

  /** To be called when a pointer goes down on something that can be dragged. */
  grab(press: PointerEvent, from: From, face: string): void {
    if (press.button !== 0 || !press.isPrimary || this.held) return;
    const source = press.currentTarget as HTMLElement;
    const { width } = source.getBoundingClientRect();
    const over = new AbortController();
    const { signal } = over;
    const follow = (move: PointerEvent): void => {
      if (move.pointerId !== press.pointerId) return;
      const { clientX: x, clientY: y } = move;
      if (!this.held) {
        if (Math.hypot(x - press.clientX, y - press.clientY) < STILL) return;
        this.#begun(from);
      }
      this.held = { from, face, width, x, y };
    };
    const end = (up: PointerEvent): void => {
      if (up.pointerId !== press.pointerId) return;
      over.abort();
      if (!this.held) return;
      this.held = null;
      if (up.type === 'pointercancel') return this.#dropped(from, null, up.clientX);
      swallowClick();
      const below = document.elementFromPoint(up.clientX, up.clientY);
      this.#dropped(from, below?.closest<HTMLElement>('[data-drop]') ?? null, up.clientX);
    };
    addEventListener('pointermove', follow, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  }
}

/** The click that follows the end of a drag is none. */
function swallowClick(): void {
  const swallow = (click: Event): void => {
    click.stopPropagation();
    click.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}
