/** Arrow keys among cards: to the next one, and up and down to the next line or combination. */

/** For an element around them, as `{@attach arrows('button')}`: between those that this selector finds, in lines by their
 * `data-line`, or else in one. */
export const arrows =
  (found: string) =>
  (around: HTMLElement): (() => void) => {
    const go = (event: KeyboardEvent): void => {
      if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
      const cards = [...around.querySelectorAll<HTMLElement>(found)];
      const now = cards.indexOf(document.activeElement as HTMLElement);
      if (now < 0) return;
      const next =
        cards[
          toward(
            event.key,
            now,
            cards.map((card) => card.dataset['line'] ?? ''),
          )
        ];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    around.addEventListener('keydown', go);
    return () => around.removeEventListener('keydown', go);
  };

/** Where a key leads from a card, if the cards are in these lines; -1: nowhere. */
export function toward(key: string, from: number, lines: readonly string[]): number {
  const line = lines[from];
  switch (key) {
    case 'ArrowRight':
      return from + 1 < lines.length ? from + 1 : -1;
    case 'ArrowLeft':
      return from - 1;
    case 'ArrowDown':
      return lines.findIndex((other, card) => card > from && other !== line);
    case 'ArrowUp': {
      const end = lines.findLastIndex((other, card) => card < from && other !== line);
      return end < 0 ? -1 : lines.indexOf(lines[end] ?? '');
    }
    case 'Home':
      return 0;
    case 'End':
      return lines.length - 1;
    default:
      return -1;
  }
}
