import type { Calls } from '../board';
import { clickText } from './moves';

/** The own camera: where it aims, whether a call is on its way, and until when a wrong one has locked it. */
export class Camera {
  /** Where the next photo shall begin; null: wherever the composition stands first. */
  aim = $state.raw<number | null>(null);
  /** The composition whose call is on its way; empty: none. */
  calling = $state('');
  readonly #calls: () => Calls | null;
  readonly #call: (move: string) => Promise<boolean>;
  #now = $state(0);
  readonly locked = $derived.by(() => (this.#calls()?.lockedUntil ?? 0) > this.#now);

  /** To be made while a component is. */
  constructor(calls: () => Calls | null, call: (move: string) => Promise<boolean>) {
    this.#calls = calls;
    this.#call = call;
    $effect(() => {
      const until = this.#calls()?.lockedUntil ?? 0;
      const since = performance.now();
      this.#now = since;
      if (until <= since) return;
      const timer = setTimeout(() => (this.#now = performance.now()), until - since + 20);
      return () => clearTimeout(timer);
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
