/** Opening a table from home, with the choices of last time. */

import { openTable, type Value } from '../api';
import { hasCalls, seatsOf } from '../games/said.svelte';
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

export function playersOf(game: string): number {
  const kept = Number(remembered(`players-${game}`));
  const { fewest, most } = seatsOf(game);
  return kept >= fewest && kept <= most ? kept : Math.min(Math.max(fewest, 3), most);
}

export const keepPlayers = (game: string, players: number): void => remember(`players-${game}`, String(players));

/** How long everybody may have for a call, in milliseconds; 0: as long as it takes, without haste. */
export const WINDOWS = [0, 1500, 2500, 4000, 6000] as const;
/** Those that are offered at home: few enough for a row of keys. */
export const PACES = [0, 2500, 4000, 6000] as const;

/** The time for calls of last time. A first game against bots is played without haste: calls are new. */
export function windowOf(game: string): number {
  const kept = remembered(`window-${game}`);
  return PACES.find((window) => String(window) === kept) ?? 0;
}

export const keepWindow = (game: string, window: number): void => remember(`window-${game}`, String(window));

// Without haste a moment for calls lasts as long as the table's patience, and nobody but bots waits: an hour.
const AN_HOUR = 3_600_000;

/** How a game against bots alone is run. */
export const withBots = (game: string): Settings => {
  if (!hasCalls(game)) return {};
  const window = windowOf(game);
  return window === 0 ? { window, patience: AN_HOUR } : { window };
};

/** The name that was given last; empty at the first visit. */
export const nameOfMine = (): string => remembered('name') ?? '';
export const keepName = (name: string): void => remember('name', name);

/** Opens the table and goes there; the answer says why not. */
export async function openAndGo(
  game: string,
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
