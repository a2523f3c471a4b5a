import { expect, test } from 'vitest';
import { WHEEL } from '../../art/palette';
import { FIGURE_OF } from './figures';

test('every paint has a figure of its own: colour is never the only signal', () => {
  expect(new Set(Object.values(FIGURE_OF)).size).toBe(WHEEL.length);
});
