import { expect, type Locator, type Page, type WebSocketRoute } from '@playwright/test';
import { hasten } from './haste';
import { person, test } from './person';
import { playToTheEnd } from './same-device';
import { canBeTapped, coversNone, fits, isThere, scrollsNowhere } from './there';
import { TokamiPlayer } from './tokami-player';
import { TotemPlayer } from './totem-player';
import { Touch, TOUCHED } from './touch';

/** From the smallest on: what a browser with its bars leaves of a phone, upright and on its side. */
const SIZES = [
  { width: 360, height: 560 },
  { width: 390, height: 664 },
  { width: 640, height: 330 },
  { width: 844, height: 390 },
] as const;

for (const viewport of SIZES) {
  const { width, height } = viewport;
  test.describe(`${width} × ${height}`, () => {
    test.use({ ...TOUCHED, viewport });

    test('Totemo: board, hand and prompt, in both views, and the scores unfolded', async ({ page }) => {
      test.setTimeout(120_000);
      const touch = await Touch.on(page);
      await page.goto('/');
      await page.getByTestId('bots-totemo').click();
      const prompt = page.getByTestId('totemo-doing');
      const hand = page.getByRole('list', { name: 'Your blocks' });
      await expect(prompt).toContainText('choose a block');
      const board = page.getByRole('grid');
      const stage = page.getByTestId('totemo-stage');
      const same = async (picture: Locator): Promise<void> => {
        await isThere(picture, 'the board');
        await isThere(hand, 'the hand');
        await isThere(prompt, 'the prompt');
        for (const tool of await page.getByRole('toolbar').locator('button, select').all())
          await isThere(tool, 'a tool of the view');
        await fits(page);
      };
      await same(board);
      // A cell that a thumb can't miss.
      const cell = await page.locator('[data-hole="0"]').boundingBox();
      expect(cell?.width).toBeGreaterThanOrEqual(width === 390 ? 50 : 40);
      expect(cell?.height).toBeGreaterThanOrEqual(width === 390 ? 50 : 40);
      for (const hole of [0, 4, 20, 24]) await isThere(page.locator(`[data-hole="${hole}"]`), 'a corner');

      // The prompt grows and shrinks while one plays; the board must not move under the finger.
      const before = await board.boundingBox();
      const block = hand.locator('button:not(.idle)').first();
      await touch.tap(block);
      await expect(prompt).toContainText('hole');
      await same(board);
      expect(await board.boundingBox()).toEqual(before);

      // The scores unfold over the board, and fold up again as soon as one plays on.
      const brief = page.locator('.brief');
      const track = page.locator('.track');
      await isThere(brief, 'the scores');
      await expect(track).toBeHidden();
      await touch.tap(brief);
      await isThere(track, 'the track');
      await isThere(hand, 'the hand');
      await touch.tap(block);
      await expect(track).toBeHidden();

      await touch.tap(page.getByRole('button', { name: 'Return all three' }));
      await isThere(page.getByRole('button', { name: 'Return them' }), 'the answer');
      await isThere(page.getByRole('button', { name: 'Keep them' }), 'the other answer');
      await expect(prompt).toContainText('back into the bag');
      await same(board);
      await touch.tap(page.getByRole('button', { name: 'Keep them' }));

      await touch.tap(page.getByRole('button', { name: 'In 3D' }));
      await expect(stage).toHaveAttribute('data-ready', '', { timeout: 60_000 });
      await same(stage);
      // Nor between the first tap on a hole of the picture and the second.
      const still = await stage.boundingBox();
      if ((await block.getAttribute('aria-pressed')) === 'false') await touch.tap(block);
      const number = await page.locator('.labels span').first().boundingBox();
      if (!number || !still) throw new Error('no number on the picture');
      await touch.tap({ x: number.x + number.width / 2, y: number.y + number.height / 2 });
      await expect(prompt).toContainText('Tap again');
      expect(await stage.boundingBox()).toEqual(still);
    });

    test('Totem: poles, cards and prompt, while choosing and while playing, with five players', async ({
      page,
    }) => {
      const touch = await Touch.on(page);
      await page.goto('/');
      await page.getByTestId('here-totem').click();
      await page.getByLabel('Players').selectOption('5');
      // The totals of a series need room, too.
      await page.getByLabel('Length').selectOption({ index: 1 });
      for (const seat of [2, 3, 4, 5]) await page.getByLabel(`A bot for seat ${seat}`).selectOption('1');
      await page.getByTestId('start').click();
      const confirm = page.getByTestId('confirm');
      await expect(confirm).toBeVisible();
      const same = async (): Promise<void> => {
        await isThere(page.locator('.poles'), 'the poles');
        await isThere(page.getByTestId('prompt'), 'the prompt');
        await isThere(page.locator('.seats'), 'the players');
        for (const seat of await page.locator('.seats li').all()) {
          await isThere(seat, 'a player');
          await isThere(seat.locator('small .sign'), 'the points of the series');
          const wide = await seat.evaluate((box) => box.scrollWidth - box.clientWidth);
          expect(wide, 'something sticks out of a player').toBeLessThanOrEqual(0);
        }
        await fits(page);
      };
      await same();
      const cards = page.locator('.stock .kind');
      for (const card of await cards.all()) await isThere(card, 'a card of the stock');
      await isThere(confirm, 'the button');
      const offered = cards.and(page.locator('[aria-disabled="false"]'));
      const chosen = page.locator('.three .card');
      for (let count = 1; await confirm.isDisabled(); count++) {
        await touch.tap(offered.last());
        await expect(chosen).toHaveCount(count);
      }
      await same();
      await isThere(confirm, 'the button');
      await touch.tap(confirm);
      const own = page.locator('.own .card');
      await expect(own.and(page.locator('[aria-disabled="false"]')).first()).toBeVisible();
      await same();
      for (const card of await own.all()) await isThere(card, 'a card');
      for (const place of await page.locator('.place').all()) await isThere(place, 'a place');
    });

    test('Tokami: pile, prompt and what a hand needs, by finger and step by step', async ({ page }) => {
      test.setTimeout(180_000);
      const touch = await Touch.on(page);
      await hasten(page);
      await page.goto('/');
      await page.getByTestId('bots-tokami').click();
      const player = new TokamiPlayer(page);
      await player.due();
      await expect(player.stage).toHaveAttribute('data-ready', '', { timeout: 60_000 });
      const same = async (): Promise<void> => {
        await isThere(player.stage, 'the pile');
        await isThere(player.doing, 'the prompt');
        for (const button of await page.locator('.acts button').all()) await isThere(button, 'a button');
        for (const tool of await page.getByRole('toolbar').locator('button').all())
          await isThere(tool, 'a tool of the view');
        await fits(page);
      };
      await same();
      const before = await player.stage.boundingBox();
      await touch.tap(page.getByRole('button', { name: 'Step by step' }));
      await same();
      const next = player.steps.locator('[data-first]');
      await isThere(next, 'the first step');
      // There is still a picture to look at.
      const picture = await player.stage.boundingBox();
      expect(picture?.height).toBeGreaterThan(100);
      expect(picture?.width).toBeGreaterThan(200);
      await touch.tap(next);
      await isThere(next, 'the next step');
      await same();
      await touch.tap(next);
      // The hand is in the pile: what ends it is there.
      await expect(player.done).toBeVisible({ timeout: 60_000 });
      await same();
      await touch.tap(page.getByRole('button', { name: 'Step by step' }));
      await same();
      // And the picture was not moved by it.
      expect(await player.stage.boundingBox()).toEqual(before);
    });

    test('a spectator, and the result', async ({ page, browser }) => {
      const { page: eve } = await person(browser, { ...TOUCHED, viewport });
      await page.goto('/');
      await page.getByTestId('friends-totem').click();
      await page.getByLabel('Players').selectOption('5');
      for (const seat of [2, 3, 4, 5]) await page.getByLabel(`A bot for seat ${seat}`).selectOption('1');
      const link = await page.getByTestId('link').inputValue();
      await page.getByTestId('start').click();
      await eve.goto(link);
      await isThere(eve.getByTestId('prompt'), 'the prompt');
      await isThere(eve.locator('.poles'), 'the poles');
      for (const seat of await eve.locator('.seats li').all()) await isThere(seat, 'a player');
      await expect(eve.locator('.own')).toHaveCount(0);
      await fits(eve);

      await playToTheEnd(page, 'first');
      for (const one of [page, eve]) {
        const result = one.getByTestId('result');
        await isThere(result.getByRole('heading'), 'who has won');
        await canBeTapped(one);
        // The result may be scrolled, but only down.
        const across = await one.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(across).toBeLessThanOrEqual(0);
        for (const what of await result.locator('li, button, a, figure').all()) {
          await what.scrollIntoViewIfNeeded();
          await isThere(what, 'a part of the result');
        }
      }
      await expect(page.getByTestId('rematch')).toBeVisible();
      await expect(eve.getByTestId('rematch')).toHaveCount(0);
    });

    test('the cover between two hands', async ({ page }) => {
      const touch = await Touch.on(page);
      await page.goto('/');
      await page.getByTestId('here-totemo').click();
      await page.getByTestId('sit-1').click();
      await page.getByTestId('start').click();
      const hand = page.getByRole('list', { name: 'Your blocks' });
      const cover = page.getByTestId('cover');
      await expect(hand).toBeVisible();
      await touch.tap(hand.locator('button:not(.idle)').first());
      await touch.tap(page.locator('[data-hole].offer').first());
      await expect(cover.or(page.getByTestId('totemo-doing').filter({ hasText: 'Bonus' }))).toBeVisible();
      if (await cover.isHidden()) await touch.tap(page.getByRole('button', { name: 'Stop here' }));
      await isThere(cover, 'the cover');
      await isThere(cover.getByRole('heading'), 'whose turn it is');
      await isThere(cover.getByRole('button'), 'the button');
      await expect(hand).toHaveCount(0);
      await fits(page);
      await touch.tap(cover.getByRole('button'));
      await isThere(hand, 'the hand');
    });
  });
}

