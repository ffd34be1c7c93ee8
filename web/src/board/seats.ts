/** Who sits where around the table. */

import { say } from '../i18n/speech.svelte';
import type { BoardSeat } from './contract';

/** The others clockwise, as they sit around; oneself is not among them. */
export function otherSeats(count: number, me: number | null): number[] {
  const all = Array.from({ length: count }, (_, step) => ((me ?? -1) + 1 + step) % count);
  return me === null ? all : all.slice(0, -1);
}

/** A seat's name for whoever sits on `me`. */
export const seatName = (seats: readonly BoardSeat[], seat: number, me: number | null): string =>
  seat === me ? say('web-you') : (seats[seat]?.name ?? '');
