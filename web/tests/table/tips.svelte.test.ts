// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { learn, speak } from '$src/i18n/speech.svelte';
import { Tips } from '$src/table/tips.svelte';

interface Known {
  phase: string;
}

const shown = (phase: string): { game: Known; own: null; me: number } => ({ game: { phase }, own: null, me: 0 });
const TIPS = [
  { id: 'gw-tip-photos', place: 'own', when: () => true },
  { id: 'gw-tip-place', place: 'market', by: ['place'], when: ({ game }: { game: Known }) => game.phase === 'place' },
  { id: 'gw-tip-act', place: 'hand', when: ({ game }: { game: Known }) => game.phase === 'act' },
];

beforeAll(async () => {
  await speak('en');
  await learn('great_wall');
});
beforeEach(() => localStorage.clear());

function coached(phase = 'place', calm = true) {
  const now = $state({ phase, calm });
  const tips = new Tips('a-game', TIPS as never, () => ({ shown: shown(now.phase), myTurn: true, calm: now.calm }));
  return { now, tips, open: () => tips.current?.id };
}

it('a move that counts heeds the tip that is open, for good', async () => {
  const { now, tips, open } = coached();
  expect(open()).toBe('gw-tip-photos');
  let answer: (counts: boolean) => void = () => undefined;
  const made = tips.while('draw', new Promise((done) => (answer = done)));
  expect(open()).toBeUndefined();
  expect(tips.reading).toBe(false);
  answer(true);
  await made;
  expect(open()).toBe('gw-tip-place');
  now.phase = 'over';
  now.phase = 'place';
  expect(open()).toBe('gw-tip-place');
  // Another game in the same browser.
  expect(coached().open()).toBe('gw-tip-place');
});

it('what has been done by itself need not be said any more', async () => {
  const { tips, open } = coached();
  await tips.while('place L left', Promise.resolve(true));
  expect(open()).toBeUndefined();
});

it('a move that is refused heeds nothing, and what is open is read on', async () => {
  const { tips, open } = coached();
  await tips.while('draw', Promise.resolve(false));
  expect(open()).toBe('gw-tip-photos');
  const asked = tips.during(Promise.resolve());
  expect([open(), tips.reading]).toEqual(['gw-tip-photos', false]);
  await asked;
  expect(tips.reading).toBe(true);
});

it('opens none in a hurry, but one that is open stays', () => {
  const { now, tips, open } = coached('place', false);
  expect(open()).toBeUndefined();
  now.calm = true;
  expect(open()).toBe('gw-tip-photos');
  now.calm = false;
  expect(open()).toBe('gw-tip-photos');
  tips.note('gw-tip-photos');
  expect(open()).toBeUndefined();
});
