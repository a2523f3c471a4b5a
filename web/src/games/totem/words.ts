import { t } from '$lib/i18n/i18n.svelte';
import type { Card, Seen } from './view';

/** A card in words. */
export function cardName(card: Card): string {
  return Number.isNaN(Number(card)) ? t(`card-${card}`) : card;
}

/** Cards in words. */
export function cardNames(cards: readonly Card[]): string {
  return cards.map(cardName).join(', ');
}

/** What happened, in a sentence; nothing for what everybody sees anyway. */
export function tell(event: Seen, names: readonly string[]): string {
  const name = 'seat' in event ? (names[event.seat] ?? '') : '';
  switch (event.e) {
    case 'first':
      return t('totem-tell-first', { name });
    case 'play':
      return t('totem-tell-play', { name, card: cardName(event.card), place: event.pole + 1 });
    case 'capture':
      return t('totem-tell-capture', { name, place: event.pole + 1, points: event.points });
    case 'pass':
      return t('totem-tell-pass', { name });
    case 'lose':
      return t('totem-tell-lose', { name, cards: cardNames(event.cards) });
    case 'round_end':
      return t('totem-tell-round-end', { round: event.round });
    case 'game_end':
      return t('totem-tell-game-end');
    case 'deal':
    case 'choose':
      return '';
  }
}
