import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { BUNDLED } from './bundled';
import { isDue, moduleOf } from './modules';

const src = fileURLToPath(new URL('../', import.meta.url));

test('a game with a folder brings a module, any other is shown plainly', () => {
  const plain = moduleOf('chess');
  expect(plain.picture).toBeUndefined();
  for (const { name } of BUNDLED) {
    expect(existsSync(`${src}games/${name}/module.ts`), name).toBe(true);
    expect(moduleOf(name), name).not.toBe(plain);
  }
});

test('whoever is offered something is due', () => {
  expect(isDue('chess', { legal: [{ a: 'take' }] }, undefined, 0)).toBe(true);
  expect(isDue('chess', { legal: [] }, undefined, 0)).toBe(false);
  expect(isDue('chess', { turn: 0 }, undefined, 0)).toBe(false);
  expect(isDue('chess', undefined, undefined, 0)).toBe(false);
});

describe('no game is named outside its own folder', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(ts|svelte)$/.test(path),
  );
  const shared = (path: string): boolean => !/^(protocol|wasm)\//.test(path);

  test.each(BUNDLED.map(({ name }) => name))('%s', (name) => {
    const outside = files.filter((path) => shared(path) && !path.startsWith(`games/${name}/`));
    expect(outside.length).toBeGreaterThan(50);
    const named = new RegExp(`(?<![a-z])${name}(?![a-z])`, 'i');
    expect(outside.filter((path) => named.test(readFileSync(src + path, 'utf8')))).toEqual([]);
  });
});
