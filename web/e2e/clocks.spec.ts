import { expect, test } from '@playwright/test';
import type { Created, CreateTable } from '../src/protocol/types';

test('a clock runs, and when it has run out the table plays for who sits there', async ({ page }) => {
  await page.goto('/');
  // Shorter than what the page offers: nobody plays like that but a test.
  const table: CreateTable = {
    game: 'totem',
    seats: 3,
    clock: { kind: 'turn', seconds: 5, reserve: 0 },
    first: 0,
  };
  await expect.poll(() => page.evaluate(() => localStorage.getItem('stapel.token'))).not.toBeNull();
  const token = await page.evaluate(() => localStorage.getItem('stapel.token'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.post('/api/tables', { data: table, headers });
  const { table: id } = (await answer.json()) as Created;
  await page.goto(`/t/${id}`);
  await page.getByTestId('sit-0').click();
  for (const seat of [2, 3]) await page.getByLabel(`A bot for seat ${seat}`).selectOption('1');
  await page.getByTestId('start').click();
  const clock = page.getByRole('list', { name: 'Clocks' }).getByRole('listitem');
  await expect(clock).toContainText(/0:0\d/);
  const shown = await clock.innerText();
  await expect(clock).not.toHaveText(shown);
  // Nobody chose: three cards are in the hand all the same.
  await expect(page.locator('.own .card')).toHaveCount(3);
  // And the clock runs for the next decision.
  await expect(clock).toContainText(/0:0\d/);
});
