/** What is said in whole games, as the server sends it and as the terminal reads it. Written by the Python package:
 * python -m tests.golden.write_said. */

import { teach, type GameTold, type ValueText } from '$src/i18n/telling.svelte';

export interface Spoken {
  game: string;
  names: string[];
  languages: string[];
  told: GameTold;
  /** What is sent, who reads it, and what they read in each language. */
  lines: [ValueText, number | null, ...string[]][];
}

export const SPOKEN: readonly Spoken[] = Object.values(
  import.meta.glob<Spoken>('../../tests/golden/said/*.json', { eager: true, import: 'default' }),
);

/** As if the server had told of this game. */
export function teachFrom(game: string): void {
  const spoken = SPOKEN.find((known) => known.game === game);
  if (!spoken) throw new Error(`nothing is said in ${game}`);
  teach(game, '', spoken.told);
}
