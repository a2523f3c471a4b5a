import { expect, type Page } from '@playwright/test';
import { person, test } from './person';
import { lift } from './tokami-grip';
import { drawnHands, longestGap, MOVING, noteDrawn, SLOW, type DrawnHand } from './tokami-hands';
import { TokamiPlayer } from './tokami-player';

/** A hand can be followed if no more ticks than this pass between two pictures, however slow those are. */
const FOLLOWED = 16;
/** The quickest bot takes a second and a half; its stick is drawn in more places than this. */
const PLACES = 5;
const viewport = { width: 480, height: 400 };

/** Seat 2 is a bot, and begins. */
async function botBegins(page: Page, where: 'here' | 'friends'): Promise<void> {
  await page.getByTestId(`${where}-tokami`).click();
  await page.getByLabel('A bot for seat 2').selectOption('1');
  await page.getByLabel('Start player').selectOption('1');
}

async function seenFromTheStart(page: Page): Promise<void> {
  await expect(page.getByTestId('tokami-doing')).toContainText('Your turn', SLOW);
  const told = page.getByTestId('tokami-story');
  await expect(told).toBeVisible();
  followed(await drawnHands(page));
}

function followed(hands: DrawnHand[]): void {
  expect(hands.length).toBeGreaterThan(0);
  for (const hand of hands) {
    expect(hand.places).toBeGreaterThan(PLACES);
    expect(longestGap(hand)).toBeLessThanOrEqual(FOLLOWED);
  }
}

test('the first hand of a game on one device is a bot’s, and every hand of it is seen to move', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { page } = await person(browser, { viewport, ...MOVING });
  await noteDrawn(page);
  await page.goto('/');
  await botBegins(page, 'here');
  await page.getByTestId('start').click();
  await expect(page.getByTestId('tokami-doing')).toContainText('is trying', SLOW);
  await seenFromTheStart(page);
  await new TokamiPlayer(page).agrees();
});

test('on a server a bot’s hand is seen by its opponent and by a spectator, from the first of the game', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const [ada, eve] = [
    await person(browser, { viewport, ...MOVING }),
    await person(browser, { viewport, ...MOVING }),
  ];
  for (const { page } of [ada, eve]) await noteDrawn(page);
  await ada.page.goto('/');
  await botBegins(ada.page, 'friends');
  await eve.page.goto(await ada.page.getByTestId('link').inputValue());
  await expect(
    eve.page
      .getByTestId('sit-1')
      .or(eve.page.getByText('Bot', { exact: false }))
      .first(),
  ).toBeVisible();
  await ada.page.getByTestId('start').click();
  await seenFromTheStart(ada.page);
  const [mine, other] = [new TokamiPlayer(ada.page), new TokamiPlayer(eve.page)];
  const agreed = await mine.agrees();
  // Eve may still see a hand that Ada has seen already.
  await expect.poll(() => other.now(), SLOW).toMatchObject({ own: agreed, judge: agreed });
  const seen = await drawnHands(eve.page);
  expect(seen.length).toBe((await drawnHands(ada.page)).length);
  followed(seen);
});

test('on a server a person’s hand is seen to move by the other person', async ({ browser }) => {
  test.setTimeout(180_000);
  const [ada, bo] = [
    await person(browser, { viewport, ...MOVING }),
    await person(browser, { viewport, ...MOVING }),
  ];
  await noteDrawn(bo.page);
  await ada.page.goto('/');
  await ada.page.getByTestId('friends-tokami').click();
  await bo.page.goto(await ada.page.getByTestId('link').inputValue());
  await bo.page.getByTestId('sit-1').click();
  await ada.page.getByLabel('Start player').selectOption('0');
  await ada.page.getByTestId('start').click();
  const [mover, watcher] = [new TokamiPlayer(ada.page), new TokamiPlayer(bo.page)];
  await mover.due();
  await expect(mover.stage).toHaveAttribute('data-ready', '', SLOW);
  await watcher.agrees();
  const { judge } = await mover.now();
  await lift(mover);
  // While it is still held.
  await expect.poll(async () => (await drawnHands(bo.page))[0]?.places ?? 0, SLOW).toBeGreaterThan(PLACES);
  await ada.page.mouse.up();
  await mover.finish(judge);
  const after = await mover.agrees();
  await expect.poll(() => watcher.now(), SLOW).toMatchObject({ own: after, judge: after });
});

