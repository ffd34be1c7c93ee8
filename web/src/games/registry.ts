/** The games, each loaded when somebody plays it. */

import { learn } from '../i18n/speech.svelte';
import type { AnyGameOnTable } from './board';

export const GAMES = ['great-wall', 'monster-roll', 'photo-rummy'] as const;
export type GameName = (typeof GAMES)[number];

export const isGame = (name: string | undefined): name is GameName => GAMES.includes(name as GameName);

/** The folder of a game, which is also the name of its sentences. */
export const folderOf = (game: GameName): string => game.replace('-', '_');

/** What the ids of its sentences and rules begin with. */
export const PREFIX: Record<GameName, string> = { 'great-wall': 'gw', 'monster-roll': 'mr', 'photo-rummy': 'pr' };

/** Games in which seats may call out of turn. */
export const CALLS: ReadonlySet<string> = new Set<GameName>(['great-wall']);

// Not written out one by one: each folder stands for itself.
const FOLDERS = import.meta.glob<{ game: AnyGameOnTable }>('./*/index.ts');

/** The game, with its sentences in the user's language. */
export async function loadGame(name: GameName): Promise<AnyGameOnTable> {
  const load = FOLDERS[`./${folderOf(name)}/index.ts`];
  if (!load) throw new Error(`no folder for ${name}`);
  const [{ game }] = await Promise.all([load(), learn(folderOf(name))]);
  return game;
}
