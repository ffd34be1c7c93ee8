/** What cards, zones and moves are called, in the reader's language. */

import { say, sayable } from '../i18n/speech.svelte';
import { nameOf, prefix } from './deck.svelte';
import type { GenericOwn, GenericView, Offer } from './view';

export interface Said {
  code: string;
  params?: Record<string, string | number>;
}

const read = (said: Said | string): string => (typeof said === 'string' ? said : say(said.code, said.params));

export const cardName = (word: string): string => read(nameOf(word));

/** A zone without a name of its own is called by its word. */
export function zoneName(name: string): string {
  const id = `${prefix()}-zone-${name}`;
  return sayable(id) ? say(id) : name;
}

/** What a move would do, from the general to the particular. */
export const sentence = ({ said }: Offer): string => said.map(read).join(': ');

export interface Told {
  said?: Said;
}

/** The sentence of the log; empty for what goes without saying. */
export const told = ({ said }: Told): string => (said ? read(said) : '');
export const expected = ({ expected: said }: GenericOwn): string => (said ? read(said) : '');
export const verdict = ({ verdict: said = [] }: GenericView): string => said.map(read).join(' ');
