import { expect, type Browser, type Page } from '@playwright/test';
import { person, test } from './person';
import { coversNone, isThere, scrollsNowhere } from './there';
import { Touch, TOUCHED } from './touch';
import { TotemPlayer } from './totem-player';

/** What others ask and say while one plays: it is seen, and covers nothing that one plays with. */
const SIZES = [
  { width: 360, height: 560 },
  { width: 640, height: 330 },
  { width: 390, height: 664 },
  { width: 844, height: 390 },
] as const;
const LONG = 'Maximiliane-Charlotte-An';

/** Two people at a table of Totemo, each on a device of their own; the second moves first. */
async function table(browser: Browser, ...options: Parameters<typeof person>[1][]): Promise<[Page, Page]> {
  const [ada, bo] = [(await person(browser, options[0])).page, (await person(browser, options[1])).page];
  await ada.goto('/');
  await ada.getByTestId('friends-totemo').click();
  await bo.goto(await ada.getByTestId('link').inputValue());
  await bo.getByTestId('sit-1').click();
  await bo.getByLabel('Name at seat 2').fill(LONG);
  await bo.getByLabel('Name at seat 2').press('Enter');
  await ada.getByLabel('Start player').selectOption('1');
  await ada.getByLabel('If somebody stays away').selectOption('vote');
  await expect(ada.locator('.seats .name', { hasText: LONG })).toBeVisible();
  await ada.getByTestId('start').click();
  await expect(bo.getByTestId('totemo-doing')).toContainText('choose a block');
  return [ada, bo];
}

test('chat on a phone: two lines over the bar for a moment, then the number of what is unread', async ({
  browser,
}) => {
  const [ada, bo] = await table(browser, { ...TOUCHED, viewport: SIZES[0] });
  const touch = await Touch.on(ada);
  const bubble = ada.getByTestId('said-now');
  await bo.getByTestId('talk').click();
  const say = async (): Promise<void> => {
    await bo
      .getByLabel('Your own words')
      .fill('If you put your block there, I am going to be very cross. '.repeat(4));
    await bo.getByRole('button', { name: 'Say', exact: true }).click();
  };
  for (const size of SIZES) {
    await ada.setViewportSize(size);
    await expect.poll(() => ada.evaluate(() => innerWidth)).toBe(size.width);
    await say();
    await isThere(bubble, 'what was said');
    await coversNone(bubble, [
      ada.getByTestId('totemo-doing'),
      ada.getByRole('list', { name: 'Your blocks' }),
      ada.getByRole('grid'),
      ada.locator('.brief'),
      ada.getByRole('toolbar'),
    ]);
    await scrollsNowhere(ada);
  }
  await expect(bubble).toBeHidden();
  await expect(ada.getByTestId('talk')).toContainText(/\d/);
  // And whoever wants to read all of it opens it by a tap, on what was said or on the button.
  await say();
  await touch.tap(bubble);
  await expect(ada.locator('.said li').last()).toContainText('very cross');
  await expect(ada.getByTestId('talk')).not.toContainText(/\d/);
  await ada.keyboard.press('Escape');
  await expect(ada.locator('.said')).toHaveCount(0);
  await expect(ada.getByTestId('talk')).toBeFocused();
});

test('chat in a wide window covers nothing of the game either', async ({ browser }) => {
  const [ada, bo] = await table(browser, { viewport: { width: 1024, height: 600 } });
  const bubble = ada.getByTestId('said-now');
  await bo.getByTestId('talk').click();
  await bo.getByRole('button', { name: 'Good luck!' }).click();
  await isThere(bubble, 'what was said');
  await coversNone(bubble, [ada.locator('.bar'), ada.locator('.tabletop')]);
});

