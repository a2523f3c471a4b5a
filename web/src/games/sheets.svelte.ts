import type { GameInfo } from '../protocol/types';
import { BUNDLED } from './bundled';

/** The games that can be played: those of the server once it has answered, until then those of this page. */
let known = $state.raw(BUNDLED);
let answered = false;
let asking: Promise<void> | null = null;

/** All games, in the order in which they are shown. Reactive. */
export function games(): readonly GameInfo[] {
  return known;
}

/** The data sheet of a game; a game on this device may be none of the server's. Reactive. */
export function sheetOf(game: string): GameInfo | undefined {
  const isIt = ({ name }: GameInfo): boolean => name === game;
  return known.find(isIt) ?? BUNDLED.find(isIt);
}

/** Whether a game can be played without a server. */
export function playsHere(game: string): boolean {
  return BUNDLED.some(({ name }) => name === game);
}

/** The game that a rule's number belongs to. Reactive. */
export function gameOfRule(rule: string): string | undefined {
  const isIt = ({ rule_prefix }: GameInfo): boolean => rule.startsWith(`${rule_prefix}-`);
  return (known.find(isIt) ?? BUNDLED.find(isIt))?.name;
}

/** Asks the server which games it has. Once it has answered it is not asked again. */
export function askForGames(): Promise<void> {
  if (answered) return Promise.resolve();
  asking ??= fetchGames().finally(() => (asking = null));
  return asking;
}

async function fetchGames(): Promise<void> {
  try {
    const response = await fetch('/api/games');
    if (!response.ok) return;
    const games: unknown = await response.json();
    if (!Array.isArray(games) || games.length === 0) return;
    known = games as readonly GameInfo[];
    answered = true;
  } catch {
    // Without a server there are the games of this page.
  }
}

/** Whether players of one device must not see each other's things. */
export function hasSecrets({ secrets }: GameInfo, options: unknown): boolean {
  if (secrets.are !== 'unless') return secrets.are === 'always';
  return (options as Readonly<Record<string, unknown>>)[secrets.option] !== secrets.is;
}

/** The levels of a game's bots, the weakest first. */
export function levelsOf({ bot_levels }: GameInfo): number[] {
  return Array.from({ length: bot_levels }, (_, i) => i + 1);
}

/** With how many players a game can be played. */
export function seatCounts({ least_seats, most_seats }: GameInfo): number[] {
  return Array.from({ length: most_seats - least_seats + 1 }, (_, i) => least_seats + i);
}
