/** The keys of every board.
 *
 * A board is lines of places from top to bottom, in the order of its elements: each has a `data-line`, and lines whose
 * names begin with the same word (`wall 0`, `wall 1`) are one group. A game says no more than that.
 *
 *   Left, Right   the place before or after this one, within its group
 *   Home, End     the first and the last place of the group
 *   Up, Down      the line above or below, whatever its group: there the place that is nearest
 *   Enter, Space  what a tap does
 *   Escape        puts back what is picked, and goes back to it
 *
 * From a card that is picked (`aria-pressed`), Up leads to the first place where it can go (`data-goal`). Among those, Left
 * and Right lead from one to the next, wherever on the board they are, Home and End to the first and the last, and Down
 * back to what is picked.
 *
 * Tab stops at every button; of a rack or a table of many cards, at one. Keys with Shift and the like are left to the games. */

import { tick } from 'svelte';

/** A place as the arrow keys know it. */
export interface Place {
  line: string;
  /** What is picked can go here. */
  goal: boolean;
  picked: boolean;
  /** Its middle, from the left. */
  x: number;
}

const groupOf = ({ line }: Place): string => line.split(' ', 1)[0] ?? '';
const wherever = (places: readonly Place[], is: (place: Place) => boolean): number[] =>
  [...places.keys()].filter((at) => is(places[at] as Place));

/** Where a key leads from a place; -1: nowhere. */
export function toward(key: string, from: number, places: readonly Place[]): number {
  const here = places[from];
  if (!here) return -1;
  const goals = wherever(places, ({ goal }) => goal);
  if (here.picked && key === 'ArrowUp' && goals[0] !== undefined) return goals[0];
  const picked = places.findLastIndex((place) => place.picked);
  if (here.goal && picked >= 0 && (key === 'ArrowUp' || key === 'ArrowDown')) return key === 'ArrowDown' ? picked : -1;
  const along = here.goal ? goals : wherever(places, (place) => groupOf(place) === groupOf(here));
  switch (key) {
    case 'ArrowRight':
      return along[along.indexOf(from) + 1] ?? -1;
    case 'ArrowLeft':
      return along[along.indexOf(from) - 1] ?? -1;
    case 'Home':
      return along[0] ?? -1;
    case 'End':
      return along.at(-1) ?? -1;
    case 'ArrowUp':
      return inLine(
        places.findLast(({ line }, at) => at < from && line !== here.line),
        here,
        places,
      );
    case 'ArrowDown':
      return inLine(
        places.find(({ line }, at) => at > from && line !== here.line),
        here,
        places,
      );
    default:
      return -1;
  }
}

/** The nearest place of a line. */
function inLine(next: Place | undefined, { x }: Place, places: readonly Place[]): number {
  const away = (at: number): number => Math.abs((places[at]?.x ?? 0) - x);
  const line = wherever(places, (place) => place.line === next?.line);
  return line.reduce((best, at) => (best < 0 || away(at) < away(best) ? at : best), -1);
}

const isPicked = (element: HTMLElement): boolean => element.getAttribute('aria-pressed') === 'true';

function placeOf(element: HTMLElement): Place {
  const { left, width } = element.getBoundingClientRect();
  return {
    line: element.dataset['line'] ?? '',
    goal: 'goal' in element.dataset,
    picked: isPicked(element),
    x: left + width / 2,
  };
}

export class Keys {
  readonly #putBack: () => void;
  #root: HTMLElement | undefined;
  // Whether the last thing touched was the keyboard.
  #used = false;

  /** `putBack`: what Escape does, if anything is picked or not. */
  constructor(putBack: () => void) {
    this.#putBack = putBack;
  }

  /** For the element around a board, as `{@attach keys.board}`. */
  readonly board = (root: HTMLElement): (() => void) => {
    this.#root = root;
    const press = (event: KeyboardEvent): void => this.#press(event);
    const touch = (): void => void (this.#used = false);
    addEventListener('keydown', press, { capture: true });
    addEventListener('pointerdown', touch, { capture: true });
    return () => {
      removeEventListener('keydown', press, { capture: true });
      removeEventListener('pointerdown', touch, { capture: true });
    };
  };

  /** Something has been picked by keyboard, and there is nothing more to do with it: on to where it can go, else to what
   * can be picked next. */
  async goOn(): Promise<void> {
    if (!this.#used) return;
    await tick();
    const next = ['[data-goal]', '.lit[data-line]', 'button.main'];
    const found = next.map((wanted) => this.#root?.querySelector<HTMLElement>(wanted)).find((one) => one != null);
    found?.focus();
  }

  /** There is something new to choose. What had the focus may have gone with the step before. */
  async comeBack(): Promise<void> {
    if (document.activeElement === document.body) await this.goOn();
  }

  #press(event: KeyboardEvent): void {
    this.#used = true;
    // Keys belong to a sheet that lies over the table.
    if (!this.#root || document.querySelector('dialog[open]')) return;
    if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    const elements = [...this.#root.querySelectorAll<HTMLElement>('[data-line]')];
    const here = elements.findIndex((element) => element === document.activeElement);
    if (event.key === 'Escape') {
      const picked = elements.findLast(isPicked);
      this.#putBack();
      if (here >= 0) picked?.focus();
      return;
    }
    const places = elements.map(placeOf);
    let [from, to] = [here, toward(event.key, here, places)];
    if (to < 0) return;
    event.preventDefault();
    elements[to]?.focus();
    // What is hidden takes no focus: on to what lies behind it.
    while (to >= 0 && to !== from && elements[to] !== document.activeElement) {
      [from, to] = [to, toward(event.key, to, places)];
      elements[to]?.focus();
    }
  }
}
