import { expect, type Page } from '@playwright/test';
import { person, test } from './person';
import { Server } from './server';

const server = new Server(
  '--bot-games-per-address',
  '50',
  '--new-per-minute',
  '0',
  '--messages-per-second',
  '0',
);
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

test('a bot that had no time to think for its level is marked where the players are', async ({ browser }) => {
  const guest = async (): Promise<Page> =>
    (await person(browser, { baseURL: server.url, reducedMotion: 'reduce' })).page;
  const [host, eve] = [await guest(), await guest()];
  await host.goto('/');
  await host.getByTestId('friends-totem').click();
  await expect(host.getByTestId('link')).toBeVisible();
  // Thirty tables at which five bots of the highest level play, as long as this page is open.
  const table = await host.evaluate(async () => {
    const token = localStorage.getItem('stapel.token');
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const body = JSON.stringify({ game: 'totem', seats: 5 });
    let last = '';
    for (const client of ['crowd-client-0', 'crowd-client-1']) {
      const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`);
      await new Promise((open) => (socket.onopen = open));
      const send = (message: object): void => socket.send(JSON.stringify(message));
      send({ t: 'hello', protocol: 1, client, token });
      let id = 0;
      socket.onmessage = ({ data }: MessageEvent<string>) => {
        const { table, info } = JSON.parse(data);
        if (info?.stage === 'over') send({ t: 'do', table, id: ++id, what: { c: 'rematch' } });
      };
      for (let n = 0; n < 15; n++) {
        const { table } = await (await fetch('/api/tables', { method: 'POST', headers, body })).json();
        send({ t: 'watch', table });
        for (let seat = 0; seat < 5; seat++) {
          send({ t: 'do', table, id: ++id, what: { c: 'seat_bot', seat, level: 5 } });
        }
        send({ t: 'do', table, id: ++id, what: { c: 'start' } });
        last = table;
      }
    }
    return last;
  });
  await eve.goto(`/t/${table}`);
  const mark = eve.getByTestId(/^hurried-/).first();
  await expect(mark).toBeVisible({ timeout: 45_000 });
  await expect(mark).toHaveAccessibleName('last move: strong, the server is busy');
});
