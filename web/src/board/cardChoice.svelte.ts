/** What is picked, and what goes with the step on its way. */

import { Sending } from './sending.svelte';

/** What is chosen from, as it is now. */
export interface Offering {
  readonly moves: readonly string[];
  /** What everybody sees: another object whenever anything on the table has changed. */
  readonly game: object;
  readonly choose: (move: string) => Promise<boolean>;
}

export class CardChoice<What> {
  picked = $state.raw<What | null>(null);
  /** What was picked for the step on its way; null: nothing was. */
  sent = $state.raw<What | null>(null);
  readonly #offering: Offering;
  readonly #sending: Sending;

  /** To be made while a component is. */
  constructor(offering: Offering) {
    this.#offering = offering;
    this.#sending = new Sending((move) => offering.choose(move));
    // New moves, new choice.
    const offered = $derived(offering.moves.join('\n'));
    $effect(() => {
      void offered;
      this.picked = null;
    });
    $effect(() => {
      if (!this.#sending.shows(offering.game)) this.sent = null;
    });
  }

  /** Nothing more can be chosen while a step is on its way. */
  get isBusy(): boolean {
    return this.#sending.move !== '';
  }

  async make(move: string): Promise<void> {
    if (this.isBusy) return;
    this.sent = this.picked;
    this.picked = null;
    if (!(await this.#sending.send(move, this.#offering.game))) this.sent = null;
  }
}
