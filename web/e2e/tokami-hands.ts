import { expect, type BrowserContextOptions, type Page } from '@playwright/test';

/** People who want to see hands move. */
export const MOVING: BrowserContextOptions = { reducedMotion: 'no-preference' };

/** The wood takes its time. */
export const SLOW = { timeout: 45_000 };

/** Where a stick was drawn: its number, and then its centre and its turn. */
type Drawn = readonly [stick: number, ...pose: number[]];

/** A hand as it was drawn: after how many ticks of it each picture was, and in how many places its stick was. */
export interface DrawnHand {
  /** The judge's pile before it. */
  judge: string;
  ticks: number[];
  places: number;
  /** What the page said of it meanwhile. */
  doing: string[];
}

interface Picture {
  judge: string;
  pose: string;
  tick: number;
  /** What the page said meanwhile of what is being done. */
  doing: string;
}

declare global {
  interface Window {
    /** The pictures that were drawn of hands. */
    pictures: Picture[];
  }
}

/** Notes from now on, before anything is drawn, what is drawn of hands. */
export async function noteDrawn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.pictures = [];
    new MutationObserver(() => {
      const stage = document.querySelector<HTMLElement>('[data-testid="tokami-stage"]')?.dataset;
      const table = document.querySelector<HTMLElement>('[data-testid="tokami"]')?.dataset;
      const [pose, judge, tick] = [stage?.['pose'] ?? '', table?.['judge'] ?? '', Number(table?.['tick'])];
      const doing = document.querySelector('[data-testid="tokami-doing"]')?.textContent ?? '';
      if (pose !== '' && tick > 0) window.pictures.push({ pose, judge, tick, doing });
    }).observe(document, { subtree: true, attributeFilter: ['data-pose', 'data-tick'] });
  });
}

/** The hands that were drawn, by the judge's pile before them. */
export async function drawnHands(page: Page): Promise<DrawnHand[]> {
  const pictures = await page.evaluate(() => window.pictures);
  const hands = new Map<string, Picture[]>();
  for (const picture of pictures) hands.set(picture.judge, [...(hands.get(picture.judge) ?? []), picture]);
  return [...hands].map(([judge, drawn]) => ({
    judge,
    ticks: [...new Set(drawn.map(({ tick }) => tick))],
    places: new Set(drawn.map(({ pose }) => pose)).size,
    doing: [...new Set(drawn.map(({ doing }) => doing))],
  }));
}

/** The most ticks that passed from one picture of a hand to the next, the first counted from its beginning. */
export function longestGap({ ticks }: DrawnHand): number {
  return Math.max(...ticks.map((tick, i) => tick - (ticks[i - 1] ?? 0)));
}

export function drawnAt(page: Page): Promise<Drawn | null> {
  return page.getByTestId('tokami-stage').evaluate((stage: HTMLElement) => {
    const numbers = (stage.dataset['pose'] ?? '').split(' ').map(Number);
    return numbers.length === 8 ? (numbers as unknown as Drawn) : null;
  });
}

/** How far a stick is turned from how it was, in radians. */
export function turned(before: Drawn, now: Drawn): number {
  const dot = [4, 5, 6, 7].reduce((sum, i) => sum + (before[i] ?? 0) * (now[i] ?? 0), 0);
  return 2 * Math.acos(Math.min(1, Math.abs(dot)));
}

/** How far a stick is from where it was, in cm. */
export function moved(before: Drawn, now: Drawn): number {
  return Math.hypot(...[1, 2, 3].map((i) => (now[i] ?? 0) - (before[i] ?? 0)));
}

/** Waits until the stick is drawn so that this holds. */
export async function untilDrawn(page: Page, holds: (now: Drawn) => boolean): Promise<void> {
  await expect
    .poll(async () => {
      const now = await drawnAt(page);
      return now !== null && holds(now);
    }, SLOW)
    .toBe(true);
}
