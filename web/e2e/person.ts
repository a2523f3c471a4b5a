import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { ServerMsg } from '../src/protocol/types';

/** A person with a device of their own, and all that the server tells it. */
export interface Person {
  page: Page;
  heard: ServerMsg[];
}

export async function person(browser: Browser, options: BrowserContextOptions = {}): Promise<Person> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const heard: ServerMsg[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (typeof payload === 'string') heard.push(JSON.parse(payload) as ServerMsg);
    }),
  );
  return { page, heard };
}
