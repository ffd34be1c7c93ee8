/** The board for every game that has no folder in games/: cards in zones, and moves in sentences. */

import type { WebGame } from '../board/contract';
import Cover from './Cover.svelte';
import { bring, type Deck } from './deck.svelte';

export type { Deck };

/** `deck`: the cards of a game, when they have come from the server. */
export function genericGame(deck: () => Promise<Deck>): WebGame {
  const dealt = async <Part>(part: Promise<Part>): Promise<Part> => {
    const [found, cards] = await Promise.all([part, deck()]);
    bring(cards);
    return found;
  };
  return {
    Cover,
    onTable: async () => (await dealt(import('./onTable'))).onTable(),
    Gallery: async () => (await dealt(import('./Gallery.svelte'))).default,
    Pictures: async () => (await dealt(import('./Pictures.svelte'))).default,
  };
}
