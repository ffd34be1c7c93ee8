/** What there is to pick before a game: the choices come from the server, pictures and names from the game's folder. */

import type { Component } from 'svelte';
import { gamesShown } from '../api';
import { remember, remembered } from '../remember';
import { loadGame, type GameName } from './registry';

/** How a game shows what is picked before it. */
export interface Picking {
  /** What to do, and what happens to whoever does not. */
  title: () => string;
  explained: () => string;
  name: (pick: string) => string;
  Picture: Component<{ pick: string }>;
}

export interface Picks extends Picking {
  choices: readonly string[];
}

/** null: everybody has the same. */
export async function picksOf(game: GameName): Promise<Picks | null> {
  const shown = (await gamesShown()).find(({ name }) => name === game);
  const option = shown?.options.find(({ kind }) => kind === 'Picks');
  if (!option) return null;
  const { picks } = await loadGame(game);
  return picks ? { ...picks, choices: option.choices } : null;
}

/** What was picked last on this device; empty: nothing. */
export const pickOfMine = (game: string): string => remembered(`pick-${game}`) ?? '';
export const keepPick = (game: string, pick: string): void => remember(`pick-${game}`, pick);
