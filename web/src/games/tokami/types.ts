import type { TokamiAction, TokamiColour, TokamiEvent, TokamiView } from '../../protocol/types';

/** Tokami's words of the protocol, by the names that this folder uses. */
export type View = TokamiView;
export type Seen = TokamiEvent;
export type Action = TokamiAction;
export type Colour = TokamiColour;
