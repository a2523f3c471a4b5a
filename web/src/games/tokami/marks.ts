import { dot, type Figure } from '../../art/figures';
import type { Paint } from '../../art/palette';

/** The marks of the sticks: one form a colour. */
export const MARKS: Record<'R' | 'Y' | 'G' | 'B', Figure> = {
  // a ring
  R: { mid: [dot(50, 50, 30)], fill: [dot(50, 50, 10)] },
  // a mountain
  Y: { mid: ['M50 16L86 80L14 80Z'] },
  // a square, on edge
  G: { mid: ['M50 12L88 50L50 88L12 50Z', 'M50 34L66 50L50 66L34 50Z'] },
  // waves
  B: {
    mid: [
      'M10 36Q23 20 37 36T63 36T90 36',
      'M10 54Q23 38 37 54T63 54T90 54',
      'M10 72Q23 56 37 72T63 72T90 72',
    ],
  },
};

export type StickColour = keyof typeof MARKS;

/** The paint of a stick's ends. */
export const PAINT_OF: Record<StickColour, Paint> = { R: 'red', Y: 'yellow', G: 'green', B: 'blue' };
