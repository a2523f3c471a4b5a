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

test('TA-18, TA-21: a red winning stick counts nothing by itself, and frees of minus sticks', () => {
  const tokami = [
    { e: 'sticks', colours: ['R', 'G', 'R', 'Y'] },
    { e: 'minus', seat: 0, sticks: [2, 3] },
    { e: 'plus', seat: 1, stick: 1, returned: [] },
    { e: 'plus', seat: 0, stick: 0, returned: [2] },
    { e: 'round_end', totals: [-1, 1] },
  ];
  expect(scoreHistory('tokami', 2, tokami)).toEqual([
    [0, -2, -2, -1, -1],
    [0, 0, 1, 1, 1],
  ]);
});
