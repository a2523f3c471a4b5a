import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { person, test } from './person';
import { PHONE, Touch } from './touch';

test.use({ graphics: 'fine' });

/** Plays Totemo by keyboard alone, as somebody who sees no picture would. */
class TotemoPlayer {
  constructor(readonly page: Page) {}

  get board() {
    return this.page.getByRole('grid');
  }

  /** Waits until this player can do something; says whether the game is over. */
  async due(): Promise<boolean> {
    const { page } = this;
    const result = page.getByTestId('result');
    const mine = page.getByTestId('totemo-doing').filter({ hasText: /choose a block|Bonus!/ });
    await expect(result.or(mine).first()).toBeVisible({ timeout: 60_000 });
    return result.isVisible();
  }

  /** Chooses the first block that goes somewhere, and places it by arrow keys. */
  async place(): Promise<void> {
    const { page } = this;
    await this.board.locator('[tabindex="0"]').focus();
    for (const key of ['1', '2', '3']) {
      await page.keyboard.press(key);
      const offered = this.board.locator('[aria-disabled="false"]');
      if ((await offered.count()) === 0) continue;
      const to = Number(await offered.first().getAttribute('data-hole'));
      await this.walk(to);
      await expect(this.board.locator(':focus')).toHaveAttribute('aria-label', /Place here, level \d, for/);
      await page.keyboard.press('Enter');
      return;
    }
    await this.giveBack();
  }

  async walk(to: number): Promise<void> {
    const at = Number(await this.board.locator(':focus').getAttribute('data-hole'));
    const [across, down] = [(to % 5) - (at % 5), Math.floor(to / 5) - Math.floor(at / 5)];
    for (let i = 0; i < Math.abs(across); i++)
      await this.page.keyboard.press(across > 0 ? 'ArrowRight' : 'ArrowLeft');
    for (let i = 0; i < Math.abs(down); i++)
      await this.page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  }

  async giveBack(): Promise<void> {
    const stop = this.page.getByRole('button', { name: 'Stop here' });
    if (await stop.isVisible()) return stop.press('Enter');
    await this.page.getByRole('button', { name: 'Return all three' }).press('Enter');
    await this.page.getByRole('button', { name: 'Return them' }).press('Enter');
  }
}

test('Totemo against a bot, by keyboard alone, from the lobby to the result', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('/');
  await page.getByTestId('bots-totemo').press('Enter');
  const stage = page.getByTestId('totemo-stage');
  await expect(stage).toHaveAttribute('data-ready', '', { timeout: 60_000 });
  const player = new TotemoPlayer(page);
  for (let turn = 0; !(await player.due()); turn++) {
    // A full board on a phone-class GPU: the draw calls are what costs.
    expect(Number(await stage.getAttribute('data-calls'))).toBeLessThanOrEqual(60);
    if (turn === 6) await page.screenshot({ path: 'e2e/output/totemo.png' });
    await player.place();
  }
  await expect(page.getByTestId('result')).toBeVisible();
});

test('nothing is drawn while nothing moves', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('bots-totemo').click();
  const player = new TotemoPlayer(page);
  await expect(page.getByTestId('totemo-stage')).toHaveAttribute('data-ready', '', { timeout: 60_000 });
  await player.due();
  const frames = () => page.getByTestId('totemo-stage').getAttribute('data-frames');
  const pictures = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  // The first pictures may still be on their way.
  await expect
    .poll(async () => {
      const before = await frames();
      await pictures();
      return (await frames()) === before;
    })
    .toBe(true);
  const before = await frames();
  for (let i = 0; i < 10; i++) await pictures();
  expect(await frames()).toBe(before);
  await page.getByRole('button', { name: 'Turn left' }).click();
  await expect.poll(frames).not.toBe(before);
});

test('the points of a place, what counts there, and a block placed by mouse', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('bots-totemo').click();
  const player = new TotemoPlayer(page);
  await expect(page.getByTestId('totemo-stage')).toHaveAttribute('data-ready', '', { timeout: 60_000 });
  await player.due();
  const doing = page.getByTestId('totemo-doing');
  for (const block of await page.getByRole('list', { name: 'Your blocks' }).getByRole('button').all()) {
    await block.click();
    if ((await page.locator('.labels span').count()) > 0) break;
  }
  const label = page.locator('.labels span').first();
  const points = (await label.textContent())?.match(/\d+/)?.[0];
  const box = await label.boundingBox();
  if (!box) throw new Error('no label');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect(doing).toContainText(new RegExp(`${points === '1' ? 'One' : points} point`));
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByTestId('live')).toContainText(/level \d/);
});

test('without WebGL, on a phone: the board from above', async ({ browser }) => {
  const { page } = await person(browser, { ...PHONE, viewport: { width: 360, height: 740 } });
  const touch = await Touch.on(page);
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: unknown[]
    ) {
      return kind.startsWith('webgl') ? null : Reflect.apply(real, this, [kind, ...rest]);
    } as typeof real;
  });
  await page.goto('/');
  await page.getByTestId('bots-totemo').click();
  const player = new TotemoPlayer(page);
  await player.due();
  await expect(player.board).toBeVisible();
  await expect(page.getByTestId('totemo-stage')).toHaveCount(0);
  for (const block of await page.getByRole('list', { name: 'Your blocks' }).getByRole('button').all()) {
    await touch.tap(block);
    if ((await player.board.locator('[aria-disabled="false"]').count()) > 0) break;
  }
  await page.screenshot({ path: 'e2e/output/totemo-phone-flat.png', fullPage: true });
  await touch.tap(player.board.locator('[aria-disabled="false"]').first());
  await expect(page.getByTestId('live')).toContainText(/level \d/);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
  const found = await new AxeBuilder({ page }).analyze();
  expect(found.violations.map(({ id, nodes }) => ({ id, where: nodes[0]?.html }))).toEqual([]);
});
