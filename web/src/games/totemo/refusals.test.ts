import { expect, test } from 'vitest';
import { has, say } from '../../i18n/english';
import { refusalText } from '../../ui/refusal';
import module from './module';

// As the rules write them; that no field is missing is checked where they are made, in Rust.
test.each<[string, Record<string, unknown>, string]>([
  ['colour-clash', { block: 'Bt', with: 'R' }, 'blue topper does not go with red'],
  ['no-such-seat', { seat: 3 }, 'There is no seat 4'],
  ['wrong-draw', { wanted: 1, found: 2 }, '1 block is drawn now, not 2'],
])('refused: %s', (code, why, text) => {
  const refusal = { code: `refused-totemo-${code}`, why: { why: code, ...why } };
  expect(refusalText(refusal, say, has, module.blank)).toBe(text);
});
