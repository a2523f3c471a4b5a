import { expect, type Page } from '@playwright/test';

/** The blocks on the board, those under others too: each is named with its figure in brackets. */
export function blocks(page: Page): Promise<number> {
  return page
    .locator('[data-hole]')
    .evaluateAll((holes) =>
      holes.reduce((count, hole) => count + (hole.ariaLabel ?? '').split('(').length - 1, 0),
    );
}

/** Plays Totemo on the board seen from above. */
export class TotemoPlayer {
  constructor(readonly page: Page) {}

  /** Decides once, if asked to; says whether the game is over. */
  async step(): Promise<boolean> {
    const { page } = this;
    const doing = page.getByTestId('totemo-doing');
    await expect(
      doing.filter({ hasText: /block|another|choose/i }).or(page.getByTestId('result')),
    ).toBeVisible();
    if (await page.getByTestId('result').isVisible()) return true;
    const above = page.getByRole('button', { name: 'From above' });
    if (await above.isVisible()) await above.click();
    const block = page.locator('.tray li button:not(.idle)').last();
    if ((await block.count()) === 0) {
      await page.locator('.acts button').last().click();
      const sure = page.locator('.acts .sure');
      if (await sure.isVisible()) await sure.click();
      return false;
    }
    await block.click();
    await page.locator('[data-hole].offer').first().click();
    await expect(page.getByTestId('table')).toHaveAttribute('aria-busy', 'false');
    return false;
  }

  /** Until the result. */
  async finish(): Promise<void> {
    while (!(await this.step())) continue;
  }
}
