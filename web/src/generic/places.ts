/** The spots of this table by name. */

import type { Zone } from './view';

/** A zone, on the screen and among the offers. */
export const zonePlace = ({ name, seat }: Pick<Zone, 'name' | 'seat'>): string =>
  `zone-${name}${seat === null ? '' : `-${seat}`}`;
export const cardPlace = (zone: string, slot: number): string => `${zone}-card-${slot}`;
export const seatPlace = (seat: number): string => `seat-${seat}`;

/** Each of these cards with a name of its own: of several alike the first keeps its name the longest. */
export function named(cards: readonly string[], zone: string): { word: string; name: string }[] {
  const seen = new Map<string, number>();
  return cards.map((word) => {
    const alike = seen.get(word) ?? 0;
    seen.set(word, alike + 1);
    return { word, name: `${zone}-${word}-${alike}` };
  });
}
