import '@fontsource/barlow-semi-condensed/latin-500.css';
import '@fontsource/barlow-semi-condensed/latin-700.css';
import '@fontsource/young-serif/latin-400.css';
import './theme/tokens.css';
import './theme/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { meetGames } from './games/registry';
import { speak, spokenFirst } from './i18n/speech.svelte';
import { followLinks } from './route.svelte';
import { showTheme } from './theme/theme.svelte';

const place = document.getElementById('app');
if (place === null) throw new Error('index.html has no place for the app');
showTheme();
followLinks();
await Promise.all([speak(spokenFirst()), meetGames()]);
mount(App, { target: place });
