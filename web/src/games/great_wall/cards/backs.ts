/** The backs of the three decks. */

import { box, type Picture, round } from '../../../cards/paint';

export const WALL_BACK: Picture = [
  ['r.', box(5, 5, 90, 130)],
  [
    'i-',
    'M5 27h90M5 49h90M5 71h90M5 93h90M5 115h90M27 5v22M72 5v22M50 27v22M27 49v22M72 49v22M50 71v22M27 93v22M72 93v22M50 115v20',
  ],
  ['w', round(50, 70, 30)],
  ['b', round(50, 70, 24)],
  ['g.', 'M27 76q12-16 23-4 11-10 23 4-4 17-23 18-19-1-23-18z'],
  ['y.', round(58, 58, 6)],
];

export const ACTION_BACK: Picture = [
  ['t.', box(5, 5, 90, 130)],
  [
    'l-',
    'M5 35q11-12 22.5 0t22.5 0 22.5 0 22.5 0M5 53q11-12 22.5 0t22.5 0 22.5 0 22.5 0M5 89q11-12 22.5 0t22.5 0 22.5 0 22.5 0M5 107q11-12 22.5 0t22.5 0 22.5 0 22.5 0',
  ],
  ['y', 'M50 44l26 26-26 26-26-26z'],
  ['w', 'M36 66l10-9v5h8v-5l10 9v8l-10 9v-5h-8v5l-10-9z'],
];

/** Lies on its long side. */
export const COMPOSITION_BACK: Picture = [
  ['d.', box(0, 0, 140, 100)],
  ['w-', 'M14 30V14h16M110 14h16v16M126 70v16h-16M30 86H14V70'],
  ['k', 'M38 34h14l6-9h24l6 9h14v42H38z'],
  ['i', round(70, 55, 17)],
  ['b', round(70, 55, 11)],
  ['l.', round(66, 51, 3.5)],
  ['y', box(42, 38, 8, 5)],
];
