/** Arrow keys go from one button of a row to the next: for rows, as `{@attach arrows}`. */
export function arrows(row: HTMLElement): () => void {
  const go = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    const buttons = [...row.querySelectorAll<HTMLElement>('button:not(:disabled)')];
    const now = buttons.indexOf(document.activeElement as HTMLElement);
    const next = buttons[now + by];
    if (now < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
  row.addEventListener('keydown', go);
  return () => row.removeEventListener('keydown', go);
}
