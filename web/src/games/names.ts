/** What a game is called, and what is said in its own words. */

import { own, say, type Arguments } from '../i18n/speech.svelte';
import { saidOf } from './said.svelte';

/** What the ids of its messages begin with; empty as long as the server has not said it. */
export const prefixOf = (game: string): string => saidOf(game)?.prefix ?? '';

/** By the word for it in addresses, as long as nothing is known of it. */
export const nameOf = (game: string): string => (prefixOf(game) ? say(`${prefixOf(game)}-name`) : game);

export const pitchOf = (game: string): string => (prefixOf(game) ? say(`${prefixOf(game)}-pitch`) : '');

/** What is said of calls, in the game's own words if it has any. */
export const sayOfCalls = (game: string, id: string, given: Arguments = {}): string =>
  say(own(prefixOf(game), id), given);
