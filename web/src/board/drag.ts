/** Dragging with finger, pen or mouse: a tap that has wandered off. What follows the finger is the caller's. */

// A finger is never quite still.
const STILL = 9;

export interface Point {
  x: number;
  y: number;
}

export interface Drag {
  /** It is no tap any more: something is lifted. */
  begun: () => void;
  /** The finger is here, in the window. */
  moved: (to: Point) => void;
  /** Where it was let go; null: the drag was called off. */
  ended: (at: Point | null) => void;
}

/** To be called when a pointer goes down on something that can be dragged. */
export function drag(press: PointerEvent, { begun, moved, ended }: Drag): void {
  if (press.button !== 0 || !press.isPrimary) return;
  const over = new AbortController();
  const { signal } = over;
  let lifted = false;
  const follow = ({ pointerId, clientX: x, clientY: y }: PointerEvent): void => {
    if (pointerId !== press.pointerId) return;
    if (!lifted) {
      if (Math.hypot(x - press.clientX, y - press.clientY) < STILL) return;
      lifted = true;
      begun();
    }
    moved({ x, y });
  };
  const end = ({ pointerId, type, clientX: x, clientY: y }: PointerEvent): void => {
    if (pointerId !== press.pointerId) return;
    over.abort();
    if (!lifted) return;
    if (type === 'pointercancel') return ended(null);
    swallowClick();
    ended({ x, y });
  };
  addEventListener('pointermove', follow, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
}

/** The nearest element around a point that something can be dropped on: it has a `data-drop`. */
export const dropBelow = ({ x, y }: Point): HTMLElement | null =>
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
