import { expect, type Locator, type Page } from '@playwright/test';

/** The wood takes its time: 60 ticks a second at best, and a slow machine draws beside it. */
const SLOW = { timeout: 120_000 };

/** Plays Tokami step by step. */
export class TokamiPlayer {
  constructor(readonly page: Page) {}

  get table(): Locator {
    return this.page.getByTestId('tokami');
  }

  get doing(): Locator {
    return this.page.getByTestId('tokami-doing');
  }

  get steps(): Locator {
    return this.page.getByRole('region', { name: 'Step by step' });
  }

  /** Waits until this player may choose a stick. */
  async due(): Promise<void> {
    await expect(this.doing).toContainText('Your turn', SLOW);
    await this.agrees();
  }

  /** Waits until this page's wood and the judge's are the same, bit for bit. */
  async agrees(): Promise<string> {
    const read = (): Promise<readonly [string | undefined, string | undefined]> =>
      this.table.evaluate(({ dataset }: HTMLElement) => [dataset['digest'], dataset['judge']] as const);
    await expect
      .poll(async () => {
        const [own, judge] = await read();
        return own !== '' && own === judge;
      }, SLOW)
      .toBe(true);
    return (await read())[0] ?? '';
  }

  async openSteps(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Step by step' });
    if ((await button.getAttribute('aria-pressed')) !== 'true') await button.press('Enter');
  }

  /** One step of the step mode: the first of the list. */
  async first(question: string): Promise<void> {
    await expect(this.steps).toContainText(question, SLOW);
    await this.hurry();
    await this.steps.locator('[data-first]').press('Enter');
  }

  /** A careful hand would take longer; what matters here is that all see the same. */
  async hurry(): Promise<void> {
    const haste = this.steps.getByLabel('in haste');
    if (await haste.isVisible()) await haste.check();
  }

  /** Drags a stick out of the top of the pile by mouse, lets go, and is done. */
  async drag(): Promise<void> {
    const { page } = this;
    const before = (await this.table.getAttribute('data-judge')) ?? '';
    const stage = page.getByTestId('tokami-stage');
    await expect(stage).toHaveAttribute('data-ready', '', SLOW);
    const box = await stage.boundingBox();
    if (!box) throw new Error('no stage');
    // The pile stands in the middle; its upper sticks are seen a little above that.
    const at = { x: box.x + box.width / 2, y: box.y + box.height * 0.42 };
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await expect(this.doing).toContainText('Pull it out');
    for (let step = 1; step <= 6; step++) await page.mouse.move(at.x + step * 6, at.y - step * 9);
    await page.mouse.up();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(this.table).not.toHaveAttribute('data-judge', before, SLOW);
  }

  /** Sets sticks into the X, as often as it is this player's turn, until all are in it. */
  async build(): Promise<void> {
    await this.openSteps();
    const next = this.steps.locator('[data-first]');
    const all = this.page.getByText('36 sticks on the X').first();
    for (;;) {
      await expect(all.or(next).first()).toBeVisible(SLOW);
      if (await all.isVisible()) return;
      await this.hurry();
      await next.press('Enter');
    }
  }

  /** Tries a stick by keyboard, always the first that is offered, until the judge has another pile. */
  async tryBySteps(): Promise<void> {
    const before = await this.table.getAttribute('data-judge');
    await this.openSteps();
    const next = this.steps
      .locator('[data-first]')
      .or(this.steps.getByRole('button', { name: 'Give up' }))
      .first();
    const judged = async (): Promise<boolean> => (await this.table.getAttribute('data-judge')) !== before;
    const ready = (): Promise<boolean> => next.isVisible();
    for (;;) {
      await expect.poll(async () => (await judged()) || (await ready()), SLOW).toBe(true);
      if (await judged()) return;
      await this.hurry();
      await next.press('Enter');
    }
  }
}
