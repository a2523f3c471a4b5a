// Does the wood behave here as it does everywhere? Runs in Node and in a browser alike: it needs
// nothing but a module that wasm-bindgen made, and, for snapshots, a way to get the native ones.

/** Plays the golden piles; gives back the lines that differ from what they should be. */
export function checkDigests(wood) {
  const expected = wood.expected_digests().trim().split("\n");
  const found = wood.golden_digests().trim().split("\n");
  const wrong = [];
  for (let i = 0; i < Math.max(expected.length, found.length); i++) {
    if (expected[i] !== found[i]) wrong.push(`expected ${expected[i]}, found ${found[i]}`);
  }
  return { count: expected.length, wrong };
}

/** The last digest of a pile, from the expected lines. */
function lastDigest(wood, setup) {
  const lines = wood.expected_digests().split("\n");
  const own = lines.filter((line) => line.startsWith(`${setup} `) && !line.includes("ticks"));
  return own.at(-1).split(" ")[2];
}

/**
 * Goes on from snapshots that another machine made, and makes them itself.
 * `list` has lines of a pile and a number of attempts; `load` gives the bytes for one.
 */
export async function checkSnapshots(wood, list, load) {
  const wrong = [];
  let count = 0;
  for (const line of list.trim().split("\n")) {
    const [setup, attempts] = line.split(" ");
    const bytes = await load(`${setup}-${attempts}`);
    const end = wood.golden_resume(setup, Number(attempts), bytes);
    if (end !== lastDigest(wood, setup)) wrong.push(`${line}: went on otherwise`);
    const own = wood.golden_snapshot(setup, Number(attempts));
    if (own.length !== bytes.length || own.some((byte, i) => byte !== bytes[i])) {
      wrong.push(`${line}: its own snapshot has other bytes`);
    }
    count++;
  }
  return { count, wrong };
}

/** How many times faster than real time, with a stick being dragged. */
export function speed(wood, setup, seconds) {
  const dragged = new wood.Dragged(setup);
  dragged.run(120);
  const start = performance.now();
  dragged.run(seconds * 60);
  const taken = (performance.now() - start) / 1000;
  dragged.free();
  return seconds / taken;
}
