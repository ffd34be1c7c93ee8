/** The four monsters, on a sheet of 100 by 140. Each holds the roll from which its paper runs off to the right. */

import { box, onCircle, type Picture, round, type Stroke } from '../../../cards/paint';
import type { Monster } from './texts';

/** A shaggy ball. */
function fur(x: number, y: number, radius: number, tufts: number): string {
  const points = Array.from({ length: tufts }, (_, tuft) => {
    const angle = (360 / tufts) * tuft;
    return `Q${onCircle(x, y, radius * 0.9, angle + 90 / tufts)} ${onCircle(x, y, radius * 1.1, angle + 240 / tufts)}L${onCircle(x, y, radius * 0.92, angle + 360 / tufts)}`;
  });
  return `M${onCircle(x, y, radius * 0.92, 0)}${points.join('')}z`;
}

const ROLL: Picture = [
  ['w', 'M78 16h26v100H78z'],
  ['w', 'M72 14c7 0 11 24 11 52s-4 52-11 52-12-24-12-52 5-52 12-52z'],
  ['n', 'M72 50c3 0 5 7 5 16s-2 16-5 16-5-7-5-16 2-16 5-16z'],
  ['k-', 'M90 24v84'],
];
const eyes = (...places: (readonly [x: number, y: number, radius: number])[]): Stroke[] =>
  places.flatMap(([x, y, radius]): Stroke[] => [
    ['w', round(x, y, radius)],
    ['i.', round(x + radius * 0.25, y + radius * 0.15, radius * 0.48)],
    ['w.', round(x + radius * 0.05, y - radius * 0.15, radius * 0.17)],
  ]);

export const MONSTER_PICTURES: Readonly<Record<Monster, Picture>> = {
  fuzz: [
    ['y', 'M18 44C8 36 6 22 12 12c4 10 10 16 20 22zM50 40c10-6 16-16 14-28-6 10-12 14-22 20z'],
    ['n', fur(36, 76, 35, 17)],
    ['d', 'M14 104h16v16H10c-2-6 0-12 4-16zM42 104h16c4 6 6 10 4 16H42z'],
    ...eyes([36, 66, 17]),
    ['i', 'M20 88c10 5 22 5 32 0-2 10-8 14-16 14s-14-4-16-14z'],
    ['w', 'M24 90l4 7 4-6zM40 91l4 6 4-7z'],
    ...ROLL,
    ['n', 'M52 82c8-6 20-6 24 0 2 6-2 10-8 10H54z'],
  ],
  gulp: [
    ['t', 'M8 66C8 26 20 18 36 18s30 8 30 48v52H8z'],
    ['t', round(20, 22, 12) + round(52, 22, 12)],
    ...eyes([20, 21, 8], [52, 21, 8]),
    ['i', 'M12 54h49v34c0 12-10 18-24 18s-25-6-25-18z'],
    ['r', 'M22 96c4-12 26-12 30 0-6 10-24 10-30 0z'],
    ['w', 'M12 54h10l-5 12zM24 54h10l-5 12zM38 54h10l-5 12zM51 54h10l-5 12zM18 88l5-10 5 12zM44 90l5-12 5 10z'],
    ['t', 'M10 116l-4 10h20v-10zM40 116v10h24l-4-10z'],
    ...ROLL,
    ['t', 'M56 84c8-6 18-5 21 1 2 6-2 10-8 10H56z'],
  ],
  wobble: [
    ['p', 'M14 62L13 22h8l4 34zM33 50V16h8v34zM48 56l4-34h8l-2 40z'],
    ...eyes([18, 18, 10], [37, 12, 10], [56, 20, 9]),
    [
      'p',
      'M6 118c-4-18 2-28 4-42 2-20 10-36 27-36s24 16 27 36c2 14 8 24 4 42-5 6-10 0-15 4s-10-2-16 2-11-4-16-1-11 0-15-5z',
    ],
    ['i', 'M22 72c8 5 20 5 28 0 0 12-6 18-14 18s-14-6-14-18z'],
    ['r.', 'M29 85c3-4 11-4 14 0-3 4-11 4-14 0z'],
    ['w', box(31, 74, 10, 6)],
    ['l.', `M14 66c-4 12-6 24-4 32 4-8 6-20 8-30z${round(22, 104, 4)}`],
    ...ROLL,
    ['p', 'M54 82c8-8 20-6 23 0 2 6-2 10-8 10H56z'],
  ],
  snuffle: [
    ['y', 'M20 40C2 26-2 50 6 66c4 8 12 8 18 2zM52 40c14-16 26 4 16 26-4 8-12 6-18 0z'],
    ['p.', 'M16 44c-8-4-10 8-6 16 2 4 6 4 9 1z'],
    ['y', 'M10 118C6 80 14 30 36 30s30 50 28 88z'],
    ['b', 'M22 34c6-14 24-14 28 0-8-5-20-5-28 0z'],
    ...eyes([26, 52, 9], [46, 52, 9]),
    ['y', 'M28 66h18c2 16 0 28 6 34 4 3 8 0 8-6h12c2 16-8 22-18 20-18-3-26-20-26-48z'],
    ['i-', 'M31 78h14M32 88h14M36 98h12M60 100h12'],
    ['o', 'M12 116l-2 10h20v-10zM40 116v10h22l-2-10z'],
    ...ROLL,
    ['y', 'M55 78c8-7 18-5 21 1 2 6-2 9-8 9H56z'],
  ],
};

export const MONSTER_GROUNDS: Readonly<Record<Monster, string>> = {
  fuzz: '#cfe3d6',
  gulp: '#f7d9b0',
  wobble: '#cfe0ee',
  snuffle: '#e3d6ea',
};

export const BACK: Picture = [
  ['v.', box(5, 5, 90, 130)],
  ['l-', 'M5 31h90M5 57h90M5 83h90M5 109h90M31 5v130M69 5v130'],
  ['w', 'M46 44h40v44l-8-5-8 5-8-5-8 5-8-5z'],
  ['w', round(44, 66, 24)],
  ['k-', 'M44 50a16 16 0 1 0 16 16M44 57a9 9 0 0 0-9 9'],
  ['n', round(44, 66, 7)],
  ...eyes([37, 104, 7], [57, 104, 7]),
];
