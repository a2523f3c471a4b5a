import { t } from '../i18n/i18n.svelte';
import type { SeatInfo } from '../protocol/types';

const SUGGESTIONS = 12;

/** A name to begin with, unlike those of others at the table. */
export function suggestName(taken: readonly string[] = []): string {
  const all = Array.from({ length: SUGGESTIONS }, (_, i) => t(`name-${i}`));
  const free = all.filter((name) => !taken.includes(name));
  const among = free.length > 0 ? free : all;
  return among[Math.floor(Math.random() * among.length)] ?? '';
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
