import type { BoardSeat } from '../board/contract';
import { say } from '../i18n/speech.svelte';
import type { SeatShown } from '../wire';

/** What the people and bots at a table are called, in the reader's language where nobody has given a name. Those of a
 * kind are numbered if there are several. */
export function seatNames({ seats }: { seats: readonly SeatShown[] }): BoardSeat[] {
  const bots = seats.filter(({ kind }) => kind === 'bot').length;
  const nameless = seats.filter(({ kind, name }) => kind === 'person' && name === '').length;
  let number = 0;
  return seats.map(({ kind, name }, seat) => {
    if (kind === 'bot') {
      number++;
      return { seat, bot: true, name: bots === 1 ? say('web-bot') : say('web-bot-number', { number }) };
    }
    if (kind === 'empty') return { seat, bot: false, name: say('web-seat-number', { number: seat + 1 }) };
    const guest = nameless === 1 ? say('web-guest') : say('web-player-number', { number: seat + 1 });
    return { seat, bot: false, name: name || guest };
  });
}

/** Those who look on, in one line. */
export const watcherNames = (names: readonly string[]): string =>
  names.map((name) => name || say('web-guest')).join(', ');
