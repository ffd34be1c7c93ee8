import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync(new URL('../src/theme/tokens.css', import.meta.url), 'utf8');

type Theme = 0 | 1;

/** The colours of a theme by name: 0 by day, 1 by lamplight. */
const colours = (theme: Theme): Map<string, string> =>
  new Map(
    Array.from(
      tokens.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g),
      ([, name = '', day = '', lamp = '']) => [name, theme === 0 ? day : lamp],
    ),
  );

/** WCAG 2.2: relative luminance, and contrast. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('the %s theme', (_, theme) => {
  const shown = colours(theme);
  const between = (one: string, other: string): number => contrast(shown.get(one) ?? '', shown.get(other) ?? '');

  it.each(['ink', 'ink-soft', 'seal', 'jade', 'gold'])('has %s that reads well on every paper', (text) => {
    for (const paper of ['paper', 'sheet', 'sheet-raised', 'felt']) {
      expect(between(text, paper), `${text} on ${paper}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each([
    ['on-seal', 'seal'],
    ['on-seal', 'seal-deep'],
    ['on-jade', 'jade'],
    ['paper', 'ink'],
  ])('has %s that reads well on %s', (text, ground) => {
    expect(between(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('has edges and lights that can be told from the ground', () => {
    for (const ground of ['paper', 'sheet', 'sheet-raised', 'felt']) {
      expect(between('line', ground), `line on ${ground}`).toBeGreaterThanOrEqual(3);
      expect(between('lit', ground), `lit on ${ground}`).toBeGreaterThanOrEqual(theme === 0 ? 2 : 3);
    }
  });
});
