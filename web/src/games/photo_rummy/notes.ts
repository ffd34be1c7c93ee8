/** The one sentence between table and rack: the first thing that is worth saying. */

import { cardName } from './cards/names';
import { say } from '../../i18n/speech.svelte';
import type { PhotoRummyView } from '../../wire';
import type { Hint } from '../../api';
import { BACK_ALL, read, type Lit } from './moves';
import { JOKER, type Named } from './places';
import { cardWords } from './words';

export interface Said {
  text: string;
  tone: 'fault' | 'plain';
  rule: string;
}

const plain = (text: string): Said => ({ text, tone: 'plain', rule: '' });

export function noteFor(
  game: PhotoRummyView,
  me: number | null,
  building: boolean,
  picks: readonly Named[],
  lit: Lit,
): Said {
  if (!building) return plain('');
  const [first] = picks;
  if (first) {
    if (lit.jokers.size > 0) return plain(say('pr-web-where-joker'));
    return plain(say('pr-web-where', { count: picks.length, card: cardName(first.card, game.options.deck ?? '') }));
  }
  const faulty = game.table.findIndex(({ fault }) => fault !== '');
  const fault = game.table[faulty]?.fault;
  if (fault) {
    const text = say('pr-web-faulty', { number: faulty + 1, fault: say('pr-web-fault', { rule: fault }) });
    return { text, tone: 'fault', rule: fault };
  }
  const opened = me !== null && game.players[me]?.opened === true;
  return opened ? plain('') : { ...plain(say('pr-web-first')), rule: 'PR-L1' };
}

/** One step of a hint, as it is asked for. */
export function stepWords(move: string): string {
  if (move === BACK_ALL) return say('pr-menu-back-all');
  const { verb, card, target } = read(move);
  const number = target?.place == null ? 0 : target.place + 1;
  const what = card === JOKER ? say('pr-a-joker') : cardWords(card);
  return verb === 'free'
    ? say('pr-hint-free', { card: what, number })
    : say(verb === 'move' ? 'pr-hint-move' : 'pr-hint-lay', { card: what, target: number });
}

/** A hint's sentence; while it is followed, its next step. The only step of a hint is told at once: of several, the
 * plan shows all. */
export function hintWords({ code, params, moves }: Hint, followed = 0): string {
  const move = moves[followed];
  if (followed > 0 && move !== undefined) return stepWords(move);
  const sentence = say(code, params);
  // That all is to be taken back is said already.
  return move === undefined || move === BACK_ALL || moves.length > 1 ? sentence : `${sentence} ${stepWords(move)}`;
}
