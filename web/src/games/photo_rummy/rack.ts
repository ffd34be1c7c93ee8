/** The order of the cards on the rack: by city, by category, or as its owner has put them. Pure. */

import { CATEGORIES, CITIES, photoRummyCard } from './cards/texts';

export const SORTINGS = ['city', 'category', 'hand'] as const;
export type Sorting = (typeof SORTINGS)[number];

const LAST = 1000;

function rank(text: string, sorting: 'city' | 'category'): number {
  const card = photoRummyCard(text);
  if (card.kind === 'joker') return LAST;
  const city = CITIES.indexOf(card.city);
  const category = CATEGORIES.indexOf(card.category);
  return sorting === 'city' ? city * CATEGORIES.length + category : category * CITIES.length + city;
}

/** The rack as it is shown. `hand`: the order put by hand, which may know cards that are not on the rack now, so that
 * a card that comes back stands where it stood. What it does not know stands at the end. */
export function arranged(rack: readonly string[], sorting: Sorting, hand: readonly string[]): string[] {
  if (sorting !== 'hand') return [...rack].sort((one, other) => rank(one, sorting) - rank(other, sorting));
  const left = [...rack];
  const known = hand.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return [...known, ...left];
}

/** The order put by hand, with new cards of the rack at its end. */
export function remembering(rack: readonly string[], hand: readonly string[]): string[] {
  const missing = [...rack];
  for (const card of hand) {
    const at = missing.indexOf(card);
    if (at >= 0) missing.splice(at, 1);
  }
  return [...hand, ...missing];
}

/** The cards of these places, taken out together and put before what stands at `gap`. */
export function moved(shown: readonly string[], places: readonly number[], gap: number): string[] {
  const taken = places.map((place) => shown[place]).filter((card) => card !== undefined);
  const rest = shown.filter((_, place) => !places.includes(place));
  const at = gap - places.filter((place) => place < gap).length;
  return [...rest.slice(0, at), ...taken, ...rest.slice(at)];
}
