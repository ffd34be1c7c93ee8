import { expect, it } from 'vitest';
import { cardInVain, placeInVain } from '../inVain';

const KNOWN = { me: 0, rows: [3, 0, 2], myTurn: true, drawing: false };
const held = (word: string, turned = false) => ({ from: 'hand' as const, slot: 0, word, turned });

it('a card that can go nowhere stands for the move it is there for', () => {
  expect(['po', 'st', 'xg'].map((word) => cardInVain(word, KNOWN))).toEqual(['lay po 4', 'stop 3', 'tear g 2 2']);
  expect(cardInVain('st', { ...KNOWN, rows: [0, 0, 0] })).toBe('stop 1');
});

it('a place in a row stands for what is picked', () => {
  expect(placeInVain(0, 1, held('po+', true), KNOWN)).toBe('lay po+ 2 turned');
  expect(placeInVain(0, 1, held('st'), KNOWN)).toBe('stop 2');
  expect(placeInVain(2, 1, held('xg'), KNOWN)).toBe('tear g 2 2');
  expect(placeInVain(2, 1, held('po'), KNOWN)).toEqual({ code: 'mr-web-other-row', rule: 'MR-L1' });
  expect(placeInVain(2, 1, null, KNOWN)).toEqual({ code: 'mr-web-card-first', rule: '' });
});

it('nothing is to be done there before all are drawn, nor in the turns of others', () => {
  expect(placeInVain(0, 1, null, { ...KNOWN, drawing: true })).toBe('end');
  expect(placeInVain(0, 1, null, { ...KNOWN, myTurn: false })).toBe('end');
});
