import { expect, test, type Page } from '@playwright/test';
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
  await page.getByLabel('Language').selectOption('nl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await page.goto(new URL('/rules/tokami', page.url()).href);
  await expect(page.locator('#TA-3')).toContainText('stokjes');
});

test('without server and network: a table of Tokami opens, and its wood moves', async ({ page }) => {
  test.setTimeout(240_000);
  await visitOnce(page);
  await page.getByTestId('bots-tokami').click();
  const player = new TokamiPlayer(page);
  await player.due();
  const before = await player.agrees();
  await player.tryBySteps();
  expect(await player.agrees()).not.toBe(before);
});
