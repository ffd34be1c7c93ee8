// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { Reading } from '$src/table/reading.svelte';
import type { ChatShown } from '$src/wire';

beforeEach(() => sessionStorage.clear());

const line = (at: number, seat: number | null): ChatShown => ({ name: '', seat, text: 'Hello', at });
const mine = (seat: number): boolean => seat === 0;

it('counts what others have said since, and nothing of one’s own', () => {
  const reading = new Reading('abc');
  const chat = [line(1, 1), line(2, 0), line(3, null)];
  expect(reading.unread(chat, mine)).toBe(2);
  reading.readAll(chat);
  expect(reading.unread(chat, mine)).toBe(0);
  expect(reading.unread([...chat, line(4, 0)], mine)).toBe(0);
  expect(reading.unread([...chat, line(4, 0), line(5, 1)], mine)).toBe(1);
});

it('remembers what was read when the page is loaded anew, table by table', () => {
  const chat = [line(1, 1)];
  new Reading('abc').readAll(chat);
  expect(new Reading('abc').unread(chat, mine)).toBe(0);
  expect(new Reading('xyz').unread(chat, mine)).toBe(1);
});
