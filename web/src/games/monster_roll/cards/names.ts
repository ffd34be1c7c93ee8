/** What the cards are called in the user's language. */

import { say } from '../../../i18n/speech.svelte';
import type { Colour, MonsterRollCard } from './texts';

export const colourName = (colour: Colour): string => say(`mr-colour-${colour}`);

export function cardName(card: MonsterRollCard): string {
  switch (card.kind) {
    case 'paper':
      return say(card.star ? 'mr-card-paper-star' : 'mr-card-paper', {
        left: colourName(card.left),
        right: colourName(card.right),
      });
    case 'tear':
      return say('mr-card-tear', { colour: colourName(card.colour) });
    default:
      return say(`mr-card-${card.kind}`);
  }
}
