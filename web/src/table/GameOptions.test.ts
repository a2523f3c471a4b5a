import { render } from 'svelte/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { BUNDLED } from '../games/bundled';
import { speak } from '../i18n/i18n.svelte';
import type { GameInfo, Settings } from '../protocol/types';
import GameOptions from './GameOptions.svelte';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
  vi.unstubAllGlobals();
});

function form(sheet: GameInfo, options: unknown): string {
  const settings = { game: sheet.name, options } as Settings;
  return render(GameOptions, { props: { sheet, settings, disabled: false, change: () => undefined } }).body;
}

test.each(BUNDLED)('every option of $name can be set', (sheet) => {
  const html = form(sheet, sheet.defaults[String(sheet.usual_seats)]);
  const lists = sheet.options.filter(({ kind }) => kind !== 'numbers');
  expect(html.match(/<select/g) ?? []).toHaveLength(lists.length);
  // What a list holds is what the sheet holds.
  for (const option of lists) {
    if (option.kind !== 'choice') continue;
    for (const value of option.of) expect(html).toContain(`value="${value}"`);
  }
  // Everything has a text: an id that was made readable would stand there with its capital.
  for (const option of sheet.options) expect(html).not.toContain(`>${option.id}<`);
});

test('a game without texts has a form all the same', () => {
  const sheet: GameInfo = {
    ...(BUNDLED[0] as GameInfo),
    name: 'chess',
    options: [
      { id: 'last_wins', rule: 1, kind: 'flag' },
      { id: 'opening', rule: 2, kind: 'choice', of: ['free', 'fixed_first'] },
      { id: 'heaps', rule: 3, kind: 'number', least: 3, most: 7, step: 2, unit: null },
      { id: 'sticks', rule: 4, kind: 'number', least: 1, most: 5000, step: 1, unit: null },
      { id: 'worth', rule: 5, kind: 'numbers', of: ['a', 'b'], least: 0, most: 9 },
    ],
  };
  const options = { last_wins: true, opening: 'free', heaps: 4, sticks: 12, worth: { a: 1, b: 2 } };
  const html = form(sheet, options);
  for (const text of ['Last wins', 'Opening', 'Fixed first', 'Heaps', 'Sticks', 'Worth']) {
    expect(html).toContain(text);
  }
  // 3, 5 and 7; and the 4 that was set elsewhere, or the list would show another number.
  for (const n of [3, 4, 5, 7]) expect(html).toContain(`value="${n}"`);
  expect(html).not.toContain('value="6"');
  expect(html).toMatch(/type="number"[^>]*max="5000"/);
  expect(html.match(/type="number"/g)).toHaveLength(3);
});