test('the question of a vote leaves the board and the hand free', async ({ browser }) => {
  const [ada, bo] = await table(browser, { ...TOUCHED, viewport: SIZES[0] });
  await bo.getByTestId('at-table').click();
  await bo.getByRole('button', { name: 'Leave the game' }).click();
  const ask = ada.getByTestId('vote-ask');
  for (const size of SIZES) {
    await ada.setViewportSize(size);
    await expect.poll(() => ada.evaluate(() => innerWidth)).toBe(size.width);
    await isThere(ask, 'the question');
    for (const answer of await ask.getByRole('button').all()) await isThere(answer, 'an answer');
    await coversNone(ask, [
      ada.getByTestId('totemo-doing'),
      ada.getByRole('grid'),
      ada.getByRole('list', { name: 'Your blocks' }),
    ]);
    await scrollsNowhere(ada);
  }
});

test('what is refused is said where it covers nothing that one plays with', async ({ browser }) => {
  const [, bo] = await table(browser, {}, { ...TOUCHED, viewport: SIZES[0] });
  const touch = await Touch.on(bo);
  const hand = bo.getByRole('list', { name: 'Your blocks' });
  await touch.tap(hand.locator('button:not(.idle)').first());
  await touch.tap(bo.locator('[data-hole].offer').first());
  const stop = bo.getByRole('button', { name: 'Stop here' });
  await expect(stop.or(bo.locator('.doing:not(.mine)'))).toBeVisible();
  if (await stop.isVisible()) await touch.tap(stop);
  const toast = bo.locator('.toast');
  for (const size of SIZES) {
    await bo.setViewportSize(size);
    await expect.poll(() => bo.evaluate(() => innerWidth)).toBe(size.width);
    // A block was drawn: there is no way back.
    await touch.tap(bo.getByTestId('undo'));
    await isThere(toast, 'why not');
    await coversNone(toast, [bo.getByTestId('totemo-doing'), bo.getByRole('grid'), hand]);
    await touch.tap(toast.getByRole('button'));
    await expect(toast).toHaveCount(0);
  }
});

test('two questions at once stand one below the other', async ({ browser }) => {
  const people: Page[] = [];
  for (let seat = 0; seat < 3; seat++) {
    const { page } = await person(browser, seat === 0 ? { ...TOUCHED, viewport: SIZES[0] } : {});
    people.push(page);
    if (seat === 0) {
      await page.goto('/');
      await page.getByTestId('friends-totem').click();
      await page.getByLabel('If somebody stays away').selectOption('vote');
      await page.getByLabel('Start player').selectOption('1');
    } else {
      await page.goto((await people[0]?.getByTestId('link').inputValue()) ?? '');
      await page.getByTestId(`sit-${seat}`).click();
    }
    await page.getByLabel(`Name at seat ${seat + 1}`).fill(LONG);
    await page.getByLabel(`Name at seat ${seat + 1}`).press('Enter');
  }
  const [ada, bo, cy] = people as [Page, Page, Page];
  await ada.getByTestId('start').click();
  for (const page of people) {
    await expect(page.getByTestId('confirm')).toBeVisible();
    await new TotemPlayer(page).choose('first');
  }
  await expect(bo.locator('.own .card[aria-disabled="false"]').first()).toBeVisible();
  await new TotemPlayer(bo).play();
  await bo.getByTestId('undo').click();
  const [undo, vote] = [ada.getByTestId('undo-ask'), ada.getByTestId('vote-ask')];
  await isThere(undo, 'the question of the undo');
  await cy.getByTestId('at-table').click();
  await cy.getByRole('button', { name: 'Leave the game' }).click();
  for (const size of SIZES) {
    await ada.setViewportSize(size);
    await expect.poll(() => ada.evaluate(() => innerWidth)).toBe(size.width);
    for (const ask of [undo, vote]) {
      await isThere(ask, 'a question');
      for (const answer of await ask.getByRole('button').all()) await isThere(answer, 'an answer');
    }
    await coversNone(undo, [vote, ada.locator('.own')]);
    // On its side a phone has its poles on the left.
    if (size.width > size.height) await coversNone(ada.locator('.poles'), [undo, vote]);
    else await coversNone(vote, [ada.locator('.own'), ada.getByTestId('prompt')]);
    await scrollsNowhere(ada);
  }
});
