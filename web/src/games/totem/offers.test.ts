import { expect, test } from 'vitest';
import { choicesWith, pickable, placesFor } from './offers';
import type { Action } from './view';

const legal: Action[] = [
  { a: 'choose', cards: ['1', '1', 'T'] },
  { a: 'choose', cards: ['1', 'T', 'W'] },
  { a: 'play', card: 'T', pole: 2 },
  { a: 'play', card: '5', pole: 0 },
  { a: 'play', card: '5', pole: 1 },
];

test('only what completes an offered three can be picked', () => {
  expect([...pickable(legal, [])].sort()).toEqual(['1', 'T', 'W']);
  expect([...pickable(legal, ['1', '1'])]).toEqual(['T']);
  expect([...pickable(legal, ['W', 'T', '1'])]).toEqual([]);
  expect(choicesWith(legal, ['W', 'T', '1'])).toHaveLength(1);
});

test('a card lights up the places that are offered for it, and no others', () => {
  expect(placesFor(legal, '5')).toEqual(new Set([0, 1]));
  expect(placesFor(legal, 'T')).toEqual(new Set([2]));
  expect(placesFor(legal, null).size).toBe(0);
});
