import { expect, test } from 'vitest';
import { placings } from './offers';

test('placements are read from short offers, words are left out', () => {
  expect(placings([['Gt', 2, 1, 3, 12, true], 'return', 'stop'])).toEqual([
    { block: 'Gt', x: 2, y: 1, level: 3, points: 12, bonus: true },
  ]);
  expect(placings([])).toEqual([]);
});
