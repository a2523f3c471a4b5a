import { untrack } from 'svelte';

/** What a screen reader says next. `Live.svelte` holds the live region. */
export const live = $state({ lines: [] as { id: number; text: string }[] });

let count = 0;

/** Says a line to those who listen instead of look. */
export function announce(text: string): void {
  if (!text) return;
  // An effect that announces must not run again because of what it announced.
  untrack(() => {
    // A long log is read again by some readers: only the newest stay.
    live.lines = [...live.lines.slice(-7), { id: count++, text }];
  });
}
