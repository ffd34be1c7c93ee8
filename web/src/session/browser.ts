/** A session in a browser: over a WebSocket, in haste again when the network or the user comes back. */

import { fetchText } from '../fetching';
import { Session, type World } from './session';

/** Joins a table; the answer leaves it again. The cookie that says who we are must be there before the socket asks.
 *
 * `guest`: 0 for the owner of this device, 1 to 3 for those who play on it too. */
export function joinTable(table: string, guest = 0): { session: Session; leave: () => void } {
  const session = new Session(world(table, guest));
  const hurry = (): void => {
    if (document.visibilityState === 'visible') session.hurry();
  };
  const lose = (): void => session.lose();
  addEventListener('online', hurry);
  addEventListener('offline', lose);
  document.addEventListener('visibilitychange', hurry);
  void fetchText('/api/me')
    .catch(() => undefined)
    .finally(() => session.hurry());
  return {
    session,
    leave: () => {
      removeEventListener('online', hurry);
      removeEventListener('offline', lose);
      document.removeEventListener('visibilitychange', hurry);
      session.close();
    },
  };
}

function world(table: string, guest: number): World {
  return {
    connect(seen, ears) {
      const asked = new URLSearchParams(seen ? { epoch: seen.epoch, version: String(seen.version) } : {});
      if (guest > 0) asked.set('as', String(guest));
      const query = asked.size > 0 ? `?${asked.toString()}` : '';
      const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws/${encodeURIComponent(table)}${query}`);
      socket.onopen = () => ears.opened();
      socket.onmessage = (event: MessageEvent<string>) => ears.heard(event.data);
      socket.onclose = () => ears.closed();
      return {
        send: (text) => {
          if (socket.readyState === WebSocket.OPEN) socket.send(text);
        },
        close: () => socket.close(),
      };
    },
    async hopeless() {
      await fetchText('/api/me');
      const { status } = await fetchText(`/api/tables/${encodeURIComponent(table)}`);
      // 400: no table has an address like that.
      return status === 404 || status === 400 ? 'server-no-table' : null;
    },
    now: () => performance.now(),
    wait(ms, then) {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    newId: () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('-'),
    chance: () => Math.random(),
  };
}
