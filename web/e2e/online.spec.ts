import { expect, type Browser, type Page } from '@playwright/test';
import type { Seen as TotemSeen, View as TotemView } from '../src/games/totem/types';
import type { ServerMsg } from '../src/protocol/types';
import { person, type Person, test } from './person';
import { Server } from './server';
import { TotemPlayer } from './totem-player';

let server: Server;
test.beforeAll(async () => {
  server = new Server();
  await server.start();
});
test.afterAll(() => server.end());

const guest = (browser: Browser): Promise<Person> => person(browser, { baseURL: server.url });

/** Two people and a bot at a table of Totem, the game begun. */
async function table(browser: Browser): Promise<[Person, Person]> {
  const [ada, bo] = [await guest(browser), await guest(browser)];
  await ada.page.goto('/');
  await ada.page.getByTestId('friends-totem').click();
  const link = await ada.page.getByTestId('link').inputValue();
  await bo.page.goto(link);
  await bo.page.getByTestId('sit-1').click();
  await ada.page.getByLabel('A bot for seat 3').selectOption('1');
  await ada.page.getByTestId('start').click();
  await expect(bo.page.getByTestId('confirm')).toBeVisible();
  return [ada, bo];
}

/** Both play until the end, or so many rounds of decisions. */
async function play(pages: Page[], decisions = Infinity): Promise<void> {
  for (let count = 0; count < decisions; count++) {
    for (const page of pages) {
      const due = page.locator('.own .card[aria-disabled="false"]').or(page.getByTestId('confirm'));
      const over = page.getByTestId('result');
      await expect(over.or(page.locator('.totem'))).toBeVisible();
      if (await over.isVisible()) return;
      if (await due.first().isVisible()) await new TotemPlayer(page).step();
    }
  }
}

/** Nothing that this seat must not know was told to it. */
function expectNoSecrets(heard: readonly ServerMsg[], seat: number): void {
  let views = 0;
  for (const message of heard) {
    if (message.t !== 'table' && message.t !== 'update') continue;
    for (const { viewer, view } of message.views) {
      if (viewer === null) continue;
      views++;
      expect(viewer).toBe(seat);
      expect((view as TotemView).obs.seat).toBe(seat);
    }
    for (const { viewer, seen } of message.events) {
      if (viewer !== null) expect(viewer).toBe(seat);
      for (const event of seen as TotemSeen[]) {
        const hidden = (event.e === 'deal' || event.e === 'choose') && event.seat !== viewer;
        if (hidden) expect(event.cards.every((card) => card === null)).toBe(true);
      }
    }
  }
  expect(views).toBeGreaterThan(10);
}

test('two browsers and a bot play Totem by link; nobody is told what he must not know', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const [ada, bo] = await table(browser);
  await bo.page.getByTestId('talk').click();
  await bo.page.getByRole('button', { name: 'Good luck!' }).click();
  await bo.page.getByTestId('talk').click();
  await expect(ada.page.getByTestId('live')).toContainText('Good luck!');
  await play([ada.page, bo.page]);
  for (const { page } of [ada, bo]) await expect(page.getByTestId('result')).toContainText('won');
  expectNoSecrets(ada.heard, 0);
  expectNoSecrets(bo.heard, 1);
});

test('the server is killed in the middle of a game and comes back: it goes on in place', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const [ada, bo] = await table(browser);
  await play([ada.page, bo.page], 2);
  await server.kill();
  await expect(ada.page.getByTestId('lost')).toBeVisible();
  await expect(bo.page.getByTestId('lost')).toBeVisible();
  await server.start();
  await expect(ada.page.getByTestId('lost')).toBeHidden({ timeout: 30_000 });
  await expect(bo.page.getByTestId('lost')).toBeHidden({ timeout: 30_000 });
  await play([ada.page, bo.page], 3);
});

test('a spectator sees the table and nobody’s hand; a public table is in the lobby', async ({ browser }) => {
  const [ada, eve] = [await guest(browser), await guest(browser)];
  await ada.page.goto('/');
  await ada.page.getByTestId('friends-totemo').click();
  await ada.page.getByLabel('Who finds the table').selectOption('public');
  await eve.page.goto('/');
  await eve.page.getByRole('link', { name: 'Totemo', exact: true }).click();
  await expect(eve.page.getByTestId('sit-1')).toBeVisible();
  await ada.page.getByLabel('A bot for seat 2').selectOption('1');
  await ada.page.getByTestId('start').click();
  await expect(eve.page.getByTestId('totemo-doing')).toBeVisible();
  await expect(eve.page.locator('.tray li')).toHaveCount(0);
});
