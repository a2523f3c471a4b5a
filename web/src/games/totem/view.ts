import type { TotemAction, TotemCard, TotemSeen, TotemView } from '../../protocol/types';

export type Card = TotemCard;
export type Action = TotemAction;
export type Choose = Extract<TotemAction, { a: 'choose' }>;
export type Play = Extract<TotemAction, { a: 'play' }>;
export type View = TotemView;
export type Seen = TotemSeen;

/** The kinds in the order in which a hand is sorted. */
export const KINDS: readonly Card[] = ['1', '2', '3', '4', '5', '6', '8', '10', 'W', 'T', 'C'];
