import { render } from 'svelte/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../i18n/i18n.svelte';
import PlainTable from './PlainTable.svelte';
import { facts, said } from './said';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
  vi.unstubAllGlobals();
});

const names = ['Ann', 'Bob'];
const view = {
  to_move: 0,
  heaps: [3, 4],
  last_wins: true,
  options: { heaps: 2 },
  legal: [
    { a: 'take', heap: 0, sticks: 1 },
    { a: 'take', heap: 1, sticks: 2 },
  ],
};
const shown = (more: object): string =>
  render(PlainTable, {
    props: {
      view,
      events: [],
      viewer: 0,
      names,
      act: () => undefined,
      busy: false,
      advice: null,
      ...more,
    },
  }).body;

test('what is due, the facts, the actions and the log are there in words', () => {
  const html = shown({ history: [{ e: 'take', seat: 1, heap: 0, sticks: 2 }] });
  expect(html).toContain('Ann: it is your turn.');
  expect(html).toMatch(/<dt[^>]*>Heaps<\/dt>\s*<dd[^>]*>(<!--.*?-->)*3, 4/);
  expect(html).toMatch(/<dt[^>]*>Last wins<\/dt>\s*<dd[^>]*>(<!--.*?-->)*Yes/);
  expect(html.match(/<button/g)).toHaveLength(2);
  expect(html).toContain('Take (Heap 0, Sticks 1)');
  expect(html).toContain('Bob: Take (Heap 0, Sticks 2)');
  expect(html).not.toContain('Legal');
});

test('whoever is not due has no buttons, and is told whose turn it is', () => {
  const html = shown({ viewer: 1, view: { ...view, legal: [] } });
  expect(html).not.toContain('<button');
  expect(html).toContain('Ann is to move');
  expect(shown({ viewer: null })).not.toContain('<button');
});

test('while an answer is waited for nothing can be pressed, and advice stands out', () => {
  expect(shown({ busy: true }).match(/<button[^>]*disabled/g)).toHaveLength(2);
  const advised = shown({ advice: { a: 'take', heap: 1, sticks: 2 } });
  expect(advised.match(/<button[^>]*primary/g)).toHaveLength(1);
});

test('what has no text of its own is readable all the same', () => {
  expect(said('pass', names)).toBe('Pass');
  expect(said(7, names)).toBe('7');
  expect(said({ take: 2 }, names)).toBe('Take 2');
  expect(said({ heap: 0, take: 2 }, names)).toBe('Heap 0, Take 2');
  expect(said({ e: 'first', seat: 1 }, names)).toBe('Bob: First');
  expect(said({ take: { heap: 1, sticks: 2 } }, names)).toBe('Take (Heap 1, Sticks 2)');
  expect(said({ e: 'won', winner: 1, by: null }, names)).toBe('Won (Winner Bob, By none)');
  expect(facts({ piles: [{ sticks: 1 }, { sticks: [] }] }, names)).toEqual([
    {
      name: 'Piles',
      value: [
        { name: '1', value: [{ name: 'Sticks', value: '1' }] },
        { name: '2', value: [{ name: 'Sticks', value: 'none' }] },
      ],
    },
  ]);
});
