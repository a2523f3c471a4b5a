import { expect, type Locator, type Page } from '@playwright/test';
import { hasten } from './haste';
import { Heard } from './heard';
import { person, test } from './person';
import { letsGo, lift, now, pressTop, takeTop, untilStill } from './tokami-grip';
import { moved, MOVING, SLOW, turned, untilDrawn } from './tokami-hands';
import { TokamiPlayer } from './tokami-player';
import { PHONE, Touch, type Point } from './touch';

const viewport = { width: 640, height: 480 };

/** Two people at one device: it is always somebody's turn here. Or a person and a bot at a table of the server. */
async function open(page: Page, where: 'here' | 'friends' = 'here'): Promise<TokamiPlayer> {
  await hasten(page);
  return start(page, where);
}

async function start(page: Page, where: 'here' | 'friends'): Promise<TokamiPlayer> {
  await page.goto('/');
  await page.getByTestId(`${where}-tokami`).click();
  if (where === 'here') await page.getByTestId('sit-1').click();
  else {
    await page.getByLabel('A bot for seat 2').selectOption('1');
    await page.getByLabel('Start player').selectOption('0');
  }
  await page.getByTestId('start').click();
  const player = new TokamiPlayer(page);
  await player.due();
  await expect(player.stage).toHaveAttribute('data-ready', '', SLOW);
  return player;
}

/** Whether the browser would open its menu, wherever the pointer is. */
function opensMenu(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    document.body.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
  );
}

/** Whatever came of the last hand: until somebody may choose a stick. */
async function untilChoice(player: TokamiPlayer): Promise<void> {
  const { page } = player;
  const skip = page.getByRole('button', { name: 'End the turn' });
  await expect
    .poll(async () => {
      for (const button of [skip, player.done])
        if (await button.isVisible()) await button.press('Enter', { timeout: 1_000 }).catch(() => undefined);
      return player.doing.innerText();
    }, SLOW)
    .toContain('Your turn: take hold');
  await player.agrees();
}

test('with the mouse on a stick the keys turn it, move it and let go of it', async ({ browser }) => {
  test.setTimeout(180_000);
  const { page } = await person(browser, { viewport, ...MOVING });
  const player = await open(page);
  const at = await lift(player);
  for (const [key, times, holds] of [
    ['q', 12, turned],
    ['r', 12, turned],
    ['z', 12, turned],
    ['w', 12, moved],
    ['ArrowLeft', 12, moved],
  ] as const) {
    const before = await now(page);
    for (let i = 0; i < times; i++) await page.keyboard.press(key);
    await untilDrawn(page, (after) => holds(before, after) > 0.35);
    await untilStill(player);
  }
  // The mouse goes on from where the keys have moved the stick.
  const left = await now(page);
  await page.mouse.move(at.x + 2, at.y, { steps: 2 });
  await untilStill(player);
  expect(moved(left, await now(page))).toBeLessThan(0.8);
  // On a Russian keyboard the same keys do the same.
  const before = await now(page);
  const wire = await page.context().newCDPSession(page);
  const key = { key: 'й', code: 'KeyQ', windowsVirtualKeyCode: 81 };
  for (let i = 0; i < 12; i++) {
    await wire.send('Input.dispatchKeyEvent', { type: 'keyDown', text: 'й', ...key });
    await wire.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  }
  await untilDrawn(page, (after) => turned(before, after) > 0.35);
  await page.keyboard.press(' ');
  await expect(letsGo(page)).toBeHidden(SLOW);
  await page.mouse.up();
  await untilChoice(player);
});

