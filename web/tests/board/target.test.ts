// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import type { ComponentProps } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Target from '$src/board/Target.svelte';

afterEach(cleanup);

const onclick = vi.fn();
function shown(given: Partial<ComponentProps<typeof Target>> = {}): HTMLElement {
  render(Target, { props: { name: 'Left end', line: 'wall', drop: 'end left', onclick, ...given } });
  return screen.getByRole('button', { name: 'Left end' });
}

it('is a place that arrow keys lead to, that cards are dropped on and that is tapped', async () => {
  const place = shown();
  expect({ ...place.dataset }).toEqual({ line: 'wall', goal: '', drop: 'end left' });
  expect(place.getAttribute('aria-disabled')).toBeNull();
  await fireEvent.click(place);
  expect(onclick).toHaveBeenCalledOnce();
});

it('says while nothing can go there, and no arrow key leads there from what is picked', () => {
  const place = shown({ look: 'empty', lit: false, held: true });
  expect(place.getAttribute('aria-disabled')).toBe('true');
  expect('goal' in place.dataset).toBe(false);
  expect(['target', 'held'].some((name) => place.classList.contains(name))).toBe(false);
});
