import { expect, type Page } from '@playwright/test';
import { test } from './person';
import { blocks } from './totemo-player';
import { Touch, TOUCHED, type Point } from './touch';

test.use({ graphics: 'fine' });

/** The picture of Totemo's board. */
async function board(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByTestId('bots-totemo').click();
  await expect(page.getByTestId('totemo-stage')).toHaveAttribute('data-ready', '', { timeout: 60_000 });
  await expect(page.getByTestId('totemo-doing')).toContainText('choose a block');
}

async function middle(page: Page, what: string): Promise<Point> {
  const one = page.locator(what).first();
  await expect(one).toBeVisible();
  const box = await one.boundingBox();
  if (!box) throw new Error(`no ${what}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('the other buttons of the mouse place no block', async ({ page }) => {
  await board(page);
  await page.getByRole('list', { name: 'Your blocks' }).locator('button:not(.idle)').first().click();
  const before = await blocks(page);
  const at = await middle(page, '.labels span');
  for (const button of ['right', 'middle'] as const) await page.mouse.click(at.x, at.y, { button });
  // The block is still in the hand, and goes where it is put.
  await expect(page.getByTestId('table')).toHaveAttribute('aria-busy', 'false');
  expect(await blocks(page)).toBe(before);
  await expect(page.locator('.tray li button[aria-pressed="true"]')).toHaveCount(1);
  await page.mouse.click(at.x, at.y);
  await expect.poll(() => blocks(page)).toBeGreaterThan(before);
});

test('what a hole brings is shown until the mouse leaves the picture', async ({ page }) => {
  await board(page);
  await page.getByRole('list', { name: 'Your blocks' }).locator('button:not(.idle)').first().click();
  const at = await middle(page, '.labels span');
  const pointed = page.locator('[data-hole].pointed');
  const doing = page.getByTestId('totemo-doing');
  await page.mouse.move(at.x, at.y);
  await expect(pointed).toHaveCount(1);
  await expect(doing).toContainText(/point/);
  await doing.hover();
  await expect(pointed).toHaveCount(0);
  await expect(doing).not.toContainText(/point/);
});

test('the picture is never empty while the table changes its size', async ({ page }) => {
  await board(page);
  const stage = page.getByTestId('totemo-stage');
  // What is on the canvas when the browser is about to show the new size: this observer comes after the page's own.
  await stage.evaluate((place) => {
    const canvas = place.querySelector('canvas');
    const copy = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas || !copy) throw new Error('no canvas');
    let first = true;
    new ResizeObserver(() => {
      if (first) {
        first = false;
        place.dataset['seen'] = '';
        return;
      }
      copy.canvas.width = copy.canvas.height = 40;
      copy.drawImage(canvas, 0, 0, 40, 40);
      const { data } = copy.getImageData(0, 0, 40, 40);
      const seen = data.filter((_, at) => at % 4 === 3 && data[at] !== 0).length;
      place.dataset['seen'] = `${place.dataset['seen'] ?? ''} ${seen}`;
    }).observe(place);
  });
  // It has seen the size that is there.
  await expect(stage).toHaveAttribute('data-seen', '');
  const counted = async (): Promise<number[]> =>
    ((await stage.getAttribute('data-seen')) ?? '').split(' ').filter(Boolean).map(Number);
  const sizes = [
    { width: 800, height: 520 },
    { width: 1100, height: 520 },
    { width: 800, height: 450 },
  ];
  for (const [n, size] of sizes.entries()) {
    await page.setViewportSize(size);
    await expect.poll(async () => (await counted()).length).toBeGreaterThan(n);
  }
  const seen = await counted();
  expect(Math.min(...seen)).toBeGreaterThan(400);
});

test('fast graphics are drawn with fewer pixels, until fine ones are asked for', async ({ page }) => {
  const pixels = (): Promise<number> =>
    page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width / canvas.clientWidth);
  for (const [graphics, ratio] of [
    ['fast', 0.5],
    ['fine', 1],
  ] as const) {
    await page.goto(`/?graphics=${graphics}`);
    // They are remembered: this begins in the lobby without being asked for them.
    await board(page);
    await expect.poll(pixels).toBeCloseTo(ratio, 1);
  }
});

test.describe('with a finger', () => {
  test.use({ ...TOUCHED, viewport: { width: 768, height: 1024 } });

  test('after a hint too, the first tap shows what a hole brings and the second places', async ({ page }) => {
    const touch = await Touch.on(page);
    await board(page);
    await touch.tap(page.getByTestId('advise'));
    const before = await blocks(page);
    const at = await middle(page, '.labels span.pointed');
    const stage = page.getByTestId('totemo-stage');
    await stage.evaluate((stage: HTMLElement) =>
      stage.addEventListener('pointerleave', () => (stage.dataset['left'] = '')),
    );
    await touch.tap(at);
    await expect(page.getByTestId('totemo-doing')).toContainText('Tap again');
    // A finger that is lifted leaves the picture, too, but still points.
    await expect(stage).toHaveAttribute('data-left', '');
    await expect(page.locator('[data-hole].pointed')).toHaveCount(1);
    expect(await blocks(page)).toBe(before);
    await touch.tap(at);
    await expect.poll(() => blocks(page)).toBeGreaterThan(before);
  });
});

for (const [viewport, how] of [
  [{ width: 440, height: 750 }, 'upright'],
  [{ width: 956, height: 440 }, 'on its side'],
] as const) {
  test.describe(`the largest phones, ${how}`, () => {
    test.use({ ...TOUCHED, viewport });

    test('show the board from above first', async ({ page }) => {
      await page.goto('/');
      await page.getByTestId('bots-totemo').click();
      await expect(page.getByTestId('totemo-doing')).toBeVisible();
      await expect(page.getByRole('button', { name: 'In 3D' })).toBeVisible();
      await expect(page.getByTestId('totemo-stage')).toHaveCount(0);
    });
  });
}

test('a low window on a desk shows it in 3D', async ({ page }) => {
  await board(page);
});
