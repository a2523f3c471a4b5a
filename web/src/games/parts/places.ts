import { getContext, setContext } from 'svelte';
import type { SeatInfo } from '../../protocol/types';

const KEY = Symbol('places');

/** Lets what is inside know who sits at the table, besides what the game itself tells. */
export function setPlaces(places: () => readonly SeatInfo[]): void {
  setContext(KEY, places);
}

/** Who sits at the table. */
export function getPlaces(): () => readonly SeatInfo[] {
  return getContext<(() => readonly SeatInfo[]) | undefined>(KEY) ?? (() => []);
}
