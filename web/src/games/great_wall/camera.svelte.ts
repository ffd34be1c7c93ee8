import type { Calls } from '../../board/contract';
import { clickText } from './moves';

/** A table where nobody is in a hurry gives minutes, not seconds. */
export const SHORT = 30_000;

/** The own camera: where it aims, whether a call is on its way, and until when a wrong one has locked it. */
export class Camera {
  /** Where the next photo shall begin; null: wherever the composition stands first. */
  aim = $state.raw<number | null>(null);
  /** The composition whose call is on its way; empty: none. */
  calling = $state('');
  readonly #calls: () => Calls | null;
  readonly #onTurn: () => boolean;
  readonly #call: (move: string) => Promise<boolean>;
  #now = $state(0);
  readonly locked = $derived.by(() => (this.#calls()?.lockedUntil ?? 0) > this.#now);
  /** A moment in which everybody looks for photos, and has not said yet that there is none. */
  readonly awaited = $derived.by(() => {
    const window = this.#calls()?.window;
    if (window == null || window.answered || window.ends <= (window.held ?? this.#now)) return false;
    // Where nobody is in a hurry, the others are asked; whoever is on turn has all the time there is.
    return window.ends - window.opened <= SHORT || !this.#onTurn();
  });

  /** To be made while a component is. */
  constructor(calls: () => Calls | null, onTurn: () => boolean, call: (move: string) => Promise<boolean>) {
    this.#calls = calls;
    this.#onTurn = onTurn;
    this.#call = call;
    $effect(() => {
      const { lockedUntil = 0, window } = this.#calls() ?? {};
      const since = performance.now();
      this.#now = since;
      const timers = [lockedUntil, window?.ends ?? 0]
        .filter((until) => until > since)
        .map((until) => setTimeout(() => (this.#now = performance.now()), until - since + 20));
      return () => timers.forEach(clearTimeout);
    });
  }

  /** Aims at this place of the wall; a second time: at none any more. */
  aimAt(place: number): void {
    this.aim = this.aim === place ? null : place;
  }

  async click(composition: string, place: number | null): Promise<void> {
    if (this.locked || this.calling) return;
    this.calling = composition;
    this.aim = null;
    try {
      await this.#call(clickText(composition, place));
    } finally {
      this.calling = '';
    }
  }
}
