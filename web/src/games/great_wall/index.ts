/** The Great Wall: what the house around it may have of this folder. */

import type { WebGame } from '../../board/contract';
import Cover from './Cover.svelte';

export const game: WebGame = {
  Cover,
  onTable: async () => (await import('./onTable')).onTable,
  Gallery: async () => (await import('./Gallery.svelte')).default,
  Pictures: async () => (await import('./Pictures.svelte')).default,
};
