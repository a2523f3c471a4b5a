// node.mjs OUT [--bench]: checks the modules that stapel-wood-check built into OUT.
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { checkDigests, checkSnapshots, speed } from "./check.mjs";

const out = resolve(process.argv[2]);
const bench = process.argv.includes("--bench");
let failed = false;

for (const name of ["simd", "plain"]) {
  const wood = await import(pathToFileURL(join(out, name, "stapel_wood_check.js")).href);
  wood.initSync({ module: await readFile(join(out, name, "stapel_wood_check_bg.wasm")) });
  const digests = checkDigests(wood);
  report(`${name}: digests`, digests);
  const list = await readFile(join(out, "snapshots", "list"), "utf8");
  const load = async (file) => new Uint8Array(await readFile(join(out, "snapshots", file)));
  report(`${name}: snapshots`, await checkSnapshots(wood, list, load));
  if (bench) {
    for (const setup of ["cube", "crossed", "wild"]) {
      console.log(`${name}: ${setup} ${speed(wood, setup, 20).toFixed(1)} times real time`);
    }
  }
}
process.exit(failed ? 1 : 0);

function report(what, { count, wrong }) {
  console.log(`${what}: ${count} compared, ${wrong.length} wrong`);
  for (const line of wrong) console.log(`  ${line}`);
  failed ||= wrong.length > 0;
}
