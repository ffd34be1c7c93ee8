/** The one sentence between table and rack: the first thing that is worth saying. */

import { described } from './cards/deck';
import { say } from '../../i18n/speech.svelte';
import type { PhotoRummyView } from '../../wire';
import type { Lit } from './moves';
import type { Named } from './places';

export interface Note {
  text: string;
  tone: 'fault' | 'plain';
  rule: string;
}

const plain = (text: string): Note => ({ text, tone: 'plain', rule: '' });

export function noteFor(
  game: PhotoRummyView,
  me: number | null,
  building: boolean,
  picks: readonly Named[],
  lit: Lit,
): Note {
  if (!building) return plain('');
  const [first] = picks;
  if (first) {
    if (lit.jokers.size > 0) return plain(say('pr-web-where-joker'));
    return plain(say('pr-web-where', { count: picks.length, card: described(first.card, game.options.deck ?? '') }));
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
