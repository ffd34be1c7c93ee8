/** How far the chat of a table has been read on this device. */

import type { ChatShown } from '../wire';

export class Reading {
  // When the last line was said that has been read: the chat shows only its last lines, so they cannot be counted.
  #read = $state(0);
  readonly #name: string;

  constructor(table: string) {
    this.#name = `kartenhaus-read-${table}`;
    try {
      // Whoever loads the page again has read what they had read.
      this.#read = Number(sessionStorage.getItem(this.#name) ?? 0);
    } catch {
      // Where nothing may be kept, all of it is new.
    }
  }

  /** Everything that has been said until now is in sight. */
  readAll(chat: readonly ChatShown[]): void {
    const last = chat.at(-1)?.at ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    try {
      sessionStorage.setItem(this.#name, String(last));
    } catch {
      // As above.
    }
  }

  /** How many lines are new. Nobody has to read what they have said: `isMine` knows the seats of this device. */
  unread(chat: readonly ChatShown[], isMine: (seat: number) => boolean): number {
    return chat.filter(({ at, seat }) => at > this.#read && (seat === null || !isMine(seat))).length;
  }
}
