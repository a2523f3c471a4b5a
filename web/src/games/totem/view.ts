import type { Action, TotemCard } from './types';

export type { Action, Seen, View } from './types';
export type Card = TotemCard;
export type Choose = Extract<Action, { a: 'choose' }>;
export type Play = Extract<Action, { a: 'play' }>;

/** The kinds in the order in which a hand is sorted. */
export const KINDS: readonly Card[] = ['1', '2', '3', '4', '5', '6', '8', '10', 'W', 'T', 'C'];
