/** Opening a table from home, with the choices of last time. */

import { openTable, type Value } from '../api';
import type { GameName } from '../games/registry';
import { plan, type Plan } from '../plans';
import { remember, remembered } from '../remember';
import { go } from '../route.svelte';
import type { Refused, Settings } from '../wire';

export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** How good the bots of a game were last time. */
export function levelOf(game: string): Level {
  const kept = remembered(`level-${game}`);
  return LEVELS.find((level) => level === kept) ?? 'easy';
}

export const keepLevel = (game: string, level: Level): void => remember(`level-${game}`, level);

export function playersOf(game: GameName): number {
  const kept = Number(remembered(`players-${game}`));
  return kept >= 2 && kept <= 4 ? kept : 3;
}

export const keepPlayers = (game: GameName, players: number): void => remember(`players-${game}`, String(players));

/** The name that was given last; empty at the first visit. */
export const nameOfMine = (): string => remembered('name') ?? '';
export const keepName = (name: string): void => remember('name', name);

/** Opens the table and goes there; the answer says why not. */
export async function openAndGo(
  game: GameName,
  seats: number,
  settings: Settings,
  decided: Plan,
  options: Record<string, Value> = {},
): Promise<Refused | null> {
  const opened = await openTable(game, seats, options, settings);
  if (!opened.ok) return opened.refused;
  plan(opened.value.id, decided);
  go('t', opened.value.id);
  return null;
}
