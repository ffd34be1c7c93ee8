import { expect, it } from 'vitest';
import { playersOf, Reel } from '$src/pages/reel';
import type { TableShown } from '$src/wire';

const replay = {
  game: 'great-wall',
  seats: 2,
  told: { phrases: [], cards: {} },
  opening: [],
  names: ['Ada', 'easy'],
  levels: ['', 'easy'],
  first: { wall: 'LFTO', active: 0 },
  moves: [
    { seat: 0, move: 'place P right', events: [{ type: 'CardPlaced' }], game: { wall: 'LFTOP' } },
    { seat: 0, move: 'end', events: [{ type: 'TurnEnded' }], game: { active: 1 } },
  ],
};

it('knows who played this very game, whoever sits there now', () => {
  expect(playersOf(replay)).toMatchObject([
    { name: 'Ada', kind: 'person', here: true },
    { name: '', kind: 'bot', level: 'easy' },
  ]);
  // A person may be called like a bot's level.
  expect(playersOf({ ...replay, names: ['easy'], levels: [''] })).toMatchObject([{ name: 'easy', kind: 'person' }]);
});

it('plays one step forward and jumps everywhere else', () => {
  const reel = new Reel(replay, {} as TableShown);
  expect(reel.last).toBe(2);
  expect(reel.nextScene()).toMatchObject({ fresh: true, after: { game: { wall: 'LFTO', active: 0 } } });
  reel.show(1);
  expect(reel.nextScene()).toMatchObject({ fresh: false, events: [{ type: 'CardPlaced' }] });
  reel.show(2);
  expect(reel.nextScene()).toMatchObject({ fresh: false, after: { game: { wall: 'LFTOP', active: 1 } } });
  reel.show(0);
  expect(reel.nextScene()).toMatchObject({ fresh: true, after: { game: { wall: 'LFTO' } } });
  expect(reel.nextScene()).toBeUndefined();
});

it('tells whoever listens, and stays within the game', () => {
  const reel = new Reel(replay, {} as TableShown);
  const seen: number[] = [];
  const stop = reel.subscribe(({ view }) => seen.push(view?.version ?? -1));
  reel.show(1);
  reel.show(9);
  stop();
  reel.show(2);
  expect(seen).toEqual([0, 1]);
});
