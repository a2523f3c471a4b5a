import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './person';

/** Plays Totem with Tab and Enter alone. */
class KeyboardPlayer {
  constructor(readonly page: Page) {}

  get due(): Locator {
    return this.page.locator('.own .card[aria-disabled="false"]').first();
  }

  /** Presses Tab until the wanted element has the focus. */
  async to(selector: string): Promise<void> {
    for (let presses = 0; presses < 80; presses++) {
      await this.page.keyboard.press('Tab');
      if (await this.page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector))
        return;
    }
    throw new Error(`the keyboard does not get to ${selector}`);
  }

  async press(selector: string): Promise<void> {
    await this.to(selector);
    await this.page.keyboard.press('Enter');
  }

  /** What was asked for is answered. */
  async answered(): Promise<void> {
    await expect(this.page.getByTestId('table')).toHaveAttribute('aria-busy', 'false');
  }

  async choose(): Promise<void> {
    await this.to('.stock .kind[aria-disabled="false"]');
    while (await this.page.getByTestId('confirm').isDisabled()) {
      const offered = await this.page.locator(':focus').getAttribute('aria-disabled');
      if (offered === 'true') await this.to('.stock .kind[aria-disabled="false"]');
      await this.page.keyboard.press('Enter');
    }
    await this.press('[data-testid="confirm"]');
    await this.answered();
  }

  /** The cards of the hand, one after another, until one has a place. */
  async play(): Promise<void> {
    const lit = this.page.locator('.place.lit');
    if ((await lit.count()) === 0) await this.press('.own .card');
    for (let others = 0; others < 2 && (await lit.count()) === 0; others++) {
      await this.page.keyboard.press('Tab');
      await this.page.keyboard.press('Enter');
    }
    await this.press('.place.lit');
    await this.answered();
  }
}

test('Totem by keyboard alone, from the lobby to the result, and what a listener hears', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  const player = new KeyboardPlayer(page);
  await player.press('[data-testid="bots-totem"]');
  const [confirm, result] = [page.getByTestId('confirm'), page.getByTestId('result')];
  const heard = page.getByTestId('live');
  for (;;) {
    await expect(confirm.or(player.due).or(result)).toBeVisible();
    if (await result.isVisible()) break;
    if (await confirm.isVisible()) {
      await player.choose();
    } else {
      await player.play();
      await expect(heard).toContainText(/plays|Round/);
    }
  }
  await expect(heard).toContainText('won');
  await player.press('[data-testid="rematch"]');
  await expect(page.getByTestId('prompt')).toContainText('Choose three');
});
