import { mm } from '../i18n/numbers';
import type { Refusal } from '../protocol/types';

type Translate = (key: string, args?: Record<string, string | number>) => string;

/** A stick's number as people see it; the rules count from 0. */
const stick = (number: unknown): number => Number(number) + 1;

/** A refusal in words; its data fills in the blanks. Codes of blocks and cards become their names. */
export function refusalText(refusal: Refusal, t: Translate, has: (key: string) => boolean): string {
  if (!has(refusal.code)) return t('web-refused');
  const tokami = refusal.code.startsWith('refused-tokami-');
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(refusal.why ?? {})) {
    if (typeof value === 'string') {
      const key = [`block-${value}`, `card-${value}`].find(has);
      args[name] = key ? t(key) : value;
    } else if (name === 'seat' || name === 'to_move') args[name] = Number(value) + 1;
    else if (name === 'before' || name === 'after') args[name] = mm(Number(value));
    else if (Array.isArray(value)) {
      // Nine of each colour is a list of counts; all other lists are sticks.
      const counts = refusal.code === 'refused-tokami-colours';
      args[name] = value.map((one) => (counts ? Number(one) : stick(one))).join(', ');
    } else if (typeof value === 'number') args[name] = tokami ? stick(value) : value;
  }
  return t(refusal.code, args);
}
