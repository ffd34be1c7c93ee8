/** The joker, and the back of all cards; both on a sheet of 100 by 140. */

import { at, box, type Picture, round, star } from '../../../cards/paint';

export const JOKER: Picture = [
  ['v.', box(5, 5, 90, 130)],
  [
    'l.',
    'M5 5h22v22H5zM49 5h22v22H49zM27 27h22v22H27zM71 27h24v22H71zM5 49h22v22H5zM49 49h22v22H49zM27 71h22v22H27zM71 71h24v22H71zM5 93h22v22H5zM49 93h22v22H49zM27 115h22v20H27zM71 115h24v20H71z',
  ],
  ['g', 'M28 62C18 52 8 44 12 30c12-4 26 6 32 20z'],
  ['r', 'M72 62c10-10 20-18 16-32-12-4-26 6-32 20z'],
  ['y', 'M34 60C32 40 38 24 50 16c12 8 18 24 16 44z'],
  ['y', at('a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0z', [5, 30], [44.5, 15], [83.5, 30])],
  ['w', 'M50 52c18 0 25 11 25 25s-10 27-25 27-25-13-25-27 7-25 25-25z'],
  ['r', 'M24 62c16-8 36-8 52 0v8c-16-7-36-7-52 0z'],
  ['i.', round(41, 78, 3.4) + round(59, 78, 3.4)],
  ['r.', round(50, 84, 3.6) + round(33, 86, 4) + round(67, 86, 4)],
  ['i-', 'M39 91q11 10 22 0'],
  ['y', 'M26 104l8 18 8-14 8 18 8-18 8 14 8-18-9-4H35z'],
];

export const JOKER_STAR = star(21, 51.5, 12);

export const BACK: Picture = [
  ['b.', box(5, 5, 90, 130)],
  ['l-', 'M5 5l90 130M95 5L5 135M5 70h90M50 5v130'],
  ['w', 'M14 42h72v56H14z'],
  ['k-', 'M50 48v44M56 76h24M56 84h24'],
  ['r', 'M62 50h16v18H62z'],
  ['w.', star(70, 59, 6)],
  ['i-', `${round(34, 70, 14)}M20 66h28M20 74h28M34 56c-9 8-9 20 0 28c9-8 9-20 0-28`],
];
