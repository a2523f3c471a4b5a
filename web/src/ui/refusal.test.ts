import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Refusal } from '../protocol/types';
import { refusalText } from './refusal';

const english = new FluentBundle('en', { useIsolating: false });
for (const file of ['refusals', 'table', 'games', 'board', 'web']) {
  const path = new URL(`../../../i18n/en/${file}.ftl`, import.meta.url);
  english.addResource(new FluentResource(readFileSync(path, 'utf8')));
}

/** Every blank must be filled in. */
function say(key: string, args?: Record<string, string | number>): string {
  const unfilled: Error[] = [];
  const text = english.formatPattern(english.getMessage(key)?.value ?? '', args ?? null, unfilled);
  expect(unfilled).toEqual([]);
  return text;
}

const words = (refusal: Refusal): string => refusalText(refusal, say, (key) => english.hasMessage(key));

// As the rules of each game write them; that no field is missing is checked where they are made, in Rust.
test.each<[string, Record<string, unknown>, string]>([
  ['totemo-colour-clash', { block: 'Bt', with: 'R' }, 'blue topper does not go with red'],
  ['totemo-no-such-seat', { seat: 3 }, 'There is no seat 4'],
  ['totemo-wrong-draw', { wanted: 1, found: 2 }, '1 block is drawn now, not 2'],
  ['totem-wrong-deal', { found: 13 }, 'A player is dealt 14 totem cards, not 13'],
  ['tokami-not-your-turn', { to_move: 1 }, 'It is the turn of seat 2'],
  ['tokami-second-stick', { tried: 6, found: 30 }, 'Stick 7 is being tried, not stick 31'],
  ['tokami-other-due', { due: 0, found: 35 }, 'Stick 1 has to be taken, not stick 36'],
  ['tokami-sticks-fell', { fallen: [0, 6] }, 'Sticks fell: 1, 7'],
  ['tokami-fell-from-nowhere', { sticks: [35] }, "What is not on the X can't fall off it: 36"],
  ['tokami-is-higher', { before: 1234, after: 1240 }, 'From 123.4 to 124.0 mm is higher'],
  [
    'tokami-colours',
    { found: [10, 8, 9, 9] },
    'A pile has 9 sticks of each colour, not 10, 8, 9, 9 of red, yellow, green and blue',
  ],
])('refused-%s in words', (code, why, text) => {
  expect(words({ code: `refused-${code}`, why: { why: code, ...why } })).toBe(text);
});

test('a code without a text gets a general one', () => {
  expect(words({ code: 'refused-by-a-newer-server' })).toBe(say('web-refused'));
});
