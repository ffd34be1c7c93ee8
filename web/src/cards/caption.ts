/** Setting a few words into a small box. */

// Mean width of a letter of the house font, as a part of its size; a little more than measured, to be safe.
const BOLD = 0.5;
const MEDIUM = 0.46;

export interface Caption {
  lines: string[];
  size: number;
}

/** The text on one to three lines, in the largest size that fits. Shorter lines are set larger, so all are tried. */
export function captionLines(text: string, width: number, height: number, largest: number, weight = 700): Caption {
  const letter = weight > 600 ? BOLD : MEDIUM;
  const settings = [1, 2, 3].map((count) => {
    const lines = broken(text, count);
    const longest = Math.max(...lines.map((line) => line.length), 1);
    const size = Math.min(largest, width / (longest * letter), height / (lines.length * 1.02));
    return { lines, size };
  });
  return settings.reduce((best, next) => (next.size > best.size * 1.05 ? next : best));
}

/** Broken at blanks and after hyphens into at most this many lines, as even as can be. */
function broken(text: string, count: number): string[] {
  const words = text.split(/(?<=[- ])/);
  if (count === 1 || words.length === 1) return [text];
  let best: string[] | null = null;
  for (let split = 1; split < words.length; split++) {
    const first = words.slice(0, split).join('').trimEnd();
    const lines = [first, ...broken(words.slice(split).join(''), count - 1)];
    if (best === null || longest(lines) < longest(best)) best = lines;
  }
  return best ?? [text];
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
