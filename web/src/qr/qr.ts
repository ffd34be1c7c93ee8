/** A QR code of a short text: byte mode, error correction L, versions 1 to 6, mask 0 (ISO/IEC 18004). */

// For each version: codewords of data, of correction in each block, and how many blocks share them.
const VERSIONS = [
  { data: 19, correction: 7, blocks: 1 },
  { data: 34, correction: 10, blocks: 1 },
  { data: 55, correction: 15, blocks: 1 },
  { data: 80, correction: 20, blocks: 1 },
  { data: 108, correction: 26, blocks: 1 },
  { data: 136, correction: 18, blocks: 2 },
] as const;

// Correction L and mask 0, with their own correction, as the standard prints it.
const FORMAT = 0b111011111000100;

/** Rows of modules, true where dark; null: the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(({ data }) => bytes.length + 2 <= data);
  const size = VERSIONS[version];
  if (size === undefined) return null;
  const codewords = interleaved(padded(bytes, size.data), size.correction, size.blocks);
  return drawn(version + 1, codewords);
}

/** Mode and length in front, padding behind. */
function padded(bytes: Uint8Array, length: number): number[] {
  const nibbles = [4, bytes.length >> 4, bytes.length & 15];
  for (const byte of bytes) nibbles.push(byte >> 4, byte & 15);
  nibbles.push(0);
  const words: number[] = [];
  for (let at = 0; at < nibbles.length; at += 2) words.push(((nibbles[at] ?? 0) << 4) | (nibbles[at + 1] ?? 0));
  for (let pad = 0; words.length < length; pad++) words.push(pad % 2 === 0 ? 0xec : 0x11);
  return words;
}

function interleaved(words: number[], correction: number, blocks: number): number[] {
  const length = words.length / blocks;
  const data = Array.from({ length: blocks }, (_, block) => words.slice(block * length, (block + 1) * length));
  const checks = data.map((block) => remainder(block, correction));
  const zipped = (lists: number[][]): number[] =>
    (lists[0] ?? []).flatMap((_, at) => lists.map((list) => list[at] ?? 0));
  return [...zipped(data), ...zipped(checks)];
}

/** Multiplication in the field of 256 elements. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

/** Reed-Solomon: the remainder of the words divided by (x - 1)(x - 2)(x - 4)… */
function remainder(words: readonly number[], length: number): number[] {
  const divisor: number[] = Array.from({ length }, (_, at) => (at === length - 1 ? 1 : 0));
  for (let root = 1, step = 0; step < length; step++, root = times(root, 2)) {
    for (let at = 0; at < length; at++) divisor[at] = times(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0);
  }
  const rest = new Array<number>(length).fill(0);
  for (const word of words) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    for (let at = 0; at < length; at++) rest[at] = (rest[at] ?? 0) ^ times(divisor[at] ?? 0, factor);
  }
  return rest;
}

function drawn(version: number, codewords: readonly number[]): boolean[][] {
  const size = 17 + 4 * version;
  const dark = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const taken = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const put = (x: number, y: number, value: boolean): void => {
    const [row, used] = [dark[y], taken[y]];
    if (!row || !used || x < 0 || x >= size) return;
    row[x] = value;
    used[x] = true;
  };

  for (let at = 0; at < size; at++) {
    put(6, at, at % 2 === 0);
    put(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    square(4, (dx, dy, ring) => put(x + dx, y + dy, ring !== 2 && ring !== 4));
  }
  if (version > 1) square(2, (dx, dy, ring) => put(size - 7 + dx, size - 7 + dy, ring !== 1));
  drawFormat(size, put);

  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const upward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (taken[y]?.[x]) continue;
        const value = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        put(x, y, value !== ((x + y) % 2 === 0));
        bit++;
      }
    }
  }
  return dark;
}

function square(reach: number, each: (dx: number, dy: number, ring: number) => void): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) each(dx, dy, Math.max(Math.abs(dx), Math.abs(dy)));
  }
}

function drawFormat(size: number, put: (x: number, y: number, value: boolean) => void): void {
  const bit = (at: number): boolean => ((FORMAT >> at) & 1) === 1;
  for (let at = 0; at <= 5; at++) put(8, at, bit(at));
  put(8, 7, bit(6));
  put(8, 8, bit(7));
  put(7, 8, bit(8));
  for (let at = 9; at < 15; at++) put(14 - at, 8, bit(at));
  for (let at = 0; at < 8; at++) put(size - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at++) put(8, size - 15 + at, bit(at));
  put(8, size - 8, true);
}
