import { expect, type Locator, type Page } from '@playwright/test';

/** The wood takes its time: 60 ticks a second at best, and a slow machine draws beside it. */
const SLOW = { timeout: 120_000 };
/** A jerk: twenty centimetres by the wheel, and so many ticks are enough for it. */
const FAR = 3400;
const JERK = 40;

/** Plays Tokami step by step. */
export class TokamiPlayer {
  constructor(readonly page: Page) {}

  get table(): Locator {
    return this.page.getByTestId('tokami');
  }

  get doing(): Locator {
    return this.page.getByTestId('tokami-doing');
  }

  /** The prompt, while it asks this player for something. */
  get asks(): Locator {
    return this.page.locator('[data-testid="tokami-doing"].mine');
  }

  get stage(): Locator {
    return this.page.getByTestId('tokami-stage');
  }

  /** Ends the hand as it is; there while it is in the pile. */
  get done(): Locator {
    return this.page
      .locator('.acts')
      .getByRole('button', { name: /^(Give up on this stick|Take it out|Keep it)$/ });
  }

  get steps(): Locator {
    return this.page.getByRole('region', { name: 'Step by step' });
  }

  /** Waits until this player may choose a stick. */
  async due(): Promise<void> {
    await expect(this.doing).toContainText('Your turn', SLOW);
    await this.agrees();
  }

  get result(): Locator {
    return this.page.getByTestId('result');
  }

  /** Waits until this page's wood and the judge's are the same, bit for bit. */
  async agrees(): Promise<string> {
    let agreed = '';
    await expect
      .poll(async () => {
        const { own, judge } = await this.now();
        agreed = own === judge ? own : '';
        return agreed;
      }, SLOW)
      .not.toBe('');
    return agreed;
  }

  /** Waits until this page's wood agrees with the judge's; false if the game is over instead. */
  async goesOnInAgreement(): Promise<boolean> {
    let over = false;
    await expect
      .poll(async () => {
        const { own, judge } = await this.now();
        over = await this.result.isVisible();
        return over || (own !== '' && own === judge);
      }, SLOW)
      .toBe(true);
    return !over;
  }

  async openSteps(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Step by step' });
    if ((await button.getAttribute('aria-pressed')) !== 'true') await button.press('Enter');
  }

  /** One step of the step mode: the first of the list. A hasty one may make sticks fall. */
  async first(question: string, how: 'hasty' | 'careful' = 'hasty'): Promise<void> {
    await expect(this.steps).toContainText(question, SLOW);
    if (how === 'hasty') await this.hurry();
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
    const { stage } = this;
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
    await this.finish(before);
  }

  /** Ends the hand as it is, if it has not ended by itself, and waits until it is judged. */
  async finish(before: string): Promise<void> {
    const { done } = this;
    await expect
      .poll(async () => {
        const { judge } = await this.now();
        // Not what comes next: the judge may just have asked for another stick.
        if (judge !== before) return judge;
        if (await done.isVisible()) await done.press('Enter', { timeout: 1_000 }).catch(() => undefined);
        return (await this.now()).judge;
      }, SLOW)
      .not.toBe(before);
  }

