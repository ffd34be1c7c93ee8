import { expect, it } from 'vitest';
import { handovers } from '$src/table/handover';
import { timesWith, wishes } from '$src/table/turnTimes';
import type { SeatShown, TableShown } from '$src/wire';

const seat = (change: Partial<SeatShown> = {}): SeatShown => ({
  name: 'Ada',
  kind: 'person',
  level: '',
  here: true,
  minded: '',
  host: false,
  pick: '',
  ...change,
});
const table = (seats: SeatShown[], idle: number[], phase = 'playing'): TableShown =>
  ({ seats, idle, phase }) as unknown as TableShown;

it('lets the host hand over the seats of those who are away or idle, and nobody else', () => {
  const seats = [seat({ host: true }), seat({ here: false }), seat(), seat({ kind: 'bot' })];
  expect(handovers(table(seats, [2]), 0, true)).toEqual([1, 2]);
  expect(handovers(table(seats, [2]), 2, false)).toEqual([]);
  expect(handovers(table(seats, [2], 'over'), 0, true)).toEqual([]);
});

it('lets everybody who plays hand over the seat of a host who is idle', () => {
  const seats = [seat({ host: true }), seat(), seat({ minded: 'resigned' })];
  expect(handovers(table(seats, [0]), 1, false)).toEqual([0]);
  expect(handovers(table(seats, [0]), 2, false)).toEqual([]);
  expect(handovers(table(seats, [0]), null, false)).toEqual([]);
  expect(handovers(table(seats, [0]), 0, true)).toEqual([]);
});

it('puts those together who would like the same time for a turn', () => {
  const asked = [
    { seat: 2, turn_time: 60_000 },
    { seat: 0, turn_time: 0 },
    { seat: 1, turn_time: 60_000 },
  ];
  expect(wishes(asked)).toEqual([
    { time: 60_000, seats: [2, 1] },
    { time: 0, seats: [0] },
  ]);
});

it('offers the time that holds, whatever it is', () => {
  expect(timesWith(45_000)).toEqual([0, 30_000, 45_000, 60_000, 120_000, 300_000]);
  expect(timesWith(0)).toHaveLength(5);
});
