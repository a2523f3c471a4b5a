import type { WoodInfo } from '../../protocol/types';
import type { Aim } from './messages';
import type { View } from './types';

/** The stick that the phase says a hand is about; null if no hand is due. */
export function triedIn({ phase }: View): number | null {
  return phase.is === 'raising' || phase.is === 'winning' || phase.is === 'taking' ? phase.stick : null;
}

/** What a hand of this attempt is about, as the view before it and the judge say. */
export function aimOf(view: View, wood: WoodInfo): Aim | null {
  if (wood.builder !== null) return { is: 'build' };
  const stick = triedIn(view);
  if (stick === null) return null;
  return view.phase.is === 'taking' ? { is: 'take', stick } : { is: 'try', stick };
}

/** What a player's own hand is about, and with which stick. */
export interface OwnAim {
  aim: 'raise' | 'win' | 'take' | 'build';
  stick: number;
}

const AIMS = { raising: 'raise', winning: 'win', taking: 'take' } as const;

/** What the hand of the player who is due is about; null before they have chosen a stick. */
export function ownAimIn(view: View): OwnAim | null {
  const { phase } = view;
  return phase.is === 'raising' || phase.is === 'winning' || phase.is === 'taking'
    ? { aim: AIMS[phase.is], stick: phase.stick }
    : null;
}
