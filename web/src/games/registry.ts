/** The games that have a folder here. */

import type { AnyGameOnTable, WebGame } from '../board/contract';
import { learn } from '../i18n/speech.svelte';
import { askAbout } from './said.svelte';

const FOUND = import.meta.glob<WebGame>('./*/index.ts', { eager: true, import: 'game' });

/** The folder of a game, which is also the name of its sentences. */
const folderOf = (name: string): string => name.replaceAll('-', '_');

/** Their names, as commands, addresses and the server have them. */
export const GAMES: readonly string[] = Object.keys(FOUND).map((path) =>
  (path.split('/')[1] ?? '').replaceAll('_', '-'),
);

export const isGame = (name: string | undefined): name is string => name !== undefined && GAMES.includes(name);

export function gameOf(name: string): WebGame {
  const game = FOUND[`./${folderOf(name)}/index.ts`];
  if (!game) throw new Error(`no folder for ${name}`);
  return game;
}

/** A part of a game, with its sentences in the user's language and what the server says of it. */
async function loaded<Part>(name: string, part: Promise<Part>): Promise<Part> {
  const [found] = await Promise.all([part, learn(folderOf(name)), askAbout(name)]);
  return found;
}

export const loadGame = (name: string): Promise<AnyGameOnTable> => loaded(name, gameOf(name).onTable());
export const loadPictures = (name: string) => loaded(name, gameOf(name).Pictures());
/** Pictures of cards need nobody's word. */
export async function loadGallery(name: string): ReturnType<WebGame['Gallery']> {
  const [Gallery] = await Promise.all([gameOf(name).Gallery(), learn(folderOf(name))]);
  return Gallery;
}
