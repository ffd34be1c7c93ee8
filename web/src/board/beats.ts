/** Beats in few words, for the flights of a game. */

import type { Sound } from '../sound/sounds';
import type { Beat, Effect, Flight, Shown } from './contract';

/** How a game's cards usually fly: the answer makes such flights, each with what is different about it. */
export const flying =
  (usual: Pick<Flight, 'ms' | 'reveals'>) =>
  (face: string, from: string, to: string, more: Partial<Flight> = {}): Flight => ({
    ...{ face, from, to, kind: 'slide' },
    ...usual,
    ...more,
  });

export const beatOf = (flights: readonly Flight[], sound: Sound = 'card', effects: readonly Effect[] = []): Beat => ({
  flights,
  effects,
  sound,
});

/** Whether this seat's hand is on the screen. */
export const isMe = ({ own, me }: Shown<unknown, unknown>, seat: number): boolean => own !== null && me === seat;
