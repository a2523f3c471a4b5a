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

/**
 * Goes on from snapshots that another machine made: each must lead, byte for byte, to the next one
 * that it made. `list` has lines of a pile and a number of attempts; `load` gives the bytes for one.
 */
export async function checkSnapshots(wood, list, load) {
  const wrong = [];
  const lines = list.trim().split("\n");
  for (let i = 0; i < lines.length; i++) {
    const [setup, attempts] = lines[i].split(" ");
    const bytes = await load(`${setup}-${attempts}`);
    const pile = wood.GoldenPile.resume(setup, Number(attempts), bytes);
    if (!same(pile.snapshot(), bytes)) wrong.push(`${lines[i]}: its own snapshot has other bytes`);
    const next = pile.play() ? await load(`${setup}-${Number(attempts) + 1}`) : bytes;
    if (!same(pile.snapshot(), next)) wrong.push(`${lines[i]}: went on otherwise`);
    pile.free();
    if (attempts === "0") {
      const own = new wood.GoldenPile(setup);
      if (!same(own.snapshot(), bytes)) wrong.push(`${lines[i]}: is set up otherwise`);
      own.free();
    }
  }
  return { count: lines.length, wrong };
}

function same(one, other) {
  return one.length === other.length && one.every((byte, i) => byte === other[i]);
}

/**
 * How many times faster than real time, with a stick being dragged. `clock` tells seconds: best those
 * that this thread had a core for.
 */
export function speed(wood, setup, seconds, clock) {
  const dragged = new wood.Dragged(setup);
  // Long enough for the engine to have optimised the module.
  dragged.run(300);
  const start = clock();
  dragged.run(seconds * 60);
  const taken = clock() - start;
  dragged.free();
  return seconds / taken;
}
