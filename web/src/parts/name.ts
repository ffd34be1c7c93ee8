/** Names that people give themselves. The table has the last word; this is to say early what it would refuse. */

export const LONGEST_NAME = 24;

// As the table sees it: control and format characters, unassigned ones, and every space but the plain one.
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;

/** As it is sent: without spaces around it. */
export const tidyName = (typed: string): string => typed.trim();

/** Why a name cannot be taken, as the id of a sentence; empty: it can. An empty one may be no fault at all. */
export function nameFault(typed: string): '' | 'web-name-empty' | 'web-name-long' | 'web-name-unseen' {
  const name = tidyName(typed);
  if (name === '') return 'web-name-empty';
  if (UNSEEN.test(name)) return 'web-name-unseen';
  return [...name].length > LONGEST_NAME ? 'web-name-long' : '';
}
