/* The text of an offered move is taken apart in one place: `read` in a game's moves.ts (and `verbOf` in board/offered.ts,
 * for what knows no game). Everything else asks what was read. What is a move is known by its name: `move`, `step` and the
 * like, an element of `moves`, or a variable that was set from one of these. */

import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('../src', import.meta.url));
const READERS = /^(games\/[^/]+\/moves\.ts|board\/offered\.ts)$/;
const A_MOVE = /^(move|step)(Text)?$/;
const MOVES = /^(legal_?)?(moves|steps)$/i;
const TAKES_APART = new Set([
  ...[
    'at',
    'charAt',
    'charCodeAt',
    'codePointAt',
    'endsWith',
    'includes',
    'indexOf',
    'lastIndexOf',
    'match',
    'matchAll',
  ],
  ...['replace', 'replaceAll', 'search', 'slice', 'split', 'startsWith', 'substr', 'substring'],
]);
const OF_EACH = new Set(['every', 'filter', 'find', 'findLast', 'flatMap', 'forEach', 'map', 'some']);
const MATCHES = new Set(['exec', 'test']);

/** What something is called: the name itself, or that of a property. */
function nameOf(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression') return nameOf(node.expression);
  if (node.type !== 'MemberExpression') return '';
  return node.computed ? '' : node.property.name;
}

const isMoves = (node) => MOVES.test(nameOf(node));

/** Whether this parameter stands for each of some moves, or for its text: `moves.map((one) => …)`, `({ text }) => …`. */
function isEachMove({ type, node, name }) {
  if (type !== 'Parameter' || node.parent?.type !== 'CallExpression') return false;
  const [first] = node.params;
  if (first !== name && !(first?.type === 'ObjectPattern' && name.name === 'text')) return false;
  const { callee } = node.parent;
  return callee.type === 'MemberExpression' && OF_EACH.has(nameOf(callee)) && isMoves(callee.object);
}

const isSetFromMove = ({ type, node, name }, code) =>
  type === 'Variable' && node.id === name && node.init !== null && isMove(node.init, code);

function isMove(node, code) {
  const { type } = node;
  if (['ChainExpression', 'TSNonNullExpression', 'TSAsExpression'].includes(type)) return isMove(node.expression, code);
  if (type === 'LogicalExpression') return isMove(node.left, code);
  if (A_MOVE.test(nameOf(node))) return true;
  if (type === 'MemberExpression' && node.computed) return isMoves(node.object);
  if (type === 'MemberExpression') return nameOf(node) === 'text' && isMove(node.object, code);
  if (type === 'CallExpression') {
    const { callee } = node;
    return (
      callee.type === 'MemberExpression' &&
      ['at', 'find', 'findLast', 'pop', 'shift'].includes(nameOf(callee)) &&
      isMoves(callee.object)
    );
  }
  if (type !== 'Identifier') return false;
  for (let scope = code.getScope(node); scope; scope = scope.upper) {
    const variable = scope.set.get(node.name);
    if (variable) return variable.defs.some((found) => isEachMove(found) || isSetFromMove(found, code));
  }
  return false;
}

export const movesReadOnce = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { again: 'The text of a move is read by `read` in moves.ts alone: see tools/movesReadOnce.js.' },
  },
  create(context) {
    const path = relative(SRC, context.filename).split(sep).join('/');
    if (path.startsWith('..') || READERS.test(path)) return {};
    const code = context.sourceCode;
    const check = (node, text) => {
      if (isMove(text, code)) context.report({ node, messageId: 'again' });
    };
    return {
      CallExpression(node) {
        const {
          callee,
          arguments: [first],
        } = node;
        if (callee.type !== 'MemberExpression') return;
        if (TAKES_APART.has(nameOf(callee))) check(node, callee.object);
        else if (MATCHES.has(nameOf(callee)) && first) check(node, first);
      },
      'ArrayExpression > SpreadElement': (node) => check(node, node.argument),
      VariableDeclarator(node) {
        if (node.id.type === 'ArrayPattern' && node.init) check(node, node.init);
      },
    };
  },
};
