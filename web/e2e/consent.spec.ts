import { expect, type Browser, type Page } from '@playwright/test';
import { person, test } from './person';
import { TotemPlayer } from './totem-player';

/** Three people at a table of Totem: all have chosen, and the first is to play. */
async function round(browser: Browser, prepare?: (host: Page) => Promise<void>): Promise<[Page, Page, Page]> {
  const guest = async (): Promise<Page> => (await person(browser)).page;
  const people: [Page, Page, Page] = [await guest(), await guest(), await guest()];
  const [ada, bo, cy] = people;
  await ada.goto('/');
  await ada.getByTestId('friends-totem').click();
  const link = await ada.getByTestId('link').inputValue();
  await bo.goto(link);
  await bo.getByTestId('sit-1').click();
  await cy.goto(link);
  await cy.getByTestId('sit-2').click();
  await prepare?.(ada);
  await ada.getByLabel('Start player').selectOption('0');
  await ada.getByTestId('start').click();
  for (const page of people) {
    await expect(page.getByTestId('confirm')).toBeVisible();
    await new TotemPlayer(page).choose('first');
  }
  await expect(ada.locator('.own .card[aria-disabled="false"]').first()).toBeVisible();
  return people;
}

test('taking back between people: one says no, then all say yes', async ({ browser }) => {
  const [ada, bo, cy] = await round(browser);
  const hand = ada.locator('.own .card');
  await expect(hand).toHaveCount(3);
  await new TotemPlayer(ada).play();
  await expect(bo.locator('.own .card[aria-disabled="false"]').first()).toBeVisible();

  await ada.getByTestId('undo').click();
  await expect(ada.getByTestId('undo-ask')).toContainText('would like to take back');
  await bo.getByTestId('undo-ask').getByRole('button', { name: 'Rather not' }).click();
  await expect(ada.getByTestId('undo-ask')).toBeHidden();
  await expect(hand).toHaveCount(2);

  await ada.getByTestId('undo').click();
  for (const page of [bo, cy])
    await page.getByTestId('undo-ask').getByRole('button', { name: 'All right' }).click();
  await expect(hand).toHaveCount(3);
  await expect(ada.locator('.own .card[aria-disabled="false"]').first()).toBeVisible();
  await expect(bo.getByTestId('undo-ask')).toBeHidden();
});

test('somebody leaves for good, and the others vote to end the game', async ({ browser }) => {
  const [ada, bo, cy] = await round(browser, async (host) => {
    await host.getByLabel('If somebody stays away').selectOption('vote');
  });
  await bo.getByRole('button', { name: 'Table', exact: true }).click();
  await bo.getByRole('button', { name: 'Leave the game' }).click();
  const ask = ada.getByTestId('vote-ask');
  await expect(ask).toContainText('Somebody has left');
  await expect(ask).toBeInViewport();
  await ada.screenshot({ path: 'e2e/output/vote.png' });
  await ask.getByRole('button', { name: 'End it' }).click();
  await cy.getByTestId('vote-ask').getByRole('button', { name: 'End it' }).click();
  for (const page of [ada, cy]) await expect(page.getByTestId('result')).toBeVisible();
  const record = ada.getByRole('link', { name: 'Save the record' });
  expect((await ada.request.get((await record.getAttribute('href')) ?? '')).status()).toBe(200);
  await ada.screenshot({ path: 'e2e/output/ended.png' });
});
