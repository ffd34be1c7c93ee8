/** What the server says of its games: what their sentences begin with, whether they have calls, how many can play. */

import { gamesShown, type GameShown } from '../api';

let said = $state.raw<readonly GameShown[]>([]);

/** Asks, unless it has been said already. Without an answer nothing is known. */
export async function askAboutGames(): Promise<void> {
  if (said.length === 0) said = await gamesShown();
}

/** Known or asked; without an answer there is nothing to go on with. */
export async function askAbout(name: string): Promise<void> {
  await askAboutGames();
  if (!saidOf(name)) throw new Error(`the server says nothing of ${name}`);
}

/** All of them; none until the server has answered. */
export const gamesSaid = (): readonly GameShown[] => said;

/** Undefined: nothing is known of it. */
export const saidOf = (name: string): GameShown | undefined => said.find((game) => game.name === name);

/** How many can play it. Until that is known, as many as sit at an ordinary table. */
export function seatsOf(name: string): { fewest: number; most: number } {
  const game = saidOf(name);
  return { fewest: game?.fewest_seats ?? 2, most: game?.most_seats ?? 4 };
}

/** Whether it has hints. */
export const givesHints = (name: string): boolean => saidOf(name)?.gives_hints === true;

/** Whether seats may call out of turn in it. */
export const hasCalls = (name: string): boolean => saidOf(name)?.has_calls === true;
