import { expect, type Locator, type Page } from '@playwright/test';
import type { CreateTable, Created } from '../src/protocol/types';
import { person, test } from './person';
import { isThere } from './there';
import { TOUCHED } from './touch';

/** Opens a table with a clock such as the page need not offer, and gives its address. */
async function opened(
  page: Page,
  game: Pick<CreateTable, 'game' | 'seats'>,
  seconds: number,
): Promise<string> {
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('stapel.token'))).not.toBeNull();
  const token = await page.evaluate(() => localStorage.getItem('stapel.token'));
  const answer = await page.request.post('/api/tables', {
    data: { ...game, clock: { kind: 'turn', seconds, reserve: 0 }, first: 0 },
    headers: { authorization: `Bearer ${token}` },
  });
  return `/t/${((await answer.json()) as Created).table}`;
}

const clocks = (page: Page): Locator => page.getByRole('list', { name: 'Clocks' });

/** A table with a clock shorter than what the page offers: nobody plays like that but a test. */
async function table(page: Page, game: Pick<CreateTable, 'game' | 'seats'>): Promise<Locator> {
  await page.goto(await opened(page, game, 5));
  await page.getByTestId('sit-0').click();
  for (let seat = 2; seat <= game.seats; seat++) {
    await page.getByLabel(`A bot for seat ${seat}`).selectOption('1');
  }
  await page.getByTestId('start').click();
  return clocks(page).getByRole('listitem');
}

/** The clock is seen to run. */
async function runs(clock: Locator): Promise<void> {
  await expect(clock).toContainText(/0:0\d/);
  const shown = await clock.innerText();
  await expect(clock).not.toHaveText(shown);
}

test('a clock runs, and when it has run out the table plays for who sits there', async ({ page }) => {
  const clock = await table(page, { game: 'totem', seats: 3 });
  await runs(clock);
  // Nobody chose: three cards are in the hand all the same.
  await expect(page.locator('.own .card')).toHaveCount(3);
  // And the clock runs for the next decision.
  await expect(clock).toContainText(/0:0\d/);
});

test('in Totemo too: the block stands, and whoever was too slow sees it and goes on', async ({ page }) => {
  const clock = await table(page, { game: 'totemo', seats: 2 });
  const doing = page.getByTestId('totemo-doing');
  await expect(doing).toContainText('choose a block');
  const name = await clock.evaluate((item) => item.firstChild?.textContent?.trim());
  await runs(clock);
  // Nobody chose a block: one was placed, and its points were made.
  await expect(page.getByTestId('live')).toContainText(new RegExp(`${name}: .*level 1`));
  // The bot has had its turn, and the clock runs for the next decision.
  await expect(doing).toContainText('choose a block');
  await runs(clock);
});

test('on a phone the own clock is the one that is seen, whatever the seat', async ({ browser }) => {
  const host = (await person(browser)).page;
  const { page } = await person(browser, { ...TOUCHED, viewport: { width: 360, height: 560 } });
  const path = await opened(host, { game: 'totem', seats: 5 }, 90);
  await host.goto(path);
  for (const seat of [0, 1, 2, 3]) await host.getByTestId(`sit-${seat}`).click();
  await page.goto(path);
  await page.getByTestId('sit-4').click();
  await page.getByLabel('Name at seat 5').fill('Eva');
  await page.getByLabel('Name at seat 5').press('Enter');
  await expect(host.locator('.seats .name', { hasText: 'Eva' })).toBeVisible();
  await host.getByTestId('start').click();
  await expect(page.getByTestId('confirm')).toBeVisible();
  const own = clocks(page).getByRole('listitem').filter({ hasText: 'Eva' });
  await isThere(own, 'the own clock');
  const [strip, clock] = [await clocks(page).boundingBox(), await own.boundingBox()];
  if (!strip || !clock) throw new Error('no clock');
  expect(clock.x + clock.width, 'it is not cut off').toBeLessThanOrEqual(strip.x + strip.width + 0.5);
});
