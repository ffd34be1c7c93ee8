import type { Picture } from '../../../cards/paint';
import { CHURCHES } from './churches';
import { LETTERBOXES } from './letterboxes';
import { PALACES } from './palaces';
import { SIGHTS } from './sights';
import { SYMBOLS } from './symbols';
import { TREATS } from './treats';
import type { Category, City } from './texts';

/** The drawing on each postcard. */
export const PICTURES: Readonly<Record<Category, Readonly<Record<City, Picture>>>> = {
  palaces: PALACES,
  churches: CHURCHES,
  sights: SIGHTS,
  symbols: SYMBOLS,
  treats: TREATS,
  letterboxes: LETTERBOXES,
};
