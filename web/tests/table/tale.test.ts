// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import type { Scene } from '$src/session/session';
import { Tale } from '$src/table/tale.svelte';

beforeEach(() => sessionStorage.clear());

const scene = (game_number: number, ...types: string[]): Scene =>
  ({
    version: 1,
    events: types.map((type) => ({ type })),
    own_events: types.map((type) => ({ type: `Own${type}` })),
    after: { table: { phase: 'playing', game_number } },
    fresh: types.length === 0,
  }) as unknown as Scene;

const read = (tale: Tale): string[] => tale.told.map(({ event }) => event['type'] as string);

it('is there again after the page was loaded anew, and goes on', () => {
  new Tale('abc').tell(scene(1, 'Drawn'));
  const again = new Tale('abc');
  again.tell(scene(1));
  again.tell(scene(1, 'Laid'));
  expect(read(again)).toEqual(['Drawn', 'OwnDrawn', 'Laid', 'OwnLaid']);
  expect(new Set(again.told.map(({ key }) => key)).size).toBe(4);
});

it('is of one game at one table', () => {
  new Tale('abc').tell(scene(1, 'Drawn'));
  expect(read(new Tale('xyz'))).toEqual([]);
  const rematch = new Tale('abc');
  rematch.tell(scene(2));
  expect(read(rematch)).toEqual([]);
});

it('keeps no secrets where several share the screen', () => {
  new Tale('abc', true).tell(scene(1, 'Drawn'));
  expect(read(new Tale('abc', true))).toEqual(['Drawn']);
});
