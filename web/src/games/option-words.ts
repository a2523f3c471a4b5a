import { has, t } from '../i18n/i18n.svelte';
import type { GameInfo } from '../protocol/types';
import { spoken } from './words';

type Option = GameInfo['options'][number];

/** The key that the texts of an option begin with: `GAME-option-ID`. */
export function optionKey(game: string, option: string): string {
  return `${game}-option-${option.replaceAll('_', '-')}`;
}

/** What an option is called. */
export function optionName(game: string, option: string): string {
  const key = optionKey(game, option);
  return has(key) ? t(key) : spoken(option);
}

/** What one value of an option is called. */
export function valueName(game: string, option: Option, value: string): string {
  const key = `${optionKey(game, option.id)}-${value}`;
  if (has(key)) return t(key);
  if (option.kind === 'flag') return value === 'yes' ? t('yes') : t('no');
  if (option.kind === 'number') {
    return option.unit && has(`unit-${option.unit}`) ? t(`unit-${option.unit}`, { n: Number(value) }) : value;
  }
  return spoken(value);
}

/** What an option means, or the value that it has now; empty if there is no such text. */
export function optionExplained(game: string, option: string, value?: string): string {
  const key = optionKey(game, option);
  const keys = value === undefined ? [`${key}-explain`] : [`${key}-${value}-explain`, `${key}-explain`];
  const found = keys.find(has);
  return found === undefined ? '' : t(found);
}
