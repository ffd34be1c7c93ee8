import { drag, dropBelow } from '../../parts/drag';

/** What is in the fingers: its picture, and where it was taken from. */
export interface Held<From> {
  from: From;
  face: string;
  width: number;
  /** Where the finger is, in the window. */
  x: number;
  y: number;
}

export class Dragging<From> {
  held = $state.raw<Held<From> | null>(null);
  readonly #begun: (from: From) => void;
  readonly #dropped: (from: From, target: HTMLElement | null, x: number) => void;

  /** `dropped`: on the nearest element around the finger that has a `data-drop`; null: on none. */
  constructor(begun: (from: From) => void, dropped: (from: From, target: HTMLElement | null, x: number) => void) {
    this.#begun = begun;
    this.#dropped = dropped;
  }

  /** To be called when a pointer goes down on something that can be dragged. */
  grab(press: PointerEvent, from: From, face: string): void {
    if (this.held) return;
    const { width } = (press.currentTarget as HTMLElement).getBoundingClientRect();
    drag(press, {
      begun: () => this.#begun(from),
      moved: ({ x, y }) => (this.held = { from, face, width, x, y }),
      ended: (at) => {
        this.held = null;
        this.#dropped(from, at && dropBelow(at), at?.x ?? 0);
      },
    });
  }
}
