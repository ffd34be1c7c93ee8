import { describe, expect, it } from 'vitest';
import { changedPart, renamed, type Row } from '../places';

const NOTHING: Row = { cards: '', names: [] };
const after = (before: string, now: string): { old: Row; next: Row } => {
  const old = renamed(NOTHING, before);
  return { old, next: renamed(old, now) };
};

describe('cards of a row', () => {
  it('have names of their own', () => {
    const { names } = renamed(NOTHING, 'LLLL');
    expect(new Set(names).size).toBe(4);
  });

  it('keep them while nothing changes', () => {
    const row = renamed(NOTHING, 'LFT');
    expect(renamed(row, 'LFT')).toBe(row);
  });

  it('keep them when a card comes to an end or goes', () => {
    const placed = after('LFT', 'OLFT');
    expect(placed.next.names.slice(1)).toEqual(placed.old.names);
    const gone = after('LFTO', 'LFO');
    expect(gone.next.names).toEqual(gone.old.names.toSpliced(2, 1));
  });

  it('keep them under a rickshaw', () => {
    const { old, next } = after('LfT', 'LFt');
    expect(next.names).toEqual(old.names);
  });

  it('take them along when they move or swap', () => {
    const [l, f, t, o] = after('LFTO', 'LFTO').old.names;
    const before = { cards: 'LFTO', names: [l, f, t, o] as string[] };
    expect(renamed(before, 'FTLO').names).toEqual([f, t, l, o]);
    expect(renamed(before, 'OFTL').names).toEqual([o, f, t, l]);
  });

  it('do not take the names of those that have gone', () => {
    // A photo of LF; two others are laid to the left.
    const { old, next } = after('LFTO', 'FLTO');
    expect(next.names).toHaveLength(4);
    expect(new Set(next.names).size).toBe(4);
    expect(next.names.slice(2)).toEqual(old.names.slice(2));
    const photo = after('LFTO', 'PLTO');
    expect(photo.old.names).not.toContain(photo.next.names[0]);
  });
});

describe('the changed part of a wall', () => {
  it.each<[string, string, [number, number] | null]>([
    ['LFT', 'LFT', null],
    ['LFT', 'OLFT', [0, 0]],
    ['LFT', 'LFTO', [3, 3]],
    ['LFTO', 'LTFO', [1, 2]],
    ['LFTO', 'LFO', [2, 1]],
    ['', 'LFTO', [0, 3]],
  ])('from %s to %s', (old, now, part) => {
    expect(changedPart(old, now)).toEqual(part);
  });
});
