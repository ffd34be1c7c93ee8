import { beforeAll, expect, it, vi } from 'vitest';
import { LANGUAGES, learn, sayable, speak } from '$src/i18n/speech.svelte';
import { tips } from '../coach';
import { known, own, player } from './views';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await learn('monster_roll');
});

it.each(LANGUAGES)('has the sentence of every tip in %s', async (language) => {
  await speak(language);
  for (const { id } of tips) expect(sayable(id)).toBe(true);
});

it('gives each tip when it fits', () => {
  const fits = (id: string, shown: ReturnType<typeof known>, myTurn = true): boolean =>
    tips.find((tip) => tip.id === id)?.when(shown, myTurn) ?? false;
  const offered = (...moves: string[]): ReturnType<typeof known> => ({ ...known(), own: own([], moves) });
  expect(fits('mr-tip-draw', offered('draw', 'pick'))).toBe(true);
  expect(fits('mr-tip-draw', offered('draw', 'pick'), false)).toBe(false);
  expect(fits('mr-tip-discard', offered('discard po'))).toBe(true);
  expect(fits('mr-tip-discard', offered('discard po', 'lay po 1'))).toBe(false);
  // Whoever has discarded knows how.
  const discarded = known({ steps: ['discard po'] });
  expect(fits('mr-tip-discard', { ...discarded, own: own([], ['discard og']) })).toBe(false);
  expect(fits('mr-tip-stop', offered('stop 1'))).toBe(true);
  expect(fits('mr-tip-torn', known({ players: [player({ row: [['po', 'xo']] }), player()] }))).toBe(true);
  expect(fits('mr-tip-torn', known({ players: [player({ row: [['po', 'xo', 'pp']] }), player()] }))).toBe(false);
  expect(fits('mr-tip-scoring', known({ scorings: 1 }), false)).toBe(true);
});
