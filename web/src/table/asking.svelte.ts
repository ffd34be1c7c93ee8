/** What is asked of the table by whoever looks at the screen, and what it answers. */

import { hintAt, type Hint } from '../api';
import type { Answer, Session } from '../session/session';
import { play } from '../sound/sounds';
import type { Refused } from '../wire';
import type { Company } from './company.svelte';

export class Asking {
  /** A step is on its way. */
  sending = $state(false);
  /** Why something was not done, and what only the asker is told. */
  notices = $state.raw<readonly Refused[]>([]);
  /** The moment of rest that was answered last, by its version. */
  answered = $state(-1);

  readonly #company: Company;
  readonly #table: string;

  constructor(company: Company, table: string) {
    this.#company = company;
    this.#table = table;
  }

  /** A step, chosen on the version that was on the screen. */
  async choose(move: string, version: number | undefined): Promise<boolean> {
    this.sending = true;
    this.notices = [];
    try {
      return this.#told(await this.#company.current.move(move, version));
    } finally {
      this.sending = false;
    }
  }

  /** Why a step that is not offered cannot be made. */
  async why(move: string, version: number | undefined): Promise<void> {
    this.#told(await this.#company.current.move(move, version));
  }

  /** Why something that is no step cannot be done. */
  tell(refused: Refused): void {
    this.#told({ refused, note: null });
  }

  async call(move: string): Promise<boolean> {
    return this.#told(await this.#company.current.call(move));
  }

  /** Nothing to call in the moment of rest of this version; said once. */
  noCall(version: number | undefined): void {
    if (version === undefined || this.answered === version) return;
    this.answered = version;
    void this.#company.current.noCall();
  }

  async hint(version: number): Promise<Hint | null> {
    const reply = await hintAt(this.#table, version, this.#company.viewer);
    if (!reply.ok) this.notices = [reply.refused];
    return reply.ok ? reply.value : null;
  }

  /** Whatever is no move. */
  async ask(...asked: Parameters<Session['ask']>): Promise<void> {
    this.#told(await this.#company.current.ask(...asked));
  }

  #told({ refused, note }: Answer): boolean {
    this.notices = [refused, note].filter((said) => said !== null);
    if (refused) play('wrong');
    return refused === null;
  }
}
