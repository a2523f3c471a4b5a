import type { Grip } from './scene/grip';

/** Keys that stand for a sign in the same place on another layout. */
const PLACES: Record<string, string> = { Comma: ',', Period: '.' };

/**
 * The key by its Latin name, in lower case: by what is written on it, or by its place where that is no Latin sign
 * (й on a Russian keyboard is q).
 */
export function keyName({ key, code }: { key: string; code: string }): string {
  if (key.length !== 1) return key;
  if (key >= ' ' && key <= '~') return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? PLACES[code] ?? key;
}

/** How far a key moves a stick, in cm, and how far it turns it. */
const STEP = { move: 0.2, turn: 0.06 };

/** What a key does with a stick that is held; undefined for any other key. With Shift it goes further. */
export function handKey(name: string, shift: boolean): ((grip: Grip) => void) | undefined {
  const far = STEP.move * (shift ? 4 : 1);
  const does: Record<string, (grip: Grip) => void> = {
    ArrowLeft: (grip) => grip.move(-far, 0),
    ArrowRight: (grip) => grip.move(far, 0),
    ArrowUp: (grip) => grip.move(0, far),
    ArrowDown: (grip) => grip.move(0, -far),
    PageUp: (grip) => grip.push(far),
    PageDown: (grip) => grip.push(-far),
    w: (grip) => grip.push(far),
    s: (grip) => grip.push(-far),
    q: (grip) => grip.twist('up', STEP.turn),
    e: (grip) => grip.twist('up', -STEP.turn),
    r: (grip) => grip.twist('right', STEP.turn),
    f: (grip) => grip.twist('right', -STEP.turn),
    z: (grip) => grip.twist('sight', STEP.turn),
    x: (grip) => grip.twist('sight', -STEP.turn),
  };
  return does[name];
}
