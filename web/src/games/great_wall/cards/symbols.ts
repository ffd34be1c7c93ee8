/** The symbols of the wall, each on a sheet of 100 by 100. Dragon parts run on into their neighbours at the edges. */

import { at, box, onCircle, type Picture, round } from '../../../cards/paint';
import { DRAGON_HEAD, DRAGON_MIDDLE, DRAGON_TAIL } from './dragon';
import type { WallSymbol } from './texts';

const LANTERN: Picture = [
  ['i-', 'M50 2v10'],
  ['r.', 'M43 84h14l3 14h-20z'],
  ['i-', 'M43 84l-3 14M50 84v14M57 84l3 14'],
  ['o', 'M50 20c27 0 37 14 37 28S77 76 50 76 13 62 13 48s10-28 37-28z'],
  ['y.', 'M50 22c9 5 13 15 13 26s-4 21-13 26c-9-5-13-15-13-26s4-21 13-26z'],
  ['i-', 'M50 20v56M50 20c-14 5-20 16-20 28s6 23 20 28M50 20c14 5 20 16 20 28s-6 23-20 28'],
  ['r', 'M35 12h30v10h-30zM35 74h30v10h-30z'],
];

const ribs = [35, 57, 79, 101, 123, 145];
const leaf = ribs.slice(0, -1).map((from, rib) => {
  const to = ribs[rib + 1] ?? from;
  return `L${onCircle(50, 84, 60, from)}Q${onCircle(50, 84, 66, (from + to) / 2)} ${onCircle(50, 84, 60, to)}`;
});
const FAN: Picture = [
  ['n', `M50 90L${onCircle(50, 84, 30, 33)}A30 30 0 0 0 ${onCircle(50, 84, 30, 147)}z`],
  [
    'b',
    `M${onCircle(50, 84, 26, 35)}${leaf.join('')}L${onCircle(50, 84, 26, 145)}A26 26 0 0 1 ${onCircle(50, 84, 26, 35)}z`,
  ],
  [
    'w.',
    `M${onCircle(50, 84, 52, 37)}A52 52 0 0 0 ${onCircle(50, 84, 52, 143)}L${onCircle(50, 84, 44, 142)}A44 44 0 0 1 ${onCircle(50, 84, 44, 38)}z`,
  ],
  [
    'i-',
    ribs
      .slice(1, -1)
      .map((rib) => `M50 88L${onCircle(50, 84, 60, rib)}`)
      .join(''),
  ],
  ['r', round(50, 88, 5)],
];

const TEAPOT: Picture = [
  ['g=', 'M78 44c18-8 24 24-2 30'],
  ['i-', 'M77 40c24-10 30 32-2 38M77 50c12-6 14 14-1 20'],
  ['g', 'M26 48L14 32H3l8 34 18 8z'],
  ['g', 'M20 58c0-21 14-30 31-30s31 9 31 30-13 31-31 31-31-10-31-31z'],
  ['w.', round(51, 58, 16)],
  ['g.', 'M51 47c8 5 8 17 0 22-8-5-8-17 0-22z'],
  ['w-', 'M51 52v14'],
  ['g', 'M33 32c3-13 33-13 36 0z'],
  ['y', round(51, 15, 5.5)],
  ['g', box(36, 87, 30, 6)],
];

const LOTUS: Picture = [
  ['g', 'M4 76c18-11 74-11 92 0-10 16-82 16-92 0z'],
  ['v', 'M30 74C10 70 3 56 3 42c16 0 28 10 33 24zM70 74c20-4 27-18 27-32-16 0-28 10-33 24z'],
  ['p', 'M34 76C18 62 17 42 24 26c14 8 22 24 21 46zM66 76c16-14 17-34 10-50-14 8-22 24-21 46z'],
  ['w', 'M50 10c16 18 19 46 0 68-19-22-16-50 0-68z'],
  ['y.', round(50, 68, 5)],
  ['i-', 'M50 30v22'],
];

const PANDA: Picture = [
  ['i', at('a13 13 0 1 0 26 0a13 13 0 1 0-26 0z', [10, 25], [64, 25])],
  ['w', 'M50 17c26 0 38 17 38 37S74 91 50 91 12 74 12 54s12-37 38-37z'],
  ['i', 'M37 43c9 2 9 12 4 18s-15 7-17 0 5-20 13-18zM63 43c-9 2-9 12-4 18s15 7 17 0-5-20-13-18z'],
  ['w.', round(36, 53, 3.6) + round(64, 53, 3.6)],
  ['i', 'M43 67h14c0 5-4 8-7 8s-7-3-7-8z'],
  ['i-', 'M50 75v4c-3 5-9 4-11 0M50 79c3 5 9 4 11 0'],
  ['p.', round(26, 72, 5, 4) + round(74, 72, 5, 4)],
];

const TOWER: Picture = [
  ['k', 'M24 98l4-50h44l4 50z'],
  ['w', 'M20 48V28h9v9h10v-9h22v9h10v-9h9v20z'],
  ['r', 'M28 26Q44 18 50 4q6 14 22 22z'],
  ['i', 'M41 98V82c0-12 18-12 18 0v16z'],
  ['i', box(35, 55, 8, 10) + box(57, 55, 8, 10)],
  ['i-', 'M28 74h9M63 74h9M26 87h9M65 87h9M47 70h7M30 42h8M62 42h8'],
];

export const RICKSHAW: Picture = [
  ['n=', 'M4 50l40 14'],
  ['i-', 'M3 47l42 14M2 53l42 15'],
  ['r', 'M40 38h44c3 12 2 22-3 28H52c-8 0-12-12-12-28z'],
  ['y', 'M34 38C32 14 66 2 88 22l2 6c-14 2-22 4-28 10z'],
  ['i-', 'M62 38C64 24 62 16 56 11M50 38c0-12 0-20-2-24'],
  ['w.', box(46, 46, 34, 8)],
  ['w', round(66, 74, 21)],
  ['i-', 'M66 53v42M45 74h42M51 59l30 30M81 59L51 89'],
  ['r', round(66, 74, 6)],
];

export const SYMBOL_PICTURES: Readonly<Record<WallSymbol, Picture>> = {
  lantern: LANTERN,
  fan: FAN,
  teapot: TEAPOT,
  lotus: LOTUS,
  panda: PANDA,
  'dragon-head': DRAGON_HEAD,
  'dragon-middle': DRAGON_MIDDLE,
  'dragon-tail': DRAGON_TAIL,
  tower: TOWER,
};

/** The ground behind each symbol: no two symbols that are often side by side share one. */
export const GROUNDS: Readonly<Record<WallSymbol, string>> = {
  lantern: '#fbe3b4',
  fan: '#d6e4ef',
  teapot: '#dce9cf',
  lotus: '#e6dbee',
  panda: '#f8d3d0',
  'dragon-head': '#f9dca2',
  'dragon-middle': '#f9dca2',
  'dragon-tail': '#f9dca2',
  tower: '#e3dccd',
};
