/** What the cards are called in the user's language. */

import { say } from '../../../i18n/speech.svelte';
import { compositionSymbols, wallCard, type Action } from './texts';

/** The name of a wall card by its letter; one under a rickshaw says so. */
export function wallCardName(letter: string): string {
  const card = wallCard(letter);
  if (card.kind === 'rickshaw') return say('gw-card-rickshaw');
  const name = say(`gw-card-${card.symbol}`);
  return card.under ? say('gw-card-under-rickshaw', { card: name }) : name;
}

export const actionName = (action: Action): string => say(`gw-action-${action}`);

/** The symbols of a composition in their order. */
export const symbolNames = (composition: string): string =>
  compositionSymbols(composition)
    .map((symbol) => say(`gw-card-${symbol}`))
    .join(', ');

export const worth = (points: number): string => say('points', { count: points });

/** What a composition shows, and what it is worth. */
export const compositionName = (composition: string, points: number): string =>
  say('named', { name: symbolNames(composition), what: worth(points) });
