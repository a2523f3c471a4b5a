import type {
  TotemoAction,
  TotemoBlock,
  TotemoEvent,
  TotemoShortOffer,
  TotemoView,
} from '../../protocol/types';

/** Totemo's words of the protocol, by the names that this folder uses. */
export type View = TotemoView;
export type ShortOffer = TotemoShortOffer;
export type { Placing, Touch } from './offers';
export type Action = TotemoAction;
export type Seen = TotemoEvent<TotemoBlock | null>;
export type Place = Extract<Seen, { e: 'place' }>;
