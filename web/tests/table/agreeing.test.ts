// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { Answer } from '$src/session/session';
import { Agreeing, type Agreed } from '$src/table/agreeing.svelte';
import type { TableShown } from '$src/wire';

const table = { seats: [{}, {}, {}], options: { rounds: 3 }, settings: { public: false } } as unknown as TableShown;

it('builds on what was chosen last, though no answer has come', async () => {
  const asked: Agreed[] = [];
  const answers: ((answer: Answer) => void)[] = [];
  const agreeing = new Agreeing(
    () => table,
    (agreed) => {
      asked.push(agreed);
      return new Promise((done) => answers.push(done));
    },
  );
  const first = agreeing.choose({ seats: 4 });
  expect(agreeing.agreed.seats).toBe(4);
  const second = agreeing.choose({ settings: { public: true } });
  expect(asked.at(-1)).toEqual({ seats: 4, options: { rounds: 3 }, settings: { public: true } });
  answers[0]?.({ refused: null, note: null });
  await first;
  expect(agreeing.agreed.seats).toBe(4);
  // Refused: what the table says counts.
  answers[1]?.({ refused: { code: 'table-not-host' }, note: null });
  await second;
  expect(agreeing.agreed).toEqual({ seats: 3, options: { rounds: 3 }, settings: { public: false } });
});
