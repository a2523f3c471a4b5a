/** The form of the window: room for all, or a small one that is held upright or lies on its side. */
export type Form = 'wide' | 'tall' | 'low';

const LOW = '(max-height: 34rem) and (orientation: landscape)';
const TALL = '(max-width: 37.5rem), (max-width: 52rem) and (max-height: 56rem)';
/**
 * A phone, however it is held: one of its sides is short. A low window on a desk is no phone, unless it is very low.
 */
const PHONE = '(max-width: 30rem), (max-height: 30rem) and (pointer: coarse), (max-height: 27rem)';

/**
 * Reactive. Styles find the same on the document's element: `data-screen`, and `data-small` on a screen that has
 * no room for more than the table.
 */
export const screen = $state({ form: 'wide' as Form, small: false, phone: false });

const matches = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;

/** So long a keyboard on the screen may take to close, after what was typed into was left. */
const CLOSES_MS = 700;

let closing: ReturnType<typeof setTimeout> | undefined;

const typing = (): boolean => document.activeElement?.matches(':read-write') ?? false;

function look(): void {
  // A keyboard on the screen makes the window low in some browsers. It is still the same device, and it comes back.
  if (typing()) return;
  const form = matches(LOW) ? 'low' : matches(TALL) ? 'tall' : 'wide';
  Object.assign(screen, { form, small: form !== 'wide', phone: matches(PHONE) });
  document.documentElement.dataset['screen'] = form;
  document.documentElement.toggleAttribute('data-small', screen.small);
}

/** What was typed into is left: the keyboard closes, if it was one on the screen, and then the window is as it is. */
function left(): void {
  clearTimeout(closing);
  closing = setTimeout(look, CLOSES_MS);
}

/** Watches the window from now on. */
export function watchScreen(): void {
  for (const query of [LOW, TALL, PHONE]) {
    globalThis.matchMedia?.(query).addEventListener('change', look);
  }
  globalThis.addEventListener('focusout', left);
  look();
}
