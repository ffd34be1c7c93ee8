/** The rules of a game, put together from the rule texts as docs/rules has them. */

export interface RuleText {
  id: string;
  text: string;
}

export interface Section {
  /** The letter its rules begin with. */
  letter: string;
  heading: string;
  rules: RuleText[];
}

/** `ids` as sentences are named (rule-xy-c1 …), in their order; a letter without a heading belongs to the one before. */
export function sections(
  ids: readonly string[],
  prefix: string,
  say: (id: string) => string,
  knows: (id: string) => boolean,
): Section[] {
  const found: Section[] = [];
  for (const id of ids) {
    const letter = id.split('-')[2]?.[0] ?? '';
    const heading = `rules-${prefix}-${letter}`;
    if (found.at(-1)?.letter !== letter && (knows(heading) || found.length === 0)) {
      found.push({ letter, heading: knows(heading) ? say(heading) : '', rules: [] });
    }
    found.at(-1)?.rules.push({ id: id.replace('rule-', '').toUpperCase(), text: say(id) });
  }
  return found;
}

export interface Piece {
  kind: 'text' | 'rule' | 'ruling' | 'found';
  text: string;
}

const wordsIn = (sought: string): string[] => sought.toLowerCase().split(/\s+/).filter(Boolean);

/** A rule's text in pieces: other rules that it names, marks of rulings, and what was searched for. */
export function pieces(text: string, sought: string): Piece[] {
  const wanted = wordsIn(sought);
  const parts = ['\\b[A-Z]{2}-[A-Z]\\d+\\b', '\\(R\\)'];
  for (const word of wanted) parts.push(word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text
    .split(new RegExp(`(${parts.join('|')})`, 'giu'))
    .filter(Boolean)
    .map((piece) => {
      if (/^[A-Z]{2}-[A-Z]\d+$/.test(piece)) return { kind: 'rule', text: piece };
      if (piece === '(R)') return { kind: 'ruling', text: 'R' };
      if (wanted.includes(piece.toLowerCase())) return { kind: 'found', text: piece };
      return { kind: 'text', text: piece };
    });
}

/** Whether a rule has all words that are sought, in its text or its ID. */
export function matches({ id, text }: RuleText, sought: string): boolean {
  const whole = `${id} ${text}`.toLowerCase();
  return wordsIn(sought).every((word) => whole.includes(word));
}
