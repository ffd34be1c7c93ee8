import type * as wire from '../wire';

/** All there is to see at one version; `game` is null while nothing is played, `own` for whoever has no seat. */
export type View = Omit<wire.View, 'type' | 'time'>;

/** The view after an update: changed fields take the place of the old ones, all others stay the very same objects. */
export function merged(view: View, update: wire.Update): View {
  return {
    version: update.version,
    epoch: view.epoch,
    table: update.table === undefined ? view.table : { ...view.table, ...update.table },
    own_table: update.own_table === undefined ? view.own_table : { ...view.own_table, ...update.own_table },
    game: part(view.game, update.game),
    own: part(view.own, update.own),
  };
}

type Part = Record<string, unknown> | null;

function part(before: Part, changed: Part | undefined): Part {
  if (changed === undefined) return before;
  return changed === null ? null : { ...before, ...changed };
}
