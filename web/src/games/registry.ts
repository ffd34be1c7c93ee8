/** The games that the server has: each with its folder here, or else on the generic board. */

import { gameTold, textsOf } from '../api';
import type { AnyGameOnTable, WebGame } from '../board/contract';
import { genericGame, type Deck } from '../generic';
import { learn, learnFrom } from '../i18n/speech.svelte';
import { teach, tellingOf, type Telling } from '../i18n/telling.svelte';
import { prefixOf } from './names';
import { askAbout, askAboutGames, gamesSaid } from './said.svelte';

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

async function deckOf(name: string): Promise<Deck> {
  const [telling] = await Promise.all([askTelling(name), askAbout(name)]);
  return { game: name, prefix: prefixOf(name), faces: telling?.faces ?? {} };
}

/** A part of a game, with its sentences in the user's language and what the server says of it. */
async function loaded<Part>(name: string, part: Promise<Part>): Promise<Part> {
  const [found] = await Promise.all([part, learnOf(name), askAbout(name)]);
  return found;
}

const asked = new Map<string, Promise<Telling | null>>();

/** How what is said at a table of this epoch is to be understood; asked once. Null: the server did not answer. */
export async function askTelling(name: string, epoch = ''): Promise<Telling | null> {
  const known = tellingOf(name, epoch);
  if (known) return known;
  const key = `${name} ${epoch}`;
  const answer = asked.get(key) ?? told(name, epoch);
  asked.set(key, answer);
  try {
    return await answer;
  } finally {
    asked.delete(key);
  }
}

async function told(name: string, epoch: string): Promise<Telling | null> {
  const reply = await gameTold(name, epoch);
  return reply.ok ? teach(name, epoch, reply.value) : null;
}

/** A game as it is played at a table of this epoch, or as it is watched again. */
export async function loadGame(name: string, epoch = ''): Promise<AnyGameOnTable> {
  const [game, telling] = await Promise.all([loaded(name, gameOf(name).onTable()), askTelling(name, epoch)]);
  if (!telling) throw new Error(`the server does not tell what ${name} says`);
  return game;
}

export async function loadPictures(name: string): ReturnType<WebGame['Pictures']> {
  const [Pictures] = await Promise.all([loaded(name, gameOf(name).Pictures()), askTelling(name)]);
  return Pictures;
}

/** Pictures of cards can be looked at even if nobody tells their names. */
export async function loadGallery(name: string): ReturnType<WebGame['Gallery']> {
  const [Gallery] = await Promise.all([gameOf(name).Gallery(), learnOf(name), askTelling(name)]);
  return Gallery;
}
