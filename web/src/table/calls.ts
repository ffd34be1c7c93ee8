import type { Calls } from '../board/contract';
import type { View } from '../session/merge';

/** Calls as a Board wants them: times on the clock of this page. `answered`: the version that was answered last. */
export function callsIn({ table, own_table }: View, answered: number, serverNow: number, now: number): Calls {
  const here = (at: number): number => now + at - serverNow;
  const { window, last_race, held_since } = table;
  const locked = own_table.calls_locked_until;
  return {
    window: window && {
      opened: here(window.opened),
      ends: here(window.ends),
      answered: answered === window.version,
      held: held_since === null ? null : here(held_since),
    },
    lockedUntil: locked > 0 ? here(locked) : 0,
    race: last_race,
  };
}
