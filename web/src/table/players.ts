import type { SeatInfo, TableId } from '../protocol/types';

interface Kept {
  game: number;
  names: string[];
}

/**
 * The names of those who played a game that is over, by seat; empty for a bot without one. They are those that this
 * tab came to know first, whoever sits there later.
 */
export function playersOf(table: TableId, game: number, places: readonly SeatInfo[]): readonly string[] {
  const names = places.map(({ name }) => name);
  const key = `stapel.players.${table}`;
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
    if (kept?.game === game) return kept.names;
    sessionStorage.setItem(key, JSON.stringify({ game, names } satisfies Kept));
  } catch {
    // A browser that keeps nothing: they are known until the page is closed.
  }
  return names;
}
