import { beforeAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, learn, speak } from '$src/i18n/speech.svelte';
import { cardName, Reader, teach, tellingOf, type SaidText } from '$src/i18n/telling.svelte';
import { SPOKEN } from '../said';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  for (const { game } of SPOKEN) await learn(game.replaceAll('-', '_'));
});

it('has heard of several games', () => {
  expect(SPOKEN.length).toBeGreaterThan(2);
  for (const { languages, lines } of SPOKEN) {
    expect(languages).toEqual([...LANGUAGES]);
    expect(lines.length).toBeGreaterThan(300);
  }
});

describe.each(SPOKEN.map((spoken) => [spoken.game, spoken] as const))('%s', (game, { names, told, lines }) => {
  const telling = teach(game, 'golden', told);

  it.each(LANGUAGES.map((language, place) => [language, place] as const))(
    'is told as in the terminal, in %s',
    async (language, place) => {
      await speak(language);
      const faults = vi.spyOn(console, 'error');
      const read = lines.map(([sent, me]) => new Reader(game, names, me).text(telling.part(sent)));
      expect(read).toEqual(lines.map(([, , ...sentences]) => sentences[place]));
      expect(faults).not.toHaveBeenCalled();
    },
  );

  it.each(LANGUAGES)('has a name of its own for each card, in %s', async (language) => {
    await speak(language);
    const called = new Set(Object.keys(told.cards).map((word) => cardName(game, word.replace(/'$/, ''))));
    expect(called).not.toContain('');
    expect(called.size).toBe(new Set(Object.keys(told.cards).map((word) => word.replace(/'$/, ''))).size);
  });
});

it('keeps sentences by their ids, for the numbers of another server may be others', async () => {
  await speak('en');
  const older = teach('some-game', 'before', { phrases: [['web-close'], ['web-home']], cards: {} });
  const kept = older.said(1);
  const newer = teach('some-game', 'after', { phrases: [['web-home'], ['web-close']], cards: {} });
  const reader = new Reader('some-game', [], null);
  expect(tellingOf('some-game', 'before')).toBe(older);
  expect(tellingOf('some-game', 'never')).toBeNull();
  expect(reader.read(kept)).toBe(reader.read(newer.said(0)));
  expect(reader.read(kept)).not.toBe(reader.read(older.said(0)));
  expect(() => newer.said(2)).toThrow('no phrase');
});

it('tells nothing to whoever is told more next, and names no card that it does not know', async () => {
  await speak('en');
  const telling = teach('another-game', '', { phrases: [['points', 'count']], cards: {} });
  const heard = (said: SaidText, me: number | null): string =>
    new Reader('another-game', ['Ann'], me).read(telling.said(said));
  expect(heard([0, 3, 1], 0)).toBe('3 points');
  expect(heard([0, 3, 1], null)).toBe('3 points');
  expect(heard([0, 3, 1], 1)).toBe('');
  expect(heard(['points', { count: 3 }, 1], 1)).toBe('');
  expect(heard(['points', { count: 3 }, 1], 0)).toBe('3 points');
  expect(cardName('another-game', 'ace')).toBe('ace');
  expect(cardName('no-game', 'ace')).toBe('ace');
});
