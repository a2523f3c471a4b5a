import type { BlockCode } from './blocks';
import type { ShortOffer, View } from './view';

/** A block that may be placed, and what that would bring. */
export interface Placing {
  block: BlockCode;
  x: number;
  y: number;
  level: number;
  points: number;
  bonus: boolean;
}

/** A block on the board that would count, and what it would add. */
export interface Touch {
  x: number;
  y: number;
  level: number;
  points: number;
}

/** The placements among what is offered. */
export function placings(legal: readonly ShortOffer[]): Placing[] {
  return legal.flatMap((offer) => {
    if (typeof offer === 'string') return [];
    const [block, x, y, level, points, bonus] = offer;
    return [{ block, x, y, level, points, bonus }];
  });
}

/** The blocks that one placed in this hole would touch. */
export function touches(view: View, hole: number): Touch[] {
  return (view.touches[hole] ?? []).map(([x, y, level, points]) => ({ x, y, level, points }));
}
