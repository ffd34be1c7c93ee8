import { expect, it } from 'vitest';
import { nameFault, tidyName } from '$src/parts/name';

it.each(['Ada', ' Ada ', 'Äffchen 7', '李雷', '🐉', 'x'.repeat(24), '🐉'.repeat(24)])('takes %s', (typed) => {
  expect(nameFault(typed)).toBe('');
});

it.each([
  ['', 'web-name-empty'],
  ['   ', 'web-name-empty'],
  ['x'.repeat(25), 'web-name-long'],
  ['A\u200bda', 'web-name-unseen'],
  ['A\u00a0da', 'web-name-unseen'],
  ['\u202eadA', 'web-name-unseen'],
  ['a\tb', 'web-name-unseen'],
])('says what is wrong with %j', (typed, fault) => {
  expect(nameFault(typed)).toBe(fault);
});

it('sends names without the spaces around them', () => {
  expect(tidyName(' Ada ')).toBe('Ada');
});
