import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';

const doing = (page: Page): Locator => page.getByTestId('tokami-doing');

async function open(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByTestId('bots-tokami').click();
  await expect(doing(page)).toContainText('Your turn', { timeout: 90_000 });
  await agrees(page);
}

/** This page's wood and the judge's are the same, bit for bit. */
async function agrees(page: Page): Promise<string> {
  const table = page.getByTestId('tokami');
  const digest = () => table.getAttribute('data-digest');
  const judge = () => table.getAttribute('data-judge');
  await expect.poll(async () => (await digest()) === (await judge()), { timeout: 60_000 }).toBe(true);
  return (await digest()) ?? '';
}

/** One step of the step mode: the first of the list. */
async function first(page: Page, question: string): Promise<void> {
  const steps = page.getByRole('region', { name: 'Step by step' });
  await expect(steps).toContainText(question, { timeout: 60_000 });
  await steps.locator('[data-first]').press('Enter');
}

test('a turn of Tokami by steps, with the keyboard; the wood agrees with the judge', async ({ page }) => {
  test.setTimeout(240_000);
  await open(page);
  const before = await agrees(page);
  await page.getByRole('button', { name: 'Step by step' }).press('Enter');
  await first(page, 'Which stick?');
  await first(page, 'Which way?');
  await first(page, 'Where to?');
  // However the wood decides: the attempt is judged, and both sides have the same pile.
  await expect(page.getByTestId('live')).toContainText(/raised Stick|did not get|and sticks fell/, {
    timeout: 90_000,
  });
  expect(await agrees(page)).not.toBe(before);
  await page.screenshot({ path: 'e2e/output/tokami-steps.png' });
  const skip = page.getByRole('button', { name: 'End the turn' });
  if (await skip.isVisible()) await skip.press('Enter');
  // The bot's hand is seen in this page's own wood, and comes to the same.
  await expect(doing(page)).toContainText('Your turn', { timeout: 120_000 });
  await agrees(page);
});

test('a stick dragged by mouse: the digest agrees with the judge', async ({ page }) => {
  test.setTimeout(240_000);
  await open(page);
  const before = await agrees(page);
  const stage = page.getByTestId('tokami-stage');
  await expect(stage).toHaveAttribute('data-ready', '', { timeout: 60_000 });
  const box = await stage.boundingBox();
  if (!box) throw new Error('no stage');
  // The pile stands in the middle; its upper sticks are seen a little above that.
  const at = { x: box.x + box.width / 2, y: box.y + box.height * 0.42 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await expect(doing(page)).toContainText('Pull it out');
  await page.screenshot({ path: 'e2e/output/tokami-drag.png' });
  for (let step = 1; step <= 6; step++) await page.mouse.move(at.x + step * 6, at.y - step * 9);
  await page.mouse.up();
  await page.getByRole('button', { name: 'Done' }).click();
  // However the wood decides: the hand is judged, and both sides have the same pile.
  await expect(page.getByTestId('tokami')).not.toHaveAttribute('data-judge', before, { timeout: 120_000 });
  expect(await agrees(page)).not.toBe(before);
});

test('the table of Tokami on a phone has nothing that axe finds', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  expect(Number(await page.getByTestId('tokami-stage').getAttribute('data-calls'))).toBeLessThanOrEqual(60);
  await page.getByRole('button', { name: 'Step by step' }).click();
  await page.screenshot({ path: 'e2e/output/tokami-phone.png', fullPage: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const found = await new AxeBuilder({ page }).analyze();
  expect(found.violations.map(({ id, nodes }) => ({ id, where: nodes[0]?.html }))).toEqual([]);
});
