import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './person';
import { TotemPlayer } from './totem-player';

test.use({ graphics: 'fine' });

const SIZES = [
  { name: 'phone', width: 360, height: 740, schemes: ['light', 'dark'] },
  // Its colours are those of the others.
  { name: 'tablet', width: 768, height: 1024, schemes: ['light'] },
  { name: 'desktop', width: 1280, height: 800, schemes: ['light', 'dark'] },
] as const;

/** A finger is this high, in pixels. */
const FINGER = 44;

/** What is too small to be tapped. */
function tooSmall(page: Page): Promise<string[]> {
  return page.locator('button, select, summary, a.button').evaluateAll(
    (found, least) =>
      found
        .map((one) => ({ text: one.ariaLabel ?? one.textContent, box: one.getBoundingClientRect() }))
        // The twin of a picture, for those who do not see it, has no size.
        .filter(({ box }) => box.width > 1 && box.height < least - 0.5)
        .map(({ text, box }) => `${text?.trim()}: ${box.height}`),
    FINGER,
  );
}

/** What to look at, and how to get there. */
const SCREENS: { name: string; open: (page: Page) => Promise<void> }[] = [
  { name: 'lobby', open: async (page) => page.goto('/').then(() => undefined) },
  {
    name: 'rules',
    open: async (page) => {
      await page.goto('/rules/totemo');
      await expect(page.locator('#TO-12')).toBeVisible();
    },
  },
  {
    name: 'gathering',
    open: async (page) => {
      await page.goto('/');
      await page.getByTestId('here-totemo').click();
      await expect(page.getByTestId('start')).toBeVisible();
    },
  },
  {
    name: 'totem-choose',
    open: async (page) => {
      await page.goto('/');
      await page.getByTestId('bots-totem').click();
      await expect(page.getByTestId('confirm')).toBeVisible();
    },
  },
  {
    name: 'totem-play',
    open: async (page) => {
      await page.goto('/');
      await page.getByTestId('bots-totem').click();
      const player = new TotemPlayer(page);
      for (let step = 0; step < 5; step++) await player.step();
      await expect(page.locator('.place').first()).toBeVisible();
    },
  },
  {
    name: 'totemo',
    open: async (page) => {
      await page.goto('/');
      await page.getByTestId('bots-totemo').click();
      await expect(page.getByTestId('totemo-doing')).toContainText('block');
    },
  },
  {
    name: 'result',
    open: async (page) => {
      await page.goto('/');
      await page.getByTestId('bots-totem').click();
      await new TotemPlayer(page).finish();
    },
  },
];

for (const { name, open } of SCREENS) {
  test(`${name}: nothing for axe to find, nothing too wide, a picture of it`, async ({ page }) => {
    test.setTimeout(120_000);
    await open(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      // The page takes the form of the new window with its next picture.
      const tooWide = (): Promise<number> =>
        page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(tooWide, `${size.name} scrolls sideways`).toBeLessThanOrEqual(0);
      expect(await tooSmall(page), size.name).toEqual([]);
      for (const scheme of size.schemes) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' · ')}`,
        );
        expect(found, `${size.name}, ${scheme}`).toEqual([]);
        await page.screenshot({ path: `e2e/output/${name}-${size.name}-${scheme}.png` });
      }
    }
  });
}
