import { expect, test } from 'vitest';
import { has, say } from '../../i18n/english';
import { refusalText } from '../../ui/refusal';
import module from './module';

// As the rules write them; that no field is missing is checked where they are made, in Rust.
test.each<[string, Record<string, unknown>, string]>([
  ['not-your-turn', { to_move: 1 }, 'It is the turn of seat 2'],
  ['second-stick', { tried: 6, found: 30 }, 'Stick 7 is being tried, not stick 31'],
  ['other-due', { due: 0, found: 35 }, 'Stick 1 has to be taken, not stick 36'],
  ['sticks-fell', { fallen: [0, 6] }, 'Sticks fell: 1, 7'],
  ['fell-from-nowhere', { sticks: [35] }, "What is not on the X can't fall off it: 36"],
  ['is-higher', { before: 1234, after: 1240 }, 'From 123.4 to 124.0 mm is higher'],
  [
    'colours',
    { found: [10, 8, 9, 9] },
    'A pile has 9 sticks of each colour, not 10, 8, 9, 9 of red, yellow, green and blue',
  ],
])('refused: %s', (code, why, text) => {
  const refusal = { code: `refused-tokami-${code}`, why: { why: code, ...why } };
  expect(refusalText(refusal, say, has, module.blank)).toBe(text);
});
