// node.mjs OUT [--bench]: checks the modules that stapel-wood-check built into OUT.
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { checkDigests, checkSnapshots, speed } from "./check.mjs";
import { report } from "./report.mjs";

const out = resolve(process.argv[2]);
const bench = process.argv.includes("--bench");

for (const name of ["simd", "plain"]) {
  const wood = await import(pathToFileURL(join(out, name, "stapel_wood_check.js")).href);
  wood.initSync({ module: await readFile(join(out, name, "stapel_wood_check_bg.wasm")) });
  report(`${name}: digests`, checkDigests(wood));
  const list = await readFile(join(out, "snapshots", "list"), "utf8");
  const load = async (file) => new Uint8Array(await readFile(join(out, "snapshots", file)));
  report(`${name}: snapshots`, await checkSnapshots(wood, list, load));
  if (bench) {
    for (const setup of ["cube", "crossed", "wild"]) {
      console.log(`${name}: ${setup} ${speed(wood, setup, 20, busySeconds).toFixed(1)} times real time`);
    }
  }
}

/** How long this thread has had a core, where the system tells (Linux); else the time of day. */
function busySeconds() {
  try {
    return Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]) / 1e9;
  } catch {
    return performance.now() / 1000;
  }
}
