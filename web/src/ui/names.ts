import { t } from '../i18n/i18n.svelte';
import type { SeatInfo } from '../protocol/types';

const SUGGESTIONS = 12;

/** A name to begin with. */
export function suggestName(): string {
  return t(`name-${Math.floor(Math.random() * SUGGESTIONS)}`);
}

/** How a seat is called. */
export function seatName(place: SeatInfo): string {
  switch (place.owner) {
    case 'person':
      return place.name;
    case 'bot':
      return place.name || t(`bot-name-${place.seat}`);
    case 'stand_in':
      return t('stand-in', { name: place.name });
    case 'free':
      return t('seat-free');
  }
}
