import { beforeEach, describe, expect, it } from 'vitest';
import { Session } from '$src/session/session';
import { FakeWorld, view } from './world';

let world: FakeWorld;
let session: Session;

/** Connected, with a first view. */
const joined = (): void => {
  session.hurry();
  world.line.open();
  world.line.tell(view(5));
};

beforeEach(() => {
  world = new FakeWorld();
  session = new Session(world);
});

describe('coming in', () => {
  it('connects, opens and shows the first view', () => {
    const states: string[] = [];
    session.subscribe(({ link }) => states.push(link.state));
    joined();
    expect(states).toEqual(['connecting', 'connecting', 'open', 'open']);
    expect(session.seen.view?.version).toBe(5);
    expect(world.line.seen).toBeNull();
  });

  it('tells whoever subscribes what there is, and then what changes, until they have enough', () => {
    joined();
    const versions: (number | undefined)[] = [];
    const stop = session.subscribe((seen) => versions.push(seen.view?.version));
    world.line.tell({ type: 'update', version: 6, events: [] });
    stop();
    world.line.tell({ type: 'update', version: 7, events: [] });
    expect(versions).toEqual([5, 6]);
  });

  it('answers pings at once, and knows the server’s clock by them', () => {
    joined();
    world.pass(100);
    world.line.tell({ type: 'ping', nonce: 'abc', time: 50_000 });
    expect(world.line.said.at(-1)).toEqual({ type: 'pong', nonce: 'abc' });
    world.pass(30);
    expect(session.serverNow()).toBe(50_030);
  });

  it('takes a late ping for late, and a clock that stood still for what it is', () => {
    joined();
    world.line.tell({ type: 'ping', nonce: 'a', time: 50_000 });
    world.pass(15_000);
    world.line.tell({ type: 'ping', nonce: 'b', time: 64_600 });
    expect(session.serverNow()).toBe(65_000);
    world.pass(15_000);
    // The server was paused for twelve seconds.
    world.line.tell({ type: 'ping', nonce: 'c', time: 68_000 });
    expect(session.serverNow()).toBe(68_000);
  });
});

describe('a network that is gone', () => {
  it('is believed at once, and tried again', () => {
    joined();
    const before = world.line;
    session.lose();
    expect(session.seen.link.state).toBe('waiting');
    session.hurry();
    expect(world.line).not.toBe(before);
    world.line.open();
    expect(session.seen.link.state).toBe('open');
  });
});

describe('updates', () => {
  it('put changed fields in the place of old ones and leave the rest as it was', () => {
    joined();
    const before = session.seen.view;
    world.line.tell({
      type: 'update',
      version: 6,
      events: [{ type: 'CardPlaced', card: 'L' }],
      table: { phase: 'paused' },
      game: { wall: 'LFTO' },
      own: { actions: '12' },
    });
    const after = session.seen.view;
    expect(after?.table).toMatchObject({ phase: 'paused', id: 'abc' });
    expect(after?.game).toEqual({ wall: 'LFTO', market: 'TTT' });
    expect(after?.own).toEqual({ actions: '12', drawn: '' });
    expect(after?.own_table).toBe(before?.own_table);
    expect(before?.game).toEqual({ wall: 'LFT', market: 'TTT' });
  });

  it('may take the game away and bring another', () => {
    joined();
    world.line.tell({ type: 'update', version: 6, events: [], game: null, own: null });
    expect(session.seen.view).toMatchObject({ game: null, own: null });
    world.line.tell({ type: 'update', version: 7, events: [], game: { wall: 'WW' } });
    expect(session.seen.view?.game).toEqual({ wall: 'WW' });
  });

  it('are queued to be shown one after the other, each with the view it leads to', () => {
    joined();
    world.line.tell({ type: 'update', version: 6, events: [{ type: 'A' }], game: { wall: 'L' } });
    world.line.tell({
      type: 'update',
      version: 8,
      events: [{ type: 'B' }],
      own_events: [{ type: 'C' }],
      game: { wall: 'F' },
    });
    expect(session.nextScene()).toMatchObject({ version: 5, fresh: true, events: [] });
    expect(session.nextScene()).toMatchObject({
      version: 6,
      fresh: false,
      events: [{ type: 'A' }],
      after: { game: { wall: 'L' } },
    });
    expect(session.nextScene()).toMatchObject({
      version: 8,
      own_events: [{ type: 'C' }],
      after: { game: { wall: 'F' } },
    });
    expect(session.nextScene()).toBeUndefined();
  });

  it('that are already known are passed over', () => {
    joined();
    world.line.tell({ type: 'update', version: 5, events: [{ type: 'A' }], game: { wall: 'X' } });
    expect(session.seen.view?.game).toMatchObject({ wall: 'LFT' });
  });

  it('that nobody looked at for long become one jump to the latest view', () => {
    joined();
    for (let version = 6; version < 106; version++)
      world.line.tell({ type: 'update', version, events: [{ type: 'A' }] });
    let last = session.nextScene();
    expect(last?.fresh).toBe(true);
    for (let next = last; next; next = session.nextScene()) last = next;
    expect(last?.version).toBe(105);
  });

  it('after a fresh view begin anew', () => {
    joined();
    world.line.tell({ type: 'update', version: 6, events: [{ type: 'A' }] });
    world.line.tell(view(9, 'other'));
    expect(session.nextScene()).toMatchObject({ version: 9, fresh: true });
    expect(session.nextScene()).toBeUndefined();
  });
});

