/** What the browser's tab is called: what is on the page, and a mark while somebody is waited for there. */

let page = $state('');
let marked = $state(false);

/** To be called while a component is made: as long as it is there, the tab has its name. */
export function nameTab(name: () => string): void {
  $effect(() => {
    page = name();
    return () => {
      page = '';
    };
  });
}

/** As long as this is so, whoever looks at another tab sees that they are waited for. */
export function markTab(waitedFor: () => boolean): void {
  $effect(() => {
    marked = waitedFor();
    return () => {
      marked = false;
    };
  });
}

export function showTitle(): void {
  $effect(() => {
    document.title = `${marked ? '● ' : ''}${page ? `${page} – ` : ''}Kartenhaus`;
  });
}
