import type { Seat } from '../protocol/types';

/** The actions that a view offers its viewer: by convention they are listed in `legal`. */
export function legalIn(view: unknown): readonly unknown[] {
  const legal = typeof view === 'object' && view !== null && 'legal' in view ? view.legal : null;
  return Array.isArray(legal) ? legal : [];
}

/** Who is to do something, as a view says it; null where it does not. */
export function toMoveIn(view: unknown): Seat | null {
  if (typeof view !== 'object' || view === null) return null;
  const seat = 'to_move' in view ? view.to_move : 'obs' in view ? toMoveIn(view.obs) : null;
  return typeof seat === 'number' ? seat : null;
}
