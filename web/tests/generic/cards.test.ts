import { expect, it } from 'vitest';
import { printed } from '$src/generic/cards/signs';

const COLOURS = ['red', 'black', 'blue', 'green', 'yellow', 'grey'];

it('gives every colour an ink and a sign of its own', () => {
  const inks = COLOURS.map((colour) => printed({ text: '7', colour }));
  expect(new Set(inks.map(({ ink }) => ink)).size).toBe(COLOURS.length);
  expect(new Set(inks.map(({ sign }) => sign)).size).toBe(COLOURS.length);
  expect(inks.every(({ text, suit }) => text === '7' && !suit)).toBe(true);
});

it('draws a suit instead of writing it', () => {
  const [hearts, diamonds] = ['10♥', 'Q♦'].map((text) => printed({ text, colour: 'red' }));
  expect([hearts?.text, diamonds?.text]).toEqual(['10', 'Q']);
  expect(hearts?.suit && diamonds?.suit).toBe(true);
  expect(hearts?.sign).not.toBe(diamonds?.sign);
});

it('prints a card of no known colour in ink, without a sign', () => {
  expect(printed({ text: 'W', colour: 'mauve' })).toEqual({ text: 'W', ink: '#2a211c', sign: '', suit: false });
});
