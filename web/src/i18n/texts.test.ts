import { parse, type Entry } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { BUNDLED } from '../games/bundled';
import { calls } from './calls';

// All texts are checked here, those of the command line too: here is a parser of their language.

const root = fileURLToPath(new URL('../../../', import.meta.url));
const LANGUAGES = ['en', 'de', 'nl', 'ru'] as const;
const FILES = readdirSync(`${root}i18n/en`).map((file) => file.replace('.ftl', ''));
/** The files that the page and the command line load. Two keys may be alike where nobody loads both. */
const LOADED = {
  page: ['web', 'board', 'table', 'games', 'refusals'],
  program: ['cli', 'play', 'games', 'refusals'],
};

/** By key: the variables that the text wants, in order. */
type Texts = Record<string, string[]>;

function variables(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const part of node) variables(part, found);
  else if (typeof node === 'object' && node !== null) {
    const { type, id } = node as { type?: string; id?: { name?: string } };
    if (type === 'VariableReference' && id?.name) found.add(id.name);
    for (const part of Object.values(node)) variables(part, found);
  }
  return found;
}

function messages(language: string, file: string): [string, string[]][] {
  const { body } = parse(readFileSync(`${root}i18n/${language}/${file}.ftl`, 'utf8'), { withSpans: false });
  const junk = body.filter((entry: Entry) => entry.type === 'Junk');
  expect(junk, `${language}/${file}`).toEqual([]);
  return body.flatMap((entry) =>
    entry.type === 'Message' ? [[entry.id.name, [...variables(entry)].sort()]] : [],
  );
}

const english = (files: string[]): [string, string[]][] => files.flatMap((file) => messages('en', file));
const TEXTS: Texts = Object.fromEntries(english(LOADED.page));
const PROGRAM_TEXTS: Texts = Object.fromEntries(english(LOADED.program));

interface Source {
  path: string;
  text: string;
}

function sources(folder: string, wanted: RegExp): Source[] {
  return readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => wanted.test(path) && !/\.test\.ts$|(^|\/)(tests|target|wasm)\//.test(path))
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(`${root}${folder}/${path}`, 'utf8') }));
}

const PAGE = sources('web/src', /\.(ts|svelte)$/);
const RUST = sources('crates', /\/src\/.*\.rs$/);

/** The keys that a pattern stands for: `*` is what is put in. */
function matching(pattern: string, texts = TEXTS): string[] {
  const like = new RegExp(`^${pattern.replaceAll('*', '.+')}$`);
  return Object.keys(texts).filter((key) => like.test(key));
}

/** What the page asks for, with where. */
const ASKED = PAGE.flatMap(({ path, text }) => calls(path, text).map((call) => ({ path, ...call })));

