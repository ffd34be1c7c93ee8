/** The pictograms of the action cards, on a sheet of 100 by 100. Light cards stand for the wall, `o` marks what acts. */

import { at, box, type Picture, round } from '../../../cards/paint';
import type { Action } from './texts';

const CARD = 'h18a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3h-18a3 3 0 0 1-3-3v-26a3 3 0 0 1 3-3z';
const SMALL = 'h12a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3h-12a3 3 0 0 1-3-3v-18a3 3 0 0 1 3-3z';

export const ACTION_PICTURES: Readonly<Record<Action, Picture>> = {
  'move-1': [
    ['w', at(CARD, [58, 54])],
    ['o', at(CARD, [24, 54])],
    ['y', 'M30 44C32 20 62 14 76 30l7-6 1 24-23-4 7-6c-8-9-24-7-27 6z'],
  ],
  'move-2': [
    ['w', at(SMALL, [44, 60], [68, 60])],
    ['o', at(SMALL, [20, 60])],
    ['y', 'M18 50C18 12 66 6 82 32l7-5 2 24-24-4 7-6C62 20 32 24 30 50z'],
  ],
  swap: [
    ['w', at(CARD, [64, 33])],
    ['o', at(CARD, [20, 33])],
    ['y', 'M22 22C34 4 62 4 72 14l6-6 4 22-22-2 5-6c-8-6-20-6-30 4z'],
    ['y', 'M78 78C66 96 38 96 28 86l-6 6-4-22 22 2-5 6c8 6 20 6 30-4z'],
  ],
  remove: [
    ['w', at(SMALL, [10, 68], [78, 68])],
    ['i-', 'M32 92h6M46 92h8M62 92h6M36 68v8M64 68v8'],
    ['o', at(CARD, [41, 28])],
    ['y', 'M50 2l14 16h-8v8H44v-8h-8z'],
    ['i=', 'M42 35l16 18M58 35L42 53'],
  ],
  'extra-composition': [
    ['w', 'M8 36h52v44H8z'],
    ['o', 'M20 24h58a4 4 0 0 1 4 4v40a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V28a4 4 0 0 1 4-4z'],
    ['w', box(24, 32, 50, 30)],
    ['g.', 'M25 61l14-18 10 12 8-8 16 14z'],
    ['y', round(78, 74, 19)],
    ['i=', 'M78 64v20M68 74h20'],
  ],
  'new-market': [
    ['w', at(SMALL, [18, 38], [44, 38], [70, 38])],
    ['i-', 'M20 46h8M46 46h8M72 46h8'],
    ['y', 'M14 28C26 6 66 2 82 18l6-6 3 22-22-1 5-6C62 16 36 18 26 32z'],
    ['y', 'M86 74c-12 22-52 26-68 10l-6 6-3-22 22 1-5 6c12 11 38 9 48-5z'],
  ],
  'take-back': [
    ['k', 'M46 74l34-6 6 14-34 8z'],
    ['w', 'M44 66l34-6 6 14-34 8z'],
    ['w', at(SMALL, [10, 66])],
    ['o', at(CARD, [52, 20])],
    ['y', 'M46 26C28 22 18 34 18 44l-8-1 13 18 15-16-9-1c1-6 8-9 17-6z'],
  ],
};
