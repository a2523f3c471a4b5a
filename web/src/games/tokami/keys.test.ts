import { expect, test } from 'vitest';
import { keyName } from './keys';

test.each([
  ['q', 'KeyQ', 'q'],
  ['Q', 'KeyQ', 'q'],
  // On a French keyboard A is where others have Q.
  ['a', 'KeyQ', 'a'],
  ['й', 'KeyQ', 'q'],
  ['Ц', 'KeyW', 'w'],
  ['ю', 'Period', '.'],
  ['ö', 'Semicolon', 'ö'],
  [' ', 'Space', ' '],
  ['ArrowLeft', 'ArrowLeft', 'ArrowLeft'],
])('%s on %s is %s', (key, code, name) => expect(keyName({ key, code })).toBe(name));
