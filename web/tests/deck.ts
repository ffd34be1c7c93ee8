/** The kinds of cards that a table of a deck file names. */
export const kinds = (deck: string, table: string): string[] => {
  const [, lines = ''] = new RegExp(`\\[${table}\\]\\n([^[]*)`).exec(deck) ?? [];
  return Array.from(lines.matchAll(/^([\w-]+) = /gm), ([, kind = '']) => kind);
};
