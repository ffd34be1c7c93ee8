import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';
import { layers } from './tools/layers.js';
import { movesReadOnce } from './tools/movesReadOnce.js';

export default ts.config(
  { ignores: ['dist', 'node_modules', 'src/wire.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    files: ['src/**'],
    plugins: { house: { rules: { layers, 'moves-read-once': movesReadOnce } } },
    rules: { 'house/layers': 'error', 'house/moves-read-once': 'error' },
  },
);
