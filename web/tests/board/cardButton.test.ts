// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, type ComponentProps } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import CardButton from '$src/board/CardButton.svelte';
import { Keys } from '$src/board/keys';

const children = createRawSnippet(() => ({ render: () => '<i>drawn</i>' }));
afterEach(cleanup);

type Given = Partial<ComponentProps<typeof CardButton>>;
function shown(given: Given = {}): HTMLElement {
  render(CardButton, { props: { name: 'Lantern', line: 'hand', children, ...given } });
  return screen.getByRole('button', { name: 'Lantern' });
}
const says = (card: HTMLElement, what: string): string | null => card.getAttribute(`aria-${what}`);

describe('a card', () => {
  it('says whether it can be taken, and whether it is', () => {
    const idle = shown();
    expect([says(idle, 'disabled'), says(idle, 'pressed')]).toEqual(['true', null]);
    cleanup();
    const lit = shown({ lit: true });
    expect([says(lit, 'disabled'), says(lit, 'pressed')]).toEqual([null, 'false']);
    cleanup();
    const picked = shown({ lit: true, picked: true });
    expect([says(picked, 'disabled'), says(picked, 'pressed')]).toEqual([null, 'true']);
    cleanup();
    // A place to go to is neither taken nor put back.
    const target = shown({ lit: true, target: true });
    expect([says(target, 'disabled'), says(target, 'pressed')]).toEqual([null, null]);
  });

  it('can be reached by keyboard, whether it can be taken or not', () => {
    shown().focus();
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('that can be taken is tapped; one that cannot says why', async () => {
    const [onclick, onvain] = [vi.fn(), vi.fn()];
    await fireEvent.click(shown({ able: true, onclick, onvain }));
    expect([onclick.mock.calls.length, onvain.mock.calls.length]).toEqual([1, 0]);
    cleanup();
    await fireEvent.click(shown({ onclick, onvain }));
    expect([onclick.mock.calls.length, onvain.mock.calls.length]).toEqual([1, 1]);
  });

  it('is dragged only where that is wanted', async () => {
    const grab = vi.fn();
    expect(shown().classList.contains('drags')).toBe(false);
    cleanup();
    const card = shown({ grab });
    await fireEvent.pointerDown(card);
    expect(card.classList.contains('drags')).toBe(true);
    expect(grab).toHaveBeenCalledOnce();
  });
});

describe('the keys of a board', () => {
  /** A hand of two cards, the second picked, and two places where it can go; a third is not on the screen. */
  function board(): { putBack: ReturnType<typeof vi.fn>; keys: Keys; at: (name: string) => HTMLElement } {
    const root = document.createElement('div');
    root.innerHTML = `
      <button data-line="row 0" data-goal>left</button><button data-line="row 0" data-goal disabled>gone</button>
      <button data-line="row 0" data-goal>right</button>
      <button data-line="hand">one</button><button data-line="hand" aria-pressed="true">two</button>
      <button>end</button>`;
    document.body.replaceChildren(root);
    const putBack = vi.fn();
    const keys = new Keys(putBack);
    leave = keys.board(root);
    return { putBack, keys, at: (name) => screen.getByRole('button', { name }) };
  }
  let leave = (): void => undefined;
  afterEach(() => leave());
  const press = (key: string, more: KeyboardEventInit = {}): Promise<boolean> =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

  it('lead from what is picked to where it can go, over what is hidden, and back', async () => {
    const { at } = board();
    at('two').focus();
    await press('ArrowUp');
    expect(document.activeElement).toBe(at('left'));
    await press('ArrowRight');
    expect(document.activeElement).toBe(at('right'));
    await press('ArrowDown');
    expect(document.activeElement).toBe(at('two'));
  });

  it('put back with Escape, and go back to the card', async () => {
    const { at, putBack } = board();
    at('right').focus();
    await press('Escape');
    expect(putBack).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(at('two'));
  });

  it('belong to a sheet that lies over the board, and to the game where Shift is held', async () => {
    const { at, putBack } = board();
    at('two').focus();
    await press('ArrowLeft', { shiftKey: true });
    expect(document.activeElement).toBe(at('two'));
    document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
    await press('ArrowLeft');
    await press('Escape');
    expect(document.activeElement).toBe(at('two'));
    expect(putBack).not.toHaveBeenCalled();
  });

  it('go on by themselves after a key, not after a finger', async () => {
    const { at, keys } = board();
    at('two').focus();
    await press('Enter');
    await fireEvent.pointerDown(at('two'));
    await keys.goOn();
    expect(document.activeElement).toBe(at('two'));
    await press('Enter');
    await keys.goOn();
    expect(document.activeElement).toBe(at('left'));
  });
});
