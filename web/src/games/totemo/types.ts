import type { BlockCode } from '../../art/blocks';

/** Totemo's view as the rules write it (`crates/totemo/src/view.rs`). */
export interface View {
  options: { hands: 'closed' | 'open'; chief_steps: number; values: Record<string, number> };
  phase: { wait: string; seat?: number };
  obs: {
    seat: number | null;
    to_move: number | null;
    first: number;
    chief_left: number;
    last_round: boolean;
    extra: boolean;
    scores: number[];
    bonus: [number, number | null][];
    board: BlockCode[][];
    hand: BlockCode[];
    hands: number[];
    bag: number;
    all_hands?: BlockCode[][];
  };
  legal: Offer[];
  touches: Touch[][];
}

export interface Placing {
  a: 'place';
  block: BlockCode;
  x: number;
  y: number;
  level: number;
  points: number;
  bonus: boolean;
}

export type Offer = Placing | { a: 'return' } | { a: 'stop' };

/** A block that would count for one placed in a hole. */
export interface Touch {
  x: number;
  y: number;
  level: number;
  points: number;
}

export type Action = { a: 'place'; block: BlockCode; x: number; y: number } | { a: 'return' } | { a: 'stop' };

/** What happened, as a viewer saw it (`docs/records.md`). */
export type Seen =
  | { e: 'bonus'; tiles: [number, number | null][] }
  | { e: 'first'; seat: number }
  | { e: 'hand'; seat: number; blocks: (BlockCode | null)[] }
  | { e: 'redraw'; seat: number; returned: (BlockCode | null)[]; blocks: (BlockCode | null)[] }
  | { e: 'chief'; left: number }
  | {
      e: 'place';
      seat: number;
      block: BlockCode;
      x: number;
      y: number;
      level: number;
      points: number;
      score: number;
      bonus: boolean;
    }
  | { e: 'stop'; seat: number }
  | { e: 'return'; seat: number; blocks: (BlockCode | null)[] }
  | { e: 'draw'; seat: number; blocks: (BlockCode | null)[] }
  | { e: 'end'; reason: 'chief' | 'bag' };

export type Place = Extract<Seen, { e: 'place' }>;
