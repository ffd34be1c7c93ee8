import type { Refused } from '../wire';
import { own, say, sayable } from './speech.svelte';

type NameOf = (param: string, text: string) => string;

/** Why something was not done, in the user's language. `nameOf`: how the game calls what is written in notation; `prefix`:
 * what its own words for it begin with. */
export function whyNot({ code, params = {} }: Refused, nameOf?: NameOf, prefix = ''): string {
  if (!sayable(code)) return say('web-not-done');
  return say(
    own(prefix, code),
    Object.fromEntries(Object.entries(params).map(([param, value]) => [param, named(param, value, nameOf)])),
  );
}

function named(param: string, value: string | number, nameOf?: NameOf): string | number {
  if (!nameOf || typeof value === 'number') return value;
  try {
    return nameOf(param, value);
  } catch {
    // What a player wrote need not be a card at all.
    return value;
  }
}
