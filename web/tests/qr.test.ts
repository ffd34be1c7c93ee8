import { expect, it } from 'vitest';
import { qrCode } from '$src/qr/qr';

// When a module is inverted, by the number of the mask (x: column, y: row).
const MASKS: ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** The mask that a code says it has. */
function maskOf(rows: boolean[][]): (x: number, y: number) => number {
  const bits = [2, 3, 4].map((x) => Number(rows[8]?.[x] ?? false)).join('');
  return MASKS[parseInt(bits, 2) ^ 0b101] ?? (() => 0);
}

/** Reads the data of a code back, as a camera would, as long as nothing is damaged. */
function read(rows: boolean[][]): string {
  const size = rows.length;
  const mask = maskOf(rows);
  const finder = (x: number, y: number): boolean =>
    (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
  const aligned = (x: number, y: number): boolean =>
    size > 21 && Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2;
  const bits: number[] = [];
  for (let right = size - 1, column = 0; right >= 1; right -= 2, column++) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = column % 2 === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (finder(x, y) || aligned(x, y) || x === 6 || y === 6) continue;
        bits.push(Number((rows[y]?.[x] ?? false) !== (mask(x, y) === 0)));
      }
    }
  }
  const number = (from: number, length: number): number => parseInt(bits.slice(from, from + length).join(''), 2);
  expect(number(0, 4)).toBe(4);
  const length = number(4, 8);
  return new TextDecoder().decode(Uint8Array.from({ length }, (_, at) => number(12 + 8 * at, 8)));
}

it.each([
  'Kartenhaus',
  'http://192.168.0.12:8080/t/AB3B3GgbJ1e6xOtb02hl0Q',
  `https://spiele.example/t/${'ü'.repeat(30)}`,
])('holds the text %s', (text) => {
  const rows = qrCode(text);
  expect(rows && read(rows)).toBe(text);
});

it('grows with the text, and gives up on one that is too long', () => {
  expect(qrCode('x'.repeat(17))).toHaveLength(21);
  expect(qrCode('x'.repeat(18))).toHaveLength(25);
  expect(qrCode('x'.repeat(134))).toHaveLength(41);
  expect(qrCode('x'.repeat(135))).toBeNull();
});

it('is the code that the standard asks for', () => {
  // Made with another encoder: byte mode, version 1-L, mask 1. It holds its correction, too.
  const rows = qrCode('ahovcjqxelszgnubi') ?? [];
  expect(rows.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))).toEqual(EXPECTED);
});

const EXPECTED = [
  '#######.####..#######',
  '#.....#.#.##..#.....#',
  '#.###.#...#.#.#.###.#',
  '#.###.#...##..#.###.#',
  '#.###.#.##....#.###.#',
  '#.....#.##.#..#.....#',
  '#######.#.#.#.#######',
  '........#...#........',
  '###..##.###..####..##',
  '#.##.#..###.#.###.#.#',
  '.##.#.#.....###.###.#',
  '...##..##..###.#.#.#.',
  '###.###.###.##.###.##',
  '........#...##.####.#',
  '#######..##.#.#.#...#',
  '#.....#.##..##..##.#.',
  '#.###.#...##.#.#...##',
  '#.###.#..######.##.#.',
  '#.###.#.#...###.##.##',
  '#.....#.#..###.###...',
  '#######.#..##..###..#',
];
