import { expect, type Locator, type Page } from '@playwright/test';
import { hasten } from './haste';
import { Heard } from './heard';
import { test } from './person';
import { moved, noteDrawn } from './tokami-hands';
import { TokamiPlayer } from './tokami-player';
import { blocks } from './totemo-player';
import { PHONE, Touch, type Point } from './touch';

test.use(PHONE);

/** Plays Totemo with a finger. */
class Finger {
  private constructor(
    readonly page: Page,
    readonly touch: Touch,
  ) {}

  static async atTotemo(page: Page): Promise<Finger> {
    const touch = await Touch.on(page);
    await page.goto('/');
    await page.getByTestId('bots-totemo').click();
    await expect(page.getByTestId('totemo-doing')).toContainText('choose a block');
    return new Finger(page, touch);
  }

  get doing(): Locator {
    return this.page.getByTestId('totemo-doing');
  }

  hole(number: number): Locator {
    return this.page.locator(`[data-hole="${number}"]`);
  }

  async in3d(): Promise<void> {
    await this.touch.tap(this.page.getByRole('button', { name: 'In 3D' }));
    await expect(this.page.getByTestId('totemo-stage')).toHaveAttribute('data-ready', '', {
      timeout: 60_000,
    });
  }

  /** Takes up the first block that goes somewhere, and gives it with its name. */
  async take(): Promise<{ block: Locator; name: string }> {
    const block = this.page.getByRole('list', { name: 'Your blocks' }).locator('button:not(.idle)').first();
    await this.touch.tap(block);
    await expect(block).toHaveAttribute('aria-pressed', 'true');
    const label = (await block.getAttribute('aria-label')) ?? '';
    return { block, name: label.split(', worth')[0] ?? '' };
  }

  /** How many blocks of a name stand in a hole. */
  async standing(hole: number, name: string): Promise<number> {
    return ((await this.hole(hole).getAttribute('aria-label')) ?? '').split(name).length - 1;
  }

  /** The middle of a number on the picture, and its hole once it was touched. */
  async number(): Promise<Point> {
    const number = this.page.locator('.labels span').first();
    await expect(number).toBeVisible();
    const box = await number.boundingBox();
    if (!box) throw new Error('no number on the picture');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async pointed(): Promise<number> {
    return Number(await this.page.locator('[data-hole].pointed').getAttribute('data-hole'));
  }

  /** The block came down onto the board, where it was put. */
  async stands(hole: number, name: string, before: number): Promise<void> {
    await expect.poll(() => this.standing(hole, name)).toBeGreaterThan(before);
    await expect(this.page.getByTestId('live')).toContainText(/level \d/);
  }
}

test('Totemo from above, as a phone shows it first: a tap on the block, a tap on the hole', async ({
  page,
}) => {
  const finger = await Finger.atTotemo(page);
  await expect(page.getByTestId('totemo-stage')).toHaveCount(0);
  const { name } = await finger.take();
  const offer = page.locator('[data-hole].offer').first();
  const hole = Number(await offer.getAttribute('data-hole'));
  const before = await finger.standing(hole, name);
  await finger.touch.tap(offer);
  await finger.stands(hole, name, before);
});

test('Totemo in 3D: the first tap on a hole shows what it brings, the second places the block', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const finger = await Finger.atTotemo(page);
  await finger.in3d();
  const { name } = await finger.take();
  const at = await finger.number();
  await finger.touch.tap(at);
  await expect(finger.doing).toContainText(/point.*Tap again to place it/);
  const hole = await finger.pointed();
  const before = await finger.standing(hole, name);
  await finger.touch.tap(at);
  await finger.stands(hole, name, before);
});

