/** The connection to one table. It comes back by itself, loses no command, and knows nothing of the page or the rules. */

import type * as wire from '../wire';
import { merged, type View } from './merge';
import { ANSWER, backOff, COOL_DOWN, KNOCK, SILENCE, STOOD_STILL } from './patience';

/** Done, or why not. `note`: what only the asker is told beyond that. */
export type Answer = Pick<wire.Answer, 'refused' | 'note'>;
type Command = Exclude<wire.Asked, wire.Pong>;
type FieldsOf<Kind> = Omit<Extract<Command, { type: Kind }>, 'type' | 'id'>;
export type GameEvent = wire.Update['events'][number];

/** `waiting`: to come back, at `again` on the client's clock. `elsewhere`: until the person goes on here, for other
 * windows have the table too. `stopped`: for good. `code`: the sentence that says why. */
export type Link =
  | { state: 'connecting' | 'open' }
  | { state: 'waiting'; again: number; code: string }
  | { state: 'elsewhere' | 'stopped'; code: string };

export interface Seen {
  link: Link;
  /** The latest there is to see; null until the first view came. */
  view: View | null;
}

/** One update to show: what happened, and the view that it leads to. `fresh`: a jump, with nothing to show in between. */
export interface Scene {
  version: number;
  events: readonly GameEvent[];
  own_events: readonly GameEvent[];
  after: View;
  fresh: boolean;
}

