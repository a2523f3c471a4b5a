import type { Seat, TableInfo } from '../protocol/types';
import type { Table } from '../session/table.svelte';

/** The seats that are played from this device. */
export function ownSeats(info: TableInfo): Seat[] {
  return info.places.filter(({ yours, owner }) => yours && owner === 'person').map(({ seat }) => seat);
}

/** Whether a seat is offered anything now. */
export function isDue(table: Table, seat: Seat): boolean {
  const view = table.sight(seat)?.view;
  if (!view) return false;
  if ('legal' in view) return view.legal.length > 0;
  // TA-3: before the game each in turn builds in a stick.
  return (table.wood?.builder ?? view.to_move) === seat;
}

/**
 * The seat to show where several are played from one device: the one shown stays as long as it has something
 * to do, or nobody else has.
 */
export function nextShown(shown: Seat | null, own: readonly Seat[], due: readonly Seat[]): Seat | null {
  if (shown !== null && own.includes(shown) && (due.includes(shown) || due.length === 0)) return shown;
  return due[0] ?? own[0] ?? null;
}

/** Whether players of one device must not see each other's things. */
export function hasSecrets(info: TableInfo): boolean {
  switch (info.game) {
    case 'totemo':
      return info.options.hands === 'closed';
    case 'totem':
      return true;
    case 'tokami':
      return false;
  }
}
