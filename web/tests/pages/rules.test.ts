// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import { learn, say, sayable, sayablesFrom, speak } from '$src/i18n/speech.svelte';
import { matches, pieces, sections } from '$src/pages/rules';

beforeAll(async () => {
  await speak('en');
  await learn('great_wall');
});

const greatWall = (): ReturnType<typeof sections> => sections(sayablesFrom('rule-gw-'), 'gw', say, sayable);

it('puts every rule under its heading', () => {
  expect(greatWall().map(({ heading }) => heading)).toEqual([
    'The cards',
    'Setup',
    'Your turn',
    'Photos',
    'The seven actions',
    'Rickshaws, towers and dragons',
    'The end of the game',
  ]);
  const special = greatWall().find(({ letter }) => letter === 'r');
  expect(special?.rules.map(({ id }) => id)).toEqual(['GW-R1', 'GW-R2', 'GW-R3', 'GW-W1', 'GW-D1']);
});

it('finds rules by their words and by their ID', () => {
  const all = greatWall().flatMap(({ rules }) => rules);
  expect(all.filter((rule) => matches(rule, 'gw-p3'))).toHaveLength(1);
  expect(all.filter((rule) => matches(rule, ' Panda ')).length).toBeGreaterThan(0);
  expect(all.filter((rule) => matches(rule, 'zebra'))).toHaveLength(0);
  const both = all.filter((rule) => matches(rule, 'left rickshaw'));
  expect(both.length).toBeGreaterThan(0);
  expect(both).toEqual(all.filter((rule) => matches(rule, 'Rickshaw  LEFT')));
  expect(both.length).toBeLessThan(all.filter((rule) => matches(rule, 'rickshaw')).length);
});

it('marks rulings, other rules and what was sought', () => {
  expect(pieces('(R) See GW-P2 about pandas.', 'PANDA')).toEqual([
    { kind: 'ruling', text: 'R' },
    { kind: 'text', text: ' See ' },
    { kind: 'rule', text: 'GW-P2' },
    { kind: 'text', text: ' about ' },
    { kind: 'found', text: 'panda' },
    { kind: 'text', text: 's.' },
  ]);
  expect(pieces('a.c abc', 'a.c')[0]).toEqual({ kind: 'found', text: 'a.c' });
  expect(pieces('plain', '')).toEqual([{ kind: 'text', text: 'plain' }]);
});
