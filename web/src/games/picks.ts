/** What there is to pick before a game: the choices come from the server, pictures and names from the game's folder. */

import { gamesShown } from '../api';
import type { Picking } from '../board/contract';
import { remember, remembered } from '../remember';
import { loadGame } from './registry';

export interface Picks extends Picking {
  choices: readonly string[];
}

/** null: everybody has the same. */
export async function picksOf(game: string): Promise<Picks | null> {
  const shown = (await gamesShown()).find(({ name }) => name === game);
  const option = shown?.options.find(({ kind }) => kind === 'Picks');
  if (!option) return null;
  const { picks } = await loadGame(game);
  return picks ? { ...picks, choices: option.choices } : null;
}

/** What was picked last on this device; empty: nothing. */
export const pickOfMine = (game: string): string => remembered(`pick-${game}`) ?? '';
export const keepPick = (game: string, pick: string): void => remember(`pick-${game}`, pick);
