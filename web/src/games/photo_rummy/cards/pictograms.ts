/** The sign of each category, around 0, 0 within 12 each way, and the colour of the stamp it is printed on. */

import { round } from '../../../cards/paint';
import type { Category } from './texts';

export interface Pictogram {
  ground: string;
  path: string;
}

export const PICTOGRAMS: Readonly<Record<Category, Pictogram>> = {
  palaces: {
    ground: '#6f4b8b',
    path: 'M-11 9h22v3h-22zM-9-3h3.5V8H-9zM-1.7-3h3.4V8h-3.4zM5.5-3H9V8H5.5zM-11-5L0-12 11-5z',
  },
  churches: { ground: '#2f6f73', path: 'M-2-13h4v3h3v3H2v3l8 6v10H4V6a4 4 0 0 0-8 0v6h-6V2l8-6v-3h-3v-3h3z' },
  sights: {
    ground: '#a8431f',
    path: `M-12-7h5l2-4H5l2 4h5V10h-24z${round(0, 1.5, 6)}${round(0, 1.5, 2.6)}`,
  },
  symbols: { ground: '#a02c4a', path: 'M0 12C-10 5-12 0-12-4-12-11-3-12 0-6 3-12 12-11 12-4 12 0 10 5 0 12z' },
  treats: {
    ground: '#8a5a10',
    path: 'M-9-12h2v7h1.5v-7h2v7H-2v-7H0v9c0 2-1.5 3-3 3V12h-3V0c-1.5 0-3-1-3-3zM5-12c4 1 5 6 5 12H8V12H5z',
  },
  letterboxes: { ground: '#2f5c9a', path: 'M-12-7L0 3 12-7V9h-24zM-11-9h22L0 0z' },
};
