import { readFileSync } from 'node:fs';
import { expect, type Browser, type Page } from '@playwright/test';
import { Heard } from './heard';
import { person, test } from './person';
import { playToTheEnd } from './same-device';
import { Server } from './server';

const server = new Server('--away-after', '1s', '--gone-after', '9s');
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

/** Here it is not the board that is looked at. */
const FLAT = { board: 'above' } as const;

/** A table of Totemo for two by link, the game begun. */
async function table(browser: Browser, prepare?: (host: Page) => Promise<void>): Promise<[Page, Page]> {
  const options = { baseURL: server.url, reducedMotion: 'reduce' as const };
  const guest = async (): Promise<Page> => (await person(browser, options, FLAT)).page;
  const [ada, bo] = [await guest(), await guest()];
  await ada.goto('/');
  await ada.getByTestId('friends-totemo').click();
  await ada.getByLabel('Name at seat 1').fill('Ada');
  await ada.getByLabel('Name at seat 1').press('Enter');
  const link = await ada.getByTestId('link').inputValue();
  await bo.goto(link);
  await bo.getByTestId('sit-1').click();
  await bo.getByLabel('Name at seat 2').fill('Bo');
  await bo.getByLabel('Name at seat 2').press('Enter');
  await expect(ada.getByText('Bo', { exact: true })).toBeVisible();
  await prepare?.(ada);
  await ada.getByTestId('start').click();
  await expect(bo.getByTestId('totemo-doing')).toBeVisible();
  return [ada, bo];
}

const byBots = async (host: Page): Promise<void> => {
  await host.getByLabel('If somebody stays away').selectOption('bot');
};

