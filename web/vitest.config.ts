import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

export default mergeConfig(
  vite,
  defineConfig({
    test: {
      include: ['tests/**/*.test.ts', 'src/games/*/tests/*.test.ts'],
      // No test waits for a clock; a busy machine must not fail one.
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }),
);
