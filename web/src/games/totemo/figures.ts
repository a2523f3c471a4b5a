import { dot, type Figure } from '../../art/figures';
import type { Paint } from '../../art/palette';

/** The drawings on the blocks. */
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
