/** What this device remembers of its user's taste. */
export type Theme = 'auto' | 'light' | 'dark';
/** How pictures in 3D are drawn: `fast` is coarse, without shadows, and at most 25 pictures a second. */
export type Graphics = 'fine' | 'fast';

interface Taste {
  theme: Theme;
  sound: boolean;
  /** A name to sit down with. */
  name: string;
  /** How a board is seen that can be seen from above; until it is chosen, the screen decides. */
  board: 'solid' | 'above' | null;
  /** For a computer without a graphics card, which has to draw by its processor: `?graphics=fast` in the address. */
  graphics: Graphics;
}

const KEY = 'stapel.taste';

function remembered(): Taste {
  const taste: Taste = { theme: 'auto', sound: true, name: '', board: null, graphics: 'fine' };
  try {
    return { ...taste, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Taste>) };
  } catch {
    return taste;
  }
}

/** Reactive; change it with `remember`. */
export const taste: Taste = $state(remembered());

/** Changes and keeps a part of the taste. */
export function remember(change: Partial<Taste>): void {
  Object.assign(taste, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(taste));
  } catch {
    // A browser that keeps nothing: it holds for this page then.
  }
}

const asked = new URLSearchParams(globalThis.location?.search).get('graphics');
if (asked === 'fine' || asked === 'fast') remember({ graphics: asked });

/** Whether the user asked the system for less motion. */
export const motion = $state({ reduced: false });

const query = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
if (query) {
  motion.reduced = query.matches;
  query.addEventListener('change', () => (motion.reduced = query.matches));
}
