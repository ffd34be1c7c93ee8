/** What the offered moves would do, in words: asked of the server when a Board wants to say it. */

import { movesAt } from '../api';
import type { Reader, Telling, ValueText } from '../i18n/telling.svelte';

export class Offers {
  #told = $state.raw<Readonly<Record<string, unknown[]>>>({});
  #asked = '';
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
  }

  /** Those of this version, for one of the people who share the device; `card`: alone those that speak of it. Asked
   * once, unless there was no answer. */
  async ask(version: number, guest: number, card = ''): Promise<void> {
    const asked = `${version} ${guest} ${card}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    const reply = await movesAt(this.#table, version, guest, card);
    if (this.#asked !== asked) return;
    if (reply.ok) this.#told = reply.value.moves;
    else this.#asked = '';
  }

  /** `last`: alone its last part. Null: nobody has told. */
  says(move: string, telling: Telling, reader: Reader, last = false): string | null {
    const parts = this.#told[move]?.slice(last ? -1 : 0);
    return parts ? parts.map((part) => reader.text(telling.part(part as ValueText))).join(' – ') : null;
  }
}
