import type { CDPSession, Locator, Page } from '@playwright/test';

export interface Point {
  x: number;
  y: number;
}

/** What makes a device one that is touched. */
export const TOUCHED = { hasTouch: true, isMobile: true } as const;

/** A phone held upright, in a browser with its bars. */
export const PHONE = {
  ...TOUCHED,
  viewport: { width: 390, height: 664 },
};

/** A finger that is down is seen at so many points on its way. */
const POINTS = 8;
/** Between two points, in seconds. */
const FRAME = 0.016;
const REST = 0.5;

/**
 * Fingers on the glass: touch events of the browser itself, with all that it makes of them (pointer events, leaving,
 * clicks, scrolling). Nothing is scrolled into sight: what a finger can't get at can't be tapped.
 */
export class Touch {
  readonly #page: Page;
  readonly #wire: CDPSession;
  /** When the fingers moved last, in seconds. */
  #time = 0;

  private constructor(page: Page, wire: CDPSession) {
    this.#page = page;
    this.#wire = wire;
  }

  static async on(page: Page): Promise<Touch> {
    return new Touch(page, await page.context().newCDPSession(page));
  }

  /** Taps a point, or the middle of an element. */
  async tap(what: Point | Locator): Promise<void> {
    const at = await this.#at(what);
    // Both at once: on a busy machine the first may be answered so late that the browser takes it for a long press.
    await Promise.all([this.down(at), this.up()]);
  }

  /** Puts a finger down at the first point, moves it over the others, and lifts it at the last. */
  async drag(...way: (Point | Locator)[]): Promise<void> {
    const points: Point[] = [];
    for (const one of way) points.push(await this.#at(one, points.length === 0));
    const [start, ...others] = points;
    if (!start) throw new Error('a finger needs a place to begin');
    await this.down(start);
    let from = start;
    for (const to of others) {
      for (const at of between(from, to)) await this.move(at);
      from = to;
    }
    // The finger rests before it goes up: else the browser takes it for a throw, and the next tap for what stops it.
    await this.#send('touchMove', [from], REST);
    await this.up();
  }

  /** Two fingers at once, each from one point to another; the second goes up first. */
  async pinch(first: [Point, Point], second: [Point, Point]): Promise<void> {
    await this.down(first[0], second[0]);
    const [one, other] = [between(...first), between(...second)];
    for (let step = 0; step < POINTS; step++) {
      const [a, b] = [one[step], other[step]];
      if (a && b) await this.move(a, b);
    }
    await this.lift(second[1]);
    await this.up();
  }

  down(...points: Point[]): Promise<void> {
    return this.#send('touchStart', points);
  }

  move(...points: Point[]): Promise<void> {
    return this.#send('touchMove', points);
  }

  /** The second of two fingers goes up where it is. */
  lift(second: Point): Promise<void> {
    // An end that names a finger lifts that one.
    return this.#send('touchEnd', [{ ...second, id: 1 }]);
  }

  /** All fingers go up, a moment after they were last seen. */
  up(): Promise<void> {
    return this.#send('touchEnd', [], REST / 4);
  }

  /** The fingers have a clock of their own, so that how fast they are does not depend on the machine. */
  async #send(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: (Point & { id?: number })[],
    later = FRAME,
  ): Promise<void> {
    this.#time = Math.max(this.#time + later, Date.now() / 1000);
    const points = touchPoints.map((point, id) => ({ id, ...point }));
    await this.#wire.send('Input.dispatchTouchEvent', { type, touchPoints: points, timestamp: this.#time });
  }

  /** The middle of an element. A finger must meet the element there, and nothing that lies over it. */
  async #at(what: Point | Locator, hit = true): Promise<Point> {
    if (!('boundingBox' in what)) return what;
    await what.waitFor();
    const found = await what.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const at = { x: x + width / 2, y: y + height / 2 };
      const there = document.elementFromPoint(at.x, at.y);
      return { ...at, met: there !== null && element.contains(there) };
    });
    if (hit && !found.met) {
      throw new Error(`no finger gets at ${what.toString()} (${found.x}, ${found.y}) in ${this.#page.url()}`);
    }
    return { x: found.x, y: found.y };
  }
}

function between(from: Point, to: Point): Point[] {
  return Array.from({ length: POINTS }, (_, n) => {
    const part = (n + 1) / POINTS;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
}
