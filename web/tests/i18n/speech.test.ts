// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { whyNot } from '$src/i18n/refusal';
import { learn, LANGUAGES, own, say, sayable, speak, written } from '$src/i18n/speech.svelte';

it('speaks each language with the sentences of the Python package', async () => {
  const words: string[] = [];
  for (const language of LANGUAGES) {
    await speak(language);
    expect(document.documentElement.lang).toBe(language);
    words.push(say('web-close'));
  }
  expect(words).toEqual(['Close', 'Schließen', 'Fermer']);
});

it('learns a game once, for the languages spoken later too', async () => {
  await speak('en');
  expect(sayable('gw-card-lotus')).toBe(false);
  await Promise.all([learn('great_wall'), learn('monster_roll')]);
  expect(say('gw-card-lantern')).toBe('Lantern');
  expect(say('mr-card-tear', { colour: say('mr-colour-blue') })).toBe('Tear, blue');
  await speak('de');
  expect(say('gw-card-lantern')).toBe('Laterne');
  expect(say('gw-off-the-wall', { last: 5, place: 7 })).toMatch(/7.*1.*5/);
});

it('ends with the language that was asked for last', async () => {
  await Promise.all([speak('fr'), learn('photo_rummy'), speak('en')]);
  expect(say('pr-joker')).toBe('Joker');
  expect(say('web-close')).toBe('Close');
});

it('writes numbers below zero with a minus sign, and still counts with them', async () => {
  await speak('en');
  expect(say('points', { count: -12 })).toBe('−12 points');
  expect(say('points', { count: 1 })).toBe('1 point');
  expect(written(-3)).toBe('−3');
});

it('speaks of calls in the words of the game, and in general where it has none', async () => {
  await learn('great_wall');
  const pace: string[][] = [];
  for (const language of LANGUAGES) {
    await speak(language);
    pace.push(['gw', 'jm', ''].map((prefix) => say(own(prefix, 'web-pace'))));
  }
  expect(pace).toEqual([
    ['Time to call CLICK', 'Time for calls', 'Time for calls'],
    ['Zeit für KLICK', 'Zeit zum Rufen', 'Zeit zum Rufen'],
    ['Temps pour crier CLIC', 'Temps pour les annonces', 'Temps pour les annonces'],
  ]);
  await speak('en');
  const refused = { code: 'table-is-call' };
  expect(whyNot(refused, undefined, 'gw')).toBe('To take a photo, press CLICK.');
  expect(whyNot(refused, undefined, 'jm')).toBe('That’s a call, not a move.');
});
