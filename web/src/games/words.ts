import { has, t } from '../i18n/i18n.svelte';

/** A name of the rules made readable, for what has no text: `chief_steps` becomes "Chief steps". */
export function spoken(id: string): string {
  const words = id.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A game's name. */
export function gameName(game: string): string {
  return has(`game-${game}`) ? t(`game-${game}`) : spoken(game);
}

/** What a game is about, in a sentence or two; empty if it has no such text. */
export function aboutGame(game: string): string {
  return has(`about-${game}`) ? t(`about-${game}`) : '';
}
