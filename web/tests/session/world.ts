/** A world for sessions in which time passes only when a test says so, and the server says what the test says. */

import type { Ears, Wire, World } from '$src/session/session';
import type { Told, View } from '$src/wire';

type LastSeen = Parameters<World['connect']>[0];

export class FakeLine implements Wire {
  said: Record<string, unknown>[] = [];
  isClosed = false;

  constructor(
    readonly seen: LastSeen,
    private ears: Ears,
  ) {}

  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.isClosed = true;
  }

  open(): void {
    this.ears.opened();
  }

  tell(told: Told): void {
    this.ears.heard(JSON.stringify(told));
  }

  lose(): void {
    this.ears.closed();
  }
}

export class FakeWorld implements World {
  lines: FakeLine[] = [];
  hope: string | null = null;
  #now = 1_000;
  #ids = 0;
  #timers: { at: number; then: () => void }[] = [];

  get line(): FakeLine {
    const line = this.lines.at(-1);
    if (line === undefined) throw new Error('nobody has connected');
    return line;
  }

  connect(seen: LastSeen, ears: Ears): Wire {
    const line = new FakeLine(seen, ears);
    this.lines.push(line);
    return line;
  }

  hopeless(): Promise<string | null> {
    return Promise.resolve(this.hope);
  }

  now(): number {
    return this.#now;
  }

  wait(ms: number, then: () => void): () => void {
    const timer = { at: this.#now + ms, then };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  newId(): string {
    return `id-${String(++this.#ids)}`;
  }

  chance(): number {
    return 0.5;
  }

  /** Lets time pass; what is due comes in its order. */
  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const [next] = this.#timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.#now = next.at;
      next.then();
    }
    this.#now = end;
  }
}

/** A view of a table at which something is played. */
export function view(version: number, epoch = 'first'): View {
  return {
    type: 'view',
    version,
    epoch,
    time: 1_000,
    table: {
      id: 'abc',
      game: 'great-wall',
      phase: 'playing',
      older_rules: false,
      game_number: 1,
      seats: [],
      options: {},
      settings: { public: false, turn_time: 0, window: 2500, patience: 60_000 },
      commitment: '',
      shared: [],
      revealed: '',
      seed: '',
      turn_ends: null,
      held_since: null,
      window: null,
      pause_asked: [],
      clock_asked: [],
      idle: [],
      rematch_asked: [],
      watchers: [],
      chat: [],
      last_race: null,
    },
    own_table: { seat: 0, is_host: true, calls_locked_until: 0, waiting: '' },
    game: { wall: 'LFT', market: 'TTT' },
    own: { actions: '1', drawn: '' },
  };
}