/** A name as long as names can be. */
const LONG = [
  'Maximiliane-Charlotte-An',
  'Константинополь-Всеволод',
  'Bartholomeus-Willemijntje',
  'Wwwwwwwwwwwwwwwwwwwwwwww',
].map((name) => name.slice(0, 24));

/** The same table in another language. */
async function speaks(page: Page, language: string): Promise<void> {
  await page.evaluate((language) => localStorage.setItem('stapel.language', language), language);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

async function names(page: Page): Promise<void> {
  const fields = page.getByLabel(/^Name at seat/);
  for (const [n, field] of (await fields.all()).entries()) {
    await field.fill(LONG[n] ?? 'Ada');
    await field.press('Enter');
  }
}

test.describe('360 × 560, in long words and with long names', () => {
  test.use({ ...TOUCHED, viewport: { width: 360, height: 560 } });

  test('Totemo with four players', async ({ page }) => {
    const touch = await Touch.on(page);
    await page.goto('/');
    await page.getByTestId('here-totemo').click();
    await page.getByLabel('Players').selectOption('4');
    for (const seat of [1, 2, 3]) await page.getByTestId(`sit-${seat}`).click();
    await names(page);
    await page.getByTestId('start').click();
    const hand = page.locator('.tray ul');
    await expect(hand).toBeVisible();
    const board = page.getByRole('grid');
    const same = async (): Promise<void> => {
      await isThere(board, 'the board');
      await isThere(hand, 'the hand');
      await isThere(page.getByTestId('totemo-doing'), 'the prompt');
      await isThere(page.locator('.brief'), 'the scores');
      for (const tool of await page.getByRole('toolbar').locator('button, select').all())
        await isThere(tool, 'a tool of the view');
      await fits(page);
    };
    for (const language of ['de', 'ru']) {
      await speaks(page, language);
      await same();
      const before = await board.boundingBox();
      await touch.tap(page.locator('.acts button'));
      for (const answer of await page.locator('.acts button').all()) await isThere(answer, 'an answer');
      await same();
      await touch.tap(page.locator('.acts button').last());
      await touch.tap(hand.locator('button:not(.idle)').first());
      await same();
      expect(await board.boundingBox()).toEqual(before);
      await touch.tap(page.locator('.brief'));
      await isThere(page.locator('.track'), 'the track');
      await touch.tap(page.locator('.brief'));
    }
  });

  test('Totem with five players', async ({ page }) => {
    const touch = await Touch.on(page);
    await page.goto('/');
    await page.getByTestId('here-totem').click();
    await page.getByLabel('Players').selectOption('5');
    for (const seat of [2, 3, 4, 5]) await page.getByLabel(`A bot for seat ${seat}`).selectOption('1');
    await names(page);
    await page.getByTestId('start').click();
    const confirm = page.getByTestId('confirm');
    const poles = page.locator('.poles');
    const same = async (): Promise<void> => {
      await isThere(poles, 'the poles');
      await isThere(page.getByTestId('prompt'), 'the prompt');
      for (const seat of await page.locator('.seats li').all()) await isThere(seat, 'a player');
      await fits(page);
    };
    await expect(confirm).toBeVisible();
    for (const language of ['de', 'ru']) {
      await speaks(page, language);
      await isThere(confirm, 'the button');
      for (const card of await page.locator('.stock .kind').all()) await isThere(card, 'a card of the stock');
      await same();
    }
    for (let count = 1; await confirm.isDisabled(); count++) {
      await touch.tap(page.locator('.stock .kind[aria-disabled="false"]').first());
      await expect(page.locator('.three .card')).toHaveCount(count);
    }
    await touch.tap(confirm);
    const card = page.locator('.own .card[aria-disabled="false"]').first();
    await expect(card).toBeVisible();
    for (const [language, width, height] of [
      ['de', 360, 560],
      ['ru', 360, 560],
      ['ru', 390, 664],
    ] as const) {
      await page.setViewportSize({ width, height });
      await speaks(page, language);
      await expect(card).toBeVisible();
      await same();
      const before = await poles.boundingBox();
      const prompt = await page.getByTestId('prompt').innerText();
      await touch.tap(card);
      await expect(page.getByTestId('prompt')).not.toHaveText(prompt);
      await same();
      expect(await poles.boundingBox(), 'the poles stand still').toEqual(before);
    }
  });
});

test.describe('640 × 330, with no connection', () => {
  test.use({ ...TOUCHED, viewport: { width: 640, height: 330 } });

  test('the tools of the picture share what height is left', async ({ page }) => {
    const touch = await Touch.on(page);
    let wire: WebSocketRoute | null = null;
    await page.routeWebSocket('**/api/socket', (socket) => {
      // The first connection stands; once it is lost, no other does.
      if (!wire) socket.connectToServer();
      wire ??= socket;
    });
    await page.goto('/');
    await page.getByTestId('friends-totemo').click();
    await page.getByLabel('A bot for seat 2').selectOption('1');
    await page.getByTestId('start').click();
    await touch.tap(page.getByRole('button', { name: 'In 3D' }));
    await expect(page.getByTestId('totemo-stage')).toHaveAttribute('data-ready', '', { timeout: 60_000 });
    await (wire as WebSocketRoute | null)?.close();
    await expect(page.getByTestId('lost')).toBeVisible();
    const tools = page.getByRole('toolbar').getByRole('button');
    await expect(tools).toHaveCount(6);
    for (const tool of await tools.all()) await isThere(tool, 'a tool of the view');
    await isThere(page.getByTestId('totemo-doing'), 'the prompt');
  });
});

/** A tall phone and a tablet on its side, and what a keyboard on the screen leaves of them in some browsers. */
const KEYBOARDS = [
  { form: 'tall', viewport: { width: 390, height: 664 }, typing: { width: 390, height: 330 } },
  { form: 'wide', viewport: { width: 1133, height: 744 }, typing: { width: 1133, height: 400 } },
] as const;

for (const { form, viewport, typing } of KEYBOARDS) {
  test.describe(`a keyboard on a ${form} screen`, () => {
    test.use({ ...TOUCHED, viewport });

    test('the window keeps its form until what is typed into is left', async ({ page }) => {
      const root = page.locator('html');
      const resize = async (size: { width: number; height: number }): Promise<void> => {
        await page.setViewportSize(size);
        const query = `(height: ${size.height}px)`;
        await expect.poll(() => page.evaluate((query) => matchMedia(query).matches, query)).toBe(true);
        // What watches the window hears of it before the next picture.
        await page.evaluate(
          () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
        );
      };
      await page.goto('/');
      await page.getByTestId('friends-totemo').click();
      await page.getByLabel('A bot for seat 2').selectOption('1');
      await page.getByTestId('start').click();
      await page.getByTestId('talk').click();
      await expect(root).toHaveAttribute('data-screen', form);
      // Nothing is typed: the form follows at once.
      await resize(typing);
      await expect(root).toHaveAttribute('data-screen', 'low');
      await resize(viewport);
      await expect(root).toHaveAttribute('data-screen', form);

      await page.getByLabel('Your own words').focus();
      await resize(typing);
      expect(await root.getAttribute('data-screen')).toBe(form);
      await page.getByRole('button', { name: 'Say', exact: true }).focus();
      await expect(root).toHaveAttribute('data-screen', 'low');
      await resize(viewport);
      await expect(root).toHaveAttribute('data-screen', form);
    });
  });
}

test.describe('a wide window that is low', () => {
  const LOW = [
    { width: 1024, height: 600 },
    { width: 1133, height: 670 },
    { width: 1280, height: 580 },
    { width: 840, height: 560 },
  ];
  test.use({ viewport: LOW[0] ?? null });

  test('Totem: the stock is there without scrolling, while choosing and while playing', async ({ page }) => {
    await page.goto('/');
    await page.getByTestId('here-totem').click();
    await page.getByLabel('Players').selectOption('5');
    for (const seat of [2, 3, 4, 5]) await page.getByLabel(`A bot for seat ${seat}`).selectOption('1');
    await page.getByTestId('start').click();
    const confirm = page.getByTestId('confirm');
    await expect(confirm).toBeVisible();
    for (const size of LOW) {
      await page.setViewportSize(size);
      await expect.poll(() => page.evaluate(() => innerHeight)).toBe(size.height);
      await scrollsNowhere(page);
      await isThere(confirm, 'the button');
      for (const card of await page.locator('.stock .kind').all()) await isThere(card, 'a card of the stock');
      await isThere(page.locator('.poles'), 'the poles');
    }
    await new TotemPlayer(page).choose('first');
    await expect(page.locator('.own .card[aria-disabled="false"]').first()).toBeVisible();
    for (const size of LOW) {
      await page.setViewportSize(size);
      await expect.poll(() => page.evaluate(() => innerHeight)).toBe(size.height);
      await scrollsNowhere(page);
      for (const card of await page.locator('.own .card').all()) await isThere(card, 'a card');
      for (const place of await page.locator('.place').all()) await isThere(place, 'a place');
    }
  });

  test('Totemo: what is asked before three blocks go back', async ({ page }) => {
    await page.goto('/');
    await page.getByTestId('bots-totemo').click();
    await page.getByRole('button', { name: 'Return all three' }).click();
    for (const size of [
      { width: 1024, height: 560 },
      { width: 840, height: 560 },
    ]) {
      await page.setViewportSize(size);
      await expect.poll(() => page.evaluate(() => innerHeight)).toBe(size.height);
      await scrollsNowhere(page);
      for (const answer of await page.locator('.acts button').all()) await isThere(answer, 'an answer');
      await isThere(page.getByRole('list', { name: 'Your blocks' }), 'the hand');
      const board = page.getByTestId('totemo-stage');
      await isThere(board, 'the board');
      await coversNone(board, [page.getByTestId('totemo-doing')]);
    }
  });
});
