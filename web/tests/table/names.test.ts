// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import { LANGUAGES, speak } from '$src/i18n/speech.svelte';
import { seatNames, watcherNames } from '$src/table/names';
import type { SeatShown } from '$src/wire';

const seat = (kind: string, name = ''): SeatShown => ({
  name,
  kind,
  level: '',
  here: true,
  minded: '',
  host: false,
  pick: '',
});
const called = (...seats: SeatShown[]): string[] => seatNames({ seats }).map(({ name }) => name);

beforeAll(() => speak('en'));

it('calls whoever has given no name a guest, in the language of the reader', async () => {
  const names: string[] = [];
  for (const language of LANGUAGES) {
    await speak(language);
    names.push(...called(seat('person'), seat('person', 'Ada')), watcherNames(['', 'Bob']));
  }
  expect(names).toEqual(['Guest', 'Ada', 'Guest, Bob', 'Gast', 'Ada', 'Gast, Bob', 'Invité', 'Ada', 'Invité, Bob']);
});

it('tells several of them apart by their seats', async () => {
  await speak('en');
  expect(called(seat('person'), seat('person', 'Ada'), seat('person'))).toEqual(['Player 1', 'Ada', 'Player 3']);
  await speak('de');
  expect(called(seat('person'), seat('person'))).toEqual(['Spieler 1', 'Spieler 2']);
});

it('numbers bots, and free seats', async () => {
  await speak('en');
  expect(called(seat('bot'), seat('empty'), seat('bot'))).toEqual(['Bot 1', 'Seat 2', 'Bot 2']);
  expect(called(seat('bot'), seat('person', 'Ada'))).toEqual(['Bot', 'Ada']);
});
