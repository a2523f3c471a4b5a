import { parse, type Entry } from '@fluent/syntax';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { BUNDLED } from '../games/bundled';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const LANGUAGES = ['en', 'de', 'nl', 'ru'] as const;
/** Texts of the page alone must all be used; the others are shared with the command line, which checks them. */
const OWN = ['web', 'board'];
const ALL = ['web', 'board', 'table', 'games', 'refusals'];

interface Text {
  variables: string[];
  key: string;
}

function variables(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const part of node) variables(part, found);
  else if (typeof node === 'object' && node !== null) {
    const { type, id } = node as { type?: string; id?: { name?: string } };
    if (type === 'VariableReference' && id?.name) found.add(id.name);
    for (const part of Object.values(node)) variables(part, found);
  }
  return found;
}

function texts(language: string, file: string): Text[] {
  const path = `${root}i18n/${language}/${file}.ftl`;
  if (!existsSync(path)) return [];
  const { body } = parse(readFileSync(path, 'utf8'), { withSpans: false });
  const junk = body.filter((entry: Entry) => entry.type === 'Junk');
  expect(junk, path).toEqual([]);
  return body.flatMap((entry) =>
    entry.type === 'Message' ? [{ key: entry.id.name, variables: [...variables(entry)].sort() }] : [],
  );
}

/** The page's sources, by their path. */
const SOURCES = readdirSync(`${root}web/src`, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(`${root}web/src/${path}`, 'utf8') }));

/** Keys that stand in the sources: whole, and as the beginnings of those put together. */
function uses(): { whole: Set<string>; beginnings: string[] } {
  const whole = new Set<string>();
  const beginnings: string[] = [];
  for (const { text } of SOURCES) {
    for (const [, key] of text.matchAll(/['"`]([a-z][a-zA-Z0-9]*(?:-[a-zA-Z0-9]+)*)['"`]/g))
      whole.add(key ?? '');
    for (const [, start] of text.matchAll(/\b(?:t|has)\(\s*`([a-zA-Z0-9-]+-)\$\{/g))
      beginnings.push(start ?? '');
  }
  return { whole, beginnings: [...new Set(beginnings)] };
}

/** What the form of a game's options asks for. */
function optionKeys(): { needed: string[]; possible: string[] } {
  const needed: string[] = [];
  const possible: string[] = [];
  for (const { name, options } of BUNDLED) {
    for (const option of options) {
      const key = `${name}-option-${option.id.replaceAll('_', '-')}`;
      const values = option.kind === 'choice' || option.kind === 'numbers' ? option.of : [];
      needed.push(key, ...values.map((value) => `${key}-${value}`));
      if (option.kind === 'choice') needed.push(...values.map((value) => `${key}-${value}-explain`));
      else needed.push(`${key}-explain`);
      if (option.kind === 'flag') possible.push(`${key}-no`, `${key}-yes`);
      if (option.kind !== 'number') continue;
      if (option.unit) needed.push(`unit-${option.unit}`);
      for (let n = option.least; n <= option.most; n++) possible.push(`${key}-${n}`);
    }
  }
  return { needed, possible: [...needed, ...possible] };
}

test('every option of every game has its texts', () => {
  const known = new Set(ALL.flatMap((file) => texts('en', file).map(({ key }) => key)));
  expect(optionKeys().needed.filter((key) => !known.has(key))).toEqual([]);
});

describe.each(ALL)('%s.ftl', (file) => {
  test.each(LANGUAGES)('%s has the same texts as English, with the same words to fill in', (language) => {
    expect(texts(language, file)).toEqual(texts('en', file));
  });

  test('no key stands twice', () => {
    const keys = texts('en', file).map(({ key }) => key);
    expect(keys.length).toBe(new Set(keys).size);
  });
});

test('no key stands in two files', () => {
  const keys = ALL.flatMap((file) => texts('en', file).map(({ key }) => key));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test('every text of the page is used', () => {
  const { whole, beginnings } = uses();
  const keys = OWN.flatMap((file) => texts('en', file).map(({ key }) => key));
  const ofOptions = new Set(optionKeys().possible);
  const unused = keys.filter(
    (key) => !whole.has(key) && !ofOptions.has(key) && !beginnings.some((start) => key.startsWith(start)),
  );
  expect(unused).toEqual([]);
});

test('every text that the page asks for exists', () => {
  const known = new Set(ALL.flatMap((file) => texts('en', file).map(({ key }) => key)));
  const missing = SOURCES.flatMap(({ path, text }) => {
    const asked = [...text.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key]) => key ?? '');
    return asked.filter((key) => !known.has(key)).map((key) => `${path}: ${key}`);
  });
  const { beginnings } = uses();
  const hollow = beginnings.filter((start) => ![...known].some((key) => key.startsWith(start)));
  expect([...missing, ...hollow]).toEqual([]);
});

test('a plural form says the number itself: minus one is "one" too', () => {
  for (const language of LANGUAGES) {
    const folder = `${root}i18n/${language}/`;
    for (const file of readdirSync(folder)) {
      expect(readFileSync(folder + file, 'utf8'), `${language}/${file}`).not.toMatch(/\[one\] \d/);
    }
  }
});
