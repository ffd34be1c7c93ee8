import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchText } from '$src/fetching';

const asked: string[] = [];

/** A server of which only the answers from this one on arrive; those before are lost. */
function answersFrom(first: number): void {
  vi.stubGlobal('fetch', (path: string, { signal }: { signal: AbortSignal }) => {
    asked.push(path);
    if (asked.length >= first) return Promise.resolve(new Response('"hello"', { status: 404 }));
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
}

beforeEach(() => {
  asked.length = 0;
  // Time is over at once.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    queueMicrotask(() => controller.abort(new DOMException('late', 'TimeoutError')));
    return controller.signal;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('an answer', () => {
  it('is read to its end', async () => {
    answersFrom(1);
    expect(await fetchText('/a')).toEqual({ ok: false, status: 404, text: '"hello"' });
    expect(asked).toEqual(['/a']);
  });

  it('that does not come is asked for once more', async () => {
    answersFrom(2);
    expect((await fetchText('/a')).text).toBe('"hello"');
    expect(asked).toEqual(['/a', '/a']);
  });

  it('that never comes is waited for twice and no longer', async () => {
    answersFrom(3);
    await expect(fetchText('/a')).rejects.toThrow('late');
    expect(asked).toHaveLength(2);
  });

  it('to what changes something is asked for only once', async () => {
    answersFrom(2);
    await expect(fetchText('/a', { method: 'POST' })).rejects.toThrow('late');
    expect(asked).toHaveLength(1);
  });
});
