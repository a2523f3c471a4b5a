import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { hasten } from './haste';
import { drawFinely, test } from './person';
import { TokamiPlayer } from './tokami-player';

async function open(page: Page): Promise<TokamiPlayer> {
  await page.goto('/');
  await page.getByTestId('bots-tokami').click();
  const player = new TokamiPlayer(page);
  await player.due();
  return player;
}

test('a turn of Tokami by steps, with the keyboard; the wood agrees with the judge', async ({ page }) => {
  test.setTimeout(240_000);
  await hasten(page);
  const player = await open(page);
  const before = await player.agrees();
  await player.tryBySteps();
  // However the wood decides: the attempt is judged, and both sides have the same pile.
  await expect(page.getByTestId('live')).toContainText(/raised Stick|did not get|and sticks fell/);
  expect(await player.agrees()).not.toBe(before);
  const skip = page.getByRole('button', { name: 'End the turn' });
  if (await skip.isVisible()) await skip.press('Enter');
  // The bot's hand is seen in this page's own wood, and comes to the same.
  await player.due();
  await drawFinely(page);
  await player.openSteps();
  await player.due();
  await page.screenshot({ path: 'e2e/output/tokami-steps.png' });
});

test('a stick dragged by mouse: the digest agrees with the judge', async ({ page }) => {
  test.setTimeout(240_000);
  const modules: string[] = [];
  page.on('request', (request) => {
    const module = /(\w+)_bg-.*\.wasm$/.exec(request.url())?.[1];
    if (module) modules.push(module);
  });
  const player = await open(page);
  // Only what this game needs: its judge and its hand, not the turn games.
  expect(modules.sort()).toEqual(['pile', 'wood']);
  const before = await player.agrees();
  await player.drag();
  // However the wood decides: the hand is judged, and both sides have the same pile.
  expect(await player.agrees()).not.toBe(before);
});

test.describe('in fine graphics', () => {
  test.use({ graphics: 'fine' });

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
});
