import {
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  wcagContrast,
  type Rgb,
} from 'culori';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { INK, PAINT, WHEEL, type Paint } from './palette';

const converted = converter('rgb');
const rgb = (colour: string) => converted(colour) ?? { mode: 'rgb' as const, r: 0, g: 0, b: 0 };
const apart = differenceCiede2000();

type Filter = (colour: Rgb) => Rgb;

/** How a colour looks through a filter. */
const through = (filter: Filter) => (colour: string) => {
  const plain = rgb(colour);
  if (!plain) throw new Error(colour);
  return formatHex(filter(plain));
};

const EYES = {
  'all cones': (colour: string) => colour,
  protanopia: through(filterDeficiencyProt(1) as Filter),
  deuteranopia: through(filterDeficiencyDeuter(1) as Filter),
  tritanopia: through(filterDeficiencyTrit(1) as Filter),
};

const pairs = WHEEL.flatMap((a, i) => WHEEL.slice(i + 1).map((b): [Paint, Paint] => [a, b]));

describe('the six paints', () => {
  // 2 is just noticeable side by side; 10 is told apart at a glance.
  it.each(Object.entries(EYES))('stay apart with %s', (_, seen) => {
    for (const [a, b] of pairs) {
      expect(apart(seen(PAINT[a]), seen(PAINT[b])), `${a} and ${b}`).toBeGreaterThan(10);
    }
  });

  it('carry drawings that can be seen', () => {
    for (const paint of WHEEL) expect(wcagContrast(PAINT[paint], INK[paint])).toBeGreaterThan(3);
  });

  it('are the tokens of the page', () => {
    const css = readFileSync(new URL('../app.css', import.meta.url), 'utf8');
    for (const paint of WHEEL) expect(css).toContain(`--${paint}: ${PAINT[paint]};`);
  });
});
