import { remember, remembered } from '../remember';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const isTheme = (text: string | null): text is Theme => THEMES.includes(text as Theme);

let chosen = $state<Theme>('auto');

export const theme = (): Theme => chosen;

/** Shows the theme that was chosen last, or the one the device asks for. */
export function showTheme(): void {
  const kept = remembered('theme');
  if (isTheme(kept)) choose(kept);
}

export function chooseTheme(wanted: Theme): void {
  choose(wanted);
  remember('theme', wanted);
}

function choose(wanted: Theme): void {
  chosen = wanted;
  document.documentElement.dataset['theme'] = wanted;
}
