import type { Paint } from './palette';

/**
 * One of our own line drawings, in a square of 100. Totem faces look straight ahead, so most lines are drawn
 * for the left half only and mirrored.
 */
export interface Figure {
  /** Lines across the middle. */
  mid: readonly string[];
  /** Lines of the left half, mirrored to the right. */
  half?: readonly string[];
  /** Filled shapes of the left half, mirrored to the right. */
  halfFill?: readonly string[];
  /** Filled shapes in the middle. */
  fill?: readonly string[];
  /** Lines that are repeated around the middle, so many times. */
  around?: { times: number; lines: readonly string[] };
}

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const FIGURES = {
  eagle: {
    half: [
      // crown and cheek
      'M50 12Q33 11 26 27Q21 40 27 52Q31 61 41 64',
      // brow
      'M46 32Q36 25 25 30',
      // wing and its feathers
      'M24 44Q10 46 7 66L7 84L16 74L16 90L25 78L26 92L36 78',
      // breast
      'M42 76L46 84L50 78',
    ],
    halfFill: [dot(37, 37, 4.2)],
    mid: ['M41 43Q50 37 59 43L55 58Q50 71 45 58Z', 'M44 50Q50 54 56 50'],
  },
  dog: {
    half: [
      // ear
      'M36 20Q15 10 11 34Q9 56 21 62Q31 52 31 34',
      // head
      'M36 20Q43 16 50 16',
      'M31 34Q28 62 38 76Q43 82 46 82',
      // lips
      'M50 64Q43 75 35 68',
    ],
    halfFill: [dot(40, 42, 4)],
    fill: ['M41 54Q50 47 59 54Q57 63 50 64Q43 63 41 54Z'],
    mid: ['M45 72L45 80Q45 91 50 91Q55 91 55 80L55 72'],
  },
  warrior: {
    half: [
      // face
      'M27 38L27 58Q29 84 50 92',
      // band
      'M25 38L50 38',
      'M26 48L31 42L36 48L41 42L46 48L50 44',
      // feather beside the middle one
      'M38 38Q24 26 28 9Q40 18 44 37',
      // hair
      'M25 50Q18 66 20 82',
      // paint
      'M31 68L40 71M32 75L40 77',
    ],
    halfFill: [dot(39, 59, 3.6)],
    mid: ['M50 38Q40 20 50 4Q60 20 50 38', 'M50 38L50 22', 'M50 56L46 69L54 69', 'M43 80L57 80'],
  },
  flower: {
    around: { times: 6, lines: ['M43 40Q30 24 50 6Q70 24 57 40', 'M50 30L50 20'] },
    mid: [dot(50, 50, 12)],
    fill: [dot(50, 50, 4.5)],
  },
  frog: {
    half: [
      // bulging eye, brow, side
      'M50 32Q45 31 42 27A13 13 0 1 0 17 32Q7 44 8 56Q10 80 34 84L50 84',
      // mouth
      'M50 68Q28 69 14 55',
      'M12 51L17 58',
      // chin
      'M50 77Q40 77 33 75',
    ],
    halfFill: [dot(29, 25, 5), dot(45, 48, 2.4)],
    mid: [],
  },
  beaver: {
    half: [
      // ear, head, cheek
      'M50 15Q38 14 31 20A9 9 0 1 0 19 33Q14 46 18 58Q22 70 37 73',
      // muzzle
      'M50 53Q33 48 31 62Q33 74 43 72',
      // whiskers
      'M25 58L8 54M25 64L9 68',
      // teeth
      'M50 71L42 71L42 89L50 89',
    ],
    halfFill: [dot(37, 39, 4)],
    fill: ['M41 47Q50 40 59 47Q57 56 50 57Q43 56 41 47Z'],
    mid: ['M50 57L50 64', 'M50 71L50 89'],
  },
  rainbow: {
    half: [],
    mid: ['M10 76A40 40 0 0 1 90 76', 'M24 76A26 26 0 0 1 76 76', 'M38 76A12 12 0 0 1 62 76'],
  },
  start: {
    half: [],
    mid: ['M10 84A40 40 0 0 1 90 84', 'M26 84A24 24 0 0 1 74 84'],
    fill: ['M50 10L54.7 24.5L70 24.5L57.7 33.5L62.4 48L50 39L37.6 48L42.3 33.5L30 24.5L45.3 24.5Z'],
  },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof FIGURES;

/** Which figure stands for which paint, so that colour is never the only signal. */
export const FIGURE_OF: Record<Paint, FigureName> = {
  red: 'warrior',
  orange: 'dog',
  yellow: 'beaver',
  green: 'frog',
  blue: 'eagle',
  violet: 'flower',
};

/** The marks of Tokami's sticks: one form a colour. */
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

/** Draws a figure on a canvas, in the square at x, y of this size. */
export function drawFigure(
  on: CanvasRenderingContext2D,
  figure: Figure,
  x: number,
  y: number,
  size: number,
  ink: string,
  width = 5,
): void {
  on.save();
  on.translate(x, y);
  on.scale(size / 100, size / 100);
  on.strokeStyle = ink;
  on.fillStyle = ink;
  on.lineWidth = width;
  on.lineCap = 'round';
  on.lineJoin = 'round';
  const stroke = (lines: readonly string[]): void => lines.forEach((line) => on.stroke(new Path2D(line)));
  const fill = (shapes: readonly string[]): void => shapes.forEach((shape) => on.fill(new Path2D(shape)));
  stroke(figure.mid);
  fill(figure.fill ?? []);
  for (const side of [1, -1]) {
    on.save();
    if (side < 0) {
      on.translate(100, 0);
      on.scale(-1, 1);
    }
    stroke(figure.half ?? []);
    fill(figure.halfFill ?? []);
    on.restore();
  }
  const { times, lines } = figure.around ?? { times: 0, lines: [] };
  for (let n = 0; n < times; n++) {
    on.save();
    on.translate(50, 50);
    on.rotate((n * 2 * Math.PI) / times);
    on.translate(-50, -50);
    stroke(lines);
    on.restore();
  }
  on.restore();
}
