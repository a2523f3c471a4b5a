import { expect, type Page } from '@playwright/test';
import { hasten } from './haste';
import { test } from './person';
import { Server } from './server';
import { TokamiPlayer } from './tokami-player';
import { TotemPlayer } from './totem-player';

test.use({ serviceWorkers: 'allow' });

/** One visit, until the page keeps all it needs; then there is no server and no network any more. */
async function visitOnce(page: Page): Promise<void> {
  const server = new Server();
  try {
    await server.start();
    await page.goto(server.url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller) return;
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
    });
  } finally {
    await server.end();
  }
  await page.context().setOffline(true);
  await page.reload();
}

test('after one visit, without server and network: Totem against bots to the end, and it is kept', async ({
  page,
}) => {
  await visitOnce(page);
  await expect(page.getByText('The server can’t be reached')).toBeVisible();
  await page.getByTestId('bots-totem').click();
  const player = new TotemPlayer(page);
  await player.step();
  await page.reload();
  await player.finish();
  await expect(page.getByTestId('result')).toContainText('won');
  await expect(page.getByRole('img', { name: /course of the game/ })).toBeVisible();
  await page.getByTestId('rematch').click();
  await expect(page.getByTestId('prompt')).toContainText('Choose three');
  // Texts and rules that nobody has looked at yet are there too.
  // On a small screen the language is set at the table.
  await page.getByTestId('at-table').click();
  await page.getByRole('dialog').getByLabel('Language').selectOption('nl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await page.goto(new URL('/rules/tokami', page.url()).href);
  await expect(page.locator('#TA-3')).toContainText('stokjes');
});

test('without server and network: Tokami against a bot to the end, and once more', async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 480, height: 400 });
  await hasten(page);
  await visitOnce(page);
  await page.getByTestId('here-tokami').click();
  await page.getByLabel('Roughness of the wood').selectOption('30');
  await page.getByLabel('A bot for seat 2').selectOption('1');
  await page.getByTestId('start').click();
  const player = new TokamiPlayer(page);
  await player.playBoldly();
  await expect(page.getByTestId('result')).toContainText('won');
  await expect(page.getByRole('img', { name: /course of the game/ })).toBeVisible();
  await page.getByRole('button', { name: 'Look at the table' }).click();
  const left = await player.agrees();
  expect(await player.lying()).toBeLessThanOrEqual(4);
  // It is kept, with all that its hands did: the same wood lies there after a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Look at the table' }).click();
  expect(await player.agrees()).toBe(left);
  await page.getByRole('button', { name: 'To the result' }).click();
  await page.getByTestId('rematch').click();
  expect(await player.agrees()).not.toBe(left);
  await expect.poll(() => player.lying()).toBeGreaterThan(30);
});
