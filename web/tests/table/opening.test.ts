// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { askAboutGames } from '$src/games/said.svelte';
import { keepPlayers, keepWindow, playersOf, windowOf, withBots } from '$src/table/opening';

beforeAll(async () => {
  const games = [
    { name: 'calling', has_calls: true, fewest_seats: 2, most_seats: 4 },
    { name: 'quiet', has_calls: false, fewest_seats: 2, most_seats: 2 },
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(games)));
  await askAboutGames();
});
beforeEach(() => localStorage.clear());

it('has no hurry in a first game against bots, and the time chosen last in later ones', () => {
  expect(withBots('calling')).toMatchObject({ window: 0 });
  keepWindow('calling', 4000);
  expect(withBots('calling')).toEqual({ window: 4000 });
  keepWindow('calling', 0);
  expect(withBots('calling')).toMatchObject({ window: 0 });
});

it('waits for whoever plays against bots alone, where nobody is in a hurry', () => {
  expect(withBots('calling').patience).toBeGreaterThan(600_000);
});

it('asks for no time where nobody calls', () => {
  keepWindow('quiet', 4000);
  expect(withBots('quiet')).toEqual({});
});

it('forgets what cannot be chosen any more', () => {
  localStorage.setItem('kartenhaus-window-calling', '123');
  expect(windowOf('calling')).toBe(0);
});

it('seats as many as last time, if so many can play', () => {
  expect([playersOf('calling'), playersOf('quiet')]).toEqual([3, 2]);
  keepPlayers('calling', 4);
  keepPlayers('quiet', 4);
  expect([playersOf('calling'), playersOf('quiet')]).toEqual([4, 2]);
});
