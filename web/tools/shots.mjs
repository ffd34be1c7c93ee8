/* Takes pictures of the card gallery: node tools/shots.mjs FOLDER [game ...]. `npm run build` comes first. */

import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const [folder = 'shots', ...wanted] = process.argv.slice(2);
const found = new URL('../src/games/', import.meta.url);
const folders = readdirSync(found).filter((name) => existsSync(new URL(`${name}/index.ts`, found)));
const games = wanted.length > 0 ? wanted : folders.map((name) => name.replaceAll('_', '-'));
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

mkdirSync(folder, { recursive: true });
const server = await preview({ preview: { port: 4199 } });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
try {
  for (const colorScheme of process.env.THEMES?.split(',') ?? ['light', 'dark']) {
    const page = await browser.newPage({ viewport: { width: 1240, height: 900 }, colorScheme });
    page.on('console', (message) => console.log(message.type(), message.text()));
    page.on('pageerror', (error) => console.log('error', error.message));
    for (const game of games) {
      await page.goto(`http://localhost:4199/#/cards/${game}`);
      await page.waitForSelector('main section svg');
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: `${folder}/${game}-${colorScheme}.png`, fullPage: true });
    }
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
