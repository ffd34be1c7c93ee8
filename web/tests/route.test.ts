// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { address, followLinks, go, route } from '$src/route.svelte';

beforeAll(() => {
  window.scrollTo = () => undefined;
  followLinks();
});
beforeEach(() => {
  go();
  document.body.replaceChildren();
});

/** Clicks a link; the answer says whether the browser would have loaded the page anew. */
function click(href: string, init: MouseEventInit = {}): boolean {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  // Nothing behind us may follow the link: jsdom cannot.
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  let left = false;
  const stop = (last: Event): void => {
    left = !last.defaultPrevented;
    last.preventDefault();
  };
  addEventListener('click', stop, { once: true });
  link.dispatchEvent(event);
  return left;
}

it('gives tables an address of their own, and other pages one behind the sharp', () => {
  expect(address()).toBe('/');
  expect(address('t', 'a b')).toBe('/t/a%20b');
  expect(address('rules', 'great_wall', 'GW-P3')).toBe('/#/rules/great_wall/GW-P3');
});

it('knows where it is after going there, back again and by the address bar', async () => {
  go('t', 'a b');
  expect(route()).toEqual(['t', 'a b']);
  go('cards', 'great_wall');
  expect(route()).toEqual(['cards', 'great_wall']);
  history.back();
  await new Promise((gone) => addEventListener('popstate', gone, { once: true }));
  expect(route()).toEqual(['t', 'a b']);
  go();
  expect(route()).toEqual([]);
});

it('takes an address that cannot be decoded as it is written', () => {
  history.pushState(null, '', '/t/%E0%A4%A');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(route()).toEqual(['t', '%E0%A4%A']);
});

it('follows links of the app without leaving the page, and leaves all others to the browser', () => {
  expect(click('/t/abc')).toBe(false);
  expect(route()).toEqual(['t', 'abc']);
  expect(click('/#/cards')).toBe(false);
  expect(route()).toEqual(['cards']);
  expect(click('/api/tables/abc/games/1')).toBe(true);
  expect(click('https://example.org/')).toBe(true);
  expect(click('/t/other', { ctrlKey: true })).toBe(true);
  expect(route()).toEqual(['cards']);
});
