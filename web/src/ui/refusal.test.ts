import { expect, test } from 'vitest';
import { has, say } from '../i18n/english';
import { refusalText } from './refusal';

test('a code without a text gets a general one', () => {
  expect(refusalText({ code: 'refused-by-a-newer-server' }, say, has)).toBe(say('web-refused'));
});

test('what the game of a refusal says nothing of is said as it is', () => {
  const known = (key: string): boolean => key === 'refused-chess-check' || key === 'piece-K';
  const filled = (key: string, args?: Record<string, string | number>): string =>
    key === 'piece-K' ? 'king' : JSON.stringify(args);
  const refusal = { code: 'refused-chess-check', why: { seat: 0, by: 'K', at: 'd4', n: 2, all: [1, 2] } };
  const blank = (_: string, value: unknown): { text: string } | undefined =>
    typeof value === 'string' ? { text: `piece-${value}` } : undefined;
  expect(JSON.parse(refusalText(refusal, filled, known, blank))).toEqual({
    seat: 1,
    by: 'king',
    at: 'd4',
    n: 2,
    all: '1, 2',
  });
  expect(JSON.parse(refusalText(refusal, filled, known))).toMatchObject({ by: 'K' });
});
