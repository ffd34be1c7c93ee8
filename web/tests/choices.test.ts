// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { chooseLanguage, spokenFirst } from '$src/i18n/speech.svelte';
import { chooseTheme, showTheme, theme } from '$src/theme/theme.svelte';

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it('speaks the language chosen last, else the first of the browser’s that we speak', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pl-PL', 'fr-CH', 'en']);
  expect(spokenFirst()).toBe('fr');
  await chooseLanguage('de');
  expect(spokenFirst()).toBe('de');
  localStorage.setItem('kartenhaus-language', 'xx');
  expect(spokenFirst()).toBe('fr');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pl']);
  expect(spokenFirst()).toBe('en');
});

it('shows the theme chosen last, and the device’s until then', () => {
  showTheme();
  expect(theme()).toBe('auto');
  chooseTheme('dark');
  chooseTheme('light');
  localStorage.setItem('kartenhaus-theme', 'dark');
  showTheme();
  expect(theme()).toBe('dark');
  expect(document.documentElement.dataset['theme']).toBe('dark');
});

it('goes on where nothing may be kept', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  chooseTheme('light');
  expect(theme()).toBe('light');
  expect(spokenFirst()).toBe('en');
});
