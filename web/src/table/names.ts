import type { BoardSeat } from '../games/board';
import { say } from '../i18n/speech.svelte';
import type { TableShown } from '../wire';

/** What the people and bots at a table are called. Bots are numbered if there are several. */
export function seatNames(table: TableShown): BoardSeat[] {
  const bots = table.seats.filter(({ kind }) => kind === 'bot').length;
  let number = 0;
  return table.seats.map(({ kind, name }, seat) => {
    if (kind === 'bot') {
      number++;
      return { seat, bot: true, name: bots === 1 ? say('web-bot') : say('web-bot-number', { number }) };
    }
    return { seat, bot: false, name: name || say('web-seat-number', { number: seat + 1 }) };
  });
}
