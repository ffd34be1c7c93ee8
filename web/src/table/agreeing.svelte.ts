/** What is agreed before a game. What the host has just chosen is shown at once, and further choices build on it. */

import type { Value } from '../api';
import type { Answer } from '../session/session';
import type { Settings, TableShown } from '../wire';

export interface Agreed {
  seats: number;
  options: Record<string, Value>;
  settings: Settings;
}

export class Agreeing {
  /** Chosen, but not yet answered. */
  #wished = $state.raw<Agreed | null>(null);
  readonly #table: () => TableShown;
  readonly #ask: (agreed: Agreed) => Promise<Answer>;

  constructor(table: () => TableShown, ask: (agreed: Agreed) => Promise<Answer>) {
    this.#table = table;
    this.#ask = ask;
  }

  get agreed(): Agreed {
    const { seats, options, settings } = this.#table();
    return this.#wished ?? { seats: seats.length, options, settings };
  }

  async choose({ seats, options, settings }: Partial<Agreed>): Promise<Answer> {
    const { agreed } = this;
    const wish = {
      seats: seats ?? agreed.seats,
      options: { ...agreed.options, ...options },
      settings: { ...agreed.settings, ...settings },
    };
    this.#wished = wish;
    const answer = await this.#ask(wish);
    if (this.#wished === wish) this.#wished = null;
    return answer;
  }
}
