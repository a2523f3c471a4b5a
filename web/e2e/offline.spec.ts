import { expect, test } from '@playwright/test';
import { TotemPlayer } from './totem-player';

test('Totem against bots, from the lobby to the result', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('bots-totem').click();
  await expect(page.getByTestId('prompt')).toContainText('Choose three');
  await new TotemPlayer(page).finish();
  await expect(page.getByTestId('result')).toContainText('won');
  await expect(page.getByRole('img', { name: /course of the game/ })).toBeVisible();
  await page.getByTestId('rematch').click();
  await expect(page.getByTestId('prompt')).toContainText('Choose three');
});
