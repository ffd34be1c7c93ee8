/* Who may import whom, as import-linter says it for the Python package. A line may import what stands below it; what stands
 * on one line does not know each other, and a game's folder knows no other game. */

import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('../src', import.meta.url));
const A_GAME = 'a game';
const LAYERS = [
  ['main'],
  ['App'],
  ['pages'],
  ['table'],
  ['games'],
  [A_GAME, 'generic'],
  ['board'],
  ['cards', 'layout', 'parts'],
  ['api', 'i18n', 'plans', 'qr', 'route', 'sound', 'theme', 'title'],
  ['session'],
  ['fetching', 'remember', 'wire'],
];

/** What a file belongs to, and where that stands; null: it is not in src/. */
function placeOf(file) {
  const parts = relative(SRC, file).split(sep);
  if (parts[0] === '..' || parts[0] === '') return null;
  const [first = '', second = ''] = parts;
  const inGame = first === 'games' && parts.length > 2;
  const room = inGame ? A_GAME : first.replace(/\..*$/, '');
  return {
    // Another game is another room on the same line.
    room: inGame ? `${first}/${second}` : room,
    layer: LAYERS.findIndex((rooms) => rooms.includes(room)),
  };
}

export const layers = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      upwards: '{{from}} may not import {{to}}: see tools/layers.js.',
      nowhere: '{{room}} stands nowhere in tools/layers.js.',
    },
  },
  create(context) {
    const from = placeOf(context.filename);
    if (from === null) return {};
    const check = (node) => {
      const said = node.source?.value;
      if (typeof said !== 'string' || !/^(\.|\$src\/)/.test(said)) return;
      const to = placeOf(
        said.startsWith('$src/') ? resolve(SRC, said.slice(5)) : resolve(dirname(context.filename), said),
      );
      if (to === null || to.room === from.room) return;
      const unknown = [from, to].find(({ layer }) => layer < 0);
      if (unknown) context.report({ node, messageId: 'nowhere', data: { room: unknown.room } });
      else if (to.layer <= from.layer)
        context.report({ node, messageId: 'upwards', data: { from: from.room, to: to.room } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};
