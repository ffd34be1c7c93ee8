import { expect, it } from 'vitest';
import { slotting } from '../slots';

const named = (...names: string[]): { name: string; points: number }[] => names.map((name) => ({ name, points: 1 }));

it('leaves a gap where a composition has gone, so that no other slides under the finger', () => {
  const place = slotting(3);
  place(named('LF', 'FT', 'TO'));
  expect(place(named('LF', 'TO')).map((slot) => slot?.name)).toEqual(['LF', undefined, 'TO']);
});

it('fills a gap with what is drawn', () => {
  const place = slotting(2);
  place(named('LF', 'FT'));
  expect(place(named('FT', 'TO')).map((slot) => slot?.name)).toEqual(['TO', 'FT']);
});

it('has room for one more, for as long as there is one more', () => {
  const place = slotting(2);
  place(named('LF', 'FT'));
  expect(place(named('LF', 'FT', 'TO'))).toHaveLength(3);
  expect(place(named('LF', 'FT'))).toHaveLength(2);
});
