/** Palaces and parliaments: one kind of house, many roofs. On a sheet of 100 by 100, standing on 94. */

import { at, box, type Picture, round, type Stroke } from '../../../cards/paint';
import type { City } from './texts';

const columns = (count: number, from: number, to: number, top: number, bottom: number): string =>
  Array.from({ length: count }, (_, column) =>
    box(from + ((to - from - 3) / (count - 1)) * column, top, 3, bottom - top),
  ).join('');

const windows = (count: number, rows: readonly number[], from = 14, to = 86): string =>
  rows
    .flatMap((y) =>
      Array.from({ length: count }, (_, column) => box(from + ((to - from - 5) / (count - 1)) * column, y, 5, 7)),
    )
    .join('');

const body = (wall: string, top = 52): Stroke[] => [
  ['k', box(4, 88, 92, 6)],
  [wall, box(8, top, 84, 88 - top)],
];
const flag: Stroke[] = [
  ['i-', 'M50 26V8'],
  ['a', 'M50 8l16 5-16 5z'],
];
const portico = (paint: string, top = 52): Stroke[] => [
  ['w', box(30, top, 40, 88 - top)],
  [paint, `M26 ${top}L50 ${top - 17} 74 ${top}z`],
  ['w.', columns(5, 31, 69, top + 2, 87)],
  ['i-', columns(5, 31, 69, top + 2, 87)],
];
const attic: Stroke[] = [['w', box(6, 46, 88, 6)]];

