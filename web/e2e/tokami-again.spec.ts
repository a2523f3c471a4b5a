import { expect, type Browser, type Page, type WebSocketRoute } from '@playwright/test';
import { hasten } from './haste';
import { person, test } from './person';
import { letsGo, lift, now, pressTop, untilStill } from './tokami-grip';
import { moved, MOVING, SLOW, turned, untilDrawn } from './tokami-hands';
import { TokamiPlayer } from './tokami-player';
import type { Point } from './touch';

const viewport = { width: 640, height: 480 };

/** A person and a bot at a table of the server, which goes on while the page is away. */
async function open(
  browser: Browser,
  first: 'person' | 'bot',
  prepare?: (page: Page) => Promise<void>,
): Promise<TokamiPlayer> {
  const { page } = await person(browser, { viewport, ...MOVING });
  await hasten(page);
  await prepare?.(page);
  await page.goto('/');
  await page.getByTestId('friends-tokami').click();
  // What lies tidily is easily raised.
  await page.getByLabel('The pile').selectOption('cube');
  await page.getByLabel('A bot for seat 2').selectOption('3');
  await page.getByLabel('Start player').selectOption(first === 'bot' ? '1' : '0');
  await page.getByTestId('start').click();
  const player = new TokamiPlayer(page);
  await player.due();
  await expect(player.stage).toHaveAttribute('data-ready', '', SLOW);
  return player;
}

async function again(player: TokamiPlayer): Promise<void> {
  await player.page.reload();
  await expect(player.stage).toHaveAttribute('data-ready', '', SLOW);
}

/** Presses on the stick that the hand holds, somewhere below the place that it was to be lifted to. */
async function pressHeld(player: TokamiPlayer, { x, y }: Point): Promise<number> {
  const { mouse } = player.page;
  const cursor = (): Promise<string> => player.stage.evaluate((stage) => getComputedStyle(stage).cursor);
  for (let down = -9; down < 70; down += 3) {
    await mouse.move(x, y + down);
    await mouse.down();
    if ((await cursor()) === 'grabbing') return y + down;
    await mouse.up();
  }
  throw new Error('the stick that is held is not seen');
}

test('who loads the page again in the middle of a hand goes on with it by mouse', async ({ browser }) => {
  test.setTimeout(180_000);
  const player = await open(browser, 'person');
  const { page } = player;
  const { judge } = await player.now();
  const at = await lift(player);
  await again(player);
  // The hand still holds the stick, where it was.
  await expect(letsGo(page)).toBeVisible(SLOW);
  await page.mouse.up();
  const before = await now(page);
  const y = await pressHeld(player, at);
  await page.mouse.move(at.x + 40, y, { steps: 4 });
  await untilDrawn(page, (after) => moved(before, after) > 0.8);
  await again(player);
  await page.mouse.up();
  // A button is enough as well.
  await player.done.click();
  await expect.poll(async () => (await player.now()).judge, SLOW).not.toBe(judge);
  await player.agrees();
});

test('a stick that is held without a pointer is moved by keys and buttons, and the space bar lets go of it', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const player = await open(browser, 'person');
  const { page } = player;
  await lift(player);
  await again(player);
  await expect(letsGo(page)).toBeVisible(SLOW);
  await page.mouse.up();
  const lying = await now(page);
  for (let i = 0; i < 12; i++) await page.keyboard.press('q');
  await untilDrawn(page, (after) => turned(lying, after) > 0.35);
  await untilStill(player);
  // After a look at the steps it is held as if nobody had moved it.
  await player.openSteps();
  await page.getByRole('button', { name: 'Step by step' }).press('Enter');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const before = await now(page);
  const button = page.getByTestId('tokami-turns').locator('[data-turn="right"]');
  for (let i = 0; i < 4; i++) await button.click();
  await untilDrawn(page, (after) => turned(before, after) > 0.35);
  await expect(button).not.toBeFocused();
  // As long as it is down, the space bar scrolls nothing.
  await page.evaluate(() => {
    window.addEventListener('keydown', ({ key, defaultPrevented }) => {
      document.documentElement.dataset['keys'] =
        `${document.documentElement.dataset['keys'] ?? ''}${key}${defaultPrevented}`;
    });
  });
  await page.keyboard.down(' ');
  await page.keyboard.down(' ');
  await expect(letsGo(page)).toBeHidden(SLOW);
  await page.keyboard.down(' ');
  await page.keyboard.up(' ');
  await expect(page.locator('html')).toHaveAttribute('data-keys', ' true true true');
});

test('whose line is cut before the table knows which stick is pressed still holds it, and lets go of it', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  let wire: WebSocketRoute | null = null;
  let held: (() => void)[] | null = null;
  let tables = 0;
  const player = await open(browser, 'person', async (page) => {
    await page.routeWebSocket('**/api/socket', (socket) => {
      wire = socket;
      const server = socket.connectToServer();
      socket.onMessage((text) => {
        if (held && typeof text === 'string' && text.includes('"raise"')) held.push(() => server.send(text));
        else server.send(text);
      });
      server.onMessage((text) => {
        if (typeof text === 'string' && text.includes('"t":"table"')) tables++;
        socket.send(text);
      });
    });
  });
  const { page } = player;
  held = [];
  await pressTop(player);
  await expect.poll(() => held?.length).toBeGreaterThan(0);
  const before = tables;
  await (wire as WebSocketRoute | null)?.close();
  await expect.poll(() => tables, SLOW).toBeGreaterThan(before);
  // The page has asked again by now, and has seen once more how the table was.
  await expect.poll(() => held?.length).toBeGreaterThan(1);
  await expect(page.getByTestId('lost')).toBeHidden();
  await expect(player.stage).toHaveCSS('cursor', 'grabbing');
  held.at(-1)?.();
  held = null;
  await page.mouse.up();
  await expect(letsGo(page)).toBeHidden(SLOW);
  await expect(player.stage).not.toHaveCSS('cursor', 'grabbing');
});

test('who loads the page again in the middle of a hand goes on with it step by step', async ({ browser }) => {
  test.setTimeout(180_000);
  const player = await open(browser, 'person');
  const { judge } = await player.now();
  await player.openSteps();
  await player.first('Which stick?');
  await player.first('Which way?', 'careful');
  await expect(player.steps.locator('[data-first]')).toBeVisible(SLOW);
  await again(player);
  await player.openSteps();
  await player.first('Which way?');
  await expect(player.steps).not.toContainText('Which way?', SLOW);
  // Once more, and it comes to an end.
  await again(player);
  await player.tryBySteps();
  expect((await player.now()).judge).not.toBe(judge);
  await player.agrees();
});

test('who has to take a stick, and loads the page again, takes it', async ({ browser }) => {
  test.setTimeout(240_000);
  const player = await open(browser, 'bot');
  const { page } = player;
  const decline = page.getByRole('button', { name: 'Take the taboo stick instead' });
  const skip = page.getByRole('button', { name: 'End the turn' });
  const takes = player.asks.filter({ hasText: 'Lift the marked stick out' });
  // Who does not dare to try takes the stick that the bot has raised. If it has raised none, it is asked once more.
  while (!(await takes.isVisible())) {
    if (await decline.isVisible()) await decline.click();
    else if (await skip.isVisible()) await skip.press('Enter');
    else await player.tryBySteps();
    await expect(takes.or(player.asks.filter({ hasText: /Your turn|Well done/ }))).toBeVisible(SLOW);
  }
  const { judge } = await player.now();
  await again(player);
  await player.done.click();
  await expect.poll(async () => (await player.now()).judge, SLOW).not.toBe(judge);
  await player.agrees();
});
