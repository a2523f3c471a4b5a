import { expect, type Locator, type Page } from '@playwright/test';
import { drawnAt, SLOW } from './tokami-hands';
import type { TokamiPlayer } from './tokami-player';
import type { Point } from './touch';

/** Presses on the highest stick in the middle of the picture. */
export async function takeTop(
  player: TokamiPlayer,
  press: (at: Point) => Promise<void>,
  lift: () => Promise<void>,
): Promise<Point> {
  await player.stage.scrollIntoViewIfNeeded();
  const box = await player.stage.boundingBox();
  if (!box) throw new Error('no stage');
  for (let down = 0.24; down < 0.7; down += 0.015) {
    const at = { x: box.x + box.width / 2, y: box.y + box.height * down };
    await press(at);
    if (await player.done.isVisible()) return at;
    await lift();
  }
  throw new Error('there is no stick in the middle of the picture');
}

export function letsGo(page: Page): Locator {
  return page.getByRole('button', { name: 'Let go' });
}

/** Takes hold of a stick on top by mouse, and lifts it out. The mouse stays pressed. */
export async function lift(player: TokamiPlayer): Promise<Point> {
  const { page } = player;
  const at = await pressTop(player);
  // Not in one jerk: the sticks that lie on it would fall, and that ends the hand.
  for (let step = 0; step < 6; step++) {
    at.y -= 8;
    await page.mouse.move(at.x, at.y, { steps: 4 });
    await untilStill(player);
  }
  // Every pile is another: where an end is still between others, it has to come higher.
  await expect
    .poll(
      async () => {
        if ((await player.doing.innerText()).includes("It's out")) return true;
        at.y -= 8;
        await page.mouse.move(at.x, at.y, { steps: 2 });
        return false;
      },
      { ...SLOW, intervals: [1_200] },
    )
    .toBe(true);
  return at;
}

export async function pressTop(player: TokamiPlayer): Promise<Point> {
  const { mouse } = player.page;
  const at = await takeTop(
    player,
    async ({ x, y }) => {
      await mouse.move(x, y);
      await mouse.down();
    },
    () => mouse.up(),
  );
  await expect(letsGo(player.page)).toBeVisible(SLOW);
  return at;
}

/** Until the hand has done all that it was told, and that is drawn: then time stands still. */
export async function untilStill({ page, stage }: TokamiPlayer): Promise<void> {
  await expect(stage).toHaveAttribute('data-halted', 'true', SLOW);
  // The last picture may be up to 40 ms behind.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 5; frames++) await new Promise((next) => requestAnimationFrame(next));
  });
}

export async function now(page: Page) {
  const drawn = await drawnAt(page);
  if (!drawn) throw new Error('no stick is drawn');
  return drawn;
}
