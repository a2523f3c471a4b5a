import { expect, type Browser, type Page } from '@playwright/test';
import { Heard } from './heard';
import { person, test } from './person';
import { coversNone, isThere, scrollsNowhere } from './there';
import { PHONE, Touch, TOUCHED } from './touch';
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
  await meet(ada, bo);
  return [ada, bo];
}

async function meet(ada: Page, bo: Page): Promise<void> {
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
}

/** What goes by itself after a while stays in this page, until the test lets time pass. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.install({ time: 1_000 });
  await page.clock.pauseAt(2_000);
}

/** The window has another size, and the page knows it. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width);
}

/** Three people at a table of Totem who have chosen; the second has played a card. */
async function totemOfThree(people: readonly Page[]): Promise<void> {
  for (const [seat, page] of people.entries()) {
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
  await people[0]?.getByTestId('start').click();
  for (const page of people) {
    await expect(page.getByTestId('confirm')).toBeVisible();
    await new TotemPlayer(page).choose('first');
  }
  const [, second] = people;
  if (!second) return;
  await expect(second.locator('.own .card[aria-disabled="false"]').first()).toBeVisible();
  await new TotemPlayer(second).play();
}

test('chat on a phone: two lines over the bar for a moment, then the number of what is unread', async ({
  browser,
}) => {
  const { page: ada } = await person(browser, { ...TOUCHED, viewport: SIZES[0] });
  const { page: bo } = await person(browser);
  await holdTime(ada);
  await meet(ada, bo);
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
    await resize(ada, size);
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
  await ada.clock.runFor(6_000);
  await expect(bubble).toBeHidden();
  await expect(ada.getByTestId('talk')).toContainText(/\d/);
  // And whoever wants to read all of it opens it by a tap, on what was said or on the button.
  await say();
  await touch.tap(bubble);
  await expect(ada.getByTestId('talk')).toBeFocused();
  await expect(ada.locator('.said li').last()).toContainText('very cross');
  await expect(ada.getByTestId('talk')).not.toContainText(/\d/);
  await ada.keyboard.press('Escape');
  await expect(ada.locator('.said')).toHaveCount(0);
  await expect(ada.getByTestId('talk')).toBeFocused();
});

test('chat in a wide window covers nothing of the game either', async ({ browser }) => {
  const { page: ada } = await person(browser, { viewport: { width: 1024, height: 600 } });
  const { page: bo } = await person(browser);
  await holdTime(ada);
  await meet(ada, bo);
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
    await resize(ada, size);
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
  const { page: ada } = await person(browser);
  const { page: bo } = await person(browser, { ...TOUCHED, viewport: SIZES[0] });
  await holdTime(bo);
  await meet(ada, bo);
  const touch = await Touch.on(bo);
  const hand = bo.getByRole('list', { name: 'Your blocks' });
  await touch.tap(hand.locator('button:not(.idle)').first());
  await touch.tap(bo.locator('[data-hole].offer').first());
  const stop = bo.getByRole('button', { name: 'Stop here' });
  await expect(stop.or(bo.locator('.doing:not(.mine)'))).toBeVisible();
  if (await stop.isVisible()) await touch.tap(stop);
  const toast = bo.locator('.toast');
  for (const size of SIZES) {
    await resize(bo, size);
    // A block was drawn: there is no way back.
    await touch.tap(bo.getByTestId('undo'));
    await isThere(toast, 'why not');
    await coversNone(toast, [bo.getByTestId('totemo-doing'), bo.getByRole('grid'), hand]);
    await touch.tap(toast.getByRole('button'));
    await expect(toast).toHaveCount(0);
  }
});

test('an open chat covers neither the hand nor a question, shows what is newest, and goes when one plays on', async ({
  browser,
}) => {
  const [ada, bo] = await table(browser, PHONE);
  const touch = await Touch.on(ada);
  await bo.getByTestId('talk').click();
  const say = async (what: string): Promise<void> => {
    await bo.getByLabel('Your own words').fill(what);
    await bo.getByRole('button', { name: 'Say', exact: true }).click();
  };
  for (let line = 0; line < 4; line++)
    await say(`This is line ${line}. ${'All of it is to be read. '.repeat(5)}`);
  await expect(ada.getByTestId('talk')).toContainText('4');
  await touch.tap(ada.getByTestId('talk'));
  const lines = ada.locator('.said li');
  await expect(lines).toHaveCount(4);
  await expect(lines.last()).toBeInViewport({ ratio: 0.9 });
  await expect(lines.first()).not.toBeInViewport();
  await say('One more.');
  await expect(lines).toHaveCount(5);
  await expect(lines.last()).toBeInViewport({ ratio: 0.9 });

  await bo.getByTestId('at-table').click();
  await bo.getByRole('button', { name: 'Leave the game' }).click();
  const ask = ada.getByTestId('vote-ask');
  const hand = ada.getByRole('list', { name: 'Your blocks' });
  for (const size of SIZES) {
    await resize(ada, size);
    await isThere(ask, 'the question');
    for (const answer of await ask.getByRole('button').all()) await isThere(answer, 'an answer');
    await coversNone(ada.locator('.talk .box'), [hand, ada.getByTestId('totemo-doing')]);
    await isThere(ada.getByLabel('Your own words'), 'what one types into');
    await isThere(ada.getByRole('button', { name: 'Say', exact: true }), 'the button beside it');
    await scrollsNowhere(ada);
  }
  await touch.tap(ada.locator('.doing'));
  await expect(lines).toHaveCount(0);
  await isThere(ask, 'the question');
});

test('a question that others are to answer leaves the bar free, goes by a tap, and is told once', async ({
  browser,
}) => {
  const people: Page[] = [];
  const touched = { ...TOUCHED, viewport: SIZES[0] };
  for (const options of [touched, touched, {}]) people.push((await person(browser, options)).page);
  const [ada, bo, cy] = people as [Page, Page, Page];
  const [heard, touch] = [await Heard.in(ada), await Touch.on(bo)];
  await totemOfThree(people);
  await cy.getByTestId('talk').click();
  await cy.getByRole('button', { name: 'Good luck!' }).click();
  await heard.hears('Good luck!');
  await bo.getByTestId('undo').click();

  // Bo asked, Ada has answered, and Cy is still to answer.
  await ada.getByTestId('undo-ask').getByRole('button', { name: 'All right' }).click();
  await expect(ada.getByTestId('undo-ask').getByRole('button')).toHaveCount(0);
  await expect(cy.getByTestId('undo-ask').getByRole('button')).toHaveCount(2);
  const eve = (await person(browser, touched)).page;
  await eve.goto(ada.url());
  for (const page of [ada, bo, eve]) {
    const line = page.getByTestId('undo-ask');
    for (const size of SIZES) {
      await resize(page, size);
      await isThere(line, 'the line');
      for (const one of await page.locator('.bar :is(a, button)').all())
        await isThere(one, 'a tool of the bar');
      await coversNone(line, [page.locator('.bar'), page.getByTestId('prompt')]);
      if (page !== eve) await coversNone(line, [page.locator('.own')]);
      await scrollsNowhere(page);
    }
  }
  await touch.tap(bo.getByTestId('undo-ask'));
  await expect(bo.getByTestId('undo-ask')).toHaveCount(0);
  // The next question is another one.
  const asked = 'would like to take back';
  expect(heard.times(asked)).toBe(1);
  await cy.getByTestId('undo-ask').getByRole('button', { name: 'Rather not' }).click();
  await expect(ada.getByTestId('undo-ask')).toHaveCount(0);
  await bo.getByTestId('undo').click();
  await expect(bo.getByTestId('undo-ask')).toBeVisible();
  await expect(ada.getByTestId('undo-ask').getByRole('button')).toHaveCount(2);
  await expect.poll(() => heard.times(asked)).toBe(2);
  expect(heard.times('Good luck!'), 'chat is told once, whatever the table tells meanwhile').toBe(1);
});

test('two questions at once stand one below the other', async ({ browser }) => {
  const people: Page[] = [];
  for (const options of [{ ...TOUCHED, viewport: SIZES[0] }, {}, {}])
    people.push((await person(browser, options)).page);
  const [ada, bo, cy] = people as [Page, Page, Page];
  await totemOfThree(people);
  await bo.getByTestId('undo').click();
  const [undo, vote] = [ada.getByTestId('undo-ask'), ada.getByTestId('vote-ask')];
  await isThere(undo, 'the question of the undo');
  await cy.getByTestId('at-table').click();
  await cy.getByRole('button', { name: 'Leave the game' }).click();
  for (const size of SIZES) {
    await resize(ada, size);
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
