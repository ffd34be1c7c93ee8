/** Keeps the last line of a list in sight, from the moment at which the list is seen itself. Whoever has gone back to
 * earlier lines is left there. */
export function latestInSight(list: HTMLElement): () => void {
  let atEnd = true;
  const look = (): void => {
    atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 8;
  };
  const follow = (): void => {
    if (atEnd) list.scrollTop = list.scrollHeight;
  };
  list.addEventListener('scroll', look, { passive: true });
  const size = new ResizeObserver(follow);
  size.observe(list);
  const lines = new MutationObserver(follow);
  lines.observe(list, { childList: true });
  return () => {
    list.removeEventListener('scroll', look);
    size.disconnect();
    lines.disconnect();
  };
}