describe('coming back', () => {
  it('names the epoch and the version that were seen last', () => {
    joined();
    world.line.tell({ type: 'update', version: 6, events: [] });
    world.line.lose();
    expect(session.seen.link).toMatchObject({ state: 'waiting', code: '' });
    world.pass(1_000);
    expect(world.lines).toHaveLength(2);
    expect(world.line.seen).toEqual({ epoch: 'first', version: 6 });
    expect(session.seen.view?.version).toBe(6);
  });

  it('waits longer each time, and starts over once the server has spoken', () => {
    session.hurry();
    const waits = Array.from({ length: 8 }, () => {
      world.line.lose();
      const { link } = session.seen;
      const wait = link.state === 'waiting' ? link.again - world.now() : 0;
      world.pass(wait);
      return wait;
    });
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits[0]).toBeLessThan(500);
    expect(waits.at(-1)).toBeLessThanOrEqual(15_000);
    world.line.open();
    world.line.tell(view(5));
    world.line.lose();
    expect(session.seen.link).toMatchObject({ state: 'waiting', again: world.now() + (waits[0] ?? 0) });
  });

  it('hurries when asked to', () => {
    joined();
    world.line.lose();
    session.hurry();
    session.hurry();
    expect(world.lines).toHaveLength(2);
    world.pass(60_000);
    expect(world.lines.length).toBeGreaterThan(2);
  });

  it('gives up a silent connection, and one that never comes up', () => {
    joined();
    world.pass(39_000);
    expect(session.seen.link.state).toBe('open');
    world.line.tell({ type: 'ping', nonce: 'a', time: 1 });
    world.pass(39_000);
    expect(session.seen.link.state).toBe('open');
    world.pass(2_000);
    expect(world.lines[0]?.isClosed).toBe(true);
    expect(world.lines).toHaveLength(2);
    world.pass(10_001);
    expect(world.lines[1]?.isClosed).toBe(true);
  });

  it('gives up a connection that opens but shows nothing', () => {
    session.hurry();
    world.line.open();
    world.pass(9_900);
    expect(world.lines).toHaveLength(1);
    world.pass(1_000);
    expect(world.lines[0]?.isClosed).toBe(true);
  });

  it('stays away as long as a closing server asks', () => {
    joined();
    world.line.tell({ type: 'closing', retry: 1000 });
    const { link } = session.seen;
    expect(link.state === 'waiting' && link.again - world.now()).toBe(1500);
  });

  it('says why the server ended the connection, and comes back later', () => {
    joined();
    world.line.tell({ type: 'stopped', code: 'server-too-fast' });
    world.lines[0]?.lose();
    expect(session.seen.link).toMatchObject({ state: 'waiting', code: 'server-too-fast' });
    world.pass(5_000);
    expect(world.lines).toHaveLength(2);
  });

  it('comes back at once after it has slept', () => {
    joined();
    world.line.tell({ type: 'stopped', code: 'server-no-pong' });
    expect(session.seen.link).toMatchObject({ state: 'waiting', code: '' });
    world.pass(1_000);
    expect(world.lines).toHaveLength(2);
  });

  it('leaves the table to newer windows of the same person, until they go on here', () => {
    joined();
    void session.move('end');
    world.line.tell({ type: 'stopped', code: 'server-too-many-tabs' });
    world.lines[0]?.lose();
    expect(session.seen.link).toEqual({ state: 'elsewhere', code: 'server-too-many-tabs' });
    session.hurry();
    world.pass(60_000);
    expect(world.lines).toHaveLength(1);
    session.goOnHere();
    world.line.open();
    expect(world.lines).toHaveLength(2);
    expect(world.line.said).toMatchObject([{ type: 'move', move: 'end' }]);
  });

  it('stops for good where there is no such table', async () => {
    world.hope = 'server-no-table';
    session.hurry();
    const asked = session.ask('start', {});
    world.line.lose();
    expect(await asked).toMatchObject({ refused: { code: 'server-no-table' } });
    expect(session.seen.link).toEqual({ state: 'stopped', code: 'server-no-table' });
    session.hurry();
    world.pass(60_000);
    expect(world.lines).toHaveLength(1);
    expect(await session.move('end')).toMatchObject({ refused: { code: 'server-no-table' } });
  });

  it('hears nothing from a connection that it has given up', () => {
    joined();
    const [old] = world.lines;
    old?.lose();
    session.hurry();
    old?.tell(view(99));
    old?.lose();
    expect(session.seen.view?.version).toBe(5);
    expect(session.seen.link.state).toBe('connecting');
  });
});

