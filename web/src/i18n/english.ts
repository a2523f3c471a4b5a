import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

/** The English texts of the page, for tests. */
const english = new FluentBundle('en', { useIsolating: false });
for (const file of ['refusals', 'table', 'games', 'board', 'web']) {
  const path = new URL(`../../../i18n/en/${file}.ftl`, import.meta.url);
  english.addResource(new FluentResource(readFileSync(path, 'utf8')));
}

/** A text; every blank must be filled in. */
export function say(key: string, args?: Record<string, string | number>): string {
  const unfilled: Error[] = [];
  const text = english.formatPattern(english.getMessage(key)?.value ?? '', args ?? null, unfilled);
  expect(unfilled).toEqual([]);
  return text;
}

export const has = (key: string): boolean => english.hasMessage(key);
