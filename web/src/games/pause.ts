import { motion } from '../settings.svelte';

/** Waits so long, or not at all for those who want no motion. */
export function pause(ms: number): Promise<void> {
  return motion.reduced ? Promise.resolve() : new Promise((done) => setTimeout(done, ms));
}
