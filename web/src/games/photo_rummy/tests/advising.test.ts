import { describe, expect, it } from 'vitest';
import { Advising, type Asking } from '../advising.svelte';
import { Building } from '../building.svelte';
import { onRack } from '../places';
import type { Hint } from '$src/api';
import type { PhotoRummyView } from '$src/wire';

const view = (): PhotoRummyView => ({ table: [] }) as unknown as PhotoRummyView;
const HINT: Hint = { said: ['pr-hint-count', { count: 1 }], moves: ['lay Dy new'], steps: ['Lay it.'] };

/** A player who can ask; each question waits for its answer. */
function asking() {
  const answers: ((hint: Hint | null) => void)[] = [];
  const sent: string[] = [];
  const now: Asking = {
    game: view(),
    rack: onRack(['Dc', 'Dy']),
    free: true,
    askHint: () => new Promise((answer) => answers.push(answer)),
  };
  const building = new Building(() => ({
    explain: () => undefined,
    game: now.game,
    mine: true,
    moves: ['lay Dy new', 'back', 'back all'],
    choose: (move) => {
      sent.push(move);
      return Promise.resolve(true);
    },
  }));
  return { now, building, sent, answers, advising: new Advising(building, () => now) };
}

describe('asking for a hint', () => {
  it('shows which card of the rack is meant, and takes it there', async () => {
    const { building, advising, answers, sent } = asking();
    const asked = advising.ask();
    answers[0]?.(HINT);
    await asked;
    expect(building.help.hint).toEqual(HINT);
    expect(advising.onRack).toBe('rack-Dy');
    advising.follow();
    expect(sent).toEqual(['lay Dy new']);
    expect(building.away).toEqual(['rack-Dy']);
  });

  it('takes all back where the hint says so, and goes on from there', async () => {
    const { building, advising, answers, sent } = asking();
    const asked = advising.ask();
    answers[0]?.({
      said: ['pr-hint-take-back', { count: 1 }],
      moves: ['back all', 'lay Dy new'],
      steps: ['Take back.', 'Lay it.'],
    });
    await asked;
    expect(building.advice).toBeNull();
    advising.follow();
    expect(sent).toEqual(['back all']);
    expect(building.advice?.card).toBe('Dy');
  });

  it('asks once at a time, and not while a step is on its way', async () => {
    const { now, advising, answers } = asking();
    now.free = false;
    await advising.ask();
    expect(answers).toHaveLength(0);
    now.free = true;
    const asked = advising.ask();
    await advising.ask();
    expect(answers).toHaveLength(1);
    answers[0]?.(null);
    await asked;
  });

  it('forgets an answer about a table that is no more', async () => {
    const { now, building, advising, answers } = asking();
    const asked = advising.ask();
    now.game = view();
    answers[0]?.(HINT);
    await asked;
    expect(building.help.hint).toBeNull();
  });
});