  /** Sets sticks into the X, as often as it is this player's turn, until all are in it. */
  async build(): Promise<void> {
    await this.openSteps();
    const next = this.steps.locator('[data-first]');
    const all = async (): Promise<boolean> => (await this.lying()) === 36;
    for (;;) {
      await expect
        .poll(async () => (await all()) || (await next.isVisible()) || (await this.skipsHand()), SLOW)
        .toBe(true);
      if (await all()) return;
      if (!(await next.isVisible())) continue;
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
      .or(this.steps.getByRole('button', { name: 'Give up on this stick' }))
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

  /** The sticks on the X, as the page counts them. */
  async lying(): Promise<number> {
    return Number.parseInt(await this.table.locator('summary').innerText());
  }

  get skipHand(): Locator {
    return this.page.getByTestId('tokami-skip-hand');
  }

  /** Sees no more of a hand elsewhere, if there is one to skip. */
  async skipsHand(): Promise<boolean> {
    if (!(await this.skipHand.isVisible())) return false;
    // It may be over by itself meanwhile.
    await this.skipHand.press('Enter', { timeout: 1_000 }).catch(() => undefined);
    return true;
  }

  /** Plays to the end without any care: that takes a minute where a careful hand would take twenty. */
  async playBoldly(): Promise<void> {
    const { page } = this;
    await expect(this.stage).toHaveAttribute('data-ready', '', SLOW);
    const { result, asks: due } = this;
    const skip = page.getByRole('button', { name: 'End the turn' });
    for (;;) {
      await expect(result.or(due).or(this.skipHand).first()).toBeVisible(SLOW);
      if (await result.isVisible()) return;
      if (await this.skipsHand()) continue;
      if (await skip.isVisible()) {
        await skip.press('Enter');
        await expect(skip).toBeHidden(SLOW);
      } else await this.jerk();
    }
  }

  /** Jerks a stick to and fro, until others fall or it is out and away. */
  async jerk(): Promise<void> {
    const { page } = this;
    // A stick that had to be taken may have ended the game meanwhile.
    if (!(await this.goesOnInAgreement())) return;
    const { judge } = await this.now();
    const holds = await this.takeHold();
    for (const far of holds ? [FAR, -2 * FAR, 2 * FAR] : []) {
      await page.mouse.wheel(0, far);
      const { tick } = await this.now();
      if (!(await this.goesOn(judge, tick + JERK))) break;
    }
    await page.mouse.up();
    await this.finish(judge);
  }

  /** This page's pile, the judge's, and the tick of the hand; nothing once the table has gone for the result. */
  now(): Promise<{ own: string; judge: string; tick: number }> {
    return this.page.evaluate(() => {
      const data = document.querySelector<HTMLElement>('[data-testid="tokami"]')?.dataset;
      return { own: data?.['digest'] ?? '', judge: data?.['judge'] ?? '', tick: Number(data?.['tick'] ?? 0) };
    });
  }

  /** Waits for a tick of the hand, or until nothing moves any more; says whether it was still in the pile then. */
  async goesOn(judge: string, tick: number): Promise<boolean> {
    const found = await this.page.evaluateHandle(() => ({ tick: -1, pictures: 0 }));
    const end = await this.page.waitForFunction(
      ([judge, tick, last]) => {
        const table = document.querySelector<HTMLElement>('[data-testid="tokami"]');
        if (table?.dataset['judge'] !== judge || !table.querySelector('.acts .button')) return 'no';
        const now = Number(table.dataset['tick']);
        if (now > tick) return 'yes';
        // Where nothing moves, no tick passes.
        if (now !== last.tick) Object.assign(last, { tick: now, pictures: 0 });
        return ++last.pictures > 60 && 'yes';
      },
      [judge, tick, found] as const,
      SLOW,
    );
    return (await end.jsonValue()) === 'yes';
  }

  /** Presses the mouse on a stick in the middle of the picture, some way below the top of the pile. */
  async takeHold(): Promise<boolean> {
    const { page, done } = this;
    // A stick that must be taken is in the hand already.
    if (await done.isVisible()) return false;
    const seen = await page.evaluate(() => {
      const table = document.querySelector('[data-testid="tokami"]');
      const [stage, lying] = ['[data-testid="tokami-stage"]', 'summary'].map((part) =>
        table?.querySelector(part),
      );
      if (!stage || !lying) return null;
      stage.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = stage.getBoundingClientRect();
      return { x, y, width, height, lying: Number.parseInt(lying.textContent) };
    });
    // The table has just gone for the result.
    if (!seen) return false;
    const start = 0.56 - (0.16 * seen.lying) / 36;
    for (const across of [0.5, 0.47, 0.53]) {
      for (const down of [0, 0.03, -0.03, 0.06, -0.06, 0.09, -0.09, 0.12]) {
        await page.mouse.move(seen.x + seen.width * across, seen.y + seen.height * (start + down));
        await page.mouse.down();
        if (await done.isVisible()) return true;
        await page.mouse.up();
      }
    }
    // The turn may have passed on while the last hand was still being seen.
    if (!(await this.asks.isVisible())) return false;
    throw new Error('there is no stick in the middle of the picture');
  }
}
