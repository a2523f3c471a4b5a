import type { Page } from '@playwright/test';

/** Which of the actions that are offered is taken. */
export type Taste = 'first' | 'last';

/**
 * Plays a seat to the end of the game over a socket of its own with the token of this page's device, as a second tab
 * would: for tests of what comes after a game.
 */
export async function playToTheEnd(page: Page, taste: Taste): Promise<void> {
  await page.evaluate(async (taste) => {
    const table = location.pathname.split('/').pop() ?? '';
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`);
    await new Promise((open) => (socket.onopen = open));
    const send = (message: object): void => socket.send(JSON.stringify(message));
    await new Promise<void>((over) => {
      let id = 0;
      socket.onmessage = ({ data }: MessageEvent<string>) => {
        const message = JSON.parse(data);
        if ((message.info ?? message.table)?.stage === 'over') over();
        const mine = message.views?.find(({ view }: { view: { legal?: unknown[] } }) => view.legal?.length);
        if (!mine) return;
        const action = taste === 'first' ? mine.view.legal[0] : mine.view.legal.at(-1);
        send({ t: 'do', table, id: ++id, what: { c: 'act', seat: mine.viewer, action } });
      };
      const token = localStorage.getItem('stapel.token');
      send({ t: 'hello', protocol: 1, client: `second-tab-${Math.random()}`, token });
      send({ t: 'watch', table });
    });
    socket.close();
  }, taste);
}
