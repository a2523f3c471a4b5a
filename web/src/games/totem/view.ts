import type { SeatNumber } from '../game';

/** A kind of card by its code: a totem card's number, `W` warrior, `T` top, `C` companion. */
export type Card = '1' | '2' | '3' | '4' | '5' | '6' | '8' | '10' | 'W' | 'T' | 'C';

/** The kinds in the order in which a hand is sorted. */
export const KINDS: readonly Card[] = ['1', '2', '3', '4', '5', '6', '8', '10', 'W', 'T', 'C'];

export type Choose = { a: 'choose'; cards: Card[] };
export type Play = { a: 'play'; card: Card; pole: number };
export type Action = Choose | Play;

export interface Obs {
  seat: SeatNumber | null;
  to_move: SeatNumber | null;
  round: number;
  starter: SeatNumber;
  poles: Card[][];
  stock: Card[];
  hand: Card[];
  hands: number[];
  chosen: boolean[];
  won: number[];
  seen: Card[];
}

export interface View {
  options: { series: boolean };
  phase: { wait: 'first' | 'deal' | 'choose' | 'play' | 'over' };
  obs: Obs;
  legal: Action[];
  first: SeatNumber;
  game: number;
  totals: number[];
  worth: number[];
  turns: number;
  spent: Card[][];
}

export type Seen =
  | { e: 'first'; seat: SeatNumber }
  | { e: 'deal'; seat: SeatNumber; cards: (Card | null)[] }
  | { e: 'choose'; seat: SeatNumber; round: number; cards: (Card | null)[] }
  | { e: 'play'; seat: SeatNumber; card: Card; pole: number }
  | { e: 'capture'; seat: SeatNumber; pole: number; cards: Card[]; points: number }
  | { e: 'pass'; seat: SeatNumber }
  | { e: 'lose'; seat: SeatNumber; cards: Card[] }
  | { e: 'round_end'; round: number }
  | { e: 'game_end'; scores: number[]; totals: number[]; chief: SeatNumber[] };
