/** Names that people give themselves. The table has the last word; this is to say early what it would refuse. */

export const LONGEST_NAME = 24;
export const MOST_MARKS = 2;

// An emoji, with what colours and joins it.
const EMOJI =
  /[0-9#*]\ufe0f\u20e3|(?:\p{Extended_Pictographic}[\ufe0e\ufe0f]?\p{Emoji_Modifier}?\u200d)*\p{Extended_Pictographic}[\ufe0e\ufe0f]?/gu;
// Control and format characters, unassigned ones, fillers and blanks, and every space but the plain one.
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u;
const STACKED = /(?:^|[\p{Mn}\p{Me}]{2})[\p{Mn}\p{Me}]/u;

/** As it is sent: without spaces around it. */
export const tidyName = (typed: string): string => typed.trim();

/** Why a name cannot be taken, as the id of a sentence; empty: it can. An empty one may be no fault at all. */
export function nameFault(
  typed: string,
): '' | 'web-name-empty' | 'web-name-long' | 'web-name-unseen' | 'table-name-accents' {
  const name = tidyName(typed);
  if (name === '') return 'web-name-empty';
  const letters = name.replaceAll(EMOJI, '');
  if (UNSEEN.test(letters)) return 'web-name-unseen';
  if (STACKED.test(letters.normalize('NFC'))) return 'table-name-accents';
  return [...name].length > LONGEST_NAME ? 'web-name-long' : '';
}
