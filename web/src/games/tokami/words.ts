import { t } from '../../i18n/i18n.svelte';
import { mm } from '../../i18n/numbers';
import type { Point, Way } from './messages';
import type { Seen, TokamiColour as Colour } from './types';

/** A stick in words: its colour, its mark and its number. */
export function stickName(stick: number, colours: readonly Colour[]): string {
  return t('tokami-stick', { colour: t(`tokami-colour-${colours[stick] ?? 'R'}`), number: stick + 1 });
}

/** Several sticks in words. */
export function stickNames(sticks: readonly number[], colours: readonly Colour[]): string {
  return sticks.map((stick) => stickName(stick, colours)).join(', ');
}

/** A direction by the words for its largest parts: x is to the right, y up, z towards the viewer. */
export function wayName([x, y, z]: Point): string {
  const parts: [number, string][] = [
    [Math.abs(x), x > 0 ? 'right' : 'left'],
    [Math.abs(y), y > 0 ? 'up' : 'down'],
    [Math.abs(z), z > 0 ? 'near' : 'away'],
  ];
  const told = parts.filter(([size]) => size > 0.38).sort(([a], [b]) => b - a);
  return told.map(([, word]) => t(`tokami-way-${word}`)).join(' + ');
}

/** Where a place lies in the pile. */
export function whereName([x, , z]: Point): string {
  const parts = [
    x > 0.8 ? 'right' : x < -0.8 ? 'left' : '',
    z > 0.8 ? 'near' : z < -0.8 ? 'away' : '',
  ].filter(Boolean);
  return parts.length ? parts.map((part) => t(`tokami-at-${part}`)).join(', ') : t('tokami-at-middle');
}

/** How risky a way looks. */
export function wayRisk(way: Way): string {
  if (way.blocked > 0.5) return t('tokami-way-blocked');
  if (way.load > 2.5) return t('tokami-way-heavy');
  return way.load > 0.4 ? t('tokami-way-loaded') : t('tokami-way-free');
}

/** What happened, in a sentence; empty for what needs none. */
export function told(event: Seen, names: readonly string[], colours: readonly Colour[]): string {
  const name = 'seat' in event ? (names[event.seat] ?? '') : '';
  switch (event.e) {
    case 'first':
      return t('tokami-told-first', { name });
    case 'raise': {
      const args = {
        name,
        stick: stickName(event.stick, colours),
        before: mm(event.before),
        after: mm(event.after),
      };
      return t(`tokami-told-raise-${event.outcome}`, args);
    }
    case 'win':
      return t(`tokami-told-win-${event.outcome}`, { name, stick: stickName(event.stick, colours) });
    case 'skip':
      return t('tokami-told-skip', { name });
    case 'decline':
      return t('tokami-told-decline', { name });
    case 'minus':
      return t('tokami-told-minus', { name, count: event.sticks.length });
    case 'plus': {
      const won = t('tokami-told-plus', { name, stick: stickName(event.stick, colours) });
      const freed = event.returned.length;
      return freed ? `${won} ${t('tokami-told-freed', { name, count: freed })}` : won;
    }
    case 'round_end':
      return t('tokami-told-round');
    case 'sticks':
      return '';
  }
}
