import type { Refusal } from '../protocol/types';

type Translate = (key: string, args?: Record<string, string | number>) => string;

/** A refusal in words; its data fills in the blanks. `word` has the text's key for what a game writes as a code. */
export function refusalText(
  refusal: Refusal,
  t: Translate,
  has: (key: string) => boolean,
  word?: (code: string) => string,
): string {
  if (!has(refusal.code)) return t('web-refused');
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(refusal.why ?? {})) {
    if (typeof value === 'number') args[name] = name === 'seat' ? value + 1 : value;
    else if (typeof value === 'string') {
      const key = word?.(value);
      args[name] = key && has(key) ? t(key) : value;
    }
  }
  return t(refusal.code, args);
}