test('the keys are left alone where somebody writes, and while a dialog is open', async ({ browser }) => {
  test.setTimeout(180_000);
  const { page } = await person(browser, { viewport, ...MOVING });
  const player = await open(page, 'friends');
  await lift(player);
  await untilStill(player);
  const before = await now(page);
  await page.getByRole('button', { name: 'Rules' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  for (let i = 0; i < 8; i++) await page.keyboard.press('q');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByTestId('talk').press('Enter');
  const field = page.getByRole('textbox');
  await field.focus();
  await page.keyboard.type('qqqq wwww');
  await expect(field).toHaveValue('qqqq wwww');
  await expect(letsGo(page)).toBeVisible();
  await untilStill(player);
  expect(turned(before, await now(page))).toBeLessThan(0.1);
  expect(moved(before, await now(page))).toBeLessThan(0.2);
  await field.evaluate((element) => element.blur());
  for (let i = 0; i < 12; i++) await page.keyboard.press('q');
  await untilDrawn(page, (after) => turned(before, after) > 0.35);
});

test('a drag with the right button, or with Shift, turns the stick that the left one holds', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { page } = await person(browser, { viewport, ...MOVING });
  const player = await open(page);
  const at = await lift(player);
  const before = await now(page);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(at.x + 60, at.y, { steps: 6 });
  await untilDrawn(page, (after) => turned(before, after) > 0.4);
  expect(await opensMenu(page)).toBe(false);
  await page.mouse.up({ button: 'right' });
  // The left one still holds it, where it is.
  const held = await now(page);
  await page.mouse.move(at.x + 90, at.y, { steps: 3 });
  await untilDrawn(page, (after) => moved(held, after) > 0.8);
  await expect(letsGo(page)).toBeVisible();
  // A trackpad has no second button.
  const upright = await now(page);
  await page.keyboard.down('Shift');
  await page.mouse.move(at.x + 30, at.y, { steps: 6 });
  await untilDrawn(page, (after) => turned(upright, after) > 0.4);
  await page.keyboard.up('Shift');
  const leaning = await now(page);
  await page.mouse.move(at.x + 70, at.y, { steps: 3 });
  await untilDrawn(page, (after) => moved(leaning, after) > 0.8);
  // The wheel moves it nearer and farther, over the buttons too. (The mouse gets there only with the stick.)
  for (const [key, times] of [
    ['Shift+ArrowUp', 16],
    ['Shift+ArrowLeft', 11],
  ] as const)
    for (let i = 0; i < times; i++) await page.keyboard.press(key);
  const buttons = await page.getByTestId('tokami-turns').boundingBox();
  if (!buttons) throw new Error('no buttons');
  await page.mouse.move(buttons.x + 20, buttons.y + 20, { steps: 8 });
  await untilStill(player);
  const near = await now(page);
  await page.mouse.wheel(0, -400);
  await untilDrawn(page, (after) => moved(near, after) > 0.8);
  // With Ctrl the browser makes the whole page larger.
  const takesWheel = (ctrlKey: boolean): Promise<boolean> =>
    page.evaluate((ctrlKey) => {
      const wheel = new WheelEvent('wheel', { ctrlKey, deltaY: 1, bubbles: true, cancelable: true });
      return !document.body.dispatchEvent(wheel);
    }, ctrlKey);
  expect(await takesWheel(false)).toBe(true);
  expect(await takesWheel(true)).toBe(false);
  await page.mouse.up();
  await expect(letsGo(page)).toBeHidden(SLOW);
  expect(await opensMenu(page)).toBe(true);
  await untilChoice(player);
});

/** A finger lifts a stick from the top of the pile, and stays where it is. */
async function liftByFinger(player: TokamiPlayer, touch: Touch): Promise<Point> {
  const at = await takeTop(
    player,
    (top) => touch.down(top),
    () => touch.up(),
  );
  await expect(letsGo(player.page)).toBeVisible(SLOW);
  for (let step = 0; step < 6; step++) {
    at.y -= 8;
    await touch.move(at);
  }
  await expect(player.doing).toContainText("It's out", SLOW);
  return at;
}

async function middle(button: Locator): Promise<Point> {
  const box = await button.boundingBox();
  if (!box) throw new Error('no button');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('on a phone one finger holds the stick, and another lets go of it or gives it up', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { page } = await person(browser, { ...PHONE, ...MOVING });
  const player = await open(page);
  const touch = await Touch.on(page);
  for (const button of [letsGo(page), player.done]) {
    const at = await liftByFinger(player, touch);
    const second = await middle(button);
    await touch.down(at, second);
    await touch.lift(second);
    // The first finger is still there.
    await expect(letsGo(page)).toBeHidden(SLOW);
    await touch.up();
    await untilChoice(player);
  }
});

test('on a phone one finger holds the stick, and another turns it by the buttons', async ({ browser }) => {
  test.setTimeout(180_000);
  const { page } = await person(browser, { ...PHONE, ...MOVING });
  const player = await open(page);
  const touch = await Touch.on(page);
  const at = await liftByFinger(player, touch);
  const turns = page.getByTestId('tokami-turns');
  for (const [button, holds] of [
    ['left', turned],
    ['back', turned],
    ['tilt-right', turned],
    ['away', moved],
  ] as const) {
    const before = await now(page);
    const second = await middle(turns.locator(`[data-turn="${button}"]`));
    await touch.down(at, second);
    await untilDrawn(page, (after) => holds(before, after) > 0.35);
    await touch.lift(second);
  }
  await expect(letsGo(page)).toBeVisible();
  await touch.up();
  await expect(letsGo(page)).toBeHidden(SLOW);
  await untilChoice(player);
});

test('a hand that holds still uses up none of its time, and nothing is drawn meanwhile', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { page } = await person(browser, { viewport, ...MOVING });
  const player = await open(page);
  const at = await lift(player);
  await untilStill(player);
  const { tick } = await player.now();
  const frames = await player.stage.getAttribute('data-frames');
  // A while in which the page could have drawn: the pointer rests, and asks for nothing.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1_500)));
  expect((await player.now()).tick).toBe(tick);
  expect(await player.stage.getAttribute('data-frames')).toBe(frames);
  // It goes on where it was.
  const before = await now(page);
  await page.mouse.move(at.x + 40, at.y, { steps: 4 });
  await untilDrawn(page, (after) => moved(before, after) > 0.8);
  expect((await player.now()).tick).toBeGreaterThan(tick);
  await page.mouse.up();
  await untilChoice(player);
});

