// node.mjs OUT: compares the decisions of the modules that stapel-bots-check built into OUT.
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const out = resolve(process.argv[2]);
let failed = false;
for (const name of ["simd", "plain"]) {
  const bots = await import(pathToFileURL(join(out, name, "stapel_bots_check.js")).href);
  bots.initSync({ module: await readFile(join(out, name, "stapel_bots_check_bg.wasm")) });
  const expected = bots.expected_decisions().split("\n");
  const found = bots.decisions().split("\n");
  const wrong = found.map((line, i) => [line, expected[i]]).filter(([a, b]) => a !== b);
  console.log(`${name}: ${found.length - 1} positions compared, ${wrong.length} wrong`);
  for (const [a, b] of wrong) console.log(`  here   ${a}\n  native ${b}`);
  failed ||= wrong.length > 0 || found.length !== expected.length || found.length < 10;
}
process.exit(failed ? 1 : 0);
