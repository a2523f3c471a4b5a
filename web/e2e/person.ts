import {
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import type { ServerMsg } from '../src/protocol/types';

const contexts: BrowserContext[] = [];

/** A test in which several people take part. Their pages are closed after it: they would go on drawing beside the next. */
export const test = base.extend<{ closing: undefined }>({
  closing: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants it written like this.
    async ({}, use) => {
      await use(undefined);
      await Promise.all(contexts.splice(0).map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** A person with a device of their own, and all that the server tells it. */
export interface Person {
  page: Page;
  heard: ServerMsg[];
}

export async function person(browser: Browser, options: BrowserContextOptions = {}): Promise<Person> {
  const context = await browser.newContext(options);
  contexts.push(context);
  const page = await context.newPage();
  const heard: ServerMsg[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (typeof payload === 'string') heard.push(JSON.parse(payload) as ServerMsg);
    }),
  );
  return { page, heard };
}
