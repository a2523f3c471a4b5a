import { expect, test, type Locator, type Page } from '@playwright/test';
import type { CreateTable, Created } from '../src/protocol/types';

/** A table with a clock shorter than what the page offers: nobody plays like that but a test. */
async function table(page: Page, game: Pick<CreateTable, 'game' | 'seats'>): Promise<Locator> {
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('stapel.token'))).not.toBeNull();
  const token = await page.evaluate(() => localStorage.getItem('stapel.token'));
  const answer = await page.request.post('/api/tables', {
    data: { ...game, clock: { kind: 'turn', seconds: 5, reserve: 0 }, first: 0 },
    headers: { authorization: `Bearer ${token}` },
  });
  const { table: id } = (await answer.json()) as Created;
  await page.goto(`/t/${id}`);
  await page.getByTestId('sit-0').click();
  for (let seat = 2; seat <= game.seats; seat++) {
    await page.getByLabel(`A bot for seat ${seat}`).selectOption('1');
  }
  await page.getByTestId('start').click();
  return page.getByRole('list', { name: 'Clocks' }).getByRole('listitem');
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
