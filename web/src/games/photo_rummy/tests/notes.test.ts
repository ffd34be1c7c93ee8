import { beforeAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, learn, say, speak } from '$src/i18n/speech.svelte';
import { teachFrom } from '../../../../tests/said';
import { noteFor } from '../notes';
import { GAME } from './views';

const DARK = { places: new Set<number>(), fresh: false, jokers: new Set<number>() };

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await learn('photo_rummy');
  teachFrom('photo-rummy');
});

it.each(LANGUAGES)('tells every rule that a combination can break in words of its own in %s', async (language) => {
  await speak(language);
  const told = ['PR-K1', 'PR-K2', 'PR-K4', 'PR-K5', 'PR-L4', 'PR-J3', 'PR-T3'].map((rule) =>
    say('pr-web-fault', { rule }),
  );
  expect(new Set(told).size).toBe(told.length);
});

describe('what is said between table and rack', () => {
  beforeAll(() => speak('en'));

  it('names the first faulty combination with its rule', () => {
    const table = [
      { cards: ['Dt', 'Dc', 'Ds'], fault: '' },
      { cards: ['Dl'], fault: 'PR-K1' },
    ];
    const note = noteFor({ ...GAME, table }, 0, true, [], DARK);
    expect(note).toMatchObject({ tone: 'fault', rule: 'PR-K1' });
    expect(note.text).toContain('Combination 2');
  });

  it('reminds of the first combination, and is nothing out of turn', () => {
    expect(noteFor(GAME, 0, true, [], DARK).rule).toBe('PR-L1');
    expect(noteFor(GAME, 0, false, [], DARK).text).toBe('');
  });

  it('tells what a picked photo shows, which is too long for a small card', () => {
    const picks = [{ card: 'Ds', place: 'rack-Ds', name: 'Ds' }];
    expect(noteFor(GAME, 0, true, picks, DARK).text).toMatch(/^Berlin, Sights: .+ – tap where it goes/);
  });
});
