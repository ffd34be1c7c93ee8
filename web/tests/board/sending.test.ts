import { expect, it } from 'vitest';
import { Sending } from '$src/board/sending.svelte';

/** Something that sends, and what the server says to the move that was sent last. */
function sender(): { sending: Sending; answer: (accepted: boolean) => void } {
  let reply: (accepted: boolean) => void = () => undefined;
  const sending = new Sending(() => new Promise((resolve) => (reply = resolve)));
  return { sending, answer: (accepted) => reply(accepted) };
}

const [BEFORE, AFTER] = [{}, {}];

it('is on its way until another view is shown, however soon it was accepted', async () => {
  const { sending, answer } = sender();
  const sent = sending.send('draw', BEFORE);
  expect(sending.move).toBe('draw');
  answer(true);
  expect(await sent).toBe(true);
  expect([sending.shows(BEFORE), sending.move]).toEqual([true, 'draw']);
  expect([sending.shows(AFTER), sending.move]).toEqual([false, '']);
});

it('comes back when it is refused', async () => {
  const { sending, answer } = sender();
  const sent = sending.send('draw', BEFORE);
  answer(false);
  expect(await sent).toBe(false);
  expect([sending.shows(BEFORE), sending.move]).toEqual([false, '']);
});

it('does not come back when the table has gone on meanwhile', async () => {
  const { sending, answer } = sender();
  const sent = sending.send('draw', BEFORE);
  sending.shows(AFTER);
  answer(false);
  expect(await sent).toBe(true);
});