test('a rematch begins only when everyone who stays has said yes; meanwhile the record can be saved', async ({
  browser,
}) => {
  const [ada, bo] = await table(browser);
  await Promise.all([playToTheEnd(ada, 'first'), playToTheEnd(bo, 'first')]);
  for (const page of [ada, bo]) await expect(page.getByTestId('result')).toContainText('won');

  // Ada looks at the table meanwhile, and goes on looking at it.
  await ada.getByRole('button', { name: 'Look at the table' }).click();
  await bo.getByTestId('rematch').press('Enter');
  await expect(bo.getByTestId('rematch-waits')).toHaveText('Waiting for Ada…');
  await expect(bo.getByTestId('rematch')).toBeDisabled();
  await expect(bo.getByTestId('rematch')).toBeFocused();
  await expect(ada.getByTestId('rematch-asked')).toHaveText('Bo would like a rematch!');
  await ada.getByRole('button', { name: 'To the result' }).click();
  await expect(ada.getByTestId('rematch-asked')).toHaveText('Bo would like a rematch!');

  // The record comes as a file, and the page stays where it is.
  for (const page of [ada, bo]) {
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save the record' }).click();
    const file = await (await saved).path();
    const record = JSON.parse(readFileSync(file, 'utf8')) as { format: string; players: string[] };
    expect(record.format).toBe('stapel-record');
    expect(record.players).toEqual(['Ada', 'Bo']);
    await expect(page.getByTestId('result')).toBeVisible();
    await expect(page).toHaveURL(/\/t\//);
  }

  await ada.getByTestId('rematch').click();
  for (const page of [ada, bo]) await expect(page.getByTestId('totemo-doing')).toBeVisible();
});

test('a game that a bot finished for you is not called your win, and you are asked before the next', async ({
  browser,
}) => {
  const [ada, bo] = await table(browser, byBots);
  const link = bo.url();
  await bo.goto('about:blank');
  await expect
    .poll(() => ada.getByText('Bo (a bot stands in)').count(), { timeout: 30_000 })
    .toBeGreaterThan(0);
  // She gives all blocks back in each turn, so that the bot wins.
  await playToTheEnd(ada, 'last');
  await expect(ada.getByTestId('result').getByRole('heading')).toHaveText(
    'A bot finished the game for Bo, and won.',
  );
  await ada.getByTestId('rematch').click();
  await expect(ada.getByTestId('rematch-waits')).toHaveText('Waiting for Bo…');

  await bo.goto(link);
  await expect(bo.getByTestId('result').getByRole('heading')).toHaveText(
    'A bot finished the game for Bo, and won.',
  );
  await expect(bo.getByTestId('result').locator('li.won')).toHaveCount(0);
  await expect(bo.getByTestId('rematch-asked')).toHaveText('Ada would like a rematch!');
  await bo.getByTestId('rematch').click();
  for (const page of [ada, bo]) await expect(page.getByTestId('totemo-doing')).toBeVisible();
});

test('whoever leaves a game can take the seat back, and nobody else is offered it', async ({ browser }) => {
  const [ada, bo] = await table(browser, byBots);
  const { page: eve } = await person(browser, { baseURL: server.url }, FLAT);
  await eve.goto(bo.url());
  const open = (page: Page): Promise<void> =>
    page.getByRole('button', { name: 'Table', exact: true }).click();
  await open(bo);
  await bo.getByRole('button', { name: 'Leave the game' }).click();
  for (const page of [ada, eve]) {
    await open(page);
    const seats = page.getByRole('dialog');
    await expect(seats.getByText('Ash')).toBeVisible();
    await expect(seats.getByTestId('sit-1')).toHaveCount(0);
    await expect(seats.getByRole('button', { name: 'Free the seat' })).toHaveCount(0);
  }
  await open(bo);
  await bo.getByRole('button', { name: 'Take your seat back' }).click();
  await expect(bo.getByRole('dialog').getByLabel('Name at seat 2')).toBeVisible();
});

test('whoever is away after the game is replaced by a bot, and then the rematch can be started', async ({
  browser,
}) => {
  const people: Page[] = [];
  const heard: Heard[] = [];
  for (const name of ['Ada', 'Bo', 'Cy']) {
    const { page } = await person(browser, { baseURL: server.url, reducedMotion: 'reduce' }, FLAT);
    people.push(page);
    heard.push(await Heard.in(page));
    if (name === 'Ada') {
      await page.goto('/');
      await page.getByTestId('friends-totemo').click();
      await page.getByLabel('Players').selectOption('3');
    } else {
      await page.goto((await people[0]?.getByTestId('link').inputValue()) ?? '');
      await page.getByTestId(`sit-${people.length - 1}`).click();
    }
    await page.getByLabel(`Name at seat ${people.length}`).fill(name);
    await page.getByLabel(`Name at seat ${people.length}`).press('Enter');
  }
  const [ada, bo, cy] = people as [Page, Page, Page];
  await expect(ada.getByText('Cy', { exact: true })).toBeVisible();
  await ada.getByTestId('start').click();
  // Whoever gives all blocks back in each turn gets no points.
  await Promise.all(people.map((page) => playToTheEnd(page, page === cy ? 'first' : 'last')));
  for (const page of people)
    await expect(page.getByTestId('result').getByRole('heading')).toHaveText('Cy has won!');
  await cy.goto('about:blank');
  for (const page of [bo, ada]) {
    await page.getByTestId('rematch').click();
    await expect(page.getByTestId('rematch-waits')).toContainText('Cy');
  }
  // The host does what the page says.
  await expect(ada.getByTestId('result')).toContainText('You can give their seat to a bot under “Table”.');
  await ada.getByTestId('at-table').click();
  const seats = ada.getByRole('dialog');
  await seats.locator('li', { hasText: 'Cy' }).getByRole('button', { name: 'Free the seat' }).click();
  await seats.getByLabel('A bot for seat 3').selectOption('1');
  await ada.keyboard.press('Escape');
  for (const page of [ada, bo]) {
    await expect(page.getByTestId('rematch-agreed')).toHaveText(
      'Everyone wants a rematch. Press “Rematch” to start it.',
    );
    await expect(page.getByTestId('rematch-waits')).toHaveCount(0);
    await expect(page.getByTestId('rematch')).toBeEnabled();
  }
  // It was Cy who won, whoever sits there now.
  const won = async (page: Page): Promise<void> => {
    const result = page.getByTestId('result');
    await expect(result.getByRole('heading')).toHaveText('Cy has won!');
    await expect(result.locator('li.won')).toContainText('Cy');
    await expect(result.getByRole('img')).toHaveAttribute('aria-label', /Cy: /);
  };
  for (const page of [ada, bo]) await won(page);
  for (const one of heard.slice(0, 2)) expect([one.times('Cy has won!'), one.times('won!')]).toEqual([1, 1]);
  await ada.reload();
  await won(ada);
  await bo.getByTestId('rematch').click();
  for (const page of [ada, bo]) await expect(page.getByTestId('totemo-doing')).toBeVisible();
});

test('a host without a seat is not offered a rematch that the players have not agreed to', async ({
  browser,
}) => {
  const options = { baseURL: server.url, reducedMotion: 'reduce' as const };
  const [ada, bo] = [
    (await person(browser, options, FLAT)).page,
    (await person(browser, options, FLAT)).page,
  ];
  await ada.goto('/');
  await ada.getByTestId('friends-totemo').click();
  await ada.getByLabel('A bot for seat 2').selectOption('1');
  await ada.getByRole('button', { name: 'Get up' }).click();
  await bo.goto(await ada.getByTestId('link').inputValue());
  await bo.getByTestId('sit-0').click();
  await bo.getByLabel('Name at seat 1').fill('Bo');
  await bo.getByLabel('Name at seat 1').press('Enter');
  await expect(ada.getByText('Bo', { exact: true })).toBeVisible();
  await ada.getByTestId('start').click();
  await playToTheEnd(bo, 'last');
  await expect(ada.getByTestId('rematch-waits')).toHaveText('Waiting for Bo…');
  await expect(ada.getByTestId('rematch')).toBeDisabled();
  await expect(bo.getByTestId('rematch')).toBeEnabled();
  await bo.getByTestId('rematch').click();
  for (const page of [ada, bo]) await expect(page.getByTestId('totemo-doing')).toBeVisible();
});
