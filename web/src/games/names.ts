/** What a game is called, and what the home page says of it: its own messages. */

import { say } from '../i18n/speech.svelte';
import { saidOf } from './said.svelte';

/** By the word for it in addresses, as long as the server has not said more. */
export function nameOf(game: string): string {
  const known = saidOf(game);
  return known ? say(`${known.prefix}-name`) : game;
}

export function pitchOf(game: string): string {
  const known = saidOf(game);
  return known ? say(`${known.prefix}-pitch`) : '';
}
