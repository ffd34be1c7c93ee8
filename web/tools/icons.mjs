/* Draws the icons of the installed app anew from public/icon.svg: node tools/icons.mjs */

import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const drawing = readFileSync('public/icon.svg', 'utf8');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const [name, size, inset, ground] of [
    ['icon-192', 192, 0, 'none'],
    ['icon-512', 512, 0, 'none'],
    // Devices cut their own shape out of this one: the drawing keeps clear of the edge.
    ['icon-maskable-512', 512, 56, '#b3341f'],
  ]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const style = `margin:0;background:${ground};padding:${inset}px;box-sizing:border-box`;
    await page.setContent(`<body style="${style}">${drawing.replace('<svg', '<svg style="display:block"')}</body>`);
    await page.screenshot({ path: `public/${name}.png`, omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
