import { expect, type WebSocketRoute } from '@playwright/test';
import { hasten } from './haste';
import { drawFinely, person, test } from './person';
import { TokamiPlayer } from './tokami-player';

test('two browsers at one table, and a third that comes in the middle: the same wood', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  // Small: three pictures of wood at once are much for a machine without a graphics card.
  const viewport = { width: 480, height: 400 };
  const [ada, bo, eve] = [
    await person(browser, { viewport }),
    // Sees hands as they move.
    await person(browser, { viewport, reducedMotion: 'no-preference' }),
    await person(browser, { viewport }),
  ];
  await ada.page.goto('/');
  await ada.page.getByTestId('friends-tokami').click();
  const link = await ada.page.getByTestId('link').inputValue();
  await bo.page.goto(link);
  await bo.page.getByTestId('sit-1').click();
  await ada.page.getByLabel('Start player').selectOption('0');
  await ada.page.getByTestId('start').click();
  const [mover, watcher, late] = [ada, bo, eve].map(({ page }) => new TokamiPlayer(page));
  if (!mover || !watcher || !late) throw new Error('three players');
  await mover.due();
  const before = await watcher.agrees();

  await mover.openSteps();
  await mover.first('Which stick?');
  await mover.first('Which way?');
  await expect(mover.steps.locator('[data-first]')).toBeVisible({ timeout: 60_000 });
  // The hand is in the pile, and holds still. Who comes now has it at once where it is.
  await eve.page.goto(link);
  const tick = (await mover.table.getAttribute('data-tick')) ?? '';
  expect(Number(tick)).toBeGreaterThan(30);
  await expect(watcher.table).toHaveAttribute('data-tick', tick, { timeout: 60_000 });
  await expect(late.table).toHaveAttribute('data-tick', tick, { timeout: 60_000 });
  // It caught up: not every tick was drawn, as it would be at the hand's own pace.
  const drawn = Number(await late.stage.getAttribute('data-frames'));
  expect(drawn).toBeLessThan(Number(tick) / 4);

  // Who loses the page and comes back is there again just as fast.
  await bo.page.reload();
  await expect(watcher.table).toHaveAttribute('data-tick', tick, { timeout: 60_000 });
  expect(Number(await watcher.stage.getAttribute('data-frames'))).toBeLessThan(Number(tick) / 4);

  await mover.tryBySteps();
  const after = await mover.agrees();
  expect(after).not.toBe(before);
  await expect(watcher.table).toHaveAttribute('data-digest', after, { timeout: 60_000 });
  await expect(late.table).toHaveAttribute('data-digest', after, { timeout: 60_000 });
});

test('whose line is cut while another’s hand ends has the same pile once it is back, and goes on', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const viewport = { width: 480, height: 400 };
  const [ada, bo] = [
    await person(browser, { viewport }),
    await person(browser, { viewport, reducedMotion: 'no-preference' }),
  ];
  let wire: WebSocketRoute | null = null;
  let cut = false;
  await bo.page.routeWebSocket('**/api/socket', async (socket) => {
    if (cut) return socket.close();
    wire = socket;
    socket.connectToServer();
  });
  for (const { page } of [ada, bo]) await hasten(page);
  await ada.page.goto('/');
  await ada.page.getByTestId('friends-tokami').click();
  await bo.page.goto(await ada.page.getByTestId('link').inputValue());
  await bo.page.getByTestId('sit-1').click();
  await ada.page.getByLabel('Start player').selectOption('0');
  await ada.page.getByTestId('start').click();
  const [mover, watcher] = [new TokamiPlayer(ada.page), new TokamiPlayer(bo.page)];
  await mover.due();
  const before = await watcher.agrees();
  await mover.openSteps();
  await mover.first('Which stick?');
  await mover.first('Which way?');
  await expect(mover.steps.locator('[data-first]')).toBeVisible({ timeout: 60_000 });
  // The hand holds still, on both pages.
  const tick = (await mover.table.getAttribute('data-tick')) ?? '';
  expect(Number(tick)).toBeGreaterThan(30);
  await expect(watcher.table).toHaveAttribute('data-tick', tick, { timeout: 60_000 });
  cut = true;
  await (wire as WebSocketRoute | null)?.close();
  await expect(bo.page.getByTestId('lost')).toBeVisible();
  await mover.tryBySteps();
  const after = await mover.agrees();
  expect(after).not.toBe(before);
  cut = false;
  await bo.page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => watcher.now(), { timeout: 60_000 }).toMatchObject({ own: after, judge: after });
});

test('two people at one device, one after the other', async ({ page }) => {
  test.setTimeout(240_000);
  await hasten(page);
  await page.goto('/');
  await page.getByTestId('here-tokami').click();
  await page.getByTestId('sit-1').click();
  await page.getByTestId('start').click();
  const player = new TokamiPlayer(page);
  const current = page.locator('[aria-current="true"]');
  await player.due();
  const first = await current.innerText();
  await player.tryBySteps();
  // Whoever raised a stick may go on, or end the turn.
  const skip = page.getByRole('button', { name: 'End the turn' });
  const next = async (): Promise<boolean> => (await current.innerText()) !== first;
  await expect.poll(async () => (await skip.isVisible()) || (await next()), { timeout: 60_000 }).toBe(true);
  if (!(await next())) await skip.press('Enter');
  await expect.poll(next, { timeout: 60_000 }).toBe(true);
  await player.due();
  await player.tryBySteps();
  await player.agrees();
});

test('a pile that is built together, stick by stick, and then the game begins', async ({ page }) => {
  test.setTimeout(300_000);
  await hasten(page);
  await page.goto('/');
  await page.getByTestId('here-tokami').click();
  await page.getByLabel('Players').selectOption('5');
  await page.getByLabel('The pile').selectOption('built');
  for (const seat of [2, 3, 4, 5]) await page.getByLabel(`A bot for seat ${seat}`).selectOption('3');
  await page.getByTestId('start').click();
  const player = new TokamiPlayer(page);
  await player.build();
  // The pile stands: from now on it is played.
  await expect(player.doing).toContainText(/Your turn|is to move/);
  await player.agrees();
  await drawFinely(page);
  await player.agrees();
  await page.screenshot({ path: 'e2e/output/tokami-built.png', fullPage: true });
});
