import { Linter } from 'eslint';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { layers } from '../tools/layers.js';

const linter = new Linter({ cwd: fileURLToPath(new URL('..', import.meta.url)) });

/** Whether a file of src/ may say this. */
function may(file: string, line: string): boolean {
  const config: Linter.Config = {
    files: ['**'],
    plugins: { house: { rules: { layers } } },
    rules: { 'house/layers': 'error' },
  };
  return linter.verify(line, [config], fileURLToPath(new URL(`../src/${file}`, import.meta.url))).length === 0;
}

it.each([
  ['pages/Home.ts', "import '../table/names'"],
  ['table/Frame.ts', "import '../games/registry'"],
  ['games/one/Board.ts', "import { drag } from '../../board/drag'"],
  ['games/one/Board.ts', "import './cards/Card.svelte'"],
  ['games/one/cards/Card.ts', "export * from '../places'"],
  ['board/drag.ts', "import 'svelte'"],
])('%s may say %s', (file, line) => expect(may(file, line)).toBe(true));

it.each([
  ['table/Frame.ts', "import '../pages/Home.svelte'"],
  ['table/Frame.ts', "import '$src/pages/Home.svelte'"],
  ['table/Frame.ts', "void import('../pages/Home.svelte')"],
  ['games/one/Board.ts', "import '../two/Board.svelte'"],
  ['games/one/Board.ts', "import '../registry'"],
  ['board/drag.ts', "export { game } from '../games/one/index'"],
  ['parts/Button.ts', "import '../board/drag'"],
  ['parts/Button.ts', "import '../layout/hand'"],
  ['newcomers/thing.ts', "import '../wire'"],
])('%s may not say %s', (file, line) => expect(may(file, line)).toBe(false));
