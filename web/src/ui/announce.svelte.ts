/** What a screen reader says next. `Live.svelte` holds the live region. */
export const live = $state({ lines: [] as { id: number; text: string }[] });

let count = 0;

/** Says a line to those who listen instead of look. */
export function announce(text: string): void {
  if (!text) return;
  live.lines.push({ id: count++, text });
  // A long log is read again by some readers: only the newest stay.
  if (live.lines.length > 8) live.lines.shift();
}
