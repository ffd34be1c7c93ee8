/** What is printed on paper: each colour has a pattern and a sign of its own, so that nobody needs to see the colour. */

import { onCircle, type Picture, round } from '../../../cards/paint';
import type { Colour } from './texts';

export const FILLS: Readonly<Record<Colour, string>> = {
  purple: '#8458ad',
  orange: '#e8852c',
  green: '#4c9656',
  blue: '#3d7cc2',
};

/** Signs around 0, 0: moon, sun, leaf, drop. */
export const SIGNS: Readonly<Record<Colour, string>> = {
  purple: 'M4-10A10.5 10.5 0 1 0 10 5 9 9 0 0 1 4-10z',
  orange: `M${Array.from({ length: 16 }, (_, corner) => onCircle(0, 0, corner % 2 === 0 ? 13.5 : 7.5, corner * 22.5)).join('L')}z`,
  green: 'M-9 9C-12-4-4-12 10-11 11 3 4 11-9 9zM-12 12L-7 7',
  blue: 'M0-13C5-5 9-1 9 4A9 9 0 1 1-9 4C-9-1-5-5 0-13z',
};

const TOP = 24;
const BOTTOM = 108;

/** The pattern of a colour within a stretch of the strip, `from` and `to` being its ends. */
const PATTERNS: Readonly<Record<Colour, (from: number, to: number) => Picture>> = {
  purple: (from, to) => {
    const dots: string[] = [];
    for (let y = TOP + 6, line = 0; y <= BOTTOM - 4; y += 11, line++) {
      for (let x = from + (line % 2 === 0 ? 6 : 12); x <= to - 4; x += 12) dots.push(round(x, y, 2.6));
    }
    return [['l.', dots.join('')]];
  },
  orange: (from, to) => {
    const stripes: string[] = [];
    const tall = BOTTOM - TOP;
    for (let x = from - tall + 8; x < to - 2; x += 13) {
      const start = Math.max(x, from + 1);
      const end = Math.min(x + tall, to - 1);
      if (end - start > 4) stripes.push(`M${start} ${BOTTOM - (start - x)}L${end} ${BOTTOM - (end - x)}`);
    }
    return [['l-', stripes.join('')]];
  },
  green: (from, to) => {
    const lines: string[] = [];
    for (let y = TOP + 10; y < BOTTOM; y += 16) lines.push(`M${from + 1} ${y}H${to - 1}`);
    for (let x = from + 9; x < to - 2; x += 16) lines.push(`M${x} ${TOP}V${BOTTOM}`);
    return [['l-', lines.join('')]];
  },
  blue: (from, to) => {
    const waves: string[] = [];
    const count = Math.max(1, Math.floor((to - from - 2) / 12));
    for (let y = TOP + 8; y < BOTTOM - 2; y += 12) {
      const start = from + (to - from - 12 * count) / 2;
      waves.push(`M${start} ${y}${'q3-6 6 0t6 0'.repeat(count)}`);
    }
    return [['l-', waves.join('')]];
  },
};

export const pattern = (colour: Colour, from: number, to: number): Picture => PATTERNS[colour](from, to);

/** Where left and right meet on a strip: a gentle wave. */
export const RIGHT_HALF = `M50 ${TOP}q8 10.5 0 21t0 21 0 21 0 21H100V${TOP}z`;
export const PRINT = { top: TOP, bottom: BOTTOM };

/** The wet tiles that a strip lies on. */
export const TILES = 'M0 14h100M0 126h100M25 0v14M75 0v14M25 126v14M75 126v14';
