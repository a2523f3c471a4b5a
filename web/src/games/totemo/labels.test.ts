import { expect, test } from 'vitest';
import { worthShowing, type Label } from './labels';

const SMALL = 28;
const LARGE = 60;

/** Holes of one row, a pitch apart. */
function row(pitch: number, ...points: number[]): Label[] {
  return points.map((each, hole) => ({ hole, x: hole * pitch, y: 0, points: each, bonus: false }));
}
const holes = (labels: readonly Label[]): number[] => labels.map(({ hole }) => hole).sort((a, b) => a - b);

test('where there is room, every hole has its number', () => {
  expect(holes(worthShowing(row(LARGE, 1, 1, 3, 1, 6, 1, 1), null, LARGE))).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('on a small picture, the best few have theirs, and the rest of those that bring less has none', () => {
  const labels = row(LARGE, 1, 1, 3, 1, 6, 1, 1, 1);
  expect(holes(worthShowing(labels, null, SMALL))).toEqual([2, 4]);
});

test('a bonus tile is better than points', () => {
  const labels = row(LARGE, 6, 6, 6, 6, 6, 6).map((label) => ({ ...label, bonus: label.hole === 5 }));
  expect(holes(worthShowing(labels, null, SMALL))).toEqual([5]);
});

test('the hole that is pointed at has its number on any picture', () => {
  const labels = row(LARGE, 1, 1, 3, 1, 6, 1, 1, 1);
  expect(holes(worthShowing(labels, 0, SMALL))).toEqual([0, 2, 4]);
});

test('no number lies on another: the better one stays', () => {
  expect(holes(worthShowing(row(SMALL, 3, 6), null, LARGE))).toEqual([1]);
  expect(holes(worthShowing(row(SMALL, 3, 6), 0, LARGE))).toEqual([0]);
});

test('where all bring the same, a few say how much', () => {
  const shown = worthShowing(row(LARGE, ...Array<number>(25).fill(1)), null, SMALL);
  expect(shown.length).toBe(5);
});
