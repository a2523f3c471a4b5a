import type { Seat, TableInfo } from '../protocol/types';

/** The seats that are played from this device. */
export function ownSeats(info: TableInfo): Seat[] {
  return info.places.filter(({ yours, owner }) => yours && owner === 'person').map(({ seat }) => seat);
}

/**
 * The seat to show where several are played from one device: the one shown stays as long as it has something
 * to do, or nobody else has.
 */
export function nextShown(shown: Seat | null, own: readonly Seat[], due: readonly Seat[]): Seat | null {
  if (shown !== null && own.includes(shown) && (due.includes(shown) || due.length === 0)) return shown;
  return due[0] ?? own[0] ?? null;
}
