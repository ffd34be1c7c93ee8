/** Where the user is. A table has an address of its own, `/t/abc`, to be sent to friends; all other pages are words
 * after `/#/`, so that the server need not know them. */

/** What cannot be decoded, such as an address that was cut off, stays as it is written, and leads nowhere. */
function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

const words = (): string[] =>
  (location.hash ? location.hash.slice(1) : location.pathname).split('/').filter(Boolean).map(decoded);

let here = $state.raw(words());

const look = (): void => {
  here = words();
};
addEventListener('hashchange', look);
addEventListener('popstate', look);

/** The words of the address: `[]` at home, `['t', 'abc']` at a table. */
export const route = (): readonly string[] => here;

export function address(...path: string[]): string {
  const joined = path.map(encodeURIComponent).join('/');
  return path[0] === 't' || path.length === 0 ? `/${joined}` : `/#/${joined}`;
}

export function go(...path: string[]): void {
  history.pushState(null, '', address(...path));
  look();
  scrollTo(0, 0);
}

/** Follows links within the app without loading the page anew. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.download) return;
    if (link.origin !== location.origin || !(link.pathname === '/' || link.pathname.startsWith('/t/'))) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    look();
    scrollTo(0, 0);
  });
}
