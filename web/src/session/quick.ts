import type { GameInfo, TableId } from '../protocol/types';
import type { Session } from './session.svelte';

/** A game against bots, running: as few bots as the game needs. */
export async function playBots(
  session: Session,
  game: GameInfo,
  name: string,
  level: number,
): Promise<TableId> {
  const seats = game.usual_seats;
  const table = await session.create({ game: game.name, seats });
  await session.do(table, { c: 'sit', seat: 0, name });
  for (let seat = 1; seat < seats; seat++)
    await session.do(table, { c: 'seat_bot', seat, level: Math.min(level, game.bot_levels) });
  await session.do(table, { c: 'start' });
  return table;
}

/** A table to gather at: the one who opens it sits down. */
export async function openTable(session: Session, game: GameInfo, name: string): Promise<TableId> {
  const table = await session.create({ game: game.name, seats: game.usual_seats });
  await session.do(table, { c: 'sit', seat: 0, name });
  return table;
}
