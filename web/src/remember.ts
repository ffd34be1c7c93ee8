/** What this browser keeps for its user between visits. Where nothing may be kept, nothing is, and that is fine. */

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(`kartenhaus-${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`kartenhaus-${name}`, value);
  } catch {
    // Private windows refuse: the choice then lasts as long as the page.
  }
}
