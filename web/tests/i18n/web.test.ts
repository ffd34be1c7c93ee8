// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import { sayable, sayablesFrom, speak } from '$src/i18n/speech.svelte';
import { whyNot } from '$src/i18n/refusal';

const sources = Object.values(
  import.meta.glob<string>('../../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true }),
);
// Whole ids, and the beginnings of those that are put together.
const whole = new Set(sources.flatMap((text) => [...text.matchAll(/'(web-[a-z-]+)'/g)].map(([, id = '']) => id)));
const begun = new Set(sources.flatMap((text) => [...text.matchAll(/`(web-[a-z-]+-)\$\{/g)].map(([, id = '']) => id)));

beforeAll(() => speak('en'));

it('has every sentence that the pages say', () => {
  expect([...whole].filter((id) => !sayable(id))).toEqual([]);
  expect([...begun].filter((beginning) => sayablesFrom(beginning).length === 0)).toEqual([]);
});

it('has no sentence that no page says', () => {
  const said = (id: string): boolean => whole.has(id) || [...begun].some((beginning) => id.startsWith(beginning));
  expect(sayablesFrom('web-').filter((id) => !said(id))).toEqual([]);
});

it('calls things by their names when it says why not, and never says nothing', () => {
  const refused = { code: 'table-level', params: { level: 'LFT', known: 'easy' } };
  expect(whyNot(refused, (param, text) => (param === 'level' ? `the ${text}` : text))).toContain('“the LFT”');
  const fails = (): string => {
    throw new Error('no card');
  };
  expect(whyNot(refused, fails)).toContain('“LFT”');
  expect(whyNot({ code: 'no-such-code' })).toBe('That didn’t work.');
});
