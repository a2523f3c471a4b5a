import type { Card } from './view';

/** A carved face: line drawings in a box of 100 × 70, with a colour and a mark of its own. */
export interface Face {
  /** The paint behind the drawing. */
  paint: string;
  /** Filled shapes, then lines. */
  shapes: readonly string[];
  lines: readonly string[];
  /** Dots: eyes, noses. */
  dots: readonly (readonly [number, number, number])[];
}

const eyes = (dx: number, y: number, r: number): [number, number, number][] => [
  [50 - dx, y, r],
  [50 + dx, y, r],
];

/** One animal for each number; people for warrior and companion; wings for the top. */
export const FACES: Readonly<Record<Card, Face>> = {
  // mouse
  '1': {
    paint: '#e9dcc3',
    shapes: [
      'M22 20a12 12 0 1 1 22 6H34',
      'M78 20a12 12 0 1 0-22 6h10',
      'M28 40q4-18 22-18t22 18q-6 20-22 22-16-2-22-22Z',
    ],
    lines: ['M44 53q6 5 12 0', 'M30 50 14 46', 'M30 54 14 57', 'M70 50l16-4', 'M70 54l16 3'],
    dots: [...eyes(9, 38, 3), [50, 49, 3.4]],
  },
  // fish
  '2': {
    paint: '#a9cfd6',
    shapes: ['M14 36q22-26 50-12l20-12-5 24 5 24-20-12q-28 14-50-12Z'],
    lines: ['M40 22q10 14 0 28', 'M50 28q5 8 0 16', 'M59 29q4 7 0 14', 'M18 40q6 3 10 1'],
    dots: [[28, 32, 3.6]],
  },
  // frog
  '3': {
    paint: '#b4d08a',
    shapes: ['M20 22a11 11 0 0 1 22-2h16a11 11 0 0 1 22 2q10 14 2 28-10 14-32 14t-32-14q-8-14 2-28Z'],
    lines: ['M24 46q26 16 52 0', 'M46 38h1', 'M53 38h1'],
    dots: [...eyes(19, 21, 4.4)],
  },
  // beaver
  '4': {
    paint: '#d9a877',
    shapes: [
      'M24 18a8 8 0 0 1 14-2q12-6 24 0a8 8 0 0 1 14 2q8 12 4 26-8 18-30 18T20 44q-4-14 4-26Z',
      'M42 46h16v13H42Z',
    ],
    lines: ['M50 46v13', 'M40 44q10 6 20 0', 'M26 46h-9', 'M74 46h9'],
    dots: [...eyes(13, 29, 3.4), [50, 39, 5]],
  },
  // fox
  '5': {
    paint: '#f0a860',
    shapes: ['M18 6 40 20h20L82 6l-2 30q-8 18-30 30Q28 54 20 36Z'],
    lines: ['M20 36q18-2 30 22 12-24 30-22', 'M25 15l8 10', 'M75 15l-8 10', 'M34 32l9 3', 'M66 32l-9 3'],
    dots: [[50, 60, 4]],
  },
  // owl
  '6': {
    paint: '#cdb6dc',
    shapes: ['M20 6q14 10 30 10T80 6q6 24 0 42-8 16-30 18-22-2-30-18-6-18 0-42Z'],
    lines: [
      'M36 20a13 13 0 1 0 .1 0',
      'M64 20a13 13 0 1 0 .1 0',
      'M45 42l5 10 5-10Z',
      'M32 54q4 4 8 0',
      'M60 54q4 4 8 0',
    ],
    dots: [...eyes(14, 33, 5)],
  },
  // bear
  '8': {
    paint: '#c39a74',
    shapes: [
      'M18 18a11 11 0 0 1 20-6q12-4 24 0a11 11 0 0 1 20 6q6 4 2 12 2 14-6 22-10 14-28 14T22 52q-8-8-6-22-4-8 2-12Z',
      'M36 46q2-12 14-12t14 12q-2 14-14 14T36 46Z',
    ],
    lines: ['M50 46v6', 'M43 54q7 4 14 0'],
    dots: [...eyes(15, 28, 3.6), [50, 42, 5.4]],
  },
  // eagle
  '10': {
    paint: '#f4d466',
    shapes: [
      'M12 14q20-10 38-8 18-2 38 8-4 24-18 34l-20 18-20-18Q16 38 12 14Z',
      'M40 34q10-10 20 0-2 18-10 24-8-6-10-24Z',
    ],
    lines: ['M20 20q14 0 22 8', 'M80 20q-14 0-22 8', 'M44 40h3', 'M53 40h3', 'M24 34l8 4', 'M76 34l-8 4'],
    dots: [...eyes(17, 31, 4.2)],
  },
  // a person with a feather
  W: {
    paint: '#e08a78',
    shapes: ['M26 30q2-18 24-18t24 18v14q-4 20-24 22-20-2-24-22Z', 'M66 14q4-14 18-12-2 14-14 20Z'],
    lines: [
      'M24 24q26 8 52 0',
      'M25 30q25 8 50 0',
      'M30 45h11',
      'M59 45h11',
      'M30 50h11',
      'M59 50h11',
      'M43 57h14',
      'M50 38v10',
      'M69 19 80 6',
    ],
    dots: [...eyes(13, 38, 3.4)],
  },
  // spread wings round a sun
  T: {
    paint: '#9fc3ee',
    shapes: [
      'M50 14Q30 2 4 12q2 16 18 20 2 14 16 12 4 12 12 20 8-8 12-20 14 2 16-12 16-4 18-20-26-10-46 2Z',
      'M50 22a12 12 0 1 0 .1 0',
    ],
    lines: ['M22 32q8-8 18-8', 'M78 32q-8-8-18-8', 'M38 44q4-6 6-6', 'M62 44q-4-6-6-6', 'M46 37q4 4 8 0'],
    dots: [...eyes(4, 32, 1.9)],
  },
  // a person with braids
  C: {
    paint: '#f2b7c6',
    shapes: [
      'M28 32q0-20 22-20t22 20v12q-4 18-22 20-18-2-22-20Z',
      'M26 34q-10 4-8 14l4 16 6-2 2-22Z',
      'M74 34q10 4 8 14l-4 16-6-2-2-22Z',
    ],
    lines: [
      'M50 12v12',
      'M28 32q14-2 22-10 8 8 22 10',
      'M44 52q6 5 12 0',
      'M20 52l8-2',
      'M80 52l-8-2',
      'M50 40v6',
    ],
    dots: [...eyes(11, 38, 3.2)],
  },
};
