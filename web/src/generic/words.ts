/** What cards and zones are called, in the reader's language. */

import { say, sayable } from '../i18n/speech.svelte';
import { cardName as nameOf } from '../i18n/telling.svelte';
import { deckNow } from './deck.svelte';

export const cardName = (word: string): string => nameOf(deckNow().game, word);

/** A zone without a name of its own is called by its word. */
export function zoneName(name: string): string {
  const id = `${deckNow().prefix}-zone-${name}`;
  return sayable(id) ? say(id) : name;
}
