import type { Refusal } from '../protocol/types';

type Translate = (key: string, args?: Record<string, string | number>) => string;

/** A refusal in words; its data fills in the blanks. Codes of blocks and cards become their names. */
export function refusalText(refusal: Refusal, t: Translate, has: (key: string) => boolean): string {
  if (!has(refusal.code)) return t('web-refused');
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(refusal.why ?? {})) {
    if (typeof value === 'number') args[name] = name === 'seat' ? value + 1 : value;
    else if (typeof value === 'string') {
      const key = [`block-${value}`, `card-${value}`].find(has);
      args[name] = key ? t(key) : value;
    }
  }
  return t(refusal.code, args);
}
