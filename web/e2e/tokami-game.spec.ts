import { expect, type Page } from '@playwright/test';
import type { TokamiEvent } from '../src/games/tokami/types';
import type { TableInfo } from '../src/protocol/types';
import { hasten } from './haste';
import { person, type Person, test } from './person';
import { TokamiPlayer } from './tokami-player';

/** The seat of the bot. */
const BOT = 2;

/** What the server told last of the table. */
function table({ heard }: Person): TableInfo {
  const told = heard.flatMap((message) =>
    message.t === 'table' ? [message.table] : message.t === 'update' && message.info ? [message.info] : [],
  );
  const last = told.at(-1);
  if (!last) throw new Error('nothing was told of the table');
  return last;
}

/** The result as a person reads it. */
async function read(page: Page): Promise<{ title: string; ranking: string[]; won: string[] }> {
  const result = page.getByTestId('result');
  return {
    title: await result.getByRole('heading').innerText(),
    ranking: await result.getByRole('listitem').allInnerTexts(),
    won: await result.locator('li.won').allInnerTexts(),
  };
}

test('two people and a bot play Tokami by link, from the lobby to the result, and once more', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const viewport = { width: 480, height: 400 };
  const [ada, bo] = [await person(browser, { viewport }), await person(browser, { viewport })];
  for (const { page } of [ada, bo]) await hasten(page);
  await ada.page.goto('/');
  await ada.page.getByTestId('friends-tokami').click();
  await ada.page.getByLabel('Players').selectOption('3');
  // The most slippery wood: what is jerked does not stay.
  await ada.page.getByLabel('The pile').selectOption('crossed');
  await ada.page.getByLabel('Roughness of the wood').selectOption('30');
  await ada.page.getByLabel(`A bot for seat ${BOT + 1}`).selectOption('1');
  await ada.page.getByLabel('Start player').selectOption(String(BOT));
  await bo.page.goto(await ada.page.getByTestId('link').inputValue());
  await bo.page.getByTestId('sit-1').click();
  await ada.page.getByTestId('start').click();
  const players = [ada, bo].map(({ page }) => new TokamiPlayer(page));
  await Promise.all(players.map((player) => player.playBoldly()));

  // Both read the same, and it is what the server says.
  const told = table(ada);
  const { scores, winners } = told.result ?? { scores: [], winners: [] };
  const shown = await read(ada.page);
  expect(await read(bo.page)).toEqual(shown);
  const best = [...scores].sort((a, b) => b - a);
  expect(shown.ranking.map((text) => Number.parseInt(text.split('\n')[1] ?? ''))).toEqual(best);
  expect(shown.won).toHaveLength(winners.length);
  for (const text of shown.won) expect(shown.title).toContain(text.split('\n')[0] ?? '?');
  for (const seat of winners) expect(shown.title).toContain(told.places[seat]?.name ?? '?');
  const course = told.course ?? [];
  expect(course.map((line) => line[0])).toEqual([0, 0, 0]);
  expect(course.map((line) => line.at(-1))).toEqual(scores);
  expect(course[0]?.length).toBeGreaterThan(3);
  for (const { page, heard } of [ada, bo]) {
    const graph = page.getByRole('img', { name: /course of the game/ });
    await expect(graph.locator('path')).toHaveCount(3);
    const turns = ((await graph.locator('path').first().getAttribute('d')) ?? '').split('L').length - 1;
    const events = heard.flatMap((message) => (message.t === 'update' ? message.events : []));
    const seen = events.flatMap(({ seen }) => seen as TokamiEvent[]);
    expect(seen.some((event) => 'seat' in event && event.seat === BOT && event.e !== 'first')).toBe(true);
    // A point of the graph for each change of the points, and one before them.
    expect(turns).toBe((course[0]?.length ?? 0) - 1);
    await page.screenshot({ path: `e2e/output/tokami-result-${page === ada.page ? 'ada' : 'bo'}.png` });
  }

  // TA-20: what is left lies the same in both browsers and on the server.
  for (const { page } of players) await page.getByRole('button', { name: 'Look at the table' }).click();
  const [left, same] = await Promise.all(players.map((player) => player.agrees()));
  expect(same).toBe(left);
  for (const player of players) expect(await player.lying()).toBeLessThanOrEqual(4);

  // Both want another game, and Bo goes on looking at the last one until it begins.
  await bo.page.getByRole('button', { name: 'To the result' }).click();
  await bo.page.getByTestId('rematch').click();
  await bo.page.getByRole('button', { name: 'Look at the table' }).click();
  await ada.page.getByRole('button', { name: 'To the result' }).click();
  await ada.page.getByTestId('rematch').click();
  for (const player of players) await expect.poll(() => player.lying()).toBeGreaterThan(30);
  for (const player of players) expect(await player.agrees()).not.toBe(left);
  expect(table(bo).game_number).toBe(2);
});
