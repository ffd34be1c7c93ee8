import type { Rule } from 'eslint';

export const movesReadOnce: Rule.RuleModule;