test('a stick that a bot sets into the X is seen on its way there', async ({ browser }) => {
  test.setTimeout(180_000);
  const { page } = await person(browser, { viewport, ...MOVING });
  await noteDrawn(page);
  await page.goto('/');
  await botBegins(page, 'here');
  await page.getByLabel('The pile').selectOption('built');
  await page.getByTestId('start').click();
  const player = new TokamiPlayer(page);
  // Seat 1 sets in the first stick.
  await player.openSteps();
  for (let step = 0; step < 2; step++) {
    await expect(player.steps.locator('[data-first]')).toBeVisible(SLOW);
    await player.hurry();
    await player.steps.locator('[data-first]').press('Enter');
  }
  await expect.poll(() => player.lying(), SLOW).toBe(2);
  await expect(player.doing).toContainText('Set a stick into the X', SLOW);
  const hands = await drawnHands(page);
  expect(hands).toHaveLength(2);
  expect(hands[1]?.doing.join()).toContain('is setting a stick into the X');
  followed(hands.slice(1));
});

/**
 * Does this in the page as soon as a hand is led up to that is judged already; gives the judge's pile before it once
 * the page shows what came of it.
 */
async function whenHandComes(page: Page, does: 'skip' | 'hide'): Promise<() => Promise<string>> {
  await page.addInitScript((does) => {
    const seen = new MutationObserver(() => {
      const skip = document.querySelector<HTMLElement>('[data-testid="tokami-skip-hand"]');
      if (!skip) return;
      seen.disconnect();
      const table = document.querySelector<HTMLElement>('[data-testid="tokami"]')?.dataset;
      document.documentElement.dataset['before'] = table?.['judge'] ?? '';
      if (does === 'skip') skip.click();
      else {
        Object.defineProperty(document, 'hidden', { get: () => true });
        document.dispatchEvent(new Event('visibilitychange'));
      }
    });
    seen.observe(document, { subtree: true, childList: true });
  }, does);
  return async () => {
    await expect(page.locator('html')).toHaveAttribute('data-before', /./, SLOW);
    const before = (await page.locator('html').getAttribute('data-before')) ?? '';
    await expect(page.getByTestId('tokami')).not.toHaveAttribute('data-judge', before, SLOW);
    return before;
  };
}

/** Of these hands so much was left out that nobody could follow them. */
function leftOut(hands: DrawnHand[]): void {
  for (const hand of hands) expect(hand.places <= PLACES || longestGap(hand) > FOLLOWED).toBe(true);
}

test('a hand can be skipped, and then the pile lies as it left it', async ({ browser }) => {
  test.setTimeout(180_000);
  const { page } = await person(browser, { viewport, ...MOVING });
  await noteDrawn(page);
  const skipped = await whenHandComes(page, 'skip');
  await page.goto('/');
  await botBegins(page, 'here');
  await page.getByTestId('start').click();
  const before = await skipped();
  await expect(page.getByTestId('tokami-story')).toContainText(/raised|tried|did not/);
  leftOut((await drawnHands(page)).filter(({ judge }) => judge === before));
  await new TokamiPlayer(page).agrees();
});

test('who wants no motion sees which stick it is, then how the pile lies, and reads what happened', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { page } = await person(browser, { viewport, reducedMotion: 'reduce' });
  await noteDrawn(page);
  await page.goto('/');
  await botBegins(page, 'here');
  await page.getByTestId('start').click();
  await expect(page.getByTestId('tokami-doing')).toContainText('is trying', SLOW);
  const player = new TokamiPlayer(page);
  const { judge } = await player.now();
  await expect(page.getByTestId('tokami-doing')).toContainText('Your turn', SLOW);
  await expect(page.getByTestId('tokami-story')).toContainText(/raised|tried|did not|pulled out|wanted/);
  // There was a hand: before and after it a picture, and nothing between.
  expect(await player.agrees()).not.toBe(judge);
  for (const { places } of await drawnHands(page)) expect(places).toBeLessThanOrEqual(2);
});

test('a page that nobody looks at comes to the end of a bot’s turn as well', async ({ browser }) => {
  test.setTimeout(180_000);
  const { page } = await person(browser, { viewport, ...MOVING });
  await noteDrawn(page);
  const hidden = await whenHandComes(page, 'hide');
  await page.goto('/');
  await botBegins(page, 'here');
  await page.getByTestId('start').click();
  await hidden();
  await expect(page.getByTestId('tokami-doing')).toContainText('Your turn', SLOW);
  // This page still draws, as none does that is hidden: what it is told to draw leaves out most of every hand.
  leftOut(await drawnHands(page));
  await new TokamiPlayer(page).agrees();
});
