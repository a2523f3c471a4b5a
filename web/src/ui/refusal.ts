import type { GameModule } from '../games/modules';
import type { Refusal } from '../protocol/types';

type Translate = (key: string, args?: Record<string, string | number>) => string;

/** A refusal in words; its data fills in the blanks. `blank` is what its game says of that, if it says anything. */
export function refusalText(
  refusal: Refusal,
  t: Translate,
  has: (key: string) => boolean,
  blank?: GameModule['blank'],
): string {
  if (!has(refusal.code)) return t('web-refused');
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(refusal.why ?? {})) {
    const special = blank?.(name, value, refusal.code);
    if (typeof special === 'object') args[name] = has(special.text) ? t(special.text) : String(value);
    else if (special !== undefined) args[name] = special;
    // Seats are numbered from 1 for people.
    else if (name === 'seat' || name === 'to_move') args[name] = Number(value) + 1;
    else if (typeof value === 'string' || typeof value === 'number') args[name] = value;
    else if (Array.isArray(value)) args[name] = value.join(', ');
  }
  return t(refusal.code, args);
}
