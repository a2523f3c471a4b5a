import { expect, test, type Page } from '@playwright/test';

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`the keyboard does not get to ${selector}`);
}

test('a round of Totem by keyboard alone, and what a listener hears', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, '[data-testid="bots-totem"]');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('confirm')).toBeVisible();
  await tabTo(page, '.stock .kind');
  for (let cards = 0; cards < 3; cards++) {
    const enough = await page.locator(':focus').getAttribute('aria-disabled');
    if (enough === 'true') await tabTo(page, '.stock .kind[aria-disabled="false"]');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByTestId('live')).toContainText('Chosen:');
  await tabTo(page, '[data-testid="confirm"]');
  await page.keyboard.press('Enter');
  const due = page.locator('.own .card[aria-disabled="false"]').first();
  await expect(due.or(page.getByTestId('confirm'))).toBeVisible();
  for (let turns = 0; turns < 3 && (await due.isVisible()); turns++) {
    await tabTo(page, '.own .card');
    await page.keyboard.press('Enter');
    if ((await page.locator('.place.lit').count()) === 0) break;
    await tabTo(page, '.place.lit');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('live')).toContainText(/plays/);
    await expect(due.or(page.getByTestId('confirm'))).toBeVisible();
  }
});
