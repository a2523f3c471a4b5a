import type { BlockCode } from './blocks';
import { t } from '../../i18n/i18n.svelte';
import type { Placing, Seen } from './view';

/** The columns and rows by name, as players say them: a to e, 1 to 5. */
function holeName(x: number, y: number): string {
  return `${'abcde'[x] ?? '?'}${y + 1}`;
}

/** A block in words, with its figure: colour is never the only signal. */
export function blockName(code: BlockCode): string {
  return t('totemo-block', { block: t(`block-${code}`), figure: t(`totemo-figure-${code[0] ?? ''}`) });
}

/** All that a hole is, for those who listen. */
export function holeLabel(
  x: number,
  y: number,
  pole: readonly BlockCode[],
  offer: Placing | undefined,
): string {
  const hole = holeName(x, y);
  const stands = pole.length
    ? t('totemo-hole-pole', { hole, count: pole.length, blocks: pole.map(blockName).join(', ') })
    : t('totemo-hole-empty', { hole });
  if (!offer) return stands;
  const points = t('totemo-hole-offer', { points: offer.points, level: offer.level });
  return [stands, points, offer.bonus ? t('totemo-hole-bonus') : ''].filter(Boolean).join(' ');
}

/** What happened, in a sentence; empty for what needs none. */
export function told(event: Seen, names: readonly string[]): string {
  const name = 'seat' in event ? (names[event.seat] ?? '') : '';
  switch (event.e) {
    case 'place': {
      const hole = holeName(event.x, event.y);
      const said = t('totemo-told-place', {
        name,
        block: blockName(event.block),
        hole,
        level: event.level,
        points: event.points,
        score: event.score,
      });
      return event.bonus ? `${said} ${t('totemo-told-bonus', { name })}` : said;
    }
    case 'return':
      return t('totemo-told-return', { name });
    case 'stop':
      return t('totemo-told-stop', { name });
    case 'chief':
      return t('totemo-told-chief', { left: event.left });
    case 'first':
      return t('totemo-told-first', { name });
    case 'redraw':
      return t('totemo-told-redraw', { name });
    case 'end':
      return t(`totemo-told-end-${event.reason}`);
    case 'bonus':
    case 'hand':
    case 'draw':
      return '';
  }
}
