// What a visitor downloads, and how much it may be, with gzip.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const assets = readdirSync(`${dist}assets`);
const size = (file) => gzipSync(readFileSync(`${dist}${file}`), { level: 9 }).length;

/** The scripts that a page needs before it can be used: what is imported without waiting. */
function scripts(entry, seen = new Set()) {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  const text = readFileSync(`${dist}assets/${entry}`, 'utf8');
  for (const [, file] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) scripts(file, seen);
  return seen;
}

const html = readFileSync(`${dist}index.html`, 'utf8');
const entry = /src="\/assets\/([^"]+\.js)"/.exec(html)?.[1] ?? '';
const lobby = [...scripts(entry)];
// One language's texts are loaded with the lobby; Russian ones are the longest.
const texts = assets.filter((file) => /^(web|games|refusals|table|board)-.*\.js$/.test(file));
const perLanguage = texts.reduce((sum, file) => sum + size(`assets/${file}`), 0) / 4;
// What draws in three dimensions, and what that needs.
const stage = assets.find(
  (file) => file.endsWith('.js') && readFileSync(`${dist}assets/${file}`, 'utf8').includes('WebGLRenderer'),
);
const three = stage ? [...scripts(stage)].filter((file) => !lobby.includes(file)) : [];
const wasm = (name) => assets.filter((file) => file.startsWith(`${name}_bg`) && file.endsWith('.wasm'));

const KB = 1000;
const sum = (files) => files.reduce((total, file) => total + size(`assets/${file}`), 0);
const limits = [
  ['lobby, script with texts', sum(lobby) + perLanguage, 80 * KB],
  ['three.js', sum(three), 200 * KB],
  ['WASM of the turn games', sum(wasm('turn')), 300 * KB],
  ['WASM of the wood, for tables on one device', sum(wasm('wood')), 950 * KB],
  ['WASM of the wood, for the hand', sum(wasm('pile')), 950 * KB],
];

let tooLarge = false;
for (const [what, bytes, most] of limits) {
  const over = bytes > most;
  tooLarge ||= over;
  console.log(
    `${over ? 'TOO LARGE' : 'ok'.padEnd(9)} ${what}: ${(bytes / KB).toFixed(1)} KB of ${most / KB} KB`,
  );
}
if ([lobby, three, wasm('turn'), wasm('wood'), wasm('pile')].some((files) => files.length === 0)) {
  console.log('something is missing in dist; build it first');
  tooLarge = true;
}
process.exit(tooLarge ? 1 : 0);
