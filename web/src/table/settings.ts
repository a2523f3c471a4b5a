import type { Settings, TableInfo } from '../protocol/types';

/** What a table agreed on, without the rest that is told of it. */
export function settingsOf(info: TableInfo): Settings {
  const { game, options, seats, access, spectators, clock, leaver, first } = info;
  return { game, options, seats, access, spectators, clock, leaver, first };
}