export const PALACES: Readonly<Record<City, Picture>> = {
  london: [
    ...body('w', 50),
    ['i.', windows(8, [56, 72])],
    ...attic,
    ...portico('w', 50),
    ...flag.map(([p, d]): Stroke => [p, d.replace('26', '33')]),
  ],
  dublin: [...body('k'), ['i.', windows(7, [58, 74])], ...attic, ...portico('a'), ['y.', round(50, 46, 3.5)]],
  oslo: [
    ...body('y', 48),
    ['i.', windows(9, [54, 66, 78])],
    ['a', box(6, 42, 88, 6)],
    ...portico('y', 58),
    ['w.', box(32, 84, 36, 4)],
  ],
  rome: [
    ...body('o', 46),
    ['i.', windows(8, [52, 66])],
    ['n', box(5, 40, 90, 6)],
    ['o', box(56, 20, 16, 20)],
    ['n', 'M54 20h20l-10-12z'],
    ['w', round(64, 29, 5)],
    ['i', 'M42 88V74c0-8 16-8 16 0v14z'],
  ],
  paris: [
    ...body('w', 56),
    ['a', 'M6 56l8-22h72l8 22z'],
    ['w', at('h8v10h-8z', [22, 42], [46, 42], [70, 42])],
    ['i.', windows(7, [61, 75])],
    ['c', 'M42 88V76c0-8 16-8 16 0v12z'],
  ],
  bern: [
    ...body('w'),
    ['i.', windows(8, [57, 73])],
    ['g', 'M32 38c0-26 36-26 36 0z'],
    ['y', 'M47 14h6l-3-12z'],
    ['w', box(32, 38, 36, 50)],
    ['i', at('v-16c0-8 8-8 8 0v16z', [36, 84], [46, 84], [56, 84])],
    ['g', 'M6 52h18l-9-20zM76 52h18l-9-20z'],
  ],
  lisbon: [
    ...body('w', 46),
    ['k', 'M12 94l18-10h40l18 10z'],
    ['i.', windows(7, [51, 65])],
    ['a', box(6, 40, 88, 6)],
    ...portico('a', 48),
  ],
  berlin: [
    ['b', 'M32 38c0-34 36-34 36 0z'],
    ['w-', 'M50 13v25M36 26h28M41 38c-2-10 2-20 9-25 7 5 11 15 9 25'],
    ...body('k', 50),
    ['k', box(4, 36, 16, 52) + box(80, 36, 16, 52)],
    ['k', box(28, 38, 44, 12)],
    ['i.', windows(6, [58, 73], 24, 76)],
    ...portico('k', 56),
    ['c', 'M8 36V24l8 3-8 3M84 36V24l8 3-8 3'],
  ],
  madrid: [
    ...body('w', 42),
    ['i.', windows(9, [48, 61, 74])],
    ['w', box(5, 36, 90, 6)],
    ['w', box(36, 26, 28, 12)],
    ['c', round(50, 31, 4)],
    ['a', at('v-8l3-4 3 4v8z', [8, 36], [22, 36], [72, 36], [86, 36])],
  ],
  vienna: [
    ...body('y', 48),
    ['i.', windows(9, [54, 66])],
    ['y', box(30, 38, 40, 10)],
    ['w', box(6, 44, 24, 5) + box(70, 44, 24, 5) + box(28, 34, 44, 5)],
    ['c', 'M50 34V24l-12-6 8-2 4-6 4 6 8 2-12 6z'],
    ['w', 'M18 94c2-14 14-18 24-18v12h16V76c10 0 22 4 24 18z'],
  ],
  brussels: [
    ...body('w', 54),
    ['a', 'M4 54l8-16h76l8 16z'],
    ['a', 'M32 40c0-24 36-24 36 0z'],
    ['w', box(30, 40, 40, 48)],
    ['i.', windows(7, [60, 74], 12, 88)],
    ['y', 'M34 52L50 42l16 10z'],
    ...flag.map(([p, d]): Stroke => [p === 'a' ? 'y' : p, d]),
  ],
  copenhagen: [
    ...body('k', 56),
    ['a', box(4, 48, 92, 8)],
    ['k', box(38, 24, 24, 64)],
    ['g', 'M36 24h28L54 12V2h-8v10z'],
    ['y', round(50, 34, 6)],
    ['i.', windows(3, [62, 75], 12, 36) + windows(3, [62, 75], 64, 88)],
    ['i', 'M44 88V72c0-7 12-7 12 0v16z'],
  ],
  amsterdam: [
    ...body('k', 48),
    ['i.', windows(9, [54, 66, 78])],
    ['w', 'M28 48L50 34l22 14z'],
    ['w', box(40, 18, 20, 18)],
    ['g', 'M38 18c0-14 24-14 24 0z'],
    ['i', at('v-10c0-5 6-5 6 0v10z', [43, 35], [51, 35])],
    ['y', 'M50 4l4-2-4-2zM49 4h2v3h-2z'],
    ['a.', box(8, 84, 84, 4)],
  ],
  stockholm: [
    ...body('n', 40),
    ['i.', windows(9, [46, 58, 70])],
    ['w', box(5, 34, 90, 7)],
    ['y', columns(7, 32, 68, 42, 86)],
    ['a', 'M46 34V16h4v18zM50 16l16 4-16 5z'],
    ['y.', 'M54 17v7l2 .5v-7z'],
  ],
  athens: [
    ...body('y', 44),
    ['i.', windows(9, [50, 62])],
    ['w', box(5, 38, 90, 6)],
    ['w', 'M30 38L50 26l20 12z'],
    ['w', box(28, 72, 44, 16)],
    ['i-', columns(7, 30, 70, 73, 87)],
    ...flag,
  ],
  prague: [
    ['g.', 'M0 94C10 66 30 62 50 62s40 4 50 32z'],
    ['w', box(6, 56, 88, 18)],
    ['a', 'M4 56l4-9h84l4 9z'],
    ['i.', windows(12, [62], 10, 90)],
    ['k', box(44, 24, 9, 28) + box(57, 24, 9, 28) + box(70, 34, 9, 18)],
    ['d', 'M43 24h11L48.500 4zM56 24h11L61.500 4z'],
    ['g', 'M69 34h11l-5.500-12z'],
    ['d', 'M38 47l6-9h36l6 9z'],
  ],
  helsinki: [
    ...body('y', 50),
    ['i.', windows(9, [56, 71])],
    ['w', box(6, 45, 88, 6)],
    ...portico('w', 50),
    ['a.', round(50, 43, 3.5)],
    ...flag.map(([p, d]): Stroke => [p, d.replace('26', '33')]),
  ],
};
