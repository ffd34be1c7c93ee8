import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { movesReadOnce } from '../tools/movesReadOnce.js';

const linter = new Linter({ cwd: fileURLToPath(new URL('..', import.meta.url)) });

/** What is wrong with a file of src/ that says this. */
function faults(file: string, line: string): string[] {
  const config: Linter.Config = {
    files: ['**'],
    languageOptions: { parser },
    plugins: { house: { rules: { 'moves-read-once': movesReadOnce } } },
    rules: { 'house/moves-read-once': 'error' },
  };
  const found = linter.verify(line, [config], fileURLToPath(new URL(`../src/${file}`, import.meta.url)));
  return found.map(({ ruleId, message }) => ruleId ?? message);
}

it.each([
  ['games/one/moves.ts', "const [verb] = text.split(' ')"],
  ['games/one/moves.ts', "const [verb] = move.split(' ')"],
  ['board/offered.ts', "const [verb] = move.split(' ')"],
  ['games/one/Board.ts', 'const can = moves.includes(move)'],
  ['games/one/Board.ts', 'const mine = [...moves]'],
  ['games/one/Board.ts', 'const more = { ...move, card }'],
  ['games/one/Board.ts', "const drawn = moves.map(read).filter(({ verb }) => verb === 'draw')"],
  ['games/one/Board.ts', "const [spot] = target.dataset['drop'].split(' ')"],
  ['games/one/Board.ts', 'const cards = hand.map((one) => one.slice(1))'],
])('%s may say %s', (file, line) => expect(faults(file, line)).toEqual([]));

it.each([
  ['games/one/Board.ts', "const [verb] = move.split(' ')"],
  ['games/one/Board.ts', "const [verb] = move?.split(' ') ?? []"],
  ['games/one/Board.ts', "const lays = moves.filter((one) => one.startsWith('lay'))"],
  ['games/one/Board.ts', 'const lays = own.legal_moves.some((one) => /^lay/.test(one))'],
  ['games/one/Board.ts', "const lays = own?.legal_moves.some((one) => one.slice(0, 3) === 'lay') ?? false"],
  ['games/one/Board.ts', "const words = moves.map(({ text }) => text.split(' '))"],
  ['games/one/Board.ts', 'const place = (moves[0] as string).at(-1)'],
  ['games/one/Board.ts', 'const sent = game.steps.at(-1)\nconst card = sent?.match(/[a-z]+$/)'],
  ['games/one/Board.ts', 'const { card } = offer\nconst is = offer.move.endsWith(card)'],
  ['games/one/Board.ts', 'const letters = [...move]'],
  ['games/one/other/moves.ts', "const [verb] = move.split(' ')"],
  ['table/tips.svelte.ts', "const [verb = ''] = move.split(' ')"],
  ['generic/offers.ts', "const verb = move.text.split(' ')[0]"],
])('%s may not say %s', (file, line) =>
  expect(new Set(faults(file, line))).toEqual(new Set(['house/moves-read-once'])),
);
