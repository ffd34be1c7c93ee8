import { describe, expect, it } from 'vitest';
import { Building, type Now } from '../building.svelte';
import { inCombination, onRack } from '../places';
import type { PhotoRummyView } from '$src/wire';

const view = (...table: string[][]): PhotoRummyView =>
  ({ table: table.map((cards) => ({ cards, fault: '' })) }) as unknown as PhotoRummyView;

const MOVES = ['lay Dy new', 'lay Dy 1', 'lay Ds new', 'lay Ds 1', 'move Dt new', 'free Dy 1', 'back', 'end'];
const [DY, DS] = onRack(['Dy', 'Ds']);
const [DT, JOKER] = inCombination(['Dt', 'J'], 0);
if (!DY || !DS || !DT || !JOKER) throw new Error('four cards');

/** A table at which each step waits for its answer. */
function seated(moves = MOVES) {
  const sent: string[] = [];
  const explained: unknown[] = [];
  const answers: ((accepted: boolean) => void)[] = [];
  const now: Now = {
    game: view(['Dt', 'J']),
    mine: true,
    moves,
    choose: (move) => {
      sent.push(move);
      return new Promise((answer) => answers.push(answer));
    },
    explain: (why) => explained.push(why),
  };
  const building = new Building(() => now);
  return { now, building, sent, explained, answer: (accepted: boolean) => answers.shift()?.(accepted) };
}

describe('building', () => {
  it('picks cards of the rack together, and puts one back at the second tap', () => {
    const { building } = seated();
    building.tapRack(DY);
    building.tapRack(DS);
    expect(building.picks).toEqual([DY, DS]);
    building.tapRack(DY);
    expect(building.picks).toEqual([DS]);
  });

  it('puts a picked card where it is tapped', () => {
    const { building, sent } = seated();
    building.tapRack(DY);
    building.tapTable(DT, 0);
    expect(sent).toEqual(['lay Dy 1']);
    expect(building.away).toEqual([DY.place]);
    expect(building.picks).toEqual([]);
  });

  it('exchanges a joker when the joker is tapped', () => {
    const { building, sent } = seated();
    building.tapRack(DY);
    building.tapTable(JOKER, 0);
    expect(sent).toEqual(['free Dy 1']);
  });

  it('picks a photo of the table when nothing else is meant', () => {
    const { building, sent } = seated();
    building.tapTable(JOKER, 0);
    expect(building.picks).toEqual([]);
    building.tapTable(DT, 0);
    expect(building.picks).toEqual([DT]);
    building.put({ place: null, joker: false });
    expect(sent).toEqual(['move Dt new']);
  });

  it('sends one card after the other, each when the one before has been shown', () => {
    const { now, building, sent } = seated();
    building.tapRack(DY);
    building.tapRack(DS);
    building.put({ place: null, joker: false });
    expect(sent).toEqual(['lay Dy new']);
    building.goOn();
    expect(sent).toHaveLength(1);
    now.game = view(['Dt', 'J'], ['Dy']);
    now.moves = ['lay Ds 2'];
    building.goOn();
    expect(sent).toEqual(['lay Dy new', 'lay Ds 2']);
  });

  it('stops when the next card can no longer go there', () => {
    const { now, building, sent } = seated();
    building.tapRack(DY);
    building.tapRack(DS);
    building.put({ place: null, joker: false });
    now.game = view();
    now.moves = ['draw 1'];
    building.goOn();
    expect(sent).toHaveLength(1);
    expect(building.away).toEqual([]);
  });

  it('stops when the turn has ended in between', () => {
    const { now, building, sent } = seated();
    building.tapRack(DY);
    building.tapRack(DS);
    building.put({ place: null, joker: false });
    Object.assign(now, { game: view(), mine: false, moves: [] });
    building.goOn();
    expect(building.away).toEqual([]);
    Object.assign(now, { game: view(['Dy']), mine: true, moves: ['lay Ds 1', 'lay Ds 2'] });
    building.goOn();
    expect(sent).toHaveLength(1);
  });

  it('puts the cards back when a step is refused', async () => {
    const { building, answer } = seated();
    building.tapRack(DY);
    building.put({ place: 0, joker: false });
    answer(false);
    await Promise.resolve();
    await Promise.resolve();
    expect(building.away).toEqual([]);
  });

  it('makes only what is offered', () => {
    const { building, sent } = seated([]);
    building.make('back');
    building.end();
    building.tapRack(DY);
    building.put({ place: 0, joker: false });
    expect(sent).toEqual([]);
  });

  it('lets the table say why a turn cannot be ended yet', () => {
    const { building, sent } = seated(['lay Dy 1', 'back']);
    building.end();
    expect(sent).toEqual(['end']);
  });

  it('follows a hint step by step, and forgets it when something else is done', () => {
    const { now, building, sent } = seated();
    building.help.hint = { said: 'two cards', moves: ['lay Dy new', 'lay Ds 2'], steps: ['Dy', 'Ds'] };
    expect(building.advice?.card).toBe('Dy');
    building.follow([DY.place]);
    expect(sent).toEqual(['lay Dy new']);
    // All of it stays in sight; the first step is done.
    expect(building.help.hint?.moves).toEqual(['lay Dy new', 'lay Ds 2']);
    expect(building.help.done).toBe(1);
    expect(building.advice?.card).toBe('Ds');
    now.game = view(['Dt', 'J'], ['Dy']);
    now.moves = [...MOVES, 'lay Ds 2'];
    building.goOn();
    building.make('back');
    expect(building.help.hint).toBeNull();
  });

  it('forgets what is not there any more', () => {
    const { building } = seated();
    building.tapRack(DY);
    building.tapRack(DS);
    building.keep([DS.place]);
    expect(building.picks).toEqual([DS]);
  });
});

describe('what is tapped in vain', () => {
  it('asks with the move that it stands for', () => {
    const { building, sent, explained } = seated(['lay Dy new', 'end']);
    building.tapTable(DT, 0);
    building.tapTable(JOKER, 0);
    building.tapRack(DY);
    building.tapTable(DT, 0);
    building.tapTable(JOKER, 0);
    expect(explained).toEqual(['move Dt new', 'move J new', 'lay Dy 1', 'free Dy 1']);
    expect(building.picks).toEqual([DY]);
    expect(sent).toEqual([]);
  });

  it('names the card that may not go along, and says so where none is picked', () => {
    const { building, explained } = seated(['lay Dy new', 'end']);
    building.put({ place: null, joker: false });
    building.tapRack(DY);
    building.tapRack(DS);
    building.put({ place: null, joker: false });
    expect(explained).toEqual([{ code: 'pr-web-pick-first', rule: '' }, 'lay Ds new']);
  });
});
