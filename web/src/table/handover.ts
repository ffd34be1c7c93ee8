/** For whom a bot may play, because the others wait for them. */

import type { TableShown } from '../wire';

/** The seats that the viewer may hand to a bot now: the host those of people who are away or idle, and everybody who
 * plays the seat of a host who is idle. */
export function handovers(table: TableShown, me: number | null, isHost: boolean): number[] {
  const playing = me !== null && table.seats[me]?.minded === '';
  return table.seats.flatMap(({ kind, here, minded, host }, seat) => {
    if (kind !== 'person' || minded !== '' || seat === me || table.phase === 'over') return [];
    const idle = table.idle.includes(seat);
    return (isHost && (!here || idle)) || (playing && host && idle) ? [seat] : [];
  });
}
