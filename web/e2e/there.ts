import { expect, type Locator, type Page } from '@playwright/test';

/** So wide and high is what a finger can hit, in pixels. */
const FINGER = 40;

/** All of it is on the screen, and nothing lies over its middle. */
export async function isThere(what: Locator, name: string): Promise<void> {
  await expect(what, name).toBeVisible();
  const found = await what.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return {
      // A pixel may be lost in rounding.
      out: [-left, -top, right - innerWidth, bottom - innerHeight].map(Math.round).filter((far) => far > 0),
      covered: element.contains(there) ? '' : (there?.outerHTML.slice(0, 80) ?? 'nothing'),
    };
  });
  expect(found, `${name} is wholly there`).toEqual({ out: [], covered: '' });
}

/** Nothing is to be scrolled, and whatever can be tapped is large enough for it. */
export async function fits(page: Page): Promise<void> {
  await scrollsNowhere(page);
  await canBeTapped(page);
}

/** Whatever can be tapped is large enough for it, and all tools of the bar are there. */
export async function canBeTapped(page: Page): Promise<void> {
  const small = await page.locator('.playing :is(button, select, summary, a)').evaluateAll(
    (all, least) =>
      all
        .filter((one) => one.checkVisibility() && !one.closest('.unseen'))
        .map((one) => ({ name: one.ariaLabel ?? one.textContent, box: one.getBoundingClientRect() }))
        .filter(({ box }) => Math.round(box.width) < least || Math.round(box.height) < least)
        .map(({ name, box }) => `${name?.trim()}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
    FINGER,
  );
  expect(small, 'too small for a finger').toEqual([]);
  // The bar, whose buttons are in one line.
  for (const one of await page.locator('.bar :is(a, button)').all()) await isThere(one, 'a tool of the bar');
}

/** All of the page is on the screen. */
export async function scrollsNowhere(page: Page): Promise<void> {
  const scrolled = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight, scrollX, scrollY];
  });
  expect(
    scrolled.filter((far) => far > 0),
    'the page scrolls',
  ).toEqual([]);
}

/** The first lies over no part of the others. */
export async function coversNone(what: Locator, others: Locator[]): Promise<void> {
  const over = await what.boundingBox();
  if (!over) throw new Error(`nothing to be seen of ${what.toString()}`);
  for (const other of others) {
    const box = await other.boundingBox();
    if (!box) throw new Error(`nothing to be seen of ${other.toString()}`);
    const wide = Math.min(over.x + over.width, box.x + box.width) - Math.max(over.x, box.x);
    const high = Math.min(over.y + over.height, box.y + box.height) - Math.max(over.y, box.y);
    expect(Math.min(wide, high), `${what.toString()} lies over ${other.toString()}`).toBeLessThanOrEqual(1);
  }
}
