import { expect, test } from 'vitest';
import { has, say } from '../../i18n/english';
import { refusalText } from '../../ui/refusal';
import module from './module';

// As the rules write them; that no field is missing is checked where they are made, in Rust.
test.each<[string, Record<string, unknown>, string]>([
  ['wrong-deal', { found: 13 }, 'A player is dealt 14 totem cards, not 13'],
])('refused: %s', (code, why, text) => {
  const refusal = { code: `refused-totem-${code}`, why: { why: code, ...why } };
  expect(refusalText(refusal, say, has, module.blank)).toBe(text);
});
