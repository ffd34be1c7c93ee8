/** Whose turn it is and what is expected now, in one sentence. */

import { sayOfCalls } from '../games/names';
import { say } from '../i18n/speech.svelte';
import type { View } from '../session/merge';
import type { TableShown } from '../wire';

interface Turn {
  /** What the viewer is to do, in words. */
  expected: string;
  view: View;
  own: Record<string, unknown> | null;
  table: TableShown;
  names: readonly string[];
  me: number | null;
  active: number | null;
  waiting: string;
  minded: string;
  /** Whether there is something to choose. */
  moves: boolean;
}

export function turnText({ expected, view, own, table, names, me, active, waiting, minded, moves }: Turn): string {
  if (table.phase === 'paused') return say('web-paused');
  if (table.phase === 'over') return say('end-title');
  if (minded) return say('web-minded-you', { why: minded });
  if (waiting) return sayOfCalls(table.game, 'web-step-waits');
  const name = active === null ? '' : (names[active] ?? '');
  if (active !== me || own === null) {
    return say(table.seats[active ?? 0]?.kind === 'bot' ? 'web-bot-thinks' : 'web-turn-of', { name });
  }
  return moves || view.own !== null ? expected : say('web-turn-of', { name });
}
