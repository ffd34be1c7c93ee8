/** The guided first game: which tip is to be read now. Each is shown once, and goes when it has been heeded. */

import type { AnyGameOnTable, Shown } from '../board/contract';
import { verbOf } from '../board/offered';
import { sayable } from '../i18n/speech.svelte';
import { remember, remembered } from '../remember';

type Tip = AnyGameOnTable['tips'][number];

interface Now {
  /** Null: nothing is to be read now, as nobody plays here. */
  shown: Shown<unknown, unknown> | null;
  myTurn: boolean;
  /** A moment in which a tip may open. One that is open stays. */
  calm: boolean;
}

export class Tips {
  readonly #name: string;
  readonly #tips: readonly Tip[];
  readonly #now: () => Now;
  #done = $state.raw<readonly string[]>([]);
  /** What was chosen is on its way: nothing is read meanwhile. */
  #acting = $state(0);
  #heeded = $state('');
  #open = '';

  /** The tip on the screen; undefined: none. */
  readonly current = $derived.by((): Tip | undefined => {
    const { shown, myTurn, calm } = this.#now();
    if (shown === null || this.#done.includes('off') || this.#heeded) return undefined;
    const fits = ({ id, when }: Tip): boolean => !this.#done.includes(id) && sayable(id) && when(shown, myTurn);
    // Whatever else would fit now: one is read after the other.
    const tip =
      this.#tips.find((tip) => tip.id === this.#open && fits(tip)) ?? (calm ? this.#tips.find(fits) : undefined);
    this.#open = tip?.id ?? '';
    return tip;
  });
  /** Somebody reads: the game may stand still. */
  readonly reading = $derived.by(() => this.current !== undefined && this.#acting === 0);

  constructor(name: string, tips: readonly Tip[], now: () => Now) {
    this.#name = name;
    this.#tips = tips;
    this.#now = now;
    this.#done = (remembered(`tips-${name}`) ?? '').split(' ').filter(Boolean);
  }

  /** Tips that have been read, or `off`: no more of them. */
  note(...words: readonly string[]): void {
    this.#done = [...this.#done, ...words.filter((word) => !this.#done.includes(word))];
    remember(`tips-${this.#name}`, this.#done.join(' '));
  }

  /** While a move is on its way: whoever acts reads no longer. What was open then has been heeded if the move counts,
   * and so have those that tell of just such a move. */
  async while(move: string, answer: Promise<boolean>): Promise<boolean> {
    const open = this.current?.id ?? '';
    this.#heeded = open;
    this.#acting++;
    try {
      const counts = await answer;
      const told = this.#tips.filter(({ by }) => by?.includes(verbOf(move))).map(({ id }) => id);
      if (counts) this.note(...(open ? [open] : []), ...told);
      return counts;
    } finally {
      this.#heeded = '';
      this.#acting--;
    }
  }

  /** While it is asked why something cannot be done: the table takes that for an act too. */
  async during(answer: Promise<unknown>): Promise<void> {
    this.#acting++;
    try {
      await answer;
    } finally {
      this.#acting--;
    }
  }
}
