/** Keys that stand for a sign in the same place on another layout. */
const PLACES: Record<string, string> = { Comma: ',', Period: '.' };

/**
 * The key by its Latin name, in lower case: by what is written on it, or by its place where that is no Latin sign
 * (й on a Russian keyboard is q).
 */
export function keyName({ key, code }: { key: string; code: string }): string {
  if (key.length !== 1) return key;
  if (key >= ' ' && key <= '~') return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? PLACES[code] ?? key;
}
