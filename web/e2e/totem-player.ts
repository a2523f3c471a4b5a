import { expect, type Page } from '@playwright/test';

/** Plays Totem with the mouse until something else than a decision of this player is due. */
export class TotemPlayer {
  constructor(readonly page: Page) {}

  /** Chooses three cards that are offered: the first ones can begin a pole, the last ones end one. */
  async choose(which: 'first' | 'last' = 'last'): Promise<void> {
    const confirm = this.page.getByTestId('confirm');
    const offered = this.page.locator('.stock .kind[aria-disabled="false"]');
    while (await confirm.isDisabled()) await offered[which]().click();
    await this.done(() => confirm.click());
  }

  /** Does something, and waits until it is answered. */
  async done(what: () => Promise<void>): Promise<void> {
    await what();
    await expect(this.page.getByTestId('table')).toHaveAttribute('aria-busy', 'false');
  }

  /** Plays the first card that has a place. */
  async play(): Promise<void> {
    const cards = this.page.locator('.own .card');
    const lit = this.page.locator('.place.lit');
    for (let slot = 0; slot < (await cards.count()); slot++) {
      if ((await lit.count()) === 0) await cards.nth(slot).click();
      if ((await lit.count()) > 0) break;
    }
    await this.done(() => lit.first().click());
  }

  /** Decides once, if asked to; says whether the game is over. */
  async step(): Promise<boolean> {
    const { page } = this;
    const due = page
      .getByTestId('confirm')
      .or(page.locator('.own .card[aria-disabled="false"]'))
      .or(page.getByTestId('result'))
      .or(page.getByTestId('cover').getByRole('button'));
    await expect(due.first()).toBeVisible();
    if (await page.getByTestId('result').isVisible()) return true;
    if (await page.getByTestId('cover').isVisible())
      await page.getByTestId('cover').getByRole('button').click();
    else if (await page.getByTestId('confirm').isVisible()) await this.choose();
    else await this.play();
    return false;
  }

  /** Until the result. */
  async finish(): Promise<void> {
    while (!(await this.step())) continue;
  }
}
