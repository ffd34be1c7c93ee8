/** A finished game as a source of scenes: forward by one step it is played, anywhere else it is jumped to. */

import type { Replay } from '../api';
import type { View } from '../session/merge';
import type { Scene, Seen } from '../session/session';
import type { SeatShown, TableShown } from '../wire';

/** Those who played that game, as if they were still here. */
export const playersOf = ({ names, levels }: Replay): SeatShown[] =>
  names.map((name, seat) => {
    const level = levels[seat] ?? '';
    const bot = level !== '';
    return {
      name: bot ? '' : name,
      kind: bot ? 'bot' : 'person',
      level,
      here: true,
      minded: '',
      host: false,
      pick: '',
    };
  });

/** A finished game brings along how it is to be understood. */
export const EPOCH = 'replay';

export class Reel {
  readonly #views: readonly View[];
  readonly #replay: Replay;
  #scenes: Scene[] = [];
  #watchers = new Set<(seen: Seen) => void>();
  #step = 0;

  constructor(replay: Replay, table: TableShown) {
    this.#replay = replay;
    // Each view is the one before it with some fields changed.
    let game = replay.first;
    const games = [game, ...replay.moves.map(({ game: changed }) => (game = { ...game, ...changed }))];
    this.#views = games.map((shown, version) => ({
      version,
      epoch: EPOCH,
      table,
      own_table: { seat: null, is_host: false, calls_locked_until: 0, waiting: '' },
      game: shown,
      own: null,
    }));
    this.show(0);
  }

  get last(): number {
    return this.#views.length - 1;
  }

  get seen(): Seen {
    return { link: { state: 'open' }, view: this.#views[this.#step] ?? null };
  }

  show(step: number): void {
    const after = this.#views[step];
    if (!after) return;
    const next = step === this.#step + 1;
    this.#step = step;
    const events = this.#replay.moves[step - 1]?.events ?? [];
    this.#scenes.push({ version: step, events, own_events: [], after, fresh: !next });
    for (const watcher of this.#watchers) watcher(this.seen);
  }

  subscribe(watcher: (seen: Seen) => void): () => void {
    this.#watchers.add(watcher);
    watcher(this.seen);
    return () => this.#watchers.delete(watcher);
  }

  nextScene(): Scene | undefined {
    return this.#scenes.shift();
  }

  painted(): void {
    // Nobody calls in a game that is over.
  }
}