describe('commands', () => {
  it('carry an id and the version, and are answered', async () => {
    joined();
    const answer = session.move('place L left');
    const asked = world.line.said.at(-1);
    expect(asked).toEqual({ type: 'move', id: 'id-1', version: 5, move: 'place L left' });
    world.line.tell({ type: 'answer', id: 'someone-else', refused: null, note: null });
    const refused = { code: 'not-your-turn', rule: 'GW-T0', params: {} };
    world.line.tell({ type: 'answer', id: 'id-1', refused, note: null });
    expect(await answer).toEqual({ refused, note: null });
  });

  it('that were not answered are sent again, in order and with the same ids', async () => {
    joined();
    const first = session.ask('say', { text: 'one' });
    const second = session.ask('say', { text: 'two' });
    world.line.tell({ type: 'answer', id: 'id-1', refused: null, note: null });
    await first;
    world.line.lose();
    const third = session.ask('say', { text: 'three' });
    world.pass(20_000);
    expect(world.line.said).toEqual([]);
    world.line.open();
    expect(world.line.said.map(({ id, text }) => [id, text])).toEqual([
      ['id-2', 'two'],
      ['id-3', 'three'],
    ]);
    world.line.tell({ type: 'answer', id: 'id-3', refused: null, note: null });
    world.line.tell({ type: 'answer', id: 'id-2', refused: null, note: null });
    expect(await Promise.all([second, third])).toHaveLength(2);
    world.line.lose();
    world.pass(20_000);
    world.line.open();
    expect(world.line.said).toEqual([]);
  });

  it('that a hanging server does not answer are taken to another, however often one taps', () => {
    joined();
    void session.ask('say', { text: 'one' });
    world.pass(3_000);
    void session.ask('say', { text: 'two' });
    world.pass(1_900);
    expect(session.seen.link.state).toBe('open');
    world.pass(1_000);
    expect(world.lines[0]?.isClosed).toBe(true);
    world.line.open();
    expect(world.line.said.map(({ text }) => text)).toEqual(['one', 'two']);
  });

  it('may take their time as long as the server says anything, and hurry nobody once they are answered', () => {
    joined();
    void session.ask('say', { text: 'one' });
    world.pass(4_000);
    world.line.tell({ type: 'update', version: 6, events: [] });
    world.pass(4_000);
    world.line.tell({ type: 'answer', id: 'id-1', refused: null, note: null });
    world.pass(30_000);
    expect(world.lines).toHaveLength(1);
    expect(session.seen.link.state).toBe('open');
  });

  it('call with the time since the window’s version was first on the screen', () => {
    joined();
    session.painted(5);
    world.line.tell({ type: 'update', version: 6, events: [], table: { window: { version: 5, opened: 0, ends: 1 } } });
    world.pass(640);
    session.painted(5);
    session.painted(6);
    void session.call('click TL');
    expect(world.line.said.at(-1)).toMatchObject({ type: 'call', version: 5, move: 'click TL', delta: 640 });
    void session.noCall();
    expect(world.line.said.at(-1)).toMatchObject({ type: 'no-call', version: 6 });
  });

  it('end when the session is closed', async () => {
    joined();
    const answer = session.move('end');
    session.close();
    expect(await answer).toMatchObject({ refused: { code: '' } });
    expect(world.line.isClosed).toBe(true);
    expect(session.seen.link.state).toBe('stopped');
  });
});
