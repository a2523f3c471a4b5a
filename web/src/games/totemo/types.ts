import type {
  TotemoAction,
  TotemoBlock,
  TotemoEvent,
  TotemoOffer,
  TotemoTouch,
  TotemoView,
} from '../../protocol/types';

/** Totemo's words of the protocol, by the names that this folder uses. */
export type View = TotemoView;
export type Offer = TotemoOffer;
export type Placing = Extract<TotemoOffer, { a: 'place' }>;
export type Touch = TotemoTouch;
export type Action = TotemoAction;
export type Seen = TotemoEvent<TotemoBlock | null>;
export type Place = Extract<Seen, { e: 'place' }>;
