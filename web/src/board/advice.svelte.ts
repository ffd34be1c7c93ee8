/** A hint that was asked for: the question under way, its words, and how far it has been followed. */

import type { Hint } from '../api';
import type { ValueText } from '../i18n/telling.svelte';

export class Advice {
  #hint = $state.raw<Hint | null>(null);
  #done = $state(0);
  #asking = $state(false);

  /** With all its steps, until the last of them is made or something else is done; null: there is none. */
  get hint(): Hint | null {
    return this.#hint;
  }

  set hint(hint: Hint | null) {
    this.#hint = hint;
    this.#done = 0;
  }

  /** How many of its steps have been made. */
  get done(): number {
    return this.#done;
  }

  /** The move that it advises now. */
  get next(): string | undefined {
    return this.#hint?.moves[this.#done];
  }

  get isAsking(): boolean {
    return this.#asking;
  }

  /** An answer about a table that is no more is forgotten. */
  async ask(askHint: () => Promise<Hint | null>, table: () => object): Promise<void> {
    if (this.#asking) return;
    const asked = table();
    this.#asking = true;
    const hint = await askHint();
    this.#asking = false;
    if (table() === asked) this.hint = hint;
  }

  /** A move is made. */
  made(move: string): void {
    if (move === this.next && this.#done + 1 < (this.#hint?.moves.length ?? 0)) this.#done++;
    else this.hint = null;
  }
}

/** Reads to the viewer what the server has sent. */
export type Reading = (said: ValueText) => string;

/** Each step of a hint, as it is asked for. */
export const stepWords = ({ steps }: Hint, read: Reading): string[] => steps.map((step) => read(step as ValueText));

/** A hint's sentence; while it is followed, its next step. The only step of a hint is told at once, unless the sentence
 * says it already; of several, the plan shows all. */
export function hintWords(hint: Hint, done: number, read: Reading, saysStep = false): string {
  const steps = stepWords(hint, read);
  const step = steps[done];
  if (done > 0 && step !== undefined) return step;
  const sentence = read({ said: hint.said });
  return step === undefined || saysStep || steps.length > 1 ? sentence : `${sentence} ${step}`;
}
