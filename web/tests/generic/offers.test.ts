import { expect, it } from 'vitest';
import { asked, inCommon, inReach, lit, type Picked } from '$src/generic/offers';
import { offer, view, zone } from './table';

const HAND = { zone: 'zone-hand-0', cards: ['r7', 'w8'] };
const OFFERS = [
  offer('play r7', { card: 'r7', zone: 'discards' }),
  offer('play w8 red', { card: 'w8', zone: 'discards' }),
  offer('play w8 blue', { card: 'w8', zone: 'discards' }),
  offer('show r7', { card: 'r7' }),
  offer('take b2', { card: 'b2', zone: 'hand', seat: 0 }),
  offer('draw', { zone: 'stock' }),
  offer('guess x9', { card: 'x9' }),
  offer('pass'),
];
const reach = inReach(HAND, view().zones);
const picked = (word: string): Picked => reach.find((card) => card.word === word) as Picked;
const places = (card: Picked | null): Record<string, string[]> =>
  Object.fromEntries([...lit(OFFERS, card)].map(([place, found]) => [place, found.map(({ move }) => move)]));
const buttons = (card: Picked | null): string[] => asked(OFFERS, card, reach).map(({ move }) => move);

it('finds cards in the hand, in rows and on top of piles', () => {
  expect(reach.map(({ word, zone }) => `${word} ${zone}`)).toEqual([
    'r7 zone-hand-0',
    'w8 zone-hand-0',
    'r5 zone-discards',
    'b1 zone-row',
    'b2 zone-row',
  ]);
  expect(inReach(HAND, [zone('empty', 'pile')])).toHaveLength(2);
});

it('lights what needs no card, and for a card the places where it can go', () => {
  expect(places(null)).toEqual({ 'zone-stock': ['draw'] });
  expect(places(picked('r7'))).toEqual({ 'zone-discards': ['play r7'] });
  expect(places(picked('w8'))).toEqual({ 'zone-discards': ['play w8 red', 'play w8 blue'] });
  expect(places(picked('b2'))).toEqual({ 'zone-hand-0': ['take b2'] });
});

it('asks by buttons what no card is tapped for, and all that a picked card can do', () => {
  expect(buttons(null)).toEqual(['draw', 'guess x9', 'pass']);
  expect(buttons(picked('r7'))).toEqual(['play r7', 'show r7']);
});

it('finds what all sentences begin with, as long as each goes on', () => {
  expect(
    inCommon([
      ['Play', 'red'],
      ['Play', 'blue'],
    ]),
  ).toEqual(['Play']);
  expect(inCommon([['Play'], ['Play', 'blue']])).toEqual([]);
  expect(inCommon([['Draw'], ['Pass']])).toEqual([]);
  expect(inCommon([['Play', 'red']])).toEqual([]);
  expect(inCommon([])).toEqual([]);
});
