// @vitest-environment jsdom
import { tick } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import type { View } from '$src/session/merge';
import type { Scene, Seen } from '$src/session/session';
import { Show, type Source } from '$src/table/show.svelte';

beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

const view = (version: number): View =>
  ({
    version,
    epoch: 'e',
    table: { phase: 'playing', game_number: 1 },
    own_table: { seat: 0 },
    game: {},
    own: {},
  }) as unknown as View;

/** A source that is fed by hand. */
class Feed implements Source {
  seen: Seen = { link: { state: 'open' }, view: null };
  painting: number[] = [];
  #scenes: Scene[] = [];
  #watchers = new Set<(seen: Seen) => void>();

  tell(version: number, fresh = false): void {
    const after = view(version);
    const own_events = [{ type: 'CardSeen', version }];
    this.#scenes.push({ version, events: [{ type: 'CardDrawn', version }], own_events, after, fresh });
    this.seen = { ...this.seen, view: after };
  }

  ring(): void {
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

  painted(version: number): void {
    this.painting.push(version);
  }
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await tick();
};

it('shows one scene after the other', async () => {
  const feed = new Feed();
  const show = new Show(feed);
  feed.tell(1, true);
  feed.tell(2);
  feed.ring();
  await settled();
  expect(show.view?.version).toBe(2);
  expect(feed.painting).toEqual([1, 2]);
});

it('jumps to the last when too many wait, and still tells them all', async () => {
  const feed = new Feed();
  const show = new Show(feed);
  for (let version = 1; version <= 8; version++) feed.tell(version);
  feed.ring();
  await settled();
  expect(show.view?.version).toBe(8);
  expect(feed.painting).toEqual([8]);
  expect(show.told.filter(({ event }) => event['type'] === 'CardDrawn')).toHaveLength(8);
});

it('leaves the secrets of one viewer behind when another takes the screen', async () => {
  const [anna, ben] = [new Feed(), new Feed()];
  const show = new Show(anna);
  anna.tell(1);
  anna.ring();
  ben.tell(1);
  await settled();
  expect(show.told.some(({ own }) => own)).toBe(true);
  show.follow(ben);
  expect(show.told.map(({ event }) => event['type'])).toEqual(['CardDrawn']);
  anna.tell(2);
  anna.ring();
  await settled();
  expect(show.view?.version).toBe(1);
});

it('shows nothing more once it is closed', async () => {
  const feed = new Feed();
  const show = new Show(feed);
  show.close();
  feed.tell(1);
  feed.ring();
  await settled();
  expect(show.view).toBeNull();
});
