import { expect, test } from 'vitest';
import { suggestName } from './names';

test('nobody is offered the name of somebody else at the table', () => {
  const taken: string[] = [];
  for (let i = 0; i < 12; i++) taken.push(suggestName(taken));
  expect(new Set(taken).size).toBe(12);
  expect(taken).not.toContain('');
  // A thirteenth gets some name all the same.
  expect(taken).toContain(suggestName(taken));
});
