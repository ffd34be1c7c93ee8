/** Requests that end, whatever the network does. */

/** How long an answer may take, in milliseconds, to its last byte. */
export const LONGEST = 10_000;

export interface Answered {
  ok: boolean;
  status: number;
  text: string;
}

/** The whole answer: one that may not be stored keeps its connection until it is read. Without an answer in time, what
 * only reads is asked once more: a connection may be dead without anybody knowing. Throws if there is none then. */
export async function fetchText(path: string, init: RequestInit = {}): Promise<Answered> {
  try {
    return await once(path, init);
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    if (!isLate || (init.method ?? 'GET') !== 'GET') throw error;
    return once(path, init);
  }
}

async function once(path: string, init: RequestInit): Promise<Answered> {
  const answer = await fetch(path, { ...init, signal: AbortSignal.timeout(LONGEST) });
  return { ok: answer.ok, status: answer.status, text: await answer.text() };
}
