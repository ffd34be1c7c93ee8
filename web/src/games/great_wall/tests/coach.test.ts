import { beforeAll, expect, it, vi } from 'vitest';
import { LANGUAGES, learn, sayable, speak } from '$src/i18n/speech.svelte';
import { tips } from '../coach';
import { known } from './views';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await learn('great_wall');
});

it.each(LANGUAGES)('has the sentence of every tip in %s', async (language) => {
  await speak(language);
  expect(tips.filter(({ id }) => !sayable(id))).toEqual([]);
});

it('gives tips one by one as the game goes', () => {
  const fitting = (shown: ReturnType<typeof known>, myTurn: boolean): string[] =>
    tips.filter(({ when }) => when(shown, myTurn)).map(({ id }) => id);
  expect(fitting(known(), true)).toEqual(['gw-tip-photos', 'gw-tip-place']);
  expect(fitting(known({ phase: 'act' }), true)).toContain('gw-tip-act');
  expect(fitting(known({ phase: 'act' }, { legal_moves: ['hand', 'end'] }), true)).not.toContain('gw-tip-act');
  expect(fitting(known({ wall: 'lFTO' }), false)).toContain('gw-tip-rickshaw');
});
