/** Letterboxes: a box or a pillar in the colour of its post, with a slot and a badge. On a sheet of 100 by 100. */

import { box, type Picture, round, type Stroke } from '../../../cards/paint';
import type { City } from './texts';

/** The badges, around 50, 62. */
const BADGES = {
  horn: (paint: string): Stroke[] => [
    [`${paint}=`, 'M34 53h24M56 62a9 9 0 1 1-9-9'],
    [`${paint}.`, 'M56 51l12-6v16l-12-6z'],
  ],
  crown: (paint: string): Stroke[] => [[paint, 'M38 66V54l6 5 6-9 6 9 6-5v12z']],
  cross: (): Stroke[] => [
    ['r', box(39, 51, 22, 22)],
    ['w.', 'M47 54h6v5h5v6h-5v5h-6v-5h-5v-6h5z'],
  ],
  rider: (paint: string): Stroke[] => [
    [paint, 'M36 70l4-10 8-2 4-10 6 0 0 10 8 4-2 8-4-6H46l-6 8z'],
    [`${paint}.`, round(55, 46, 3)],
  ],
  head: (paint: string): Stroke[] => [
    [paint, 'M42 72V62l-5-3 5-9c2-6 16-6 18 2 2 6-2 10-2 20z'],
    ['w', 'M52 52l14-6-4 10z'],
  ],
  letters: (): Stroke[] => [
    ['w', 'M36 52h28v20H36z'],
    ['i-', 'M36 52l14 11 14-11'],
  ],
  arrow: (paint: string): Stroke[] => [[paint, 'M36 56h14v-7l15 13-15 13v-7H36z']],
} as const;

const pillar = (paint: string): Stroke[] => [
  ['d', box(26, 86, 48, 8)],
  [paint, box(30, 26, 40, 60)],
  [paint, 'M24 26c0-20 52-20 52 0v4H24z'],
  ['i', box(36, 36, 28, 6)],
  ['i-', 'M30 80h40'],
];
const wallBox = (paint: string): Stroke[] => [
  ['k', box(46, 80, 8, 14)],
  [paint, 'M20 24c0-8 4-10 10-10h40c6 0 10 2 10 10v58H20z'],
  [paint, 'M16 24c2-12 66-12 68 0v6H16z'],
  ['i', box(28, 35, 44, 6)],
];
const column = (paint: string): Stroke[] => [
  ['d', box(22, 88, 56, 6)],
  [paint, 'M28 88V30c0-26 44-26 44 0v58z'],
  ['i-', 'M28 34h44M28 80h44'],
  ['i', box(34, 39, 32, 5)],
];
const twoSlots = (paint: string): Stroke[] => [
  [paint, box(10, 20, 80, 66)],
  [paint, box(6, 12, 88, 12)],
  ['i', box(16, 34, 28, 6) + box(56, 34, 28, 6)],
  ['i-', 'M50 24v62'],
  ['k', box(26, 86, 6, 8) + box(68, 86, 6, 8)],
];

export const LETTERBOXES: Readonly<Record<City, Picture>> = {
  london: [...pillar('r'), ...BADGES.crown('y'), ['y-', 'M42 72h16'], ['i-', 'M24 24h52']],
  dublin: [...pillar('g'), ['w', 'M50 50c8 0 10 8 4 10 8 0 8 12-2 10l1 6h-6l1-6c-10 2-10-10-2-10-6-2-4-10 4-10z']],
  oslo: [...wallBox('r'), ...BADGES.crown('y'), ['y-', 'M42 74a8 4 0 0 0 16 0']],
  rome: [
    ...twoSlots('r'),
    ['w', box(16, 48, 28, 18) + box(56, 48, 28, 18)],
    ['i-', 'M20 54h20M20 60h12M60 54h20M60 60h16'],
  ],
  paris: [...wallBox('y'), ['b', 'M30 70l30-20 12 0-18 12 10 0z']],
  bern: [...wallBox('y'), ...BADGES.cross()],
  lisbon: [...pillar('r'), ...BADGES.rider('w')],
  berlin: [...wallBox('y'), ...BADGES.horn('i')],
  madrid: [...column('y'), ...BADGES.crown('r'), ['i-', 'M42 73a8 4 0 0 0 16 0']],
  vienna: [...wallBox('y'), ...BADGES.arrow('w'), ['i-', 'M28 76h44']],
  brussels: [...wallBox('r'), ...BADGES.horn('w')],
  copenhagen: [...wallBox('r'), ...BADGES.crown('y'), ['y-', 'M40 73a10 4 0 0 0 20 0'], ['y-', 'M24 46h52']],
  amsterdam: [
    ...twoSlots('o'),
    ['w', box(16, 50, 28, 22) + box(56, 50, 28, 22)],
    ['b', 'M18 70l12-18 12 18z'],
    ['b', box(60, 56, 20, 4) + box(60, 63, 14, 4)],
  ],
  stockholm: [...wallBox('y'), ...BADGES.crown('b'), ['b-', 'M42 74a8 4 0 0 0 16 0'], ['b.', box(20, 76, 60, 6)]],
  athens: [...wallBox('y'), ...BADGES.head('b')],
  prague: [...column('o'), ...BADGES.letters()],
  helsinki: [...column('o'), ...BADGES.horn('w')],
};
