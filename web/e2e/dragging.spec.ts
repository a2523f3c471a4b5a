import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './person';
import { TotemPlayer } from './totem-player';

/** Drags as a hand does: over several points on the way. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
  await page.mouse.up();
}

test('Totem: cards dragged to the three, and from the hand to a pole', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await page.goto('/');
  await page.getByTestId('bots-totem').click();
  const confirm = page.getByTestId('confirm');
  const three = page.getByRole('group').locator('.slot').first();
  await expect(confirm).toBeVisible();
  while (await confirm.isDisabled()) {
    await drag(page, page.locator('.stock .kind[aria-disabled="false"]').first(), three);
  }
  await new TotemPlayer(page).done(() => confirm.click());
  const cards = page.locator('.own .card');
  await expect(cards.and(page.locator('[aria-disabled="false"]')).first()).toBeVisible();
  const lit = page.locator('.place.lit').first();
  for (const card of await cards.all()) {
    if (await lit.isVisible()) break;
    await card.click();
  }
  const held = page.locator('.own .card.held');
  await drag(page, held, lit);
  await expect(cards).not.toHaveCount(3);
});

test('Totemo: a block dragged onto the board, in 3D and from above', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto('/');
  await page.getByTestId('bots-totemo').click();
  await expect(page.getByTestId('totemo-stage')).toHaveAttribute('data-ready', '', { timeout: 60_000 });
  const mine = page.getByTestId('totemo-doing').filter({ hasText: /choose a block|Bonus!/ });
  for (const [view, offer] of [
    ['3D', page.locator('.labels span')],
    ['from above', page.locator('[data-hole].offer')],
  ] as const) {
    await test.step(view, async () => {
      await expect(mine).toBeVisible();
      if (view === 'from above') await page.getByRole('button', { name: 'From above' }).click();
      const block = page.locator('.tray li button:not(.idle)').first();
      // Chosen to see where it goes, then dragged there.
      await block.click();
      await expect(offer.first()).toBeVisible();
      const before = await page.getByTestId('live').innerText();
      await drag(page, block, offer.first());
      await expect(page.getByTestId('live')).not.toHaveText(before);
      await expect(page.getByTestId('live')).toContainText(/level \d/);
    });
  }
});
