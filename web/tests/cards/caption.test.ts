import { expect, it } from 'vitest';
import { captionLines } from '$src/cards/caption';

it('sets short words large on one line', () => {
  expect(captionLines('Swap', 90, 26, 17)).toEqual({ lines: ['Swap'], size: 17 });
});

it('breaks long texts evenly, loses no word, and stays within its box', () => {
  const text = 'Rotes Kästchen: ein Schlitz für die Stadt, einer für auswärts';
  const { lines, size } = captionLines(text, 90, 20, 10);
  expect(lines.join(' ')).toBe(text);
  expect(lines.length).toBeGreaterThan(1);
  expect(size * lines.length).toBeLessThanOrEqual(20.5);
  for (const line of lines) expect(line.length * size * 0.45).toBeLessThanOrEqual(90);
});

it('does not break what is one word', () => {
  expect(captionLines('Zusatzkomposition', 90, 26, 17).lines).toEqual(['Zusatzkomposition']);
});

it('breaks a word at its hyphen', () => {
  const { lines, size } = captionLines('Zusatz-Arrangement', 90, 26, 17);
  expect(lines).toEqual(['Zusatz-', 'Arrangement']);
  expect(size).toBeGreaterThan(12);
});