export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface Ears {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

/** All that a session needs of the world around it. */
export interface World {
  /** Connects, telling the server which epoch and version were seen last. */
  connect(seen: { epoch: string; version: number } | null, ears: Ears): Wire;
  /** Why it makes no sense to try again, as a sentence's id; null: it does. Asked when the server did not let us in. */
  hopeless(): Promise<string | null>;
  /** Milliseconds on a clock that never goes back. */
  now(): number;
  /** Calls back after so many milliseconds; the answer calls it off. */
  wait(ms: number, then: () => void): () => void;
  newId(): string;
  /** From 0 to 1. */
  chance(): number;
}

interface Pending {
  text: string;
  done: (answer: Answer) => void;
}

// Somebody who did not look for so many updates wants to see how things stand now, not how they came.
const MOST_SCENES = 60;

export class Session {
  #world: World;
  #wire: Wire | null = null;
  #seen: Seen = { link: { state: 'connecting' }, view: null };
  #watchers = new Set<(seen: Seen) => void>();
  #pending = new Map<string, Pending>();
  #scenes: Scene[] = [];
  #painted = new Map<number, number>();
  #failures = 0;
  #cancel: () => void = () => undefined;
  // How far the server's clock is ahead of ours; messages take time, so the largest difference is the truest.
  #ahead = -Infinity;

  constructor(world: World) {
    this.#world = world;
  }

  /** As a Svelte store: calls back with what is seen, now and whenever it changes. */
  subscribe(watcher: (seen: Seen) => void): () => void {
    this.#watchers.add(watcher);
    watcher(this.#seen);
    return () => this.#watchers.delete(watcher);
  }

  get seen(): Seen {
    return this.#seen;
  }

  /** Connects, unless it is connected. To be called at first, and whenever there is hope: network back, page in sight. */
  hurry(): void {
    const { state } = this.#seen.link;
    if (this.#wire === null && state !== 'stopped' && state !== 'elsewhere') this.#connect();
  }

  /** The person goes on here, and no longer where the table was opened first. */
  goOnHere(): void {
    if (this.#seen.link.state === 'elsewhere') this.#connect();
  }

  /** To be called when the network is gone: a dead connection would be noticed much later. */
  lose(): void {
    if (this.#wire !== null) this.#comeBack();
  }

  /** Leaves for good. */
  close(code = ''): void {
    this.#drop();
    this.#show({ link: { state: 'stopped', code } });
    for (const { done } of this.#pending.values()) done({ refused: { code }, note: null });
    this.#pending.clear();
  }

  /** Asks for something, as often as it takes until there is an answer. */
  ask<Kind extends Command['type']>(type: Kind, fields: FieldsOf<Kind>): Promise<Answer> {
    const id = this.#world.newId();
    const text = JSON.stringify({ type, id, ...fields });
    return new Promise((done) => {
      const { link } = this.#seen;
      if (link.state === 'stopped') {
        done({ refused: { code: link.code }, note: null });
        return;
      }
      const isFirst = this.#pending.size === 0;
      this.#pending.set(id, { text, done });
      if (link.state !== 'open') return;
      this.#wire?.send(text);
      // Not for each: whoever taps again and again would never come back from a server that hangs.
      if (isFirst) this.#watch(ANSWER);
    });
  }

  /** A step, chosen on what is seen now, or on the version that was on the screen. */
  move(move: string, version = this.#version): Promise<Answer> {
    return this.ask('move', { version, move });
  }

  /** A call, at this very moment. */
  call(move: string): Promise<Answer> {
    const version = this.#seen.view?.table.window?.version ?? this.#version;
    const since = this.#painted.get(version) ?? this.#world.now();
    return this.ask('call', { version, move, delta: Math.max(0, Math.round(this.#world.now() - since)) });
  }

  noCall(): Promise<Answer> {
    return this.ask('no-call', { version: this.#version });
  }

  /** To be told when a version is first on the screen: calls are timed from there. */
  painted(version: number): void {
    if (this.#painted.has(version)) return;
    this.#painted.set(version, this.#world.now());
    for (const old of this.#painted.keys()) if (this.#painted.size > MOST_SCENES) this.#painted.delete(old);
  }

  /** The next update to show; undefined when the screen has caught up. */
  nextScene(): Scene | undefined {
    return this.#scenes.shift();
  }

  /** The server's clock, in milliseconds, as well as we know it. */
  serverNow(): number {
    return this.#world.now() + (Number.isFinite(this.#ahead) ? this.#ahead : 0);
  }

  get #version(): number {
    return this.#seen.view?.version ?? 0;
  }

  #show(change: Partial<Seen>): void {
    this.#seen = { ...this.#seen, ...change };
    for (const watcher of this.#watchers) watcher(this.#seen);
  }

  #connect(): void {
    this.#cancel();
    this.#show({ link: { state: 'connecting' } });
    const { view } = this.#seen;
    let opened = false;
    const mine = (): boolean => this.#wire === wire;
    const wire = this.#world.connect(view && { epoch: view.epoch, version: view.version }, {
      opened: () => {
        if (!mine()) return;
        opened = true;
        // The view comes at once.
        this.#watch(KNOCK);
        this.#show({ link: { state: 'open' } });
        for (const { text } of this.#pending.values()) wire.send(text);
      },
      heard: (text) => {
        if (!mine()) return;
        this.#failures = 0;
        this.#hear(JSON.parse(text) as wire.Told);
        if (mine()) this.#watch(this.#pending.size > 0 ? ANSWER : SILENCE);
      },
      closed: () => {
        if (!mine()) return;
        if (opened) this.#comeBack();
        else void this.#knockInVain();
      },
    });
    this.#wire = wire;
    this.#watch(KNOCK);
  }

  /** Gives the connection up if nothing comes in that time. */
  #watch(ms: number): void {
    this.#cancel();
    this.#cancel = this.#world.wait(ms, () => this.#comeBack());
  }

  #drop(): void {
    this.#cancel();
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
  }

  #comeBack(after = backOff(this.#failures, this.#world.chance()), code = ''): void {
    this.#drop();
    this.#failures++;
    this.#show({ link: { state: 'waiting', again: this.#world.now() + after, code } });
    this.#cancel = this.#world.wait(after, () => this.#connect());
  }

  async #knockInVain(): Promise<void> {
    this.#comeBack();
    const code = await this.#world.hopeless().catch(() => null);
    if (code !== null && this.#seen.link.state !== 'open') this.close(code);
  }

  #hear(told: wire.Told): void {
    switch (told.type) {
      case 'view': {
        const { version, epoch, table, own_table, game, own } = told;
        const view = { version, epoch, table, own_table, game, own };
        this.#setClock(told.time);
        this.#scenes = [{ version, events: [], own_events: [], after: view, fresh: true }];
        this.#show({ view });
        break;
      }
      case 'update': {
        const { view } = this.#seen;
        if (view === null || told.version <= view.version) break;
        const after = merged(view, told);
        const scene = {
          version: told.version,
          events: told.events,
          own_events: told.own_events ?? [],
          after,
          fresh: false,
        };
        if (this.#scenes.length < MOST_SCENES) this.#scenes.push(scene);
        else this.#scenes = [{ ...scene, events: [], own_events: [], fresh: true }];
        this.#show({ view: after });
        break;
      }
      case 'answer': {
        const pending = this.#pending.get(told.id);
        this.#pending.delete(told.id);
        pending?.done({ refused: told.refused, note: told.note });
        break;
      }
      case 'ping':
        this.#wire?.send(JSON.stringify({ type: 'pong', nonce: told.nonce }));
        this.#setClock(told.time);
        break;
      case 'closing':
        this.#comeBack(Math.round(told.retry * (1 + this.#world.chance())), 'web-link-restarting');
        break;
      case 'stopped':
        // A device that has slept is there again, and has nothing to wait for.
        if (told.code === 'server-no-pong') this.#comeBack();
        // Coming back would close another window of the same person, which would come back and close this one.
        else if (told.code === 'server-too-many-tabs') {
          this.#drop();
          this.#show({ link: { state: 'elsewhere', code: told.code } });
        } else this.#comeBack(COOL_DOWN, told.code);
        break;
    }
  }

  #setClock(time: number): void {
    const ahead = time - this.#world.now();
    // No message takes that long: the server stood still, and its clock with it. If one did after all, the next says so.
    this.#ahead = ahead < this.#ahead - STOOD_STILL ? ahead : Math.max(this.#ahead, ahead);
  }
}
