import type { Figure } from '../../art/figures';
import { BARE, INK, PAINT, type Paint } from '../../art/palette';
import { FIGURES, FIGURE_OF } from './figures';
import type { TotemoBlock } from './types';

/** The codes of the blocks, as records write them. */
export type BlockCode = TotemoBlock;

const PAINT_OF: Record<string, Paint> = {
  R: 'red',
  O: 'orange',
  Y: 'yellow',
  G: 'green',
  B: 'blue',
  V: 'violet',
};

/** How a block looks. */
export interface BlockLook {
  /** The key of its name in the texts. */
  name: Paint | 'rainbow' | 'start';
  paint: string;
  ink: string;
  figure: Figure;
  topper: boolean;
}

/** How the block with this code looks. */
export function lookOf(code: BlockCode): BlockLook {
  const paint = PAINT_OF[code[0] ?? ''];
  if (paint) {
    return {
      name: paint,
      paint: PAINT[paint],
      ink: INK[paint],
      figure: FIGURES[FIGURE_OF[paint]],
      topper: code.endsWith('t'),
    };
  }
  const name = code === 'S' ? 'start' : 'rainbow';
  return { name, paint: BARE.wood, ink: BARE.ink, figure: FIGURES[name], topper: false };
}
