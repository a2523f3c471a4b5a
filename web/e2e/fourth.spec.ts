import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { test } from './person';
import { FOURTH } from './program';
import { Server } from './server';

let server: Server;

test.beforeEach(async () => {
  server = Server.of(FOURTH);
  await server.start();
});

test.afterEach(() => server.end());

test('a game that has only a folder and a line is played on the page, by keyboard, to its result', async ({
  page,
}) => {
  await page.goto(server.url);
  // The games of Stapel are there, too.
  for (const name of ['totemo', 'totem', 'tokami'])
    await expect(page.getByTestId(`friends-${name}`)).toBeVisible();
  await page.getByTestId('friends-nim').click();
  await page.getByLabel('A bot for seat 2').selectOption('2');
  // A key that is pressed too early does nothing.
  await expect(page.getByTestId('start')).toBeEnabled();
  await page.getByTestId('start').press('Enter');

  const table = page.getByTestId('plain');
  await expect(table).toBeVisible();
  const accessible = await new AxeBuilder({ page }).include('[data-testid="plain"]').analyze();
  expect(accessible.violations).toEqual([]);

  const result = page.getByTestId('result');
  const first = page.getByTestId('act-0');
  let moves = 0;
  for (;;) {
    await expect(result.or(first).first()).toBeVisible();
    if (await result.isVisible()) break;
    await expect(first.or(result).first()).toBeEnabled();
    if (await result.isVisible()) break;
    const before = await table.innerText();
    await first.press('Enter');
    moves += 1;
    await expect
      .poll(async () => (await result.isVisible()) || (await table.innerText()) !== before)
      .toBe(true);
  }
  expect(moves).toBeGreaterThan(1);
  await expect(result).toContainText(/won|wins/i);
});

test('its rules are read on the page, and a phone shows what can be done', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(`${server.url}/rules/nim`);
  await expect(page.getByText('The player who takes the last stick wins.')).toBeVisible();
});
