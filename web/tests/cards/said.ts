import { cleanup, screen } from '@testing-library/svelte';

/** What a screen reader is told of the one card that is drawn. */
export const nameShown = (): string => screen.getByRole('img').getAttribute('aria-label') ?? '';

/** What a screen reader is told of a card that is drawn by this. */
export function nameOf(draw: () => unknown): string {
  draw();
  const name = nameShown();
  cleanup();
  return name;
}

/** Those that stand there more than once. */
export const repeated = (names: readonly string[]): string[] =>
  names.filter((name, place) => names.indexOf(name) !== place);
