/** How long a turn may take: a few times to choose from, and how they are called. */

import { say } from '../i18n/speech.svelte';
import type { ClockAskedShown } from '../wire';

export const TURN_TIMES: readonly number[] = [0, 30_000, 60_000, 120_000, 300_000];

export const lasting = (ms: number): string =>
  ms < 60_000 ? say('web-seconds', { seconds: ms / 1000 }) : say('web-minutes', { minutes: ms / 60_000 });

/** The times to choose from, with the one that holds if it is another. */
export const timesWith = (present: number): number[] =>
  [...new Set([...TURN_TIMES, present])].sort((one, other) => one - other);

/** Who would like which time for a turn, those of a mind together. */
export function wishes(asked: readonly ClockAskedShown[]): { time: number; seats: number[] }[] {
  const times = [...new Set(asked.map(({ turn_time }) => turn_time))];
  return times.map((time) => ({
    time,
    seats: asked.filter(({ turn_time }) => turn_time === time).map(({ seat }) => seat),
  }));
}

/** One such wish in words. */
export const wishText = (time: number, seats: readonly number[], names: readonly string[]): string =>
  say(time === 0 ? 'web-clock-none-asked' : 'web-clock-asked', {
    names: seats.map((seat) => names[seat] ?? '').join(', '),
    time: lasting(time),
  });
