import { Sending } from '../../board/sending.svelte';
import { lit, pick, read, tap, type Draft, type Taken, type Tap } from './moves';

interface Given {
  moves: readonly string[];
  /** The card that was drawn and has to be placed; empty: none. */
  drawn: string;
  /** What everybody sees: another object whenever anything on the table has changed. */
  game: object;
}

/** What is being chosen: picked step by step, sent when it is a whole move, put back when it is refused. */
export class Choice {
  draft = $state.raw<Draft | null>(null);
  readonly #given: () => Given;
  readonly #sending: Sending;
  // Only what is really new counts: the table tells everything again whenever anything has changed.
  readonly offered = $derived.by(() => this.#given().moves.join('\n'));
  readonly moves = $derived.by(() => this.#given().moves.map(read));
  readonly #game = $derived.by(() => this.#given().game);
  // A card that has been drawn is in the hand already.
  readonly #atFirst = $derived.by<Draft | null>(() => {
    const { drawn } = this.#given();
    return drawn && this.offered ? { kind: 'drawn', card: drawn } : null;
  });
  /** Nothing more can be chosen while a step is on its way. */
  readonly #free = $derived.by(() => (this.sent ? [] : this.moves));
  readonly lit = $derived.by(() => lit(this.#free, this.draft));

  /** To be made while a component is. */
  constructor(given: () => Given, choose: (move: string) => Promise<boolean>) {
    this.#given = given;
    this.#sending = new Sending(choose);
    // New moves, new choice; what has been sent stays marked until it is carried out or comes back.
    $effect(() => {
      void this.offered;
      if (!this.sent) this.draft = this.#atFirst;
    });
    $effect(() => void this.#sending.shows(this.#game));
  }

  /** The move that is on its way; empty: none. */
  get sent(): string {
    return this.#sending.move;
  }

  /** The same in parts. */
  readonly sentMove = $derived.by(() => read(this.sent));

  tap(at: Tap): void {
    void this.#take(tap(this.#free, this.draft, at));
  }

  /** The move that a tap would make whole; null: none. */
  would(at: Tap): string | null {
    return pick(this.#free, this.draft, at).move;
  }

  /** Picks, without ever putting back; a move that becomes whole by it is sent. */
  drop(at: Tap): void {
    void this.#take(pick(this.#free, this.draft, at));
  }

  /** Picks what a finger has lifted. */
  lift(from: Tap): void {
    this.draft = pick(this.#free, this.draft, from).draft;
  }

  putBack(): void {
    if (!this.sent) this.draft = this.#atFirst;
  }

  async #take({ draft, move }: Taken): Promise<void> {
    this.draft = draft;
    if (move === null) return;
    if (!(await this.#sending.send(move, this.#game))) this.draft = this.#atFirst;
  }
}
