import { expect, test } from 'vitest';
import { scoreHistory } from './history';

test('the course of the points comes from the events', () => {
  const totemo = [
    { e: 'place', seat: 0, score: 5 },
    { e: 'draw', seat: 0 },
    { e: 'place', seat: 1, score: 3 },
    { e: 'place', seat: 0, score: 9 },
  ];
  expect(scoreHistory('totemo', 2, totemo)).toEqual([
    [0, 5, 5, 9],
    [0, 0, 3, 3],
  ]);
  const totem = [
    { e: 'capture', seat: 2, points: 7 },
    { e: 'play', seat: 0 },
    { e: 'capture', seat: 2, points: 4 },
  ];
  expect(scoreHistory('totem', 3, totem)).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [0, 7, 11],
  ]);
});
