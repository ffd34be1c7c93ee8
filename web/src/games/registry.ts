/** The games that the server has: each with its folder here, or else on the generic board. */

import { cardsOf, textsOf } from '../api';
import type { AnyGameOnTable, WebGame } from '../board/contract';
import { genericGame } from '../generic';
import { learn, learnFrom } from '../i18n/speech.svelte';
import { askAbout, askAboutGames, gamesSaid, saidOf } from './said.svelte';

const FOUND = import.meta.glob<WebGame>('./*/index.ts', { eager: true, import: 'game' });

/** The folder of a game, which is also the name of its sentences. */
const folderOf = (name: string): string => name.replaceAll('-', '_');

const hasFolder = (name: string): boolean => `./${folderOf(name)}/index.ts` in FOUND;

const FOLDERS: readonly string[] = Object.keys(FOUND).map((path) => (path.split('/')[1] ?? '').replaceAll('_', '-'));

/** Their names, as commands, addresses and the server have them. Without a word of the server, those with a folder. */
export function games(): readonly string[] {
  const said = gamesSaid().filter(({ name, board }) => hasFolder(name) || board === 'generic');
  return said.length > 0 ? said.map(({ name }) => name) : FOLDERS;
}

export const isGame = (name: string | undefined): name is string => name !== undefined && games().includes(name);

export const gameOf = (name: string): WebGame =>
  FOUND[`./${folderOf(name)}/index.ts`] ?? genericGame(() => deckOf(name));

/** Asks which games there are, and learns what those are called that other packages have brought. */
export async function meetGames(): Promise<void> {
  await askAboutGames();
  await Promise.all(
    games()
      .filter((name) => !hasFolder(name))
      .map(learnOf),
  );
}

const learnOf = (name: string): Promise<void> =>
  hasFolder(name) ? learn(folderOf(name)) : learnFrom(name, (language) => textsOf(name, language));

async function deckOf(name: string): ReturnType<Parameters<typeof genericGame>[0]> {
  const [cards] = await Promise.all([cardsOf(name), askAbout(name)]);
  return { prefix: saidOf(name)?.prefix ?? '', cards };
}

/** A part of a game, with its sentences in the user's language and what the server says of it. */
async function loaded<Part>(name: string, part: Promise<Part>): Promise<Part> {
  const [found] = await Promise.all([part, learnOf(name), askAbout(name)]);
  return found;
}

export const loadGame = (name: string): Promise<AnyGameOnTable> => loaded(name, gameOf(name).onTable());
export const loadPictures = (name: string) => loaded(name, gameOf(name).Pictures());
/** Pictures of cards need nobody's word. */
export async function loadGallery(name: string): ReturnType<WebGame['Gallery']> {
  const [Gallery] = await Promise.all([gameOf(name).Gallery(), learnOf(name)]);
  return Gallery;
}
