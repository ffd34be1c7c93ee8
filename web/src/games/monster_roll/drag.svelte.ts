import { drag, type Point } from '../../parts/drag';

/** What is in the fingers: its picture, and where the finger is in the window. */
export interface Held {
  face: string;
  width: number;
  x: number;
  y: number;
}

interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

// A card dropped this near to a spot was meant for it.
const REACH = 36;
// So near to its edge a row begins to scroll, by so much a frame.
const RIM = 44;
const SCROLL = 9;

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

export class Dragging {
  held = $state.raw<Held | null>(null);
  /** The spot over which the card is now, by its `data-drop`; empty: none. */
  over = $state('');
  #board: () => HTMLElement | undefined;

  constructor(board: () => HTMLElement | undefined) {
    this.#board = board;
  }

  /** To be called when a pointer goes down on a card. `begun`: it is lifted; `dropped`: on this spot, or on none. */
  grab(press: PointerEvent, face: string, begun: () => void, dropped: (spot: string) => void): void {
    if (this.held) return;
    const { width } = (press.currentTarget as HTMLElement).getBoundingClientRect();
    const scroll = (): void => {
      if (!this.held) return;
      this.#scroll(this.held);
      requestAnimationFrame(scroll);
    };
    drag(press, {
      begun: () => {
        begun();
        requestAnimationFrame(scroll);
      },
      moved: (to) => {
        this.held = { face, width, ...to };
        this.over = this.#below(to);
      },
      ended: (at) => {
        this.held = null;
        this.over = '';
        dropped(at ? this.#below(at) : '');
      },
    });
  }

  #below({ x, y }: Point): string {
    const spots = [...(this.#board()?.querySelectorAll<HTMLElement>('[data-drop]') ?? [])];
    const found =
      spots[
        nearest(
          spots.map((spot) => spot.getBoundingClientRect()),
          x,
          y,
        )
      ];
    return found?.dataset['drop'] ?? '';
  }

  /** Rows roll on when a card is held at their edge. */
  #scroll({ x, y }: Point): void {
    const row = document.elementFromPoint(x, y)?.closest('[data-scrolls]');
    if (!row) return;
    const { left, right } = row.getBoundingClientRect();
    if (x > right - RIM) row.scrollBy(SCROLL, 0);
    else if (x < left + RIM) row.scrollBy(-SCROLL, 0);
  }
}
