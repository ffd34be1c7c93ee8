/** Sentences in the user's language, from the same Fluent files that the Python package reads. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { remember, remembered } from '../remember';

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>(
  [
    '$house/locales/*/{common,words,web,table,server}.ftl',
    '$house/games/*/locales/*/*.ftl',
    '!$house/games/*/locales/*/terminal.ftl',
  ],
  { query: '?raw', import: 'default' },
);

// What every page needs of a game; the rest of its sentences come with `learn`.
const OF_EVERY_GAME = 'home.ftl';
let learnt: readonly string[] = [];

let language = $state<Language>('en');
let bundle = $state.raw(new FluentBundle('en'));
// The ids of all sentences, file by file in their order.
let ids = $state.raw<readonly string[]>([]);

export const spoken = (): Language => language;

/** The language chosen last, else the first of the browser's that we speak. */
export function spokenFirst(): Language {
  const wishes = [remembered('language'), ...navigator.languages].map((wish) => wish?.slice(0, 2).toLowerCase());
  return wishes.find(isLanguage) ?? 'en';
}

/** Speaks this language from now on; only its sentences are loaded. */
export const speak = (wanted: Language): Promise<void> =>
  inTurn(async () => {
    await readSentences(wanted);
    language = wanted;
    document.documentElement.lang = wanted;
  });

export async function chooseLanguage(wanted: Language): Promise<void> {
  remember('language', wanted);
  await speak(wanted);
}

/** Loads a game's sentences and rules from its folder, in the language spoken and in those spoken later. */
export const learn = (game: string): Promise<void> =>
  inTurn(async () => {
    if (learnt.includes(game)) return;
    learnt = [...learnt, game];
    await readSentences(language);
  });

/** Where the sentences of a game come from that is not among our files; `texts` is asked for each language. */
const brought: Record<string, (code: Language) => Promise<string>> = {};

/** Learns what another package brings for its game, in the language spoken and in those spoken later. */
export const learnFrom = (game: string, texts: (code: Language) => Promise<string>): Promise<void> =>
  inTurn(async () => {
    if (game in brought) return;
    brought[game] = texts;
    await readSentences(language);
  });

// One change after the other, or an early one that loads slowly would undo a later one.
let changing = Promise.resolve();

function inTurn(change: () => Promise<void>): Promise<void> {
  const changed = changing.catch(() => undefined).then(change);
  changing = changed;
  return changed;
}

/** A number as it is printed: with a minus sign, not a hyphen. */
export const written = (number: number): string => withMinus(String(number));

const withMinus = (text: string): string => text.replace('-', '−');

class Written extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    return withMinus(super.toString(scope));
  }
}

/** The sentence with this id; a sentence that is not there is a bug, but no reason to show nothing. */
export function say(id: string, given: Arguments = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) {
    console.error(`no sentence ${id}`);
    return id;
  }
  const faults: Error[] = [];
  const numbered = Object.entries(given).map(([name, value]) => [
    name,
    typeof value === 'number' ? new Written(value) : value,
  ]);
  const sentence = bundle.formatPattern(pattern, Object.fromEntries(numbered) as Arguments, faults);
  if (faults.length > 0) console.error(`sentence ${id}`, ...faults);
  return sentence;
}

/** The ids that begin so, in the order of their file. */
export const sayablesFrom = (beginning: string): string[] => ids.filter((id) => id.startsWith(beginning));

/** Whether there is such a sentence. */
export const sayable = (id: string): boolean => bundle.hasMessage(id);

/** The id of what a game with this prefix says instead: its own `<prefix>-<id>`, if it has one. For what is said of calls;
 * i18n/language.py does the same. */
export const own = (prefix: string, id: string): string => (sayable(`${prefix}-${id}`) ? `${prefix}-${id}` : id);

function isLanguage(code: string | undefined): code is Language {
  return LANGUAGES.includes(code as Language);
}

async function readSentences(code: Language): Promise<void> {
  const wanted = Object.entries(FILES).filter(([path]) => {
    const [folder = '', , spokenThere, file] = path.split('/').slice(-4);
    return spokenThere === code && (!path.includes('/games/') || file === OF_EVERY_GAME || learnt.includes(folder));
  });
  // No marks around inserted words, as in the Python package.
  const next = new FluentBundle(code, { useIsolating: false });
  // Ours come first, and stay as they are.
  const texts = await Promise.all([
    ...wanted.map(([, load]) => load()),
    ...Object.values(brought).map((load) => load(code)),
  ]);
  const resources = texts.map((text) => new FluentResource(text));
  for (const resource of resources) next.addResource(resource);
  ids = resources.flatMap(({ body }) => body.map(({ id }) => id));
  bundle = next;
}