/** `text.say("key", &[("name", …), …])` and `text.get("key")` in Rust. */
function rustCalls({ path, text }: Source): { path: string; key: string; names: string[] | null }[] {
  const got = [...text.matchAll(/\.get\(\s*"([a-z0-9]+(?:-[a-z0-9]+)+)"/g)];
  const said = [...text.matchAll(/\.say\(\s*"([a-z0-9-]+)",\s*(&\[)?/g)];
  return [
    ...got.map(([, key]) => ({ path, key: key ?? '', names: [] })),
    ...said.map(({ 0: head, 1: key, 2: list, index }) => {
      // What is filled in stands up to the bracket that closes the list; anything else is made elsewhere.
      let depth = 1;
      let end = index + head.length;
      for (; depth > 0 && end < text.length; end++) {
        if (text[end] === '[') depth++;
        else if (text[end] === ']') depth--;
      }
      const filled = text.slice(index + head.length, end).matchAll(/\(\s*"([a-z0-9_]+)",/g);
      const given = list && !text.slice(index, end).includes('..');
      return { path, key: key ?? '', names: given ? [...filled].map(([, name]) => name ?? '') : null };
    }),
  ];
}
const SAID = RUST.flatMap(rustCalls);

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
  expect(optionKeys().needed.filter((key) => !(key in TEXTS))).toEqual([]);
});

describe.each(FILES)('%s.ftl', (file) => {
  test.each(LANGUAGES)('%s has the same texts as English, with the same words to fill in', (language) => {
    expect(messages(language, file)).toEqual(messages('en', file));
  });
});

test.each(LANGUAGES)('%s has the same files as English', (language) => {
  expect(readdirSync(`${root}i18n/${language}`)).toEqual(readdirSync(`${root}i18n/en`));
});

test.each(Object.entries(LOADED))('no key stands twice for the %s, and every file is loaded', (_, files) => {
  const keys = english(files).map(([key]) => key);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  expect(FILES.filter((file) => !Object.values(LOADED).flat().includes(file))).toEqual([]);
});

test('every text is used', () => {
  const quotedIn = (list: Source[]): Set<string | undefined> =>
    new Set(
      list.flatMap(({ text }) =>
        [...text.matchAll(/(["'`])([a-zA-Z][a-zA-Z0-9]*(?:-[a-zA-Z0-9]+)*)\1/g)].map(([, , key]) => key),
      ),
    );
  const inPage = quotedIn(PAGE);
  const inRust = quotedIn(RUST);
  const composed = ASKED.flatMap(({ keys }) => keys ?? []).flatMap((key) => matching(key));
  // Put together in Rust: the help of the command line, and the names of blocks, cards and bots.
  const inProgram = ['help-*', 'colour-*', 'figure-*', 'card-*', 'bot-*'].flatMap((key) =>
    matching(key, PROGRAM_TEXTS),
  );
  const used = new Set([...composed, ...inProgram, ...optionKeys().possible]);
  // A refusal of the page is named where it is made, in Rust.
  const named = (key: string, page: boolean): boolean =>
    page && !key.startsWith('refused-') ? inPage.has(key) : inRust.has(key);
  const unused = FILES.flatMap((file) => {
    const [page, program] = [LOADED.page.includes(file), LOADED.program.includes(file)];
    return english([file]).filter(
      ([key]) => !used.has(key) && !(page && named(key, true)) && !(program && named(key, false)),
    );
  });
  expect(unused.map(([key]) => key)).toEqual([]);
});

test('every text that is asked for exists', () => {
  expect(ASKED.length).toBeGreaterThan(300);
  expect(SAID.length).toBeGreaterThan(200);
  const missing = ASKED.flatMap(({ path, keys }) =>
    (keys ?? []).filter((key) => matching(key).length === 0).map((key) => `${path}: ${key}`),
  );
  const unsaid = SAID.filter(({ key }) => !(key in PROGRAM_TEXTS)).map(({ path, key }) => `${path}: ${key}`);
  const refusals = RUST.flatMap(({ text }) => [...text.matchAll(/"(refused-[a-z-]+[a-z])"/g)]);
  expect(refusals.length).toBeGreaterThan(100);
  const mute = refusals.map(([, code]) => code ?? '').filter((code) => !(code in TEXTS));
  expect([...missing, ...unsaid, ...mute]).toEqual([]);
});

test('whoever asks for a text fills in all that it wants', () => {
  const lacking = (key: string, names: string[] | null | undefined, texts: Texts): string[] =>
    names ? (texts[key] ?? []).filter((name) => !names.includes(name)) : [];
  const hollow = ASKED.flatMap(({ path, keys, names }) =>
    (keys ?? [])
      .flatMap((key) => matching(key))
      .filter((key) => names?.some((given) => lacking(key, given, TEXTS).length > 0))
      .map((key) => `${path}: ${key} wants ${String(TEXTS[key])}`),
  );
  const unsaid = SAID.filter(({ key, names }) => lacking(key, names, PROGRAM_TEXTS).length > 0);
  expect([...hollow, ...unsaid.map(({ path, key }) => `${path}: ${key}`)]).toEqual([]);
});

test('what is asked for can be read off the source', () => {
  // A refusal's code and data come from elsewhere: `refusal.test.ts` and the tests of refusals in Rust. The keys of
  // options come from the data sheets.
  const open = ASKED.filter(({ keys, names }) => !keys || !names).map(({ path }) => path);
  const checked = ['web/src/ui/refusal.ts', 'web/src/games/option-words.ts'];
  expect(open.filter((path) => !checked.includes(path))).toEqual([]);
});

test('a plural form says the number itself: minus one is "one" too', () => {
  for (const language of LANGUAGES) {
    const folder = `${root}i18n/${language}/`;
    for (const file of readdirSync(folder)) {
      expect(readFileSync(folder + file, 'utf8'), `${language}/${file}`).not.toMatch(/\[one\] \d/);
    }
  }
});
