/** Those who play on this device: usually one, sometimes several who hand it round. Each has a connection of their own,
 * so that the server shows each hand to its owner only. */

import { joinTable } from '../session/browser';
import type { Answer, Seen, Session } from '../session/session';
import type { Plan } from '../plans';
import { Reading } from './reading.svelte';

const isNameFault = ({ refused }: Answer): boolean => refused?.code.startsWith('table-name') === true;

type Joined = ReturnType<typeof joinTable>;

export class Company {
  seen = $state.raw<readonly Seen[]>([]);
  /** Who looks at the screen now: 0 is the owner of the device. */
  viewer = $state(0);
  /** Another game is wanted: it begins as soon as it can. */
  again = false;
  /** How far those of this device have read the chat. */
  readonly reading: Reading;
  #joined: readonly Joined[];
  // For each, the moment of rest that was answered last.
  #quiet: number[] = [];

  constructor(table: string, guests: number) {
    this.reading = new Reading(table);
    this.#joined = Array.from({ length: guests + 1 }, (_, guest) => joinTable(table, guest));
    this.seen = this.#joined.map(({ session }) => session.seen);
    this.#joined.forEach(({ session }, guest) => {
      session.subscribe((seen) => {
        this.seen = this.seen.with(guest, seen);
      });
    });
  }

  get size(): number {
    return this.#joined.length;
  }

  session(guest: number): Session {
    const joined = this.#joined[guest];
    if (!joined) throw new Error(`nobody of number ${guest} plays on this device`);
    return joined.session;
  }

  /** The session of whoever looks at the screen. */
  get current(): Session {
    return this.session(this.viewer);
  }

  /** Who of this device has that seat; -1: nobody. */
  whoHas(seat: number): number {
    return this.seen.findIndex(({ view }) => view?.own_table.seat === seat);
  }

  /** Whoever shares this device but does not look at it has nothing to call. */
  keepQuiet(): void {
    this.seen.forEach(({ view }, guest) => {
      const window = view?.table.window;
      if (!window || guest === this.viewer || view.own_table.seat === null) return;
      if (this.#quiet[guest] === window.version) return;
      this.#quiet[guest] = window.version;
      void this.session(guest).noCall();
    });
  }

  /** Whether nobody plays at this table but those who share this device, and bots. */
  get isAlone(): boolean {
    const seats = this.seen[0]?.view?.table.seats ?? [];
    return seats.every(({ kind }, seat) => kind !== 'person' || this.whoHas(seat) >= 0);
  }

  /** Something is to be read, or has been: the game stands still meanwhile. */
  hold(on: boolean): void {
    this.seen.forEach(({ view }, guest) => {
      if (view && view.own_table.seat !== null) void this.session(guest).ask('hold', { on });
    });
  }

  /** Something that all who share this device do together: the others besides whoever looks at the screen. */
  others(act: (session: Session) => Promise<unknown>): void {
    this.seen.forEach(({ view }, guest) => {
      if (guest !== this.viewer && view && view.own_table.seat !== null) void act(this.session(guest));
    });
  }

  /** Looks on by this name, or without one if somebody here is called so already. */
  async watch(name: string): Promise<void> {
    const answer = await this.current.ask('watch', { name });
    if (isNameFault(answer) && name) await this.current.ask('watch', { name: '' });
  }

  close(): void {
    for (const { leave } of this.#joined) leave();
  }

  /** Sits down and adds some chance of one's own to the shuffle. */
  async sit(guest: number, name: string, seat: number | null = null): ReturnType<Session['ask']> {
    const session = this.session(guest);
    const answer = await session.ask('sit', { name, seat });
    if (!answer.refused && session.seen.view?.table.phase === 'gathering') await this.#shareChance(guest);
    return answer;
  }

  async #shareChance(guest: number): Promise<void> {
    const chance = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'));
    await this.session(guest).ask('share-chance', { chance: chance.join('') });
  }

  /** Everybody of this device would like another game. */
  askAgain(): void {
    this.again = true;
    this.seen.forEach(({ view }, guest) => {
      if (view && view.own_table.seat !== null) void this.session(guest).ask('ask-rematch', {});
    });
  }

  /** All have agreed to another game, with the same seats: the host need not be asked twice. */
  async beginAgain(): Promise<void> {
    this.again = false;
    this.viewer = 0;
    for (const [guest, { view }] of this.seen.entries()) {
      if (view && view.own_table.seat !== null) await this.#shareChance(guest);
    }
    const view = this.session(0).seen.view;
    const full = view?.table.seats.every(({ kind, here }) => kind === 'bot' || (kind === 'person' && here));
    if (view?.own_table.is_host && full) await this.session(0).ask('start', {});
  }

  /** Does what was decided at home. */
  async carryOut({ name, level, guests, begin, picks = [] }: Plan): Promise<void> {
    if (name === null) return;
    for (const [guest, called] of [name, ...guests].entries()) {
      let answer = await this.sit(guest, called);
      // Nobody is kept from playing by a name.
      if (isNameFault(answer)) answer = await this.sit(guest, '');
      if (answer.refused) return;
      if (picks[guest]) await this.session(guest).ask('pick', { pick: picks[guest] });
    }
    const free = this.session(0).seen.view?.table.seats.some(({ kind }) => kind === 'empty');
    if (level && free) await this.session(0).ask('seat-bot', { level, seat: null });
    if (begin) await this.session(0).ask('start', {});
  }
}
