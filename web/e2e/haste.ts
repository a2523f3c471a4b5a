import type { Page } from '@playwright/test';

/** So many times faster: the wood plays no more ticks at once than this (`MOST_AT_ONCE`). */
const TIMES = 4;

/**
 * From the next page that is opened, the clocks of its workers run fast: sticks move and come to rest sooner. For tests
 * that are not about how a hand looks; a judge elsewhere still takes no more from it than a hand can do.
 */
export async function hasten(page: Page): Promise<void> {
  await page.addInitScript((times) => {
    const fast = `
      const [ticks, date] = [performance.now.bind(performance), Date.now];
      const start = date();
      performance.now = () => ticks() * ${times};
      Date.now = () => start + (date() - start) * ${times};`;
    const Real = Worker;
    globalThis.Worker = class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        const text = `import ${JSON.stringify(String(url))};${fast}`;
        super(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })), options);
      }
    };
  }, TIMES);
}
