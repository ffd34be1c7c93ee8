/** The spots of this table by name. */

import type { Zone } from './view';

/** A zone, on the screen and among the offers. */
export const zonePlace = ({ name, seat }: Pick<Zone, 'name' | 'seat'>): string =>
  `zone-${name}${seat === null ? '' : `-${seat}`}`;
export const cardPlace = (zone: string, slot: number): string => `${zone}-card-${slot}`;
export const seatPlace = (seat: number): string => `seat-${seat}`;
