import { expect, type Browser } from '@playwright/test';
import { hasten } from './haste';
import { person, test } from './person';
import { letsGo, lift, now } from './tokami-grip';
import { moved, MOVING, SLOW, untilDrawn } from './tokami-hands';
import { TokamiPlayer } from './tokami-player';
import type { Point } from './touch';

const viewport = { width: 640, height: 480 };

/** A person and a bot at a table of the server, which goes on while the page is away. */
async function open(browser: Browser, first: 'person' | 'bot'): Promise<TokamiPlayer> {
  const { page } = await person(browser, { viewport, ...MOVING });
  await hasten(page);
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
