import { expect, it } from 'vitest';
import type { Shown } from '$src/board/contract';
import { beats } from '$src/generic/flights';
import type { GenericOwn, GenericView, Zone } from '$src/generic/view';
import { own, view, zone } from './table';

type Known = Shown<GenericView, GenericOwn>;
const HAND = ['r7', 'b5'];

const known = (zones: readonly Zone[], hand: readonly string[] = HAND, more: Partial<GenericView> = {}): Known => ({
  game: view({ zones, active: 1, ...more }),
  own: own([], hand),
  me: 0,
});
const table = (stock: number, discards: readonly string[], held: number, theirs = 4): Zone[] => [
  zone('hand', 'hand', { seat: 0, count: held }),
  zone('hand', 'hand', { seat: 1, count: theirs }),
  zone('stock', 'pile', { count: stock }),
  zone('discards', 'pile', { cards: discards.slice(-1), count: discards.length }),
];

/** Where cards fly, as face, from, to and kind. */
const flown = (before: Known, after: Known): string[] =>
  (beats()({}, before, after)?.flights ?? []).map(({ face, from, to, kind }) => `${face}: ${from} → ${to}, ${kind}`);

it('lets an own card fly from where it was held to the pile', () => {
  expect(flown(known(table(9, ['r5'], 2)), known(table(9, ['r5', 'r7'], 1), ['b5']))).toEqual([
    'r7: zone-hand-0-card-0 → zone-discards, slide',
  ]);
});

it('turns a card up that was drawn, and keeps those of others face down', () => {
  const before = known(table(9, ['r5'], 2));
  expect(flown(before, known(table(8, ['r5'], 3), [...HAND, 'b9']))).toEqual([
    'b9: zone-stock → zone-hand-0-card-2, flip',
  ]);
  expect(flown(before, known(table(8, ['r5'], 2, 5)))).toEqual([': zone-stock → seat-1, slide']);
});

it('shows what others play, from behind their name', () => {
  expect(flown(known(table(9, ['r5'], 2)), known(table(9, ['r5', 'b1'], 2, 3)))).toEqual([
    'b1: seat-1 → zone-discards, slide',
  ]);
});

it('shows nothing fly when a pile only shows another top', () => {
  const [stock, other] = [table(9, ['r5'], 2), table(9, ['r6'], 2)];
  expect(flown(known(stock), known(other))).toEqual([]);
});

it('moves a card of a row, and one that is taken out of its midst', () => {
  const rows = (one: string[], two: string[]): Zone[] => [
    zone('one', 'row', { cards: one }),
    zone('two', 'row', { cards: two, seat: 1 }),
  ];
  expect(flown(known(rows(['a', 'b', 'c'], ['d'])), known(rows(['a', 'c'], ['d', 'b'])))).toEqual([
    'b: zone-one-card-1 → zone-two-1-card-1, slide',
  ]);
});

it('shows a change once, whatever number of events tells of it, and again when it is watched again', () => {
  const beat = beats();
  const [before, after] = [known(table(9, ['r5'], 2)), known(table(9, ['r5', 'r7'], 1), ['b5'])];
  expect(beat({}, before, after)).not.toBeNull();
  expect(beat({}, before, after)).toBeNull();
  beat({}, after, before);
  expect(beat({}, before, after)?.flights).toHaveLength(1);
});

it('counts points, announces the own turn, and the end', () => {
  const before = known(table(9, ['r5'], 2));
  const beat = beats()({}, before, known(table(9, ['r5'], 2), HAND, { active: 0, players: [{ points: 2 }, {}] }));
  expect(beat?.sound).toBe('turn');
  expect(beat?.effects.map(({ at, text }) => `${at} ${text}`)).toEqual(['seat-0 +2', 'seat-1 −3']);
  const over = known(table(9, ['r5'], 2), HAND, { outcome: { points: [0, 3], places: [2, 1] } });
  expect(beats()({}, before, over)?.sound).toBe('end');
});
