import {
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import type { ServerMsg } from '../src/protocol/types';

/** How pictures in 3D are drawn, unless the test has chosen. Without a graphics card they are most of the work. */
type Graphics = 'fine' | 'fast';

interface Here {
  graphics: Graphics;
  contexts: BrowserContext[];
}

/** What `person` needs of the test that is running: a worker runs one at a time. */
const here: Here = { graphics: 'fast', contexts: [] };

/**
 * A test of the page. Several people may take part in it; their pages are closed after it: they would go on drawing
 * beside the next. Tests that look at pictures ask for fine ones: `test.use({ graphics: 'fine' })`.
 */
export const test = base.extend<{ graphics: Graphics; closing: undefined }>({
  graphics: ['fast', { option: true }],
  context: async ({ context, graphics }, use) => {
    await prefer(context, { graphics });
    await use(context);
  },
  closing: [
    async ({ graphics }, use) => {
      here.graphics = graphics;
      await use(undefined);
      await Promise.all(here.contexts.splice(0).map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** What a device remembers of its user's taste, until they change it. */
interface Taste {
  graphics: Graphics;
  board?: 'solid' | 'above';
}

async function prefer(context: BrowserContext, taste: Taste): Promise<void> {
  await context.addInitScript((taste) => {
    try {
      if (localStorage.getItem('stapel.taste') === null)
        localStorage.setItem('stapel.taste', JSON.stringify(taste));
    } catch {
      // An empty page keeps nothing.
    }
  }, taste);
}

/** Loads the page again with fine graphics, for a picture that people look at. */
export async function drawFinely(page: Page): Promise<void> {
  await page.evaluate(() => {
    const taste = JSON.parse(localStorage.getItem('stapel.taste') ?? '{}') as object;
    localStorage.setItem('stapel.taste', JSON.stringify({ ...taste, graphics: 'fine' }));
  });
  await page.reload();
  await page.locator('[data-ready]').waitFor();
}

/** A person with a device of their own, and all that the server tells it. */
export interface Person {
  page: Page;
  heard: ServerMsg[];
}

export async function person(
  browser: Browser,
  options: BrowserContextOptions = {},
  taste: Partial<Taste> = {},
): Promise<Person> {
  const context = await browser.newContext(options);
  here.contexts.push(context);
  await prefer(context, { graphics: here.graphics, ...taste });
  const page = await context.newPage();
  const heard: ServerMsg[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (typeof payload === 'string') heard.push(JSON.parse(payload) as ServerMsg);
    }),
  );
  return { page, heard };
}
