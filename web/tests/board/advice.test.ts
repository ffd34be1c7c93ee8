import { describe, expect, it } from 'vitest';
import type { Hint } from '$src/api';
import { Advice, hintWords, type Reading } from '$src/board/advice.svelte';

const HINT: Hint = { said: 'two steps', moves: ['play r7', 'pass'], steps: ['the seven', 'then pass'] };

describe('a hint', () => {
  it('is followed step by step, and is over with the last of them', () => {
    const advice = new Advice();
    advice.hint = HINT;
    expect(advice.next).toBe('play r7');
    advice.made('play r7');
    expect([advice.done, advice.next]).toEqual([1, 'pass']);
    advice.made('pass');
    expect(advice.hint).toBeNull();
  });

  it('is over when something else is done', () => {
    const advice = new Advice();
    advice.hint = HINT;
    advice.made('draw');
    expect([advice.hint, advice.next]).toEqual([null, undefined]);
  });

  it('is asked for once at a time, and forgotten where the table has gone on', async () => {
    const advice = new Advice();
    let table = {};
    const answers: ((hint: Hint) => void)[] = [];
    const ask = (): Promise<void> =>
      advice.ask(
        () => new Promise((answer) => answers.push(answer)),
        () => table,
      );
    const first = ask();
    await ask();
    expect([answers.length, advice.isAsking]).toEqual([1, true]);
    table = {};
    answers[0]?.(HINT);
    await first;
    expect([advice.hint, advice.isAsking]).toEqual([null, false]);
    const second = ask();
    answers[1]?.(HINT);
    await second;
    expect(advice.hint).toEqual(HINT);
  });
});

describe('the words of a hint', () => {
  const read: Reading = (said) =>
    typeof said === 'object' && 'said' in said ? `${String(said.said)}!` : `${String(said)}.`;
  const hint = { said: 'one card', moves: ['play r7'], steps: ['Dt to 2'] };
  const plan = { said: 'two cards', moves: ['play r7', 'pass'], steps: ['Dt to 2', 'J to 2'] };

  it('with one step is told with it', () => {
    expect(hintWords(hint, 0, read)).toBe('one card! Dt to 2.');
  });

  it('with several steps is told alone, then step by step as it is followed', () => {
    expect(hintWords(plan, 0, read)).toBe('two cards!');
    expect(hintWords(plan, 1, read)).toBe('J to 2.');
  });

  it('without steps, or with the one that its sentence names, is told alone', () => {
    expect(hintWords({ said: 'nothing', moves: [], steps: [] }, 0, read)).toBe('nothing!');
    expect(hintWords(hint, 0, read, true)).toBe('one card!');
  });
});
