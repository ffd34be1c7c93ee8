/** From fingers to choices: what a drop means, what a choice still needs, which cards a sent move touches. */

import { actionCard } from './cards/texts';
import { say } from '../../i18n/speech.svelte';
import type { Draft, End, Move, Tap } from './moves';

/** What it means to drop something on a spot: the tap it stands for; null: nothing. */
export function dropTap(from: Tap, spot: string, value: string, rightHalf: boolean, draft: Draft | null): Tap | null {
  if (spot === '') return null;
  const place = Number(value);
  switch (from.at) {
    case 'market':
    case 'drawn':
      return endOf(spot, value, rightHalf);
    case 'discard':
      if (spot === 'gap') return { at: 'gap', place };
      return spot === 'wall' && value !== '' ? { at: 'gap', place: place + (rightHalf ? 1 : 0) } : null;
    case 'action':
      if (draft?.kind === 'action' && (draft.action === 'X' || draft.action === 'N')) return { at: 'play' };
      return spot === 'wall' && value !== '' ? { at: 'wall', place } : null;
    case 'wall':
      return spot === 'wall' && value !== '' ? { at: 'wall', place } : null;
    default:
      return null;
  }
}

/** A card dropped anywhere on the wall goes to the nearer end. */
function endOf(spot: string, value: string, rightHalf: boolean): Tap | null {
  if (spot === 'end') return { at: 'end', end: value as End };
  return spot === 'wall' ? { at: 'end', end: rightHalf ? 'right' : 'left' } : null;
}

/** What to tap next, in words; empty while nothing is picked. `aim`: where the next photo shall begin. */
export function nextStep(draft: Draft | null, aim: number | null): string {
  if (aim !== null) return say('gw-web-aim', { place: aim + 1 });
  if (draft === null) return '';
  if (draft.kind === 'hand') return say('gw-menu-new-hand');
  if (draft.kind !== 'action') return say('gw-web-choose-end');
  if (draft.card !== null) return say('gw-web-choose-gap');
  if (draft.place !== null) return say(draft.action === 'S' ? 'gw-web-choose-second' : 'gw-web-choose-place');
  return say(`gw-action-${actionCard(draft.action)}-help`);
}

/** The wall cards that a move on its way takes hold of. */
export function sentPlaces({ verb, source, target }: Move): ReadonlySet<number> {
  const places = verb === 'swap' ? [source, target] : [source];
  return new Set(places.filter((place) => typeof place === 'number'));
}
