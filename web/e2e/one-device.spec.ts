import { expect } from '@playwright/test';
import { test } from './person';
import { TotemPlayer } from './totem-player';
import { TotemoPlayer } from './totemo-player';

test('Totemo against a bot, from the lobby to the result', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('bots-totemo').click();
  await new TotemoPlayer(page).finish();
  await expect(page.getByTestId('result')).toContainText('won');
});

test('a game on this device goes on after a reload, and from the lobby', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('bots-totem').click();
  const player = new TotemPlayer(page);
  await player.step();
  await expect(page.locator('.own .card[aria-disabled="false"]').first()).toBeVisible();
  const hand = await page.locator('.own .card').evaluateAll((cards) => cards.map((card) => card.ariaLabel));
  await page.reload();
  await expect(page.locator('.own .card[aria-disabled="false"]').first()).toBeVisible();
  expect(
    await page.locator('.own .card').evaluateAll((cards) => cards.map((card) => card.ariaLabel)),
  ).toEqual(hand);
  await page.goto('/');
  await page.getByRole('link', { name: 'Totem', exact: true }).click();
  await expect(page.locator('.own .card').first()).toBeVisible();
});

test('taking back and a hint, against bots', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('bots-totem').click();
  const player = new TotemPlayer(page);
  await player.step();
  await expect(page.locator('.own .card[aria-disabled="false"]').first()).toBeVisible();
  await page.getByTestId('advise').click();
  await expect(page.locator('.own .card.advised').first()).toBeVisible();
  await page.getByTestId('undo').click();
  await expect(page.getByTestId('prompt')).toContainText('Choose three');
});

test.describe('with moves that are seen to be made', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('who listens is called once the bots have been seen to play, and not before', async ({ page }) => {
    await page.goto('/');
    await page.getByTestId('bots-totem').click();
    const player = new TotemPlayer(page);
    await player.choose('first');
    const last = page.getByTestId('live').locator(':scope > *').last();
    const due = page.locator('.own .card[aria-disabled="false"]').first().or(page.getByTestId('confirm'));
    for (let turn = 0; turn < 2; turn++) {
      await expect(due).toBeVisible();
      await expect(page.getByTestId('prompt')).toContainText('hoose');
      await expect(last).toContainText('it is your turn');
      await player.step();
      await expect(last).not.toContainText('it is your turn');
    }
  });
});

test('two people at one device are covered from each other', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('here-totem').click();
  await page.getByTestId('sit-1').click();
  await page.getByLabel('A bot for seat 3').selectOption('1');
  await page.getByTestId('start').click();
  const player = new TotemPlayer(page);
  await expect(page.getByTestId('confirm')).toBeVisible();
  await player.choose();
  await expect(page.getByTestId('cover')).toBeVisible();
  await expect(page.locator('.stock')).toHaveCount(0);
  await page.getByTestId('cover').getByRole('button').click();
  await expect(page.getByTestId('confirm')).toBeVisible();
  await player.choose();
  for (let turn = 0; turn < 4; turn++) await player.step();
});
