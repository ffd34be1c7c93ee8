import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const path = (place: string): string => fileURLToPath(new URL(place, import.meta.url));
const SRC = path('../src');
const FOLDERS = readdirSync(`${SRC}/games`).filter((name) => existsSync(`${SRC}/games/${name}/index.ts`));

/** What a game's sentences and rules begin with. */
function prefixOf(folder: string): string {
  const rules = readFileSync(path(`../../src/kartenhaus/games/${folder}/locales/en/rules.ftl`), 'utf8');
  return /^rule-(\w+)-/m.exec(rules)?.[1] ?? '';
}

/** Whatever may stand for a game: great-wall, great_wall, GreatWall, The Great Wall; gw-, GW-. */
const names = FOLDERS.flatMap((folder) => [folder.replace('_', '[-_ ]?'), `\\b${prefixOf(folder)}-`]);
const NAMED = new RegExp(names.join('|'), 'i');

it('has several games, each with sentences of its own', () => {
  expect(FOLDERS.length).toBeGreaterThan(2);
  expect(new Set(FOLDERS.map(prefixOf)).size).toBe(FOLDERS.length);
  expect(names).not.toContain('\\b-');
});

it('names a game in its own folder and nowhere else', () => {
  const files = [path('../src/'), path('../tools/')].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => folder + file),
  );
  const outside = files.filter(
    (file) =>
      /\.(ts|svelte|css|m?js)$/.test(file) &&
      // The messages are written by the Python package, those of all games together.
      file !== `${SRC}/wire.ts` &&
      !FOLDERS.some((folder) => file.startsWith(`${SRC}/games/${folder}/`)),
  );
  expect(outside.length).toBeGreaterThan(80);
  expect(outside.filter((file) => NAMED.test(file) || NAMED.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it.each(FOLDERS)('%s names no other game', (folder) => {
  const others = names.filter((_, place) => place >> 1 !== FOLDERS.indexOf(folder));
  const files = readdirSync(`${SRC}/games/${folder}`, { recursive: true, encoding: 'utf8' });
  const read = files.filter((file) => /\.(ts|svelte)$/.test(file));
  const named = read.filter((file) =>
    new RegExp(others.join('|'), 'i').test(readFileSync(`${SRC}/games/${folder}/${file}`, 'utf8')),
  );
  expect(named).toEqual([]);
});