test('letting go lets go: high up, on the pile, in it, and in the middle of a jerk', async ({ browser }) => {
  test.setTimeout(400_000);
  const { page } = await person(browser, { viewport, ...MOVING });
  let player = await open(page);
  type Way = readonly (readonly [x: number, y: number, steps: number])[];
  const ways: readonly Way[] = [
    [],
    [[0, -8, 2]],
    [[0, -30, 4]],
    [[0, -120, 8]],
    [
      [0, -90, 6],
      [70, -90, 1],
    ],
    [[60, -60, 1]],
    [
      [0, -60, 6],
      [0, -20, 6],
    ],
    [[-140, -70, 4]],
  ];
  for (const [n, way] of ways.entries()) {
    const at = await pressTop(player);
    for (const [x, y, steps] of way) await page.mouse.move(at.x + x, at.y + y, { steps });
    if (n % 2) await page.mouse.up();
    else {
      await page.keyboard.press(' ');
      await page.mouse.up();
    }
    // The stick is on its way down at once, and not held any more.
    await expect(letsGo(page)).toBeHidden(SLOW);
    await expect(player.stage).not.toHaveCSS('cursor', 'grabbing');
    // The attempt goes on with an open hand, or has ended by itself.
    const goesOn = player.doing.filter({ hasText: 'Pull it out' });
    const ended = player.doing.filter({ hasText: /Your turn|Well done|Lift the marked|Game over/ });
    await expect(goesOn.or(ended).first()).toBeVisible(SLOW);
    await expect(letsGo(page)).toBeHidden();
    const over = player.result.or(player.doing.filter({ hasText: 'Game over' }));
    if (await over.first().isVisible()) player = await start(page, 'here');
    else await untilChoice(player);
  }
});

test('after two minutes of moving the hand is tired: it warns, and puts the stick down', async ({
  browser,
}) => {
  test.setTimeout(420_000);
  const { page } = await person(browser, { viewport: { width: 400, height: 360 }, ...MOVING });
  const heard = await Heard.in(page);
  const player = await open(page);
  const at = await lift(player);
  const { judge } = await player.now();
  // Up and down without a pause, as slowly as one who looks for a place.
  const story = page.getByTestId('tokami-story');
  let warned = false;
  for (let step = 0; (await player.now()).judge === judge; step++) {
    await page.mouse.move(at.x, at.y - (step % 2) * 12, { steps: 2 });
    warned ||= await page.getByTestId('tokami-time').isVisible();
  }
  expect(warned).toBe(true);
  await heard.hears('20 more seconds');
  await heard.hears('your hand gets tired and puts the stick down');
  expect(heard.times('gets tired and puts')).toBe(1);
  await expect(story).toContainText('your hand gets tired');
  // It is put down, and not taken away: nothing but lying on the X or falling is left to it.
  await expect(letsGo(page)).toBeHidden(SLOW);
  await page.mouse.up();
  // What came of it is told: at once, or when a stick that must be taken has been lifted out.
  const mustTake = player.doing.filter({ hasText: 'Lift the marked stick out' });
  await expect
    .poll(async () => {
      if (await mustTake.isVisible())
        await player.done.press('Enter', { timeout: 1_000 }).catch(() => undefined);
      return (await story.allInnerTexts()).join();
    }, SLOW)
    .toMatch(/raised|did not get|and sticks fell/);
  await untilChoice(player);
});
