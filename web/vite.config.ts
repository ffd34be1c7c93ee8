import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

// Sentences and decks are those of the Python package.
const house = fileURLToPath(new URL('../src/kartenhaus', import.meta.url));

// The server that `npm run dev` passes requests on to.
const server = process.env['KARTENHAUS_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  resolve: {
    alias: { $house: house, $src: fileURLToPath(new URL('./src', import.meta.url)) },
    conditions: ['browser'],
  },
  server: {
    fs: { allow: ['.', house] },
    proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
