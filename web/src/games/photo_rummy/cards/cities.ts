/** Each city's colours, and what its horizon looks like. */

import { at, type Pair, type Picture } from '../../../cards/paint';
import type { City } from './texts';

export interface Look {
  sky: string;
  colours: Pair;
  horizon: keyof typeof HORIZONS;
}

/** Horizons on a sheet of 100 by 106, in the city's own tints. */
export const HORIZONS = {
  sea: [
    ['c.', 'M0 84h100v22H0z'],
    ['l-', at('q4-5 8 0t8 0', [4, 91], [40, 91], [72, 92], [18, 99], [58, 99])],
  ],
  hills: [
    ['l.', 'M0 78Q22 56 46 76 70 52 100 74v32H0z'],
    ['c.', 'M0 92Q30 78 56 90 80 80 100 88v18H0z'],
  ],
  alps: [
    ['l.', 'M0 84L22 54l14 16 20-32 26 38 18-20v50H0z'],
    ['c.', 'M0 92q26-10 50 0t50-2v16H0z'],
  ],
  roofs: [
    ['l.', 'M0 72l10-10 10 10v-8l12-12 12 12v6h10V58l9-10 9 10v12l8-8 12 10 8-6v40H0z'],
    ['c.', 'M0 94h100v12H0z'],
  ],
  town: [
    ['l.', 'M0 66h12V54h14v16h10V48h10v-8h4v8h10v22h12V58h16v12h12v36H0z'],
    ['c.', 'M0 94h100v12H0z'],
  ],
} as const satisfies Record<string, Picture>;

const look = (sky: string, a: string, c: string, horizon: Look['horizon']): Look => ({ sky, colours: [a, c], horizon });

export const LOOKS: Readonly<Record<City, Look>> = {
  london: look('#bccfe2', '#c23a33', '#34517f', 'town'),
  dublin: look('#cfe6c6', '#2f8a55', '#d98634', 'hills'),
  oslo: look('#bfdbe8', '#b83b3c', '#3c6c9c', 'sea'),
  rome: look('#f6dca6', '#ab4630', '#a9a04a', 'hills'),
  paris: look('#cbd3ee', '#3d57a3', '#cf5f66', 'roofs'),
  bern: look('#f9e08f', '#c4372c', '#5f7f4d', 'alps'),
  lisbon: look('#fde79a', '#e3a51c', '#2f8490', 'sea'),
  berlin: look('#dcd7cc', '#6d6a66', '#cf9a22', 'town'),
  madrid: look('#fbd5ac', '#b8392f', '#d6a233', 'hills'),
  vienna: look('#f2d3d6', '#a5324a', '#c2a14c', 'roofs'),
  brussels: look('#e9deb0', '#2c4a90', '#7d6a3c', 'town'),
  copenhagen: look('#c5e6df', '#c8434a', '#3c8f8a', 'sea'),
  amsterdam: look('#fcd2ac', '#dd6b26', '#3a4f78', 'sea'),
  stockholm: look('#cfe0f3', '#2b63a9', '#d8aa2c', 'roofs'),
  athens: look('#c3e7f5', '#2f86b8', '#c9b27a', 'hills'),
  prague: look('#e6cfe0', '#8d4060', '#4c7d72', 'roofs'),
  helsinki: look('#d8ebec', '#2f6396', '#6ba79b', 'sea'),
};
