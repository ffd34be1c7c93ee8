/** The back of a card of any game. */

import { at, box, type Picture } from '../../cards/paint';

const columns = [26, 50, 74];
const lines = [28, 56, 84, 112];
const middles = lines.flatMap((y) => columns.map((x) => [x, y - 11] as const));

export const BACK: Picture = [
  ['t', box(8, 8, 84, 124)],
  ['w-', box(14, 14, 72, 112)],
  ['l.', at('l9 11l-9 11l-9 -11z', ...middles)],
];
