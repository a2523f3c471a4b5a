import type { Seen, TotemoShortOffer } from './types';

/** The words of the rules, by the names that this folder uses. */
export type { Action, Seen, View } from './types';
export type { Placing, Touch } from './offers';
export type ShortOffer = TotemoShortOffer;
export type Place = Extract<Seen, { e: 'place' }>;
