/** Plays what happened at the table, scene by scene, and never holds anybody up. */

import { tick } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { AnyGameOnTable, Beat, Effect, Flight, Shown } from '../board/contract';
import { askTelling } from '../games/registry';
import { tellingOf } from '../i18n/telling.svelte';
import type { View } from '../session/merge';
import type { Scene, Session } from '../session/session';
import { play } from '../sound/sounds';
import { bringIntoSight, look, moved, shift, type Box, type Spots } from './rects';
import { Tale, type Told } from './tale.svelte';
import { Veil } from './veil';

/** A card in the air, from box to box. */
export interface Flying extends Flight {
  start: Box;
  end: Box;
}

/** An effect with the box it happens in. */
export interface Happening extends Effect {
  box: Box;
}

// Whoever has more than this still to see would rather see how things stand.
const MOST_WAITING = 3;
const LONGEST_BEAT = 1600;
const GLIDE = 320;
// As long as it takes to see where a strip has scrolled to.
const GLANCE = 200;

/** Where scenes come from: a session, or a game that is watched again. */
export type Source = Pick<Session, 'subscribe' | 'nextScene' | 'painted'> & { readonly seen: { view: View | null } };

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;
const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Show {
  /** The view on the screen. */
  view = $state.raw<View | null>(null);
  /** Something is still being shown. */
  busy = $state(false);
  readonly flying = new SvelteMap<number, Flying>();
  readonly happening = new SvelteMap<number, Happening>();

  /** The element in which places are looked for, once it is there. */
  stage: HTMLElement | null = null;
  game: AnyGameOnTable | null = null;

  readonly #tale: Tale;
  #session: Source;
  #waiting: Scene[] = [];
  #keys = 0;
  #hurried = false;
  #stop: () => void;

  constructor(session: Source, tale = new Tale()) {
    this.#session = session;
    this.#tale = tale;
    this.#stop = session.subscribe(() => void this.#pump());
  }

  /** What has been shown so far, for the log. */
  get told(): readonly Told[] {
    return this.#tale.told;
  }

  close(): void {
    this.#stop();
    this.#waiting = [];
    this.#hurried = true;
  }

  /** From now on other people's scenes are shown: those who share this device have a session each. */
  follow(session: Source): void {
    if (session === this.#session) return;
    this.#stop();
    // What the others have seen already was told; what only the one before may know goes with them.
    while (session.nextScene());
    this.#tale.forgetSecrets();
    this.#session = session;
    this.#waiting = [];
    this.#hurried = true;
    this.view = session.seen.view;
    this.#stop = session.subscribe(() => void this.#pump());
  }

  async #pump(): Promise<void> {
    for (let scene = this.#session.nextScene(); scene; scene = this.#session.nextScene()) this.#waiting.push(scene);
    if (this.#waiting.length > MOST_WAITING) this.#hurried = true;
    if (this.busy) return;
    this.busy = true;
    try {
      while (this.#waiting.length > 0) {
        const asking = this.#asking();
        // Somebody else may look at the screen by then, who has seen all this.
        if (asking && (await asking, this.#waiting.length === 0)) break;
        const scenes = this.#waiting.length > MOST_WAITING ? this.#waiting.splice(0) : this.#waiting.splice(0, 1);
        const last = scenes.at(-1);
        for (const scene of scenes) this.#tale.tell(scene);
        if (last === undefined) continue;
        this.#hurried = false;
        if (scenes.length > 1 || last.fresh || still() || !this.stage || !this.game) await this.#jump(last);
        else await this.#act(last, this.stage, this.game);
      }
    } finally {
      this.busy = false;
    }
  }

  /** What is said of these scenes is to be understood before it is told; null: it can be, or nothing is said. */
  #asking(): Promise<unknown> | null {
    const said = this.#waiting.find(({ events, own_events }) =>
      [...events, ...own_events].some((event) => event['said'] !== undefined),
    );
    if (!said) return null;
    const { table, epoch } = said.after;
    return tellingOf(table.game, epoch) ? null : askTelling(table.game, epoch);
  }

  async #jump({ after, version }: Scene): Promise<void> {
    this.view = after;
    await tick();
    this.#session.painted(version);
  }

  async #act(scene: Scene, stage: HTMLElement, game: AnyGameOnTable): Promise<void> {
    const before = this.view;
    const beats = before?.game && scene.after.game ? this.#beats(scene, before, game) : [];
    if (
      bringIntoSight(
        stage,
        beats.flatMap(({ sees = [] }) => sees),
      )
    )
      await rest(GLANCE);
    const from = look(stage);
    this.view = scene.after;
    await tick();
    const to = look(stage);
    requestAnimationFrame(() => this.#session.painted(scene.version));
    const veil = new Veil(stage);
    for (const { flights } of beats) {
      for (const { to: place, reveals } of flights) if (reveals) veil.hide(place);
    }
    glide(from, to, beats);
    try {
      for (const beat of beats) {
        if (this.#hurried) break;
        await this.#beat(beat, from, to, (place) => veil.reveal(place));
      }
    } finally {
      veil.revealAll();
      this.flying.clear();
      this.happening.clear();
    }
  }

  #beats(scene: Scene, before: View, game: AnyGameOnTable): Beat[] {
    const known = (view: View): Shown<unknown, unknown> => ({
      game: view.game,
      own: view.own,
      me: view.own_table.seat,
    });
    const [old, now] = [known(before), known(scene.after)];
    return [...scene.events, ...scene.own_events].flatMap((event) => {
      try {
        return game.beat(event, old, now) ?? [];
      } catch (fault) {
        // A picture that fails must not stop the game.
        console.error(fault);
        return [];
      }
    });
  }

  async #beat(beat: Beat, from: Spots, to: Spots, landed: (place: string) => void): Promise<void> {
    if (beat.sound) play(beat.sound);
    let longest = 0;
    for (const flight of beat.flights) {
      const start = from.places.get(flight.from) ?? to.places.get(flight.from);
      const end = to.places.get(flight.to) ?? from.places.get(flight.to);
      if (!start || !end) {
        landed(flight.to);
        continue;
      }
      const key = this.#keys++;
      const wait = flight.wait ?? 0;
      longest = Math.max(longest, wait + flight.ms);
      setTimeout(() => {
        if (!this.#hurried) this.flying.set(key, { ...flight, start, end });
      }, wait);
      setTimeout(() => {
        landed(flight.to);
        this.flying.delete(key);
      }, wait + flight.ms);
    }
    for (const effect of beat.effects) {
      for (const box of spans(effect, to, from)) {
        const key = this.#keys++;
        const wait = effect.wait ?? 0;
        longest = Math.max(longest, wait + effect.ms);
        setTimeout(() => {
          if (!this.#hurried) this.happening.set(key, { ...effect, box });
        }, wait);
        setTimeout(() => this.happening.delete(key), wait + effect.ms);
      }
    }
    if (longest > 0) await rest(Math.min(longest, LONGEST_BEAT));
  }
}

/** From the effect's one place to its other, as they are now; where they are gone, as they were. One box for each line
 * that they stand in. */
export function spans(effect: Effect, to: Spots, from: Spots): Box[] {
  const boxOf = (place: string): Box | undefined => to.places.get(place) ?? from.places.get(place);
  const { at, until, places } = effect;
  const first = boxOf(at);
  if (!first) return [];
  const lines: Box[][] = [[first]];
  for (const place of places ?? (until === undefined ? [] : [until])) {
    const box = boxOf(place);
    const before = lines.at(-1)?.at(-1);
    if (!box || !before) continue;
    if (places && box.y >= before.y + before.height) lines.push([box]);
    else lines.at(-1)?.push(box);
  }
  return lines.map(around);
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** Cards that are still there but elsewhere glide to their new spot, unless they fly. */
function glide(from: Spots, to: Spots, beats: readonly Beat[]): void {
  const landing = new Set(beats.flatMap(({ flights }) => flights.filter((f) => f.reveals).map((f) => f.to)));
  for (const [card, { box, element }] of to.cards) {
    const old = from.cards.get(card)?.box;
    if (!old || !moved(old, box) || landing.has(element.dataset['place'] ?? '')) continue;
    element.animate(
      { transform: [shift(old, box), 'none'] },
      { duration: GLIDE, easing: 'cubic-bezier(0.3, 0.8, 0.3, 1)', composite: 'add' },
    );
  }
}
