import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameInfo } from '../protocol/types';
import { BUNDLED } from './bundled';

let sheets: typeof import('./sheets.svelte');
beforeEach(async () => {
  vi.resetModules();
  sheets = await import('./sheets.svelte');
});
afterEach(() => vi.unstubAllGlobals());

const chess = {
  ...(BUNDLED[0] as GameInfo),
  name: 'chess',
  rule_prefix: 'CH',
  least_seats: 2,
  most_seats: 3,
  bot_levels: 2,
};

test('the games are those of the server, once it has answered', async () => {
  expect(sheets.games()).toEqual(BUNDLED);
  const fetched = vi.fn(() => Promise.resolve(Response.json([chess])));
  vi.stubGlobal('fetch', fetched);
  await Promise.all([sheets.askForGames(), sheets.askForGames()]);
  await sheets.askForGames();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(sheets.games()).toEqual([chess]);
  expect(sheets.gameOfRule('CH-3')).toBe('chess');
  expect(sheets.playsHere('chess')).toBe(false);
  // A game on this device goes on, whatever the server has.
  const [first] = BUNDLED;
  expect(sheets.sheetOf(first?.name ?? '')).toEqual(first);
  expect(sheets.gameOfRule(`${first?.rule_prefix}-1`)).toBe(first?.name);
});

test('without a server there are the games of the page, and it is asked again later', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  await sheets.askForGames();
  expect(sheets.games()).toEqual(BUNDLED);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('no', { status: 404 })));
  await sheets.askForGames();
  expect(sheets.games()).toEqual(BUNDLED);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([chess])));
  await sheets.askForGames();
  expect(sheets.games()).toEqual([chess]);
});

test('what players may see of each other is in the sheet', () => {
  const secret = (secrets: GameInfo['secrets'], options: unknown = {}): boolean =>
    sheets.hasSecrets({ ...chess, secrets }, options);
  expect(secret({ are: 'none' })).toBe(false);
  expect(secret({ are: 'always' })).toBe(true);
  expect(secret({ are: 'unless', option: 'hands', is: 'open' }, { hands: 'open' })).toBe(false);
  expect(secret({ are: 'unless', option: 'hands', is: 'open' }, { hands: 'closed' })).toBe(true);
});

test('seats and levels', () => {
  expect(sheets.seatCounts(chess)).toEqual([2, 3]);
  expect(sheets.levelsOf(chess)).toEqual([1, 2]);
});
