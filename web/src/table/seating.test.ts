import { expect, test } from 'vitest';
import { nextShown } from './seating';
import { timeLeft } from './time';

test('whose side is shown at a device of several players', () => {
  // Nobody is due: the side stays, or the first begins.
  expect(nextShown(null, [0, 1], [])).toBe(0);
  expect(nextShown(1, [0, 1], [])).toBe(1);
  // One's own turn goes on.
  expect(nextShown(1, [0, 1], [0, 1])).toBe(1);
  // Another is due.
  expect(nextShown(1, [0, 1], [0])).toBe(0);
  // The seat is no longer played from here; a spectator has none.
  expect(nextShown(1, [0], [])).toBe(0);
  expect(nextShown(1, [], [])).toBeNull();
});

test('a clock shows what is left', () => {
  expect(timeLeft(61_000)).toBe('1:01');
  expect(timeLeft(-5)).toBe('0:00');
  expect(timeLeft(3_600_000)).toBe('1:00:00');
  expect(timeLeft(50 * 3_600_000)).toBe('2 × 24 h + 2 h');
});
