import { beforeAll, expect, it, vi } from 'vitest';
import { LANGUAGES, learn, sayable, speak } from '$src/i18n/speech.svelte';
import type { PhotoRummyView } from '$src/wire';
import { tips } from '../coach';
import { GAME } from './views';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await learn('photo_rummy');
});

it.each(LANGUAGES)('has the sentence of every tip in %s', async (language) => {
  await speak(language);
  for (const { id } of tips) expect(sayable(id)).toBe(true);
});

it('gives each tip when it fits', () => {
  const fits = (id: string, game: Partial<PhotoRummyView>, myTurn = true): boolean =>
    tips.find((tip) => tip.id === id)?.when({ game: { ...GAME, ...game }, own: null, me: 0 }, myTurn) ?? false;
  const opened = GAME.players.map((player) => ({ ...player, opened: true }));
  expect(fits('pr-tip-draw', { phase: 'draw' })).toBe(true);
  expect(fits('pr-tip-draw', { phase: 'draw' }, false)).toBe(false);
  expect(fits('pr-tip-first', {})).toBe(true);
  expect(fits('pr-tip-first', { players: opened })).toBe(false);
  expect(fits('pr-tip-mend', { table: [{ cards: ['Dt'], fault: 'PR-K1' }] })).toBe(true);
  expect(fits('pr-tip-mend', { table: [{ cards: ['Dt', 'Dc', 'Ds'], fault: '' }] })).toBe(false);
  expect(fits('pr-tip-rebuild', { players: opened })).toBe(true);
  expect(fits('pr-tip-joker', { players: opened, old: [['Dt', 'Dc', 'J']] })).toBe(true);
  expect(fits('pr-tip-joker', { players: opened, old: [['Dt', 'Dc', 'Ds']] })).toBe(false);
});