test('Totemo: a block dragged onto the board with a finger, in 3D and from above', async ({ page }) => {
  test.setTimeout(120_000);
  const finger = await Finger.atTotemo(page);
  await test.step('from above', async () => {
    const { block, name } = await finger.take();
    const offer = page.locator('[data-hole].offer').last();
    const hole = Number(await offer.getAttribute('data-hole'));
    const before = await finger.standing(hole, name);
    await finger.touch.drag(block, offer);
    await finger.stands(hole, name, before);
  });
  await test.step('in 3D', async () => {
    await finger.in3d();
    await expect(finger.doing).toContainText(/choose a block|Bonus/);
    const { block, name } = await finger.take();
    const at = await finger.number();
    const box = await block.boundingBox();
    if (!box) throw new Error('no block');
    await finger.touch.down({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    await finger.touch.move({ x: box.x, y: box.y - 60 });
    await finger.touch.move(at);
    await expect(page.locator('[data-hole].pointed')).toHaveCount(1);
    const hole = await finger.pointed();
    const before = await finger.standing(hole, name);
    await finger.touch.up();
    await finger.stands(hole, name, before);
  });
});

test('Totemo in 3D: two fingers make the picture larger, and place nothing', async ({ page }) => {
  test.setTimeout(120_000);
  const finger = await Finger.atTotemo(page);
  await finger.in3d();
  await finger.take();
  const steady = await finger.number();
  const numbers = page.locator('.labels span');
  const before = await numbers.allInnerTexts();
  const standing = await blocks(page);
  // One finger rests on a hole, the other moves away from it: twice, for the second tap would place.
  for (let twice = 0; twice < 2; twice++) {
    const other = { x: steady.x + 60, y: steady.y + 60 };
    await finger.touch.pinch([other, { x: other.x + 50, y: other.y + 50 }], [steady, steady]);
  }
  // The holes are farther apart now: there is room for more numbers.
  await expect.poll(() => numbers.count()).toBeGreaterThan(before.length);
  await expect(page.locator('[data-hole].pointed')).toHaveCount(0);
  await expect(finger.doing).toContainText('Choose a hole');
  expect(await blocks(page)).toBe(standing);
});

test('Totemo in 3D: numbers stand on the best few holes and on the one that is touched', async ({ page }) => {
  test.setTimeout(120_000);
  const finger = await Finger.atTotemo(page);
  await finger.take();
  // From above every hole says what it brings.
  const texts = await page.locator('.points').allInnerTexts();
  expect(texts.length).toBeGreaterThan(10);
  await finger.in3d();
  const numbers = page.locator('.labels span');
  await expect(numbers.first()).toBeVisible();
  const worth = (text: string): number => Number.parseInt(text) + (text.includes('★') ? 100 : 0);
  const shown = await numbers.allInnerTexts();
  expect(shown.length).toBeLessThanOrEqual(5);
  expect(worth(shown[0] ?? '')).toBe(Math.max(...texts.map(worth)));
  // Somewhere at the edge of the board, where a number may not have been.
  const stage = await page.getByTestId('totemo-stage').boundingBox();
  if (!stage) throw new Error('no picture');
  await finger.touch.tap({ x: stage.x + stage.width / 2, y: stage.y + stage.height * 0.72 });
  await expect(numbers.and(page.locator('.pointed'))).toHaveCount(1);
  const covered = await numbers.evaluateAll((all) =>
    all.some((one) =>
      all.some((other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const apart = Math.abs(a.x - b.x) > 14 || Math.abs(a.y - b.y) > 14;
        return one !== other && !apart;
      }),
    ),
  );
  expect(covered, 'no number lies on another').toBe(false);
});

test('Totemo: the view that was chosen is remembered, and wins over what the screen suggests', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const finger = await Finger.atTotemo(page);
  const stage = page.getByTestId('totemo-stage');
  await expect(stage).toHaveCount(0);
  await finger.in3d();
  await page.reload();
  await expect(stage).toBeVisible();
  await finger.touch.tap(page.getByRole('button', { name: 'From above' }));
  await expect(stage).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(stage).toHaveCount(0);
});

test('Totem with a finger: three cards chosen, one played by taps and one by dragging', async ({ page }) => {
  const [touch, heard] = [await Touch.on(page), await Heard.in(page)];
  await page.goto('/');
  await page.getByTestId('bots-totem').click();
  const confirm = page.getByTestId('confirm');
  await expect(confirm).toBeVisible();
  const offered = page.locator('.stock .kind[aria-disabled="false"]');
  const three = page.locator('.three .card');
  /** Low cards can begin a pole: the first is dragged to the three, the others are tapped. */
  const choose = async (): Promise<void> => {
    await touch.drag(offered.first(), page.locator('.three .slot').first());
    await expect(three).toHaveCount(1);
    for (const count of [2, 3]) {
      await touch.tap(offered.first());
      await expect(three).toHaveCount(count);
    }
    await touch.tap(confirm);
  };
  await choose();
  const me = await page.locator('.seats .you .who').innerText();
  const hand = page.locator('.own .card');
  const lit = page.locator('.place.lit');
  const ready = page.locator('.own .card[aria-disabled="false"]').first();
  for (const how of ['taps', 'dragging'] as const) {
    await expect(ready.or(confirm).first()).toBeVisible();
    // Nothing could be played any more, and the round was over.
    if (await confirm.isVisible()) await choose();
    await expect(ready).toBeVisible();
    const cards = await hand.count();
    const kept = page.locator('.own .card.held');
    for (const card of await hand.all()) {
      if (await lit.first().isVisible()) break;
      await touch.tap(card);
      await expect(card).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(kept).toHaveCount(1);
    const card = (await kept.getAttribute('aria-label')) ?? '?';
    const place = Number(await lit.first().getAttribute('data-pole')) + 1;
    await (how === 'taps' ? touch.tap(lit.first()) : touch.drag(kept, lit.first()));
    await heard.hears(`${me} plays ${card} at place ${place}.`);
    await expect(hand.nth(cards - 1)).toBeHidden();
  }
});

test('Tokami with a finger: a stick is grabbed where it is touched, and goes with the finger', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const touch = await Touch.on(page);
  await noteDrawn(page);
  await page.goto('/');
  await page.getByTestId('bots-tokami').click();
  const player = new TokamiPlayer(page);
  await player.due();
  await expect(player.stage).toHaveAttribute('data-ready', '', { timeout: 60_000 });
  const stage = await player.stage.boundingBox();
  if (!stage) throw new Error('no picture');
  const before = (await player.table.getAttribute('data-judge')) ?? '';
  const at = { x: stage.x + stage.width / 2, y: stage.y + stage.height * 0.42 };
  await touch.down(at);
  await expect(player.doing).toContainText('Pull it out');
  for (let step = 1; step <= 8; step++) await touch.move({ x: at.x + step * 4, y: at.y - step * 9 });
  // The hand moves in the pile: its time runs, and the height of its stick is told beside it.
  const tick = async (): Promise<number> => Number(await player.table.getAttribute('data-tick'));
  await expect.poll(tick, { timeout: 60_000 }).toBeGreaterThan(20);
  await expect(player.stage.locator('.held')).toContainText('mm');
  // And it was drawn more than 1 cm away from where it lay: a hand that rests trembles less. The turn may be over already.
  const farthest = async (): Promise<number> => {
    const drawn = await page.evaluate((before) => {
      const hand = window.pictures.filter(({ judge }) => judge === before);
      return hand.map(({ pose }) => pose.split(' ').map(Number) as [number, ...number[]]);
    }, before);
    const [first] = drawn;
    return first ? Math.max(...drawn.map((now) => (now[0] === first[0] ? moved(first, now) : 0))) : 0;
  };
  await expect.poll(farthest).toBeGreaterThan(1);
  await touch.up();
  await player.finish(before);
  expect(await player.agrees()).not.toBe(before);
});

test('Tokami by taps, step by step', async ({ page }) => {
  test.setTimeout(240_000);
  const touch = await Touch.on(page);
  await hasten(page);
  await page.goto('/');
  await page.getByTestId('bots-tokami').click();
  const player = new TokamiPlayer(page);
  await player.due();
  const before = await player.agrees();
  await touch.tap(page.getByRole('button', { name: 'Step by step' }));
  const next = player.steps
    .locator('[data-first]')
    .or(player.steps.getByRole('button', { name: 'Give up' }))
    .first();
  const judged = async (): Promise<boolean> => (await player.now()).judge !== before;
  for (;;) {
    await expect
      .poll(async () => (await judged()) || (await next.isVisible()), { timeout: 120_000 })
      .toBe(true);
    if (await judged()) break;
    // What is asked for next is there without scrolling.
    await expect(next).toBeInViewport({ ratio: 1 });
    await touch.tap(next);
  }
  await player.agrees();
});
