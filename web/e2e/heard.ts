import { expect, type Page } from '@playwright/test';

/** All that those who listen have heard in a page: its live region keeps the newest lines only. */
export class Heard {
  readonly #lines: string[] = [];

  /** Listens from the next page that is opened. */
  static async in(page: Page): Promise<Heard> {
    const heard = new Heard();
    await page.exposeFunction('heard', (line: string) => heard.#lines.push(line));
    await page.addInitScript(() => {
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
          if (!(target as Element).matches('[data-testid="live"]')) continue;
          for (const node of addedNodes) {
            if (node instanceof Element)
              (globalThis as unknown as { heard(line: string): void }).heard(node.textContent);
          }
        }
      }).observe(document, { childList: true, subtree: true });
    });
    return heard;
  }

  /** How many lines with this in them have been said. */
  times(what: string): number {
    return this.#lines.filter((line) => line.includes(what)).length;
  }

  /** Waits until a line with this in it has been said. */
  async hears(what: string): Promise<void> {
    await expect.poll(() => this.#lines.some((line) => line.includes(what)), { message: what }).toBe(true);
  }
}
