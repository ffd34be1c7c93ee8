/** What happened in one game, event by event, in the order it happened: what the log tells in words. */

import { tellingOf, type Said, type SaidText } from '../i18n/telling.svelte';
import type { View } from '../session/merge';
import type { GameEvent, Scene } from '../session/session';

export interface Told {
  key: number;
  event: GameEvent;
  /** The sentence for it; null: it goes without saying. */
  said: Said | null;
  /** Told to one viewer only. */
  own: boolean;
}

const LONGEST = 400;

/** As it is kept for whoever loads the page again: as long as the tab lives. */
interface Kept {
  /** The number of the game at its table. */
  game: number;
  told: readonly Told[];
}

/** What is said of an event, to be read whenever and in whatever language; null: nothing, or it is not understood. */
export function saidOf(event: GameEvent, { table, epoch }: Pick<View, 'table' | 'epoch'>): Said | null {
  const said = event['said'] as SaidText | undefined;
  try {
    return said === undefined ? null : (tellingOf(table.game, epoch)?.said(said) ?? null);
  } catch (fault) {
    // An event that cannot be told must not stop the game.
    console.error(fault);
    return null;
  }
}

export class Tale {
  told = $state.raw<readonly Told[]>([]);
  #game = 0;
  readonly #table: string;

  /** `table`: where it is kept, if it is. `shared`: several look at the screen, and none may read another's secrets. */
  constructor(table = '', shared = false) {
    this.#table = table;
    const kept = this.#kept();
    if (!kept) return;
    this.#game = kept.game;
    this.told = shared ? kept.told.filter(({ own }) => !own) : kept.told;
  }

  tell({ after, events, own_events }: Scene): void {
    const { phase, game_number } = after.table;
    if (phase === 'gathering' || game_number !== this.#game) this.told = [];
    this.#game = game_number;
    if (events.length === 0 && own_events.length === 0) return;
    let key = this.told.at(-1)?.key ?? 0;
    const told = (own: boolean) => (event: GameEvent) => ({ key: ++key, event, said: saidOf(event, after), own });
    const fresh = [...events.map(told(false)), ...own_events.map(told(true))];
    this.told = [...this.told, ...fresh].slice(-LONGEST);
    this.#keep();
  }

  /** Somebody else looks at the screen. */
  forgetSecrets(): void {
    this.told = this.told.filter(({ own }) => !own);
    this.#keep();
  }

  get #name(): string {
    return `kartenhaus-told-${this.#table}`;
  }

  #keep(): void {
    if (!this.#table) return;
    const kept: Kept = { game: this.#game, told: this.told };
    try {
      sessionStorage.setItem(this.#name, JSON.stringify(kept));
    } catch {
      // Where nothing may be kept, the log begins anew.
    }
  }

  #kept(): Kept | null {
    if (!this.#table) return null;
    try {
      return JSON.parse(sessionStorage.getItem(this.#name) ?? 'null') as Kept | null;
    } catch {
      return null;
    }
  }
}
